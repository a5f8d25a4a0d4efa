// When frames are due on the real clock. It goes into reports; no pixel depends on it.

import Foundation

/// The real clock.
enum WallClock {
  /// Nanoseconds since some moment.
  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

/// The refreshes of a display: work on a frame begins no earlier than its own time, and the frame is late when it is not
/// finished one interval later. A late frame delays the ones after it only as long as they would begin too late.
struct WallSchedule: Sendable {
  private let rate: FrameRate
  private let first: Int
  private let start = WallClock.now

  /// A schedule that begins now.
  init(_ rate: FrameRate, first: Int) {
    self.rate = rate
    self.first = first
  }

  /// Sleeps until work on a frame may begin.
  func wait(for index: Int) {
    let due = begin(of: index)
    let now = WallClock.now
    guard due > now else { return }
    Thread.sleep(forTimeInterval: Double(due - now) / 1e9)
  }

  /// Milliseconds a frame that was finished at a moment is late; 0 when it is in time.
  func lateness(of index: Int, at finished: UInt64) -> Double {
    let deadline = begin(of: index + 1)
    return finished > deadline ? Double(finished - deadline) / 1e6 : 0
  }

  private func begin(of index: Int) -> UInt64 {
    start + UInt64(max(rate.time(of: index) - rate.time(of: first), 0) * 1e9)
  }
}
