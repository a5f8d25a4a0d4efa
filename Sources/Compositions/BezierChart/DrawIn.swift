// How a curve is drawn from its start: the line's end, the area under it and the dots all keep to one pace along it.

package import Cairn
package import Foundation

/// The way in of a chart.
package enum DrawIn {
  /// Moments of the area's edge in between.
  private static let moments = 64

  /// Draws a line from its start to its end, at a pace that eases out.
  package static func draw(_ line: CAShapeLayer, duration: Double) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    line.strokeEnd = 1
    line.add(animation, forKey: "entrance")
  }

  /// Widens a layer that clips the area, so that its right edge is where the line's end is.
  package static func reveal(_ clip: CALayer, under path: CGPath, from left: CGFloat, duration: Double) {
    let measure = path.data.measure
    let whole = clip.bounds.width
    let animation = CAKeyframeAnimation(keyPath: "bounds.size.width")
    animation.values = (0...moments).map { moment -> NSNumber in
      let distance = measure.length * CGFloat(moment) / CGFloat(moments)
      let x = moment == moments ? nil : measure.point(atDistance: distance)?.x
      return NSNumber(value: Double(x.map { min(max(0, $0 - left), whole) } ?? whole))
    }
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    clip.add(animation, forKey: "entrance")
  }

  /// Moves a layer along a path as its line is drawn.
  package static func ride(_ layer: CALayer, along path: CGPath, duration: Double) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .paced
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(animation, forKey: "entrance")
  }

  /// Lets a dot appear when the line's end passes it.
  package static func pop(_ dot: CALayer, after delay: Double) {
    let pop = CAKeyframeAnimation(keyPath: "transform.scale")
    pop.values = [0.01, 1.25, 1]
    pop.keyTimes = [0, 0.6, 1]
    pop.duration = 0.25
    pop.beginTime = CACurrentMediaTime() + delay
    pop.fillMode = .backwards
    dot.add(pop, forKey: "entrance")
  }

  /// When a movement of a duration that eases out has come a fraction of its way: the inverse of the cubic Bézier curve
  /// (0, 0) (0, 0) (0.58, 1) (1, 1).
  package static func moment(of fraction: Double, duration: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let s = (low + high) / 2
      if s * s * (3 - 2 * s) < fraction { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return duration * s * s * (3 * (1 - s) * 0.58 + s)
  }
}
