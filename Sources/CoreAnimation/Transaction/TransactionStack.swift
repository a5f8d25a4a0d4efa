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

/// The transactions of one thread. The bottom level is the implicit one, ended by `flush`.
final class TransactionStack {
  private var levels = [TransactionState()]
  /// Completion groups whose level has ended: sealed at the next commit.
  private var ended: [CompletionGroup] = []
  private var hosts: [WeakHost] = []

  private var removed: [any Removable] = []
  private var animatedDisplays: [any AnimatedDisplay] = []
  private var callbacks: [() -> Void] = []

  private struct WeakHost { weak var host: (any Committable)? }

  var current: TransactionState {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Groups an animation added now must finish for: this level's and all outer ones'.
  var openCompletions: [CompletionGroup] { levels.compactMap(\.completion) }

  func begin() {
    var nested = current
    nested.completion = nil
    levels.append(nested)
  }

  /// Ends the innermost explicit transaction; the outermost one commits. Without a matching `begin` it does nothing.
  func commit() {
    guard levels.count > 1 else { return }
    if let completion = levels.removeLast().completion { ended.append(completion) }
    if levels.count == 1 { flush() }
  }

  func setCompletion(_ block: (() -> Void)?) {
    // A replaced block still runs when its own animations finish.
    if let old = current.completion { ended.append(old) }
    current.completion = block.map { CompletionGroup($0) }
  }

  /// Commits all hosts and ends the implicit transaction. Explicit levels that are still open stay.
  func flush() {
    let time = CACurrentMediaTime()
    let leaving = removed
    removed = []
    for object in leaving { object.endRemoval() }
    hosts.removeAll { $0.host == nil }
    for host in hosts { host.host?.commit(at: time) }
    if levels.count == 1, let completion = levels[0].completion { ended.append(completion) }
    if levels.count == 1 { levels[0] = TransactionState() }
    let sealing = ended
    ended = []
    let calls = callbacks
    callbacks = []
    for group in sealing { group.seal() }
    for call in calls { call() }
  }

  func noteRemoval(of object: any Removable) { removed.append(object) }
  func afterCommit(_ call: @escaping () -> Void) { callbacks.append(call) }

  func noteAnimatedDisplay(of object: any AnimatedDisplay) {
    if !animatedDisplays.contains(where: { $0 === object }) { animatedDisplays.append(object) }
  }

  func redisplayAnimated() { animatedDisplays.removeAll { !$0.redisplayWhileAnimating() } }

  func register(_ host: any Committable) { hosts.append(WeakHost(host: host)) }
  func unregister(_ host: any Committable) { hosts.removeAll { $0.host === host || $0.host == nil } }
}
