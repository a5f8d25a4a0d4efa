// How the chart's parts move: one transaction, one curve, always on from the presentation value.

package import Cairn
package import Foundation

/// The chart's movements.
package enum ChartMotion {
  /// Seconds of a morph or a scroll.
  package static let duration = 0.5
  /// Game seconds a second up to which they last that long: baskets then come every 0.2 s on average. A chart played
  /// faster would fall behind for good, since a movement that is taken over starts slowly again; so it moves faster too.
  package static let fastestSpeed = 120.0

  /// Seconds of a morph or a scroll at a speed of play.
  package static func duration(atSpeed speed: Double) -> Double { duration * min(1, fastestSpeed / speed) }

  /// Seconds of a new dot's pop.
  package static let popDuration = 0.4
  /// Sizes a new dot goes through, and when.
  package static let popScales: [CGFloat] = [0.1, 1.3, 0.9, 1.0]
  /// Fractions of the pop at which they are reached.
  package static let popTimes: [Double] = [0, 0.55, 0.8, 1]
  /// Seconds a takeover ring takes to fade in.
  package static let ringDuration = 0.3

  /// Seconds in which the score axis follows a pinch. Each moment of the pinch takes over from the one before, so it must
  /// start fast or it would never get anywhere.
  package static let pinchDuration = 0.3

  /// Runs changes as one transaction without implicit animations; its movements last as long as it says and have its
  /// easing.
  package static func transaction(
    duration: Double, easing: CAMediaTimingFunctionName = .easeInEaseOut, _ changes: () -> Void
  ) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(duration)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: easing))
    changes()
    CATransaction.commit()
  }

  /// A movement between two values of a key, as long and as eased as its transaction says.
  package static func animation(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.timingFunction = CATransaction.animationTimingFunction()
    return animation
  }

  /// Where a layer is seen now.
  package static func shownPosition(of layer: CALayer) -> CGPoint {
    layer.presentation()?.position ?? layer.position
  }

  /// Moves a layer from where it is seen now. A layer that is seen at its goal keeps still.
  package static func slide(_ layer: CALayer, to goal: CGPoint) {
    slide(layer, from: shownPosition(of: layer), to: goal)
  }

  /// Moves a layer from a given place.
  package static func slide(_ layer: CALayer, from start: CGPoint, to goal: CGPoint) {
    layer.position = goal
    if start == goal {
      layer.removeAnimation(forKey: "slide")
    } else {
      layer.add(animation("position", from: start, to: goal), forKey: "slide")
    }
  }

  /// Puts a layer at a place at once.
  package static func place(_ layer: CALayer, at place: CGPoint) {
    layer.position = place
    layer.removeAnimation(forKey: "slide")
  }

  /// Takes all animations of a layer and of everything in it away.
  package static func still(_ layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { still(sublayer) }
  }

  /// Fades a layer from its opacity now.
  package static func fade(_ layer: CALayer, from start: Float? = nil, to goal: Float) {
    let seen = start ?? layer.presentation()?.opacity ?? layer.opacity
    layer.opacity = goal
    if seen == goal {
      layer.removeAnimation(forKey: "fade")
    } else {
      layer.add(animation("opacity", from: seen, to: goal), forKey: "fade")
    }
  }

  /// The pop of a new dot.
  package static func pop() -> CAKeyframeAnimation {
    let pop = CAKeyframeAnimation(keyPath: "transform.scale")
    pop.values = popScales
    pop.keyTimes = popTimes.map { $0 as NSNumber }
    pop.duration = popDuration
    return pop
  }
}
