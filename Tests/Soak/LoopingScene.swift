// A small scene that uses much and comes back after two seconds, for as long as it is played.

import Cairn
import Foundation

/// Layers of many classes whose animations, events and particles repeat exactly.
///
/// At 64 frames a second every frame's time, and with it every fraction of a duration that is a power of two, is a binary
/// number without rounding: frames one period apart have the same values to the last bit, however late they are.
enum LoopingScene {
  static let framesPerSecond = 64
  /// Two seconds.
  static let period = 128
  /// From here on frames come back: particles have reached the age they die at, events have had their first turn.
  static let settled = 2 * period
  static let size = CGSize(width: 160, height: 90)

  /// A stage whose events never end.
  static func stage() throws -> Stage {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    root.backgroundColor = CGColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)
    for layer in [panel(), masked(), dots(), try sparks(), turning(), glass()] { root.addSublayer(layer) }
    let stage = Stage(root, size: size, framesPerSecond: framesPerSecond)
    stage.name = "looping"
    stage.add(Events(root))
    return stage
  }

  /// An animation that runs from the start and goes on for ever.
  private static func loop(_ key: String, from: Any, to: Any, _ layer: CALayer, returns: Bool = true) {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = returns ? 1 : 2
    animation.autoreverses = returns
    animation.repeatCount = .infinity
    layer.add(animation, forKey: key)
  }

  /// A gradient with round corners and a shadow that moves.
  private static func panel() -> CALayer {
    let panel = CAGradientLayer()
    panel.frame = CGRect(x: 6, y: 6, width: 44, height: 30)
    panel.colors = [
      CGColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 1), CGColor(red: 0.3, green: 0.2, blue: 0.8, alpha: 1),
    ]
    panel.cornerRadius = 6
    panel.shadowOpacity = 0.7
    panel.shadowRadius = 3
    loop("position.x", from: 28, to: 44, panel)
    loop("endPoint", from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 1), panel)
    return panel
  }

  /// A masked group that fades, drawn in passes.
  private static func masked() -> CALayer {
    let group = CALayer()
    group.frame = CGRect(x: 60, y: 6, width: 40, height: 40)
    for index in 0..<3 {
      let bar = CALayer()
      bar.frame = CGRect(x: CGFloat(index) * 12, y: 4, width: 18, height: 30)
      bar.backgroundColor = CGColor(red: 0.3 * CGFloat(index), green: 0.8, blue: 0.5, alpha: 0.8)
      group.addSublayer(bar)
    }
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: group.bounds, transform: nil)
    group.mask = mask
    loop("opacity", from: 1, to: 0.25, group)
    loop("transform.scale", from: 1, to: 0.5, mask)
    return group
  }

  /// A replicator whose copies are late by eighths of a second, as a kept bitmap.
  private static func dots() -> CALayer {
    let dots = CAReplicatorLayer()
    dots.frame = CGRect(x: 6, y: 46, width: 80, height: 16)
    dots.instanceCount = 8
    dots.instanceDelay = 0.125
    dots.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    dots.instanceBlueOffset = -0.1
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 4, width: 8, height: 8)
    dot.cornerRadius = 4
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    loop("transform.scale", from: 1, to: 0.25, dot)
    dots.addSublayer(dot)
    dots.shouldRasterize = true
    return dots
  }

  /// Particles that are all alike, sixteen a second, each for a second.
  private static func sparks() throws -> CALayer {
    let cell = CAEmitterCell()
    let picture = CAShapeLayer()
    picture.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    picture.backgroundColor = CGColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
    cell.contents = try picture.makeImage()
    cell.birthRate = 16
    cell.lifetime = 1
    cell.velocity = 32
    cell.yAcceleration = 16
    cell.alphaSpeed = -0.5
    let sparks = CAEmitterLayer()
    sparks.frame = CGRect(x: 110, y: 50, width: 40, height: 30)
    sparks.emitterPosition = CGPoint(x: 4, y: 4)
    sparks.emitterCells = [cell]
    return sparks
  }

  /// A plane in perspective with a text on it.
  private static func turning() -> CALayer {
    let space = CATransformLayer()
    space.frame = CGRect(x: 104, y: 4, width: 50, height: 40)
    let plane = CATextLayer()
    plane.frame = space.bounds
    plane.string = "turning"
    plane.fontSize = 12
    plane.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.4, alpha: 1)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 128
    plane.transform = perspective
    loop("transform.rotation.y", from: 0, to: 0.5, plane)
    space.addSublayer(plane)
    return space
  }

  /// A blurred backdrop that passes over everything.
  private static func glass() -> CALayer {
    let glass = CALayer()
    glass.frame = CGRect(x: 0, y: 20, width: 24, height: 40)
    glass.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.2)
    let blur = CAFilter(type: "gaussianBlur")
    blur.setValue(2, forKey: "inputRadius")
    glass.backgroundFilters = [blur]
    loop("position.x", from: -12, to: 172, glass, returns: false)
    return glass
  }

  /// What an app does meanwhile, every period alike: texts, layers that come and go, implicit and explicit animations,
  /// completion blocks, a transition.
  private final class Events: FrameListener {
    private unowned let root: CALayer
    private let label = CATextLayer()
    private var visitor: CALayer?
    /// Whether the visitor's animation has ended.
    private var hasEnded = false

    init(_ root: CALayer) {
      self.root = root
      label.frame = CGRect(x: 6, y: 66, width: 100, height: 20)
      label.fontSize = 14
      root.addSublayer(label)
    }

    var isListening: Bool { true }

    func tick(_ tick: DisplayTick) {
      let place = tick.index % period
      if place % 16 == 0 { label.string = "frame \(place) \(hasEnded ? "●" : "○")" }
      switch place {
      case 8: visit()
      case 40: visitor?.position = CGPoint(x: 120, y: 70)
      case 72: push()
      case 104:
        visitor?.removeFromSuperlayer()
        visitor = nil
        hasEnded = false
      default: break
      }
    }

    private func visit() {
      let layer = CALayer()
      layer.frame = CGRect(x: 60, y: 60, width: 20, height: 20)
      layer.backgroundColor = CGColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 1)
      root.addSublayer(layer)
      CATransaction.begin()
      CATransaction.setCompletionBlock { [weak self] in self?.hasEnded = true }
      let spring = CAKeyframeAnimation(keyPath: "bounds.size.width")
      spring.values = [20, 36, 12, 20]
      spring.duration = 0.25
      layer.add(spring, forKey: "spring")
      CATransaction.commit()
      visitor = layer
    }

    private func push() {
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromRight
      transition.duration = 0.25
      visitor?.add(transition, forKey: "push")
      visitor?.backgroundColor = CGColor(red: 0.2, green: 0.9, blue: 0.5, alpha: 1)
    }
  }
}
