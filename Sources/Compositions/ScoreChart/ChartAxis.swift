// How far along the axis each event stands: evenly, one after the other, or at its time.

import Foundation

/// The event axis, in steps. One step is drawn as many points wide as the chart is zoomed to.
package struct ChartAxis: Sendable, Equatable {
  /// What the axis counts.
  package enum Kind: String, Sendable, CaseIterable {
    /// Scoring events: each a step after the one before.
    case events
    /// Game time.
    case time
  }

  /// Game seconds that are as wide as one event: a game has about 120 events in 48 minutes.
  package static let secondsPerStep = 30.0

  /// What it counts.
  package let kind: Kind
  /// Steps of each event; empty when they are evenly spaced.
  private let steps: [Double]

  /// An axis on which events are evenly spaced.
  package static let events = ChartAxis(.events, [])

  /// The axis of some events.
  package init(_ kind: Kind, _ events: [ScoreEvent]) {
    self.kind = kind
    steps = kind == .events ? [] : events.map { $0.time / Self.secondsPerStep }
  }

  /// Steps from the axis's origin to an event.
  package func steps(to index: Int) -> Double {
    guard kind == .time else { return Double(index) }
    guard let last = steps.last else { return 0 }
    return steps.indices.contains(index) ? steps[index] : last
  }

  /// The last event at or before a place; event 0 when there is none.
  package func lastEvent(atSteps place: Double) -> Int {
    guard kind == .time else { return max(0, Int(place.rounded(.down))) }
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The most events in a stretch of so many steps, its ends included.
  package func mostEvents(inSteps width: Double) -> Int {
    guard kind == .time else { return Int(width.rounded(.up)) + 1 }
    var (most, first) = (0, 0)
    for index in steps.indices {
      while steps[index] - steps[first] > width + 1e-9 { first += 1 }
      most = max(most, index - first + 1)
    }
    return most
  }
}
