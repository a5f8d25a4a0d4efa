// How long a scene is by itself: until its last animation has ended.

package import CoreAnimation
import Foundation
import RenderTree

/// The natural length of a scene.
package enum NaturalLength {
  /// Seconds from 0 to the end of the last animation of a tree; an endless one counts with its first cycle, so that
  /// everything is shown once. nil when nothing moves.
  package static func seconds(of root: CALayer) -> Double? {
    let end = end(of: root)
    return end > 0 && end.isFinite ? end : nil
  }

  /// The end in the time of the layer's superlayer.
  private static func end(of layer: CALayer) -> Double {
    var end = layer.running.map { Self.end(of: $0.spec.timing) }.max() ?? 0
    var inner = layer.sublayers?.map(Self.end(of:)).max() ?? 0
    if let count = number(layer, "instanceCount"), let delay = number(layer, "instanceDelay"), count > 1, delay > 0 {
      inner += (count - 1) * delay
    }
    if let mask = layer.mask { inner = max(inner, Self.end(of: mask)) }
    end = max(end, inner)
    let timing = layer.mediaTiming
    guard end > 0, timing.speed > 0 else { return 0 }
    return (end - timing.timeOffset) / timing.speed + timing.beginTime
  }

  /// The end of an animation in its layer's time.
  private static func end(of timing: MediaTiming) -> Double {
    let cycle = timing.autoreverses ? 2 * timing.duration : timing.duration
    var active = timing.repeatDuration > 0 ? timing.repeatDuration : cycle * max(timing.repeatCount, 0)
    if timing.repeatDuration <= 0, timing.repeatCount <= 0 { active = cycle }
    if !active.isFinite { active = cycle }
    guard timing.speed != 0, active.isFinite else { return 0 }
    return timing.beginTime + active / abs(timing.speed)
  }

  private static func number(_ layer: CALayer, _ key: String) -> Double? {
    (layer.value(forKeyPath: key) as? NSNumber)?.doubleValue
  }
}
