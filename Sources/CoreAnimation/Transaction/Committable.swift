// What a transaction may ask of the things it commits, so that it never has to know a layer.

import Foundation

/// Something with changes that become visible at the end of a transaction.
package protocol Committable: AnyObject {
  /// Makes everything changed so far visible, at a time in seconds.
  func commit(at time: Double)
}

/// What waits to be said to user code.
final class CallQueue {
  private var calls: [() -> Void] = []

  func add(_ call: @escaping () -> Void) { calls.append(call) }

  func take() -> [() -> Void] {
    defer { calls = [] }
    return calls
  }
}

/// A count of animations a completion block still waits for.
final class CompletionGroup {
  /// What runs at the end; nil once it ran.
  private(set) var block: (() -> Void)?
  private var waiting = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { waiting += 1 }

  /// One has finished; the last one runs the block.
  func leave() {
    waiting -= 1
    if isSealed && waiting <= 0 { run() }
  }

  /// No more animations will join. True when none is waited for and the block may run.
  func seal() -> Bool {
    isSealed = true
    return waiting <= 0
  }

  /// One of those it waits for never ends: the block never runs, and what it holds is let go of.
  func giveUp() { block = nil }

  func run() {
    let block = block
    self.block = nil
    block?()
  }
}

/// Something that left a tree and may come back before the transaction ends.
protocol Removable: AnyObject {
  /// The transaction ended: if it did not come back it is gone.
  func endRemoval()
}

/// Something that may be animated while nobody shows it.
protocol Unseen: AnyObject {
  /// The transaction ended: an animation of what is still not shown vanishes. What is to be said of that; nil when it
  /// is shown after all.
  func endUnseen(_ animation: UInt64) -> (() -> Void)?
}

/// Something that draws an animated value of its own.
protocol AnimatedDisplay: AnyObject {
  /// Asks for a new drawing; false when nothing is animated any more.
  func redisplayWhileAnimating() -> Bool
}
