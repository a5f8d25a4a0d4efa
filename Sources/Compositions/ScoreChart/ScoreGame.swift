// A game: its scoring events, and what follows from all of them together.

import Foundation

/// A game's events with their takeovers.
package struct ScoreGame: Sendable, Equatable {
  /// What the data calls it; empty when it has no name.
  package let name: String
  /// Its events in order.
  package let events: [ScoreEvent]
  /// Events at which a side takes the lead over.
  package let takeovers: [Side: Set<Int>]

  /// A game of events.
  package init(name: String = "", events: [ScoreEvent]) {
    self.name = name
    self.events = events
    var tracker = LeadTracker()
    var takeovers: [Side: Set<Int>] = [.home: [], .away: []]
    for (index, event) in events.enumerated() {
      if let side = tracker.takeover(at: event) { takeovers[side]?.insert(index) }
    }
    self.takeovers = takeovers
  }

  /// The highest score of either side.
  package var highestScore: Int { events.reduce(0) { max($0, $1.home, $1.away) } }

  /// Whether a side's score changes at an event; the first event changes none.
  package func isScoring(_ side: Side, at index: Int) -> Bool {
    index > 0 && events[index - 1].score(of: side) != events[index].score(of: side)
  }
}
