// Display links that are added to a run loop: on a virtual clock, the stage that plays on the thread stands for it.

import Foundation

/// Listeners of a thread's run loop.
final class RunLoopListeners {
  private static let key = "cairn.engine.listeners"
  private var waiting: [any FrameListener] = []
  private var join: ((any FrameListener) -> Void)?

  /// Those of this thread.
  static var current: RunLoopListeners {
    let dictionary = Thread.current.threadDictionary
    if let listeners = dictionary[key] as? RunLoopListeners { return listeners }
    let listeners = RunLoopListeners()
    dictionary[key] = listeners
    return listeners
  }

  /// Adds a listener to what plays now, or to what plays next.
  func add(_ listener: any FrameListener) {
    if let join { join(listener) } else { waiting.append(listener) }
  }

  /// Runs a part of a play, which takes the listeners that wait and those that are added meanwhile.
  func playing<Result>(_ join: @escaping (any FrameListener) -> Void, _ body: () -> Result) -> Result {
    let outer = self.join
    self.join = join
    defer { self.join = outer }
    let waited = waiting
    waiting = []
    waited.forEach(join)
    return body()
  }
}
