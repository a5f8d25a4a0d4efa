// Apple's static face of the transactions of the current thread.

public import Foundation

/// Groups changes of layers that become visible together.
///
/// Changes outside an explicit transaction join the implicit one, which a `Stage` ends after each event. Before a stage
/// plays nothing is shown, and nothing is committed: what was built then appears at the stage's first moment.
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { ThreadState.current.transactions }

  /// Begins a nested transaction, which starts with the values of the one around it.
  public class func begin() { stack.begin() }

  /// Ends the innermost explicit transaction. The outermost one makes its changes visible, unless an implicit one was
  /// open before it; blocks and delegates are called later, never inside.
  public class func commit() { stack.commit() }

  /// Makes all changes so far visible, or leaves that to the explicit transactions that are open.
  public class func flush() { stack.flush() }

  /// Duration of animations that have none of their own, seconds; 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval { stack.current.duration ?? 0.25 }
  /// Sets the duration of animations that have none of their own, seconds.
  public class func setAnimationDuration(_ duration: CFTimeInterval) { stack.current.duration = duration }

  /// Easing of implicit animations; nil means their own default.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.current.timingFunction }
  /// Sets the easing of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.current.timingFunction = function
  }

  /// Whether changes animate on their own.
  public class func disableActions() -> Bool { stack.disablesActions }
  /// Sets whether changes animate on their own.
  public class func setDisableActions(_ flag: Bool) { stack.current.disablesActions = flag }

  /// Runs when all animations added after this call in this transaction have finished.
  ///
  /// A block that it replaces still runs, when the animations added before have finished. Without animations it runs
  /// after the commit. It runs before the delegate of the animation that finished last is told.
  public class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }
  /// The block that was set in the innermost transaction.
  public class func completionBlock() -> (() -> Void)? { stack.current.completion?.block }

  /// A value of the transaction: one of its own four under its name, or any the caller stored.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.current.values[key]
    }
  }

  /// Sets a value of the transaction.
  public class func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      stack.current.duration = value.flatMap { ($0 as? NSNumber)?.doubleValue ?? ($0 as? Double) }
    case kCATransactionDisableActions:
      setDisableActions((value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    default: stack.current.values[key] = value
    }
  }

  /// Guards property access between threads on Apple's systems; a layer tree belongs to one thread here.
  public class func lock() {}
  /// The end of `lock()`.
  public class func unlock() {}
}

/// Key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of a transaction's switch for actions.
public let kCATransactionDisableActions = "disableActions"
/// Key of a transaction's easing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
