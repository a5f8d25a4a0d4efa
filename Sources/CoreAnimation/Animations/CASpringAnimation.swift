// An animation whose progress is a damped spring's.

public import Foundation
import FrameResolving
package import RenderTree

/// Moves a property from one value to another as a spring would, overshooting when damped weakly.
///
/// The spring runs in seconds whatever `duration` says: a shorter duration cuts it, so set `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  private var constants = Constants()

  private struct Constants {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var velocity = 0.0
    var allowsOverdamping = false
  }

  /// An animation with default values.
  public required init() { super.init() }

  /// A spring with a perceived length and bounciness; its `duration` is its settling duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: seconds, positive.
  ///   - bounce: 0 does not overshoot, towards 1 it bounces more, below 0 it creeps; -1…1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let (stiffness, damping) = SpringSolver.constants(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    constants = Constants(stiffness: stiffness, damping: damping, allowsOverdamping: true)
    duration = settlingDuration
  }

  private func change(_ part: WritableKeyPath<Constants, Double>, _ value: CGFloat, if isValid: Bool) {
    willChange()
    if isValid { constants[keyPath: part] = Double(value) }
  }

  /// The mass on the spring; values that are not positive are ignored.
  open var mass: CGFloat {
    get { CGFloat(constants.mass) }
    set { change(\.mass, newValue, if: newValue > 0 && newValue.isFinite) }
  }
  /// The spring's stiffness; values that are not positive are ignored.
  open var stiffness: CGFloat {
    get { CGFloat(constants.stiffness) }
    set { change(\.stiffness, newValue, if: newValue > 0 && newValue.isFinite) }
  }
  /// The friction; values below 0 are ignored.
  open var damping: CGFloat {
    get { CGFloat(constants.damping) }
    set { change(\.damping, newValue, if: newValue >= 0) }
  }
  /// Velocity at the start in whole distances a second, positive towards the target.
  open var initialVelocity: CGFloat {
    get { CGFloat(constants.velocity) }
    set { change(\.velocity, newValue, if: newValue.isFinite) }
  }
  /// Whether damping above critical slows the spring; otherwise it counts as critical.
  open var allowsOverdamping: Bool {
    get { constants.allowsOverdamping }
    set {
      willChange()
      constants.allowsOverdamping = newValue
    }
  }

  /// When the spring counts as at rest; seconds.
  open var settlingDuration: CFTimeInterval { solver.settlingDuration }
  /// The perceived length of the spring; seconds.
  open var perceptualDuration: CFTimeInterval { solver.perceptualDuration }
  /// The perceived bounciness, -1…1.
  open var bounce: CGFloat { CGFloat(solver.bounce) }

  private var solver: SpringSolver {
    SpringSolver(
      mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping, velocity: constants.velocity,
      allowsOverdamping: constants.allowsOverdamping)
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    if let other = other as? CASpringAnimation { constants = other.constants }
  }

  package override func setProperty(_ name: String, to value: Any?) -> Bool {
    let number = PropertyValue(any: value).flatMap { CGFloat($0) }
    switch name {
    case "mass": mass = number ?? mass
    case "stiffness": stiffness = number ?? stiffness
    case "damping": damping = number ?? damping
    case "initialVelocity": initialVelocity = number ?? initialVelocity
    case "allowsOverdamping": allowsOverdamping = number.map { $0 != 0 } ?? allowsOverdamping
    default: return super.setProperty(name, to: value)
    }
    return true
  }

  package override func property(_ name: String) -> Any? {
    switch name {
    case "mass": mass
    case "stiffness": stiffness
    case "damping": damping
    case "initialVelocity": initialVelocity
    case "allowsOverdamping": allowsOverdamping
    case "settlingDuration": settlingDuration
    default: super.property(name)
    }
  }

  package override func makeTrack(duration: Double) -> (any ValueTrack)? {
    super.makeTrack(duration: duration).map { SpringTrack(ends: $0, spring: solver, duration: duration) }
  }
}

/// A track run through by a spring.
private struct SpringTrack: ValueTrack {
  let ends: any ValueTrack
  let spring: SpringSolver
  let duration: Double

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    let seconds = fraction * duration
    return ends.value(at: spring.value(at: seconds.isFinite ? seconds : 0), base: base)
  }
}
