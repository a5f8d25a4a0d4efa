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
  public var effect: Effect {
    get {
      switch kind {
      case .property: .property(property)
      case .group: .group(members)
      case .transition(let spec): .transition(spec)
      }
    }
    set { (kind, property, members) = Self.parts(of: newValue) }
  }
  // The effect in parts that can be read where they are: every frame reads every animation, and to open an enumeration
  // is to copy what is in it.
  /// Which of the effects it is.
  package private(set) var kind: Kind
  /// The effect of a property animation; idle for the others.
  package private(set) var property: PropertyAnimation
  /// The members of a group; none for the others.
  package private(set) var members: [AnimationSpec]
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
    self.isRemovedOnCompletion = isRemovedOnCompletion
    (kind, property, members) = Self.parts(of: effect)
  }

  /// Which effect an animation has.
  package enum Kind: Sendable {
    case property, group
    case transition(TransitionSpec)
  }

  private static func parts(of effect: Effect) -> (Kind, PropertyAnimation, [AnimationSpec]) {
    switch effect {
    case .property(let animation): (.property, animation, [])
    case .group(let members): (.group, idle, members)
    case .transition(let spec): (.transition(spec), idle, [])
    }
  }

  private static let idle = PropertyAnimation(target: PropertyPath(""), track: IdleTrack())

  private struct IdleTrack: ValueTrack {
    func value(at fraction: Double, base: PropertyValue) -> PropertyValue? { nil }
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
