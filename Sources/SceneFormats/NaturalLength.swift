// How long a scene is by itself: until its last animation has ended.

package import CoreAnimation
import Foundation
import RenderTree

/// The natural length of a scene.
package enum NaturalLength {
  /// Seconds from 0 to the end of the last animation of a tree. Endless ones have no end; when there are no others, one
  /// cycle of the longest counts. nil when nothing moves.
  package static func seconds(of root: CALayer) -> Double? {
    let ends = Ends(of: root)
    let seconds = ends.last > 0 ? ends.last : ends.cycle
    return seconds > 0 && seconds.isFinite ? seconds : nil
  }

  /// When the animations of a subtree end, in the time of the superlayer of its top.
  private struct Ends {
    /// The last end; 0 when there is none.
    var last = 0.0
    /// The longest cycle of endless animations, from its beginning at 0; 0 when there is none.
    var cycle = 0.0

    init(of layer: CALayer) {
      for sublayer in layer.sublayers ?? [] { join(Ends(of: sublayer)) }
      if let count = Self.number(layer, "instanceCount"), let delay = Self.number(layer, "instanceDelay"), count > 1,
        delay > 0, last > 0
      {
        last += (count - 1) * delay
      }
      if let mask = layer.mask { join(Ends(of: mask)) }
      for animation in layer.running { add(animation.spec.timing) }
      let timing = layer.mediaTiming
      // A layer whose time stands still, or runs backwards, shows no end.
      guard timing.speed > 0 else {
        (last, cycle) = (0, 0)
        return
      }
      if last > 0 { last = (last - timing.timeOffset) / timing.speed + timing.beginTime }
      cycle /= timing.speed
    }

    private mutating func join(_ other: Ends) {
      last = max(last, other.last)
      cycle = max(cycle, other.cycle)
    }

    private mutating func add(_ timing: MediaTiming) {
      guard timing.speed != 0 else { return }
      let one = timing.autoreverses ? 2 * timing.duration : timing.duration
      let count = timing.repeatCount > 0 ? timing.repeatCount : 1
      let active = timing.repeatDuration > 0 ? timing.repeatDuration : one * count
      if active.isFinite {
        last = max(last, timing.beginTime + active / abs(timing.speed))
      } else if one.isFinite {
        cycle = max(cycle, one / abs(timing.speed))
      }
    }

    private static func number(_ layer: CALayer, _ key: String) -> Double? {
      (layer.value(forKeyPath: key) as? NSNumber)?.doubleValue
    }
  }
}
