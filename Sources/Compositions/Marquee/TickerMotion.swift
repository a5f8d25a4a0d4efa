// Where a ticker is at a time: the closed form that both of its drivers follow.

package import Foundation

/// Which way a ticker runs.
package enum TickerDirection: String, Sendable, CaseIterable {
  case left, right, up, down

  /// Whether it runs along x.
  package var isHorizontal: Bool { self == .left || self == .right }
  /// Whether positions fall as time goes by.
  package var isBackward: Bool { self == .left || self == .up }
}

/// How fast a ticker runs.
package enum TickerPace: String, Sendable, CaseIterable {
  /// Always at the speed.
  case speed
  /// A turn takes as long as it does at the speed, but not less than 3 s and not more than 8 s.
  case turn
  /// The speed times the ratio of text to box, which counts as 0.8 at least and as 1.5 at most.
  case ratio

  /// Seconds of a turn.
  package static let turnLimits = 3.0...8.0
  /// Factors of the speed.
  package static let ratioLimits = 0.8...1.5

  /// Points a second.
  ///
  /// - Parameters:
  ///   - length: points of the text along the way.
  ///   - period: points of a turn.
  ///   - box: points of the box along the way.
  package func velocity(speed: Double, length: CGFloat, period: CGFloat, box: CGFloat) -> Double {
    switch self {
    case .speed: speed
    case .turn: period / Self.clamp(period / speed, Self.turnLimits)
    case .ratio: speed * Self.clamp(length / max(1, box), Self.ratioLimits)
    }
  }

  private static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}

/// The run of a track that holds two copies, one a period after the other.
package struct TickerMotion: Sendable, Equatable {
  /// Which way.
  package var direction: TickerDirection
  /// Points from one copy to the next: what passes by in a turn.
  package var period: CGFloat
  /// Points a second.
  package var velocity: Double

  /// A run from all its parts.
  package init(direction: TickerDirection, period: CGFloat, velocity: Double) {
    self.direction = direction
    self.period = period
    self.velocity = velocity
  }

  /// The least distance of copies that leaves no hole where two of them are all there is: their length and the gap, and
  /// the box's length when that is more.
  package static func period(length: CGFloat, gap: CGFloat, box: CGFloat) -> CGFloat { max(length + gap, box) }

  /// Seconds of a turn.
  package var turn: Double { period / velocity }

  /// The track's place when a turn begins and when it ends.
  package var ends: (start: CGFloat, end: CGFloat) { direction.isBackward ? (0, -period) : (-period, 0) }

  /// The track's place after running for some seconds: `velocity · t mod period`, counted from where a turn begins.
  package func place(after seconds: Double) -> CGFloat {
    let passed = (velocity * seconds).truncatingRemainder(dividingBy: period)
    return direction.isBackward ? -passed : passed - period
  }
}
