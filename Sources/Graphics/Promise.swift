// A value that one thread makes and others wait for.

import Foundation

/// A value on its way. It is promised before anybody works on it, so that who needs it can already hold it.
package final class Promise<Value: Sendable>: @unchecked Sendable {
  // Sendable by the condition, which guards both fields.
  private let condition = NSCondition()
  private var made: Value?
  private var isBroken = false

  /// A promise of a value.
  package init() {}

  /// Keeps the promise.
  package func fulfil(_ value: Value) {
    condition.lock()
    made = value
    condition.broadcast()
    condition.unlock()
  }

  /// Breaks the promise, unless it was kept: whoever waits gets nothing.
  package func giveUp() {
    condition.lock()
    if made == nil { isBroken = true }
    condition.broadcast()
    condition.unlock()
  }

  /// The value once it is there; nil when it will not come. Only what was started earlier may be waited for, so that
  /// waiting always ends.
  package func wait() -> Value? {
    condition.lock()
    defer { condition.unlock() }
    while made == nil && !isBroken { condition.wait() }
    return made
  }

  /// Takes the value away, if it is there.
  package func withdraw() -> Value? {
    condition.lock()
    defer { condition.unlock() }
    let value = made
    made = nil
    return value
  }
}
