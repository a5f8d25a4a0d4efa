// The time a ticker has run, which stands still while it is paused.

import Foundation

/// Seconds of running, seconds of pausing left out. A ticker shares it with what moves it.
package final class TickerClock {
  private var base = 0.0
  private var pausedAt: Double?

  /// A clock that runs from time 0.
  package init() {}

  /// Whether it stands still.
  package var isPaused: Bool { pausedAt != nil }

  /// Seconds of running at a time.
  package func running(at time: Double) -> Double { pausedAt ?? time - base }

  /// Stands still from a time on.
  package func pause(at time: Double) {
    if pausedAt == nil { pausedAt = running(at: time) }
  }

  /// Runs on from a time.
  package func resume(at time: Double) {
    guard let held = pausedAt else { return }
    pausedAt = nil
    base = time - held
  }
}
