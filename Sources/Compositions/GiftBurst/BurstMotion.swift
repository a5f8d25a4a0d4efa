// What one gift does in its life, as one group of animations: fly in, pulse, fly to the corner and shrink.

package import Cairn
package import Foundation

/// The movement of a gift. Seconds are those of its own life.
package enum BurstMotion {
  /// Flying in, slowing down.
  package static let flyIn = 0.4
  /// Growing, and then shrinking back.
  package static let pulse = 0.5
  /// Flying to the corner, speeding up.
  package static let leave = 0.5
  /// All of it.
  package static let life = flyIn + pulse + leave
  /// How much a gift grows when it pulses.
  package static let pulseScale: CGFloat = 1.5
  /// How large it is when it reaches the corner.
  package static let lastScale: CGFloat = 0.2
  /// The last part of the life, in which a gift fades.
  package static let fade = 0.1

  /// The group for a gift that comes from `start`, rests at `middle` and ends in `corner`, drawn at a scale.
  package static func group(
    from start: CGPoint, through middle: CGPoint, to corner: CGPoint, scale: CGFloat
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.duration = life
    group.animations = [
      keyframes(
        "position", [start, middle, middle, corner], at: [0, flyIn, flyIn + pulse, life],
        [.easeOut, .linear, .easeIn]),
      keyframes(
        "transform.scale", [scale, scale, scale * pulseScale, scale, scale * lastScale],
        at: [0, flyIn, flyIn + pulse / 2, flyIn + pulse, life], [.linear, .easeInEaseOut, .easeInEaseOut, .easeIn]),
      keyframes("opacity", [1, 1, 0], at: [0, life - fade, life], [.linear, .linear]),
    ]
    return group
  }

  /// The group for a place of a layout.
  package static func group(_ place: BurstLayout.Place, corner: CGPoint) -> CAAnimationGroup {
    group(from: place.start, through: place.middle, to: corner, scale: place.scale)
  }

  /// Gives a layer the values it ends with.
  package static func settle(_ layer: CALayer, in corner: CGPoint, scale: CGFloat, turn: CGFloat) {
    layer.position = corner
    layer.transform = transform(scale: scale * lastScale, turn: turn)
    layer.opacity = 0
  }

  /// A gift's transform.
  package static func transform(scale: CGFloat, turn: CGFloat) -> CATransform3D {
    CATransform3DRotate(CATransform3DMakeScale(scale, scale, 1), turn, 0, 0, 1)
  }

  private static func keyframes(
    _ keyPath: String, _ values: [Any], at seconds: [Double], _ easing: [CAMediaTimingFunctionName]
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = seconds.map { ($0 / life) as NSNumber }
    animation.timingFunctions = easing.map { CAMediaTimingFunction(name: $0) }
    return animation
  }
}
