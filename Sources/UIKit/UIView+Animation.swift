// Blocks of view animations.

public import QuartzCore

extension UIView {
  /// How a block is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// A bit an option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends, as without an option.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At an even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// From what is seen, which is always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Takes touches meanwhile. Nothing touches here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    fileprivate var curve: CAMediaTimingFunctionName {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }

  /// Animates changes over some seconds, and says when they have ended.
  public class func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      ViewAnimation(
        duration: duration, delay: delay, curve: options.curve, repeats: options.contains(.repeat),
        autoreverses: options.contains(.autoreverse)), animations, completion)
  }

  /// Animates changes with a spring that is at rest after some seconds; see ``ViewSpring``.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing, less swings.
  ///   - velocity: at the beginning, in distances a second.
  public class func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      ViewAnimation(
        duration: duration, delay: delay, curve: options.curve, repeats: options.contains(.repeat),
        autoreverses: options.contains(.autoreverse), spring: (dampingRatio, velocity)), animations, completion)
  }

  /// Makes changes at once, also in a block of animations.
  public class func performWithoutAnimation(_ actions: () -> Void) { ViewAnimationStack.current.run(nil, actions) }

  private class func run(_ block: ViewAnimation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    CATransaction.begin()
    if let completion { CATransaction.setCompletionBlock { completion(true) } }
    ViewAnimationStack.current.run(block, changes)
    CATransaction.commit()
  }
}
