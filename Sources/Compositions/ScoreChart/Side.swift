// The two sides of a game, and who of them leads.

/// Home or away.
package enum Side: String, Sendable, CaseIterable {
  case home, away

  /// The other side.
  package var other: Side { self == .home ? .away : .home }
}

extension ScoreEvent {
  /// A side's score.
  package func score(of side: Side) -> Int { side == .home ? home : away }

  /// The side that is strictly ahead; nil at a tie.
  package var leader: Side? { home == away ? nil : (home > away ? .home : .away) }
}

/// Finds the events where the lead changes hands, ties in between included; the first lead of a game is no takeover.
package struct LeadTracker: Sendable {
  private var lastLeader: Side?

  /// A tracker before the first event.
  package init() {}

  /// The side that takes the lead over with this event; nil when the lead stays.
  package mutating func takeover(at event: ScoreEvent) -> Side? {
    guard let leader = event.leader else { return nil }
    defer { lastLeader = leader }
    return lastLeader == leader.other ? leader : nil
  }
}
