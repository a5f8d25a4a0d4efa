// Nesting transactions of one thread, and what they commit.

import Foundation

/// Values of one level of a transaction. A nested one starts from its parent's values.
struct TransactionState {
  var duration: Double?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var values: [String: Any] = [:]
  var completion: CompletionGroup?
}

/// A layer that draws an animated value, for as long as somebody else keeps it: a thread outlives its trees.
private struct WeakDisplay {
  weak var display: (any AnimatedDisplay)?
}

/// The transactions of one thread. The bottom level is the implicit one, ended by the run loop's turn or by `flush`.
///
///     implicit   ====change==============================flush====
///     explicit        begin====change====commit                      joins the implicit one that is open already
///     explicit   ==begin====change====commit======================   commits: nothing was open
///
/// Only what is shown can be committed. While nothing is, changes wait for whoever will show them.
final class TransactionStack {
  /// What plays on this thread, and how many levels were open before it began: those are not its own.
  struct Shown {
    let host: any Committable
    let floor: Int
    /// What is to be said of it. It ends with its host: nobody else's moments are the right ones.
    let calls: CallQueue
  }

  private var levels = [TransactionState()]
  private var isImplicitOpen = false
  /// Completion groups whose level has ended: sealed at the next commit.
  private var ended: [CompletionGroup] = []
  private var removed: [any Removable] = []
  private var unseen: [(object: any Unseen, id: UInt64)] = []
  private var animatedDisplays: [WeakDisplay] = []
  /// What is said to user code after a commit, never inside it, while nothing is shown.
  private let calls = CallQueue()

  var shown: Shown?

  var depth: Int { levels.count }

  private var floor: Int { shown?.floor ?? 1 }

  var current: TransactionState {
    get { levels[levels.count - 1] }
    set {
      levels[levels.count - 1] = newValue
      noteChange()
    }
  }

  var disablesActions: Bool { levels[levels.count - 1].disablesActions }

  /// Groups an animation added now must finish for: this level's and all outer ones'.
  var openCompletions: [CompletionGroup] { levels.compactMap(\.completion) }

  /// Something changed: outside explicit transactions that begins the implicit one.
  func noteChange() {
    if levels.count <= floor { isImplicitOpen = true }
  }

  func begin() {
    var nested = current
    nested.completion = nil
    levels.append(nested)
  }

  /// Ends the innermost explicit transaction; the outermost one commits. Without a matching `begin` it does nothing.
  func commit() {
    guard levels.count > 1 else { return }
    if let completion = levels.removeLast().completion { ended.append(completion) }
    if levels.count <= floor && !isImplicitOpen { endTransaction() }
  }

  func setCompletion(_ block: (() -> Void)?) {
    // A replaced block still runs when its own animations finish.
    if let old = current.completion { ended.append(old) }
    current.completion = block.map { CompletionGroup($0) }
  }

  /// Ends the implicit transaction. While explicit ones are open they will end it.
  func flush() {
    if levels.count <= floor { endTransaction() }
    // Without a stage there is no run loop either: this is its turn.
    if shown == nil { _ = runCalls() }
  }

  private func endTransaction() {
    isImplicitOpen = false
    if let completion = levels[levels.count - 1].completion, levels.count == 1 { ended.append(completion) }
    if levels.count == 1 { levels[0] = TransactionState() }
    if let shown {
      let leaving = removed
      removed = []
      for object in leaving { object.endRemoval() }
      shown.host.commit(at: CACurrentMediaTime())
      let lone = unseen
      unseen = []
      for (object, id) in lone {
        if let end = object.endUnseen(id) { afterCommit(end) }
      }
    }
    let sealing = ended
    ended = []
    for group in sealing {
      if group.seal() { afterCommit { group.run() } }
    }
  }

  /// Says what is due; false when nothing was.
  func runCalls() -> Bool {
    let due = calls.take() + (shown?.calls.take() ?? [])
    for call in due { call() }
    return !due.isEmpty
  }

  func afterCommit(_ call: @escaping () -> Void) { (shown?.calls ?? calls).add(call) }

  func noteRemoval(of object: any Removable) { removed.append(object) }

  func noteUnseen(_ object: any Unseen, id: UInt64) {
    // What is built before anything is shown waits for whoever will show it.
    if shown != nil { unseen.append((object, id)) }
  }

  func noteAnimatedDisplay(of object: any AnimatedDisplay) {
    if !animatedDisplays.contains(where: { $0.display === object }) {
      animatedDisplays.append(WeakDisplay(display: object))
    }
  }

  func redisplayAnimated() { animatedDisplays.removeAll { $0.display?.redisplayWhileAnimating() != true } }
}
