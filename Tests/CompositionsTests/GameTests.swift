// The rules of the game as the chart reads them: clock, lead, quarter bands, tags, event groups.

import Compositions
import Foundation
import Testing

@Suite struct GameTests {
  @Test(arguments: [
    (0.0, "Q1 12:00"), (31, "Q1 11:29"), (672.7, "Q1 0:47"), (720, "Q1 0:00"), (721, "Q2 11:59"),
    (2860.3, "Q4 0:19"), (2880, "Q4 0:00"), (2881, "OT 4:59"), (3180, "OT 0:00"), (3181, "OT2 4:59"),
  ])
  func clock(time: Double, text: String) {
    #expect(GameClock(time).description == text)
  }

  @Test func leadChangesHandsThroughTies() {
    var tracker = LeadTracker()
    let scores = [(0, 0), (2, 0), (2, 2), (2, 4), (4, 4), (4, 5), (6, 5)]
    let takeovers = scores.map { tracker.takeover(at: ScoreEvent(time: 0, home: $0.0, away: $0.1)) }
    #expect(takeovers == [nil, nil, nil, .away, nil, nil, .home])
  }

  @Test func bandsMeetMidwayBetweenEvents() {
    let mapper = ChartMapper(step: 36, leading: 18, height: 100, range: ScoreRange(low: 0, high: 10))
    let events = [0.0, 100, 719, 730, 1440, 2900].map { ScoreEvent(time: $0, home: 0, away: 0) }
    let bands = QuarterBand.bands(of: events, mapper: mapper, length: 500)
    #expect(
      bands == [
        QuarterBand(name: "Q1", start: 0, end: 18 + 36 * 2.5),
        QuarterBand(name: "Q2", start: 18 + 36 * 2.5, end: 18 + 36 * 4.5),
        QuarterBand(name: "OT", start: 18 + 36 * 4.5, end: 500),
      ])
  }

  @Test func tagsMakeRoomForEachOtherAndKeepTheirOrder() {
    var rule = TagRule()
    #expect(rule.middles(home: 100, away: 100, gap: 24) == (88, 112))
    #expect(rule.middles(home: 105, away: 95, gap: 24) == (88, 112))
    #expect(rule.middles(home: 200, away: 100, gap: 24) == (200, 100))
    #expect(rule.middles(home: 95, away: 105, gap: 24) == (112, 88))
    #expect(rule.middles(home: 100, away: 124, gap: 24) == (100, 124))
  }

  @Test func eventsOfOneTimeAppearTogether() {
    let events = [0.0, 78, 78, 99, 831, 831, 831].map { ScoreEvent(time: $0, home: 0, away: 0) }
    #expect(ChartDirector.groups(of: events) == [0..<1, 1..<3, 3..<4, 4..<7])
  }

  @Test func shownPointsAreFilledUpWithTheLastOne() {
    let points = (0..<4).map { CGPoint(x: Double($0), y: 0) }
    #expect(
      ScoreLine.matched(points, firstEvent: 2, to: 4, firstEvent: 3) == [points[1], points[2], points[3], points[3]])
    #expect(ScoreLine.matched(points, firstEvent: 0, to: 2, firstEvent: 9) == [points[3], points[3]])
    #expect(ScoreLine.matched([], firstEvent: 0, to: 2, firstEvent: 0) == [])
  }
}
