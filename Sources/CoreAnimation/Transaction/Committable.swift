// What a transaction may ask of the things it commits, so that it never has to know a layer.

/// Something with changes that become visible at the end of a transaction.
package protocol Committable: AnyObject {
  /// Makes everything changed so far visible, at a time in seconds.
  func commit(at time: Double)
}

/// A count of animations a completion block still waits for.
final class CompletionGroup {
  private var waiting = 0
  private var isSealed = false
  private var block: (() -> Void)?

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { waiting += 1 }

  /// True when that was the last one and the block may run.
  func leave() {
    waiting -= 1
    runIfDone()
  }

  /// No more animations will join.
  func seal() {
    isSealed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isSealed, waiting <= 0, let block else { return }
    self.block = nil
    block()
  }
}

/// Something that left a tree and may come back before the transaction ends.
protocol Removable: AnyObject {
  /// The transaction ended: if it did not come back it is gone.
  func endRemoval()
}

/// Something that draws an animated value of its own.
protocol AnimatedDisplay: AnyObject {
  /// Asks for a new drawing; false when nothing is animated any more.
  func redisplayWhileAnimating() -> Bool
}
