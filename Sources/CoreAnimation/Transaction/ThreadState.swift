// What Core Animation keeps a thread: the transaction stack, the clock, and what was reported.

import Foundation

/// State of the current thread, made on first use.
final class ThreadState {
  let transactions = TransactionStack()
  var clock: Double?
  var diagnostics: [LayerDiagnostic] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<ThreadState>.fromOpaque(pointer).release() }
    }
    return key
  }()

  static var current: ThreadState {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
    }
    let state = ThreadState()
    pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
    return state
  }
}
