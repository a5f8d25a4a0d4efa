// Work done by several threads, results taken in the order of submission.

import Foundation

/// A fixed number of threads that turn inputs into outputs.
///
/// Inputs are started in order: one that waits for an earlier one never waits for something that has not begun.
final class OrderedPool<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  // Sendable by the condition, which guards all mutable fields.
  private let condition = NSCondition()
  private let work: @Sendable () -> (Input) -> Output
  private var waiting: [(number: Int, input: Input)] = []
  private var finished: [Int: Output] = [:]
  private var submitted = 0
  private var taken = 0
  private var isClosed = false

  /// - Parameters:
  ///   - threads: at least one.
  ///   - work: called once a thread for a function that does the thread's work.
  init(threads: Int, work: @escaping @Sendable () -> (Input) -> Output) {
    self.work = work
    for _ in 0..<max(threads, 1) {
      let thread = Thread { [self] in run() }
      // Plans nest; the usual half megabyte of a secondary thread is too little for the deepest allowed.
      thread.stackSize = 16 << 20
      thread.start()
    }
  }

  /// Results that were not taken yet.
  var pending: Int { submitted - taken }

  /// Hands an input over.
  func submit(_ input: Input) {
    condition.lock()
    waiting.append((submitted, input))
    submitted += 1
    condition.broadcast()
    condition.unlock()
  }

  /// The next result in the order of submission, when there is one to come.
  func next() -> Output? {
    guard pending > 0 else { return nil }
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let output = finished.removeValue(forKey: taken) {
        taken += 1
        return output
      }
      condition.wait()
    }
  }

  /// The next result, if it is finished already.
  func nextIfReady() -> Output? {
    condition.lock()
    defer { condition.unlock() }
    guard let output = finished.removeValue(forKey: taken) else { return nil }
    taken += 1
    return output
  }

  /// Lets the threads end.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  private func run() {
    let body = work()
    while true {
      condition.lock()
      while waiting.isEmpty && !isClosed { condition.wait() }
      guard !waiting.isEmpty else {
        condition.unlock()
        return
      }
      let (number, input) = waiting.removeFirst()
      condition.unlock()
      let output = body(input)
      condition.lock()
      finished[number] = output
      condition.broadcast()
      condition.unlock()
    }
  }
}
