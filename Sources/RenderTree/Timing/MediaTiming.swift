// When something runs: the eight numbers of CAMediaTiming as a value.

/// The timing of a layer or an animation within its parent's time; seconds.
public struct MediaTiming: Sendable, Hashable {
  /// What is shown outside the active time.
  public enum Fill: String, Sendable, Hashable {
    /// Nothing.
    case removed
    /// The last value, afterwards.
    case forwards
    /// The first value, before.
    case backwards
    /// The first value before and the last one afterwards.
    case both

    /// Whether the first value holds before the beginning.
    public var holdsBefore: Bool { self == .backwards || self == .both }
    /// Whether the last value holds after the end.
    public var holdsAfter: Bool { self == .forwards || self == .both }
  }

  /// Start in the parent's time.
  public var beginTime: Double = 0
  /// Length of one cycle; infinite for a layer.
  public var duration: Double = .infinity
  /// Local seconds in a parent second.
  public var speed: Double = 1
  /// Added to the local time.
  public var timeOffset: Double = 0
  /// Number of cycles, may be a fraction; 0 is unset.
  public var repeatCount: Double = 0
  /// Length of all cycles; 0 is unset.
  public var repeatDuration: Double = 0
  /// Whether each cycle runs back again.
  public var autoreverses = false
  /// What is shown outside the active time.
  public var fill: Fill = .removed

  /// A layer's default timing.
  public init() {}
}
