// The timing members layers and animations share, and the fill modes.

import Foundation
package import RenderTree

/// A length or a moment in seconds.
public typealias CFTimeInterval = Double

/// What is shown outside the active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the model value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// The mode as a value; an unknown name is `removed`.
  package var fill: MediaTiming.Fill { MediaTiming.Fill(rawValue: rawValue) ?? .removed }
  /// The name of a mode.
  package init(_ fill: MediaTiming.Fill) { self.init(rawValue: fill.rawValue) }
}

/// The older name of `.removed`.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The older name of `.forwards`.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The older name of `.backwards`.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The older name of `.both`.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// A time within a parent's time: local time is (parent time - `beginTime`) · `speed` + `timeOffset`.
public protocol CAMediaTiming: AnyObject {
  /// The beginning in the parent's time; seconds. For an animation 0 means the moment it is committed.
  var beginTime: CFTimeInterval { get set }
  /// Length of one cycle; seconds. An animation's 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// Local seconds in a parent second.
  var speed: Float { get set }
  /// Added to the local time; seconds.
  var timeOffset: CFTimeInterval { get set }
  /// Number of cycles, may be a fraction; 0 is once.
  var repeatCount: Float { get set }
  /// Length of all cycles; seconds. 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back again.
  var autoreverses: Bool { get set }
  /// What is shown outside the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}
