// Reads game seconds as a quarter and the time left in it.

/// A moment of a basketball game: four quarters of twelve minutes, then overtimes of five.
package struct GameClock: Sendable, Equatable {
  /// Seconds of a quarter.
  package static let quarter = 720.0
  /// Seconds of an overtime.
  package static let overtime = 300.0

  /// 0…3 for the quarters, 4 and on for overtimes.
  package let period: Int
  /// Seconds left in the period.
  package let remaining: Double

  /// The clock at some game seconds. The last instant of a period belongs to it: a basket with the buzzer counts.
  package init(_ time: Double) {
    let regulation = Self.quarter * 4
    if time <= regulation {
      period = max(0, Int((time / Self.quarter).rounded(.up)) - 1)
      remaining = Self.quarter * Double(period + 1) - time
    } else {
      let over = max(1, Int(((time - regulation) / Self.overtime).rounded(.up)))
      period = 3 + over
      remaining = regulation + Self.overtime * Double(over) - time
    }
  }

  /// Game seconds at which the period begins.
  package var periodStart: Double {
    period < 4 ? Self.quarter * Double(period) : Self.quarter * 4 + Self.overtime * Double(period - 4)
  }

  /// Game seconds at which the period ends.
  package var periodEnd: Double { periodStart + (period < 4 ? Self.quarter : Self.overtime) }

  /// `Q1`…`Q4`, `OT`, `OT2`…
  package var periodName: String {
    switch period {
    case ..<4: "Q\(period + 1)"
    case 4: "OT"
    default: "OT\(period - 3)"
    }
  }

  /// `Q2 7:41`, whole seconds as a scoreboard shows them, rounded down.
  package var description: String {
    let seconds = Int(remaining)
    return "\(periodName) \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
