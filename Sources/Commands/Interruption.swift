// Ctrl-C and a request to end: remembered, and obeyed between two frames.

import Foundation
import Synchronization

/// Whether somebody asked the program to stop. A global, because a signal handler may capture nothing.
private let isRequested = Atomic<Bool>(false)

/// Requests to stop.
package enum Interruption {
  /// Remembers the first interrupt or termination signal; a second one ends the program at once. A closed pipe becomes
  /// an error of the write that met it.
  package static func install() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        isRequested.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }

  /// Whether the program is to stop.
  package static var requested: Bool { isRequested.load(ordering: .relaxed) }
}
