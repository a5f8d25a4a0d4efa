// The damped spring: its response over time and when it counts as settled.

import Foundation

/// A mass on a damped spring, let go at 0 towards 1.
public struct SpringSolver: Sendable, Hashable {
  /// Undamped angular frequency; radians a second.
  public let frequency: Double
  /// 1 is critical damping, below it swings.
  public let dampingRatio: Double
  /// Angular frequency of the swing about the target; radians a second, not a number from critical damping on.
  private let swing: Double
  /// Initial velocity in whole distances a second, positive towards the target.
  public let velocity: Double

  /// A spring from physical numbers. Mass and stiffness that are not positive count as the defaults 1 and 100, damping
  /// below 0 as 0. Damping above critical counts as critical unless overdamping is allowed, as Core Animation does.
  public init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = false) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    let damping = damping > 0 ? damping : 0
    frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    // Rounding must not make a critically damped spring an over- or underdamped one: its formulas divide by the
    // difference.
    dampingRatio = abs(ratio - 1) < 1e-12 || (ratio > 1 && !allowsOverdamping) ? 1 : ratio
    swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The response at a time in seconds: 0 at the start, 1 at the target, beyond it while it overshoots.
  public func value(at time: Double) -> Double {
    let t = time
    guard t > 0 else { return 0 }
    guard t < .infinity else { return dampingRatio > 0 ? 1 : 0 }
    // A spring without bounds of damping does not get off the ground in Core Animation's form: it is at its target.
    guard dampingRatio.isFinite else { return 1 }
    if dampingRatio < 1 {
      let decay = dampingRatio * frequency
      let b = (velocity - decay) / swing
      return 1 + exp(-decay * t) * (-cos(swing * t) + b * sin(swing * t))
    }
    if dampingRatio == 1 {
      return 1 + exp(-frequency * t) * (-1 + (velocity - frequency) * t)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let fast = -dampingRatio * frequency - root
    let slow = frequency * frequency / fast
    let c2 = (velocity + slow) / (fast - slow)
    let value = 1 + (-1 - c2) * exp(slow * t) + c2 * exp(fast * t)
    return value.isFinite ? value : 1
  }

  /// When the spring counts as at rest; seconds. A spring without damping never rests: the greatest `Float`.
  ///
  /// Below critical damping it is the moment the envelope falls under a thousandth; from critical damping on, the first
  /// multiple of a tenth of a second at which the response is within a thousandth of the target, found by adding up
  /// tenths, whose rounding is part of the measured values.
  public var settlingDuration: Double {
    guard dampingRatio > 0 else { return Double(Float.greatestFiniteMagnitude) }
    guard dampingRatio.isFinite else { return 0 }
    if dampingRatio < 1 {
      let decay = dampingRatio * frequency
      let b = (velocity - decay) / swing
      return min(log(1000 * (1 + abs(b))) / decay, Double(Float.greatestFiniteMagnitude))
    }
    var time = 0.0
    while abs(value(at: time) - 1) >= 0.001, time < Self.searchLimit { time += 0.1 }
    return time
  }

  /// The search for the end of an overdamped spring stops here: an hour and a half is longer than any film.
  private static let searchLimit = 5400.0

  /// The stiffness and damping of a spring of mass 1 with a perceived length and bounciness.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the period of the undamped spring; seconds, positive.
  ///   - bounce: 0 is critical damping, towards 1 it swings longer, below 0 it creeps.
  public static func constants(
    perceptualDuration: Double, bounce: Double
  ) -> (stiffness: Double, damping: Double) {
    let length = perceptualDuration > 0 && perceptualDuration.isFinite ? perceptualDuration : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -1), 1) : 0
    let frequency = 2 * Double.pi / length
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return (frequency * frequency, 2 * ratio * 2 * Double.pi / length)
  }

  /// The perceived length: the period of the undamped spring; seconds.
  public var perceptualDuration: Double { 2 * Double.pi / frequency }

  /// The perceived bounciness, -1…1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}
