// A layer's own time: CAMediaTiming's eight numbers, and conversion between layers.

import Foundation
import FrameResolving
package import RenderTree

extension CALayer {
  /// Start in the superlayer's time, seconds.
  public var beginTime: CFTimeInterval {
    get { self[StandardKeys.beginTime] }
    set { self[StandardKeys.beginTime] = newValue }
  }
  /// Length in the layer's time, seconds; infinite unless set.
  public var duration: CFTimeInterval {
    get { self[StandardKeys.duration] }
    set { self[StandardKeys.duration] = newValue }
  }
  /// Seconds of the layer in a second of its superlayer.
  public var speed: Float {
    get { Float(self[StandardKeys.speed]) }
    set { self[StandardKeys.speed] = Double(newValue) }
  }
  /// Added to the layer's time, seconds.
  public var timeOffset: CFTimeInterval {
    get { self[StandardKeys.timeOffset] }
    set { self[StandardKeys.timeOffset] = newValue }
  }
  /// Number of repetitions.
  public var repeatCount: Float {
    get { Float(self[StandardKeys.repeatCount]) }
    set { self[StandardKeys.repeatCount] = Double(newValue) }
  }
  /// Length of all repetitions, seconds.
  public var repeatDuration: CFTimeInterval {
    get { self[StandardKeys.repeatDuration] }
    set { self[StandardKeys.repeatDuration] = newValue }
  }
  /// Whether each repetition runs back again.
  public var autoreverses: Bool {
    get { self[StandardKeys.autoreverses] }
    set { self[StandardKeys.autoreverses] = newValue }
  }
  /// What shows outside the active time.
  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: self[StandardKeys.fillMode]) }
    set { self[StandardKeys.fillMode] = newValue.rawValue }
  }

  /// The timing as a value.
  package final var mediaTiming: MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = self[StandardKeys.beginTime]
    timing.duration = self[StandardKeys.duration]
    timing.speed = self[StandardKeys.speed]
    timing.timeOffset = self[StandardKeys.timeOffset]
    timing.repeatCount = self[StandardKeys.repeatCount]
    timing.repeatDuration = self[StandardKeys.repeatDuration]
    timing.autoreverses = self[StandardKeys.autoreverses]
    timing.fill = MediaTiming.Fill(rawValue: self[StandardKeys.fillMode]) ?? .removed
    return timing
  }

  /// Converts a time of another layer (nil: absolute time) to this layer's.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(fromAbsolute: l?.absoluteTime(fromLocal: t) ?? t)
  }

  /// Converts a time of this layer to another's (nil: absolute time).
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let absolute = absoluteTime(fromLocal: t)
    return l?.localTime(fromAbsolute: absolute) ?? absolute
  }

  /// This layer's time at an absolute time, down from the root.
  package final func localTime(fromAbsolute time: Double) -> Double {
    mediaTiming.localTime(fromParent: superlayer?.localTime(fromAbsolute: time) ?? time)
  }

  private func absoluteTime(fromLocal time: Double) -> Double {
    let parent = mediaTiming.parentTime(fromLocal: time)
    return superlayer?.absoluteTime(fromLocal: parent) ?? parent
  }
}
