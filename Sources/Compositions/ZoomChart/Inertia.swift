// How a thrown curve goes on and comes to rest, and how fast it was thrown.

package import Foundation

/// A movement that loses the same part of its speed in the same time.
package struct Inertia: Sendable, Equatable {
  /// The part of its speed that it loses a second, as e to the minus this: that of Apple's scroll views, which keep
  /// 0.998 of it a millisecond.
  package static let decay = 2.002
  /// Points a second below which it stands.
  package static let rest = 8.0

  /// When it was let go, seconds.
  package let start: Double
  /// Where it was.
  package let origin: CGFloat
  /// Points a second.
  package let velocity: Double
  /// When it stands, or comes to the end of its way.
  package let end: Double

  /// A movement from a place; nil when it is too slow to go on.
  package init?(start: Double, origin: CGFloat, velocity: Double, within way: ClosedRange<CGFloat>) {
    guard velocity.isFinite, abs(velocity) > Self.rest else { return nil }
    self.start = start
    self.origin = origin
    self.velocity = velocity
    var duration = log(abs(velocity) / Self.rest) / Self.decay
    // Until the end of the way: 1 − e^(−k t) = k d / v.
    let room = Double((velocity > 0 ? way.upperBound : way.lowerBound) - origin)
    let part = Self.decay * room / velocity
    guard part > 0 else { return nil }
    if part < 1 { duration = min(duration, -log(1 - part) / Self.decay) }
    end = start + duration
  }

  /// Where it is: `origin + v (1 − e^(−k t)) / k`, and at its end from then on.
  package func offset(at time: Double) -> CGFloat {
    let elapsed = min(max(time, start), end) - start
    return origin + CGFloat(velocity * (1 - exp(-Self.decay * elapsed)) / Self.decay)
  }
}

/// How fast a finger moves when it lets go: its way over the last tenth of a second.
package struct VelocityTracker: Sendable {
  /// Seconds that count.
  package static let memory = 0.1

  private var samples: [(time: Double, x: CGFloat)] = []

  /// A tracker of a finger that comes down.
  package init() {}

  /// Takes note of where the finger is.
  package mutating func add(_ x: CGFloat, at time: Double) {
    samples.append((time, x))
    samples.removeAll { $0.time < time - Self.memory - 1e-9 }
  }

  /// Points a second at a time; 0 when the finger has rested.
  package func velocity(at time: Double) -> Double {
    let recent = samples.filter { $0.time >= time - Self.memory - 1e-9 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return Double(last.x - first.x) / (last.time - first.time)
  }
}
