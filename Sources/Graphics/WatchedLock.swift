// A lock that the sanitizer of threads understands: only its builds have it, in the place of Synchronization's.
#if WATCHED_LOCKS
  import Foundation

  /// Synchronization's `Mutex` is inlined atomics around calls into a runtime that is not instrumented, so the sanitizer takes
  /// everything it guards for unguarded. This one is the system's mutex.
  package final class Mutex<Value>: @unchecked Sendable {
    // Sendable by the lock, which guards the value.
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#endif
