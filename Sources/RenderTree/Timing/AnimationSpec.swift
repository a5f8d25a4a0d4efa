// One animation as a value: timing, easing and effect, with nothing left to look up.

/// An animation of a committed layer.
public struct AnimationSpec: Sendable {
  /// What an animation does while it is in effect.
  public enum Effect: Sendable {
    /// Changes one property.
    case property(PropertyAnimation)
    /// Runs other animations in its own time.
    case group([AnimationSpec])
    /// Shows the layer's look before the commit giving way to the look after it.
    case transition(TransitionSpec)
  }

  /// Identity: two additions of the same animation differ.
  public let id: UInt64
  /// The key it was added under.
  public var key: String?
  /// Timing in the layer's time (in the group's, for a member of a group). `duration` is positive.
  public var timing: MediaTiming
  /// Easing of a cycle's progress; nil is linear.
  public var curve: TimingCurve?
  /// What it changes.
  public var effect: Effect
  /// Whether the layer lets go of it when it ends.
  public var isRemovedOnCompletion: Bool

  /// An animation from its parts.
  public init(
    id: UInt64, key: String?, timing: MediaTiming, curve: TimingCurve?, effect: Effect,
    isRemovedOnCompletion: Bool = true
  ) {
    self.id = id
    self.key = key
    self.timing = timing
    self.curve = curve
    self.effect = effect
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

/// The change of one property over one cycle.
public struct PropertyAnimation: Sendable {
  /// What is changed.
  public var target: PropertyPath
  /// The value over a cycle.
  public var track: any ValueTrack
  /// Whether the value is added to what lies beneath instead of replacing it.
  public var isAdditive: Bool
  /// Whether each cycle starts from the end value of the one before.
  public var isCumulative: Bool

  /// A property animation from its parts.
  public init(target: PropertyPath, track: any ValueTrack, isAdditive: Bool = false, isCumulative: Bool = false) {
    self.target = target
    self.track = track
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }
}
