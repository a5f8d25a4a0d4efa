// What is marked along the axis: every fifth event, or every other minute of the game clock.

package import Foundation

/// Marks of the event axis.
package enum AxisMarks {
  /// A line across the plot with a text under it.
  package struct Mark: Sendable, Equatable {
    /// Points from the axis's start.
    package var x: CGFloat
    /// The number of an event, or what the game clock shows.
    package var text: String

    /// A mark from all its parts.
    package init(x: CGFloat, text: String) {
      self.x = x
      self.text = text
    }
  }

  /// Events between two marks.
  package static let eventStep = 5
  /// Seconds of a period between two marks.
  package static let timeStep = 120.0
  /// Points between two texts at least: every second mark goes where they would be nearer.
  package static let leastDistance: CGFloat = 56

  /// The marks of a game.
  package static func marks(of events: [ScoreEvent], mapper: ChartMapper) -> [Mark] {
    guard mapper.axis.kind == .time else {
      var step = eventStep
      while CGFloat(step) * mapper.step < leastDistance { step *= 2 }
      return stride(from: 0, to: max(1, events.count), by: step).map { Mark(x: mapper.x($0), text: "\($0)") }
    }
    var step = timeStep
    while step / ChartAxis.secondsPerStep * mapper.step < leastDistance { step *= 2 }
    var marks: [Mark] = []
    var start = 0.0
    let end = events.last?.time ?? 0
    while start <= end {
      // The clock of the period that begins here: its end is where the next one begins.
      let clock = GameClock(start + 1e-6)
      let length = clock.periodEnd - clock.periodStart
      for passed in stride(from: 0, to: length, by: step) where start + passed <= end + step {
        let left = Int((length - passed).rounded())
        marks.append(
          Mark(
            x: mapper.x(steps: (start + passed) / ChartAxis.secondsPerStep),
            text: "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"))
      }
      start = clock.periodEnd
    }
    return marks
  }
}
