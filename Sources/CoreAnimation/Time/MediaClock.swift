// The clock of the app-side half: virtual while a stage drives this thread, the wall's otherwise.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current absolute time, seconds. While a `Stage` runs code it is the virtual time of that moment.
public func CACurrentMediaTime() -> CFTimeInterval {
  ThreadState.current.clock ?? ProcessInfo.processInfo.systemUptime
}

/// Access to the current thread's clock for whoever drives it.
package enum MediaClock {
  /// The virtual time, or nil when the wall clock counts.
  package static var virtualTime: Double? {
    get { ThreadState.current.clock }
    set { ThreadState.current.clock = newValue }
  }
}
