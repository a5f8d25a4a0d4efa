// How a layer gets from one state to another: which animation each changing value takes.

public import Foundation

/// The animation of one value, or one more animation, while states change.
public final class CAStateTransitionElement: NSObject {
  /// The layer that is animated; nil once it is gone.
  public weak var target: CALayer?
  /// The key path of the value, and the key the animation is added under.
  public let key: String
  /// The animation. Ends that it leaves out are the value before and the value after; its begin time counts from the
  /// moment the state changes.
  public let animation: CAAnimation
  /// Whether it is played.
  public var isEnabled = true

  /// An animation of a layer's value.
  public init(target: CALayer, key: String, animation: CAAnimation) {
    self.target = target
    self.key = key
    self.animation = animation
  }
}

/// The animations between two states.
public final class CAStateTransition: NSObject {
  /// The state that is left; `*` is any.
  public let fromState: String
  /// The state that is entered; `*` is any.
  public let toState: String
  /// The animations.
  public var elements: [CAStateTransitionElement] = []

  /// A transition without animations.
  public init(from: String, to: String) {
    fromState = from
    toState = to
  }

  /// The name that stands for any state, and for none.
  public static let any = "*"
}
