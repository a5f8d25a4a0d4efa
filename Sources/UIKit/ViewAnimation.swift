// The block of view animations that is running, and what it makes of a change.

import QuartzCore

/// How the changes of a block are animated.
struct ViewAnimation {
  var duration: Double
  var delay: Double
  var curve: CAMediaTimingFunctionName
  var repeats = false
  var autoreverses = false
  /// Damping ratio and velocity of a spring.
  var spring: (damping: CGFloat, velocity: CGFloat)?

  /// Properties that views animate.
  private static let keys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
    "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "sublayerTransform", "zPosition", "anchorPoint",
  ]

  /// The action of a change; nil for what is not animated.
  func action(for layer: CALayer, key: String) -> ViewAction? {
    guard Self.keys.contains(key) else { return nil }
    // From what is seen, so that a block takes over from the one before without a jump.
    return ViewAction(animation: self, from: (layer.presentation() ?? layer).value(forKey: key))
  }

  /// The animation of a key from a value.
  func animation(_ key: String, from value: Any?) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let spring {
      animation = ViewSpring.animation(
        keyPath: key, dampingRatio: spring.damping, duration: duration, velocity: spring.velocity)
    } else {
      animation = CABasicAnimation(keyPath: key)
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: curve)
    }
    animation.fromValue = value
    animation.autoreverses = autoreverses
    if repeats { animation.repeatCount = .infinity }
    return animation
  }
}

/// Blocks of this thread, the innermost last.
final class ViewAnimationStack {
  private static let key = "cairn.uikit.animations"
  private var blocks: [ViewAnimation?] = []

  static var current: ViewAnimationStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? ViewAnimationStack { return stack }
    let stack = ViewAnimationStack()
    dictionary[key] = stack
    return stack
  }

  /// The block that is running; nil when changes are not animated.
  var block: ViewAnimation? { blocks.last ?? nil }

  /// Runs changes in a block, or without animations.
  func run(_ block: ViewAnimation?, _ changes: () -> Void) {
    blocks.append(block)
    changes()
    blocks.removeLast()
  }
}

/// Remembers the old value, and adds the animation when the new one is there.
struct ViewAction: CAAction {
  let animation: ViewAnimation
  let from: Any?

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, animation.duration > 0 else { return }
    let change = animation.animation(event, from: from)
    if animation.delay > 0 {
      change.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + animation.delay
      change.fillMode = .backwards
    }
    layer.add(change, forKey: event)
  }
}
