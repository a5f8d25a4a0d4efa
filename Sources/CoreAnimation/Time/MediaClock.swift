// The clock of the app-side half: virtual, so that no frame depends on when it was made.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current absolute time, seconds: the virtual time while a stage plays on this thread, and 0, where every stage
/// begins, otherwise.
///
/// It is never the wall's: `beginTime = CACurrentMediaTime() + 1` in code that builds a scene means one second into the
/// scene, whenever it is rendered.
public func CACurrentMediaTime() -> CFTimeInterval { ThreadState.current.clock ?? 0 }

/// Access to the current thread's clock for whoever drives it.
package enum MediaClock {
  /// The virtual time, or nil while nothing plays.
  package static var virtualTime: Double? {
    get { ThreadState.current.clock }
    set { ThreadState.current.clock = newValue }
  }
}
