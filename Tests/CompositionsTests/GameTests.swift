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

  @Test func bandsOfATimeAxisBeginWithTheirPeriods() {
    let events = [0.0, 100, 730, 1500, 2890, 3190].map { ScoreEvent(time: $0, home: 0, away: 0) }
    let mapper = ChartMapper(
      step: 30, leading: 18, height: 100, range: ScoreRange(low: 0, high: 10), axis: ChartAxis(.time, events))
    // One point a second: the third quarter has an event and the fourth none.
    #expect(
      QuarterBand.bands(of: events, mapper: mapper, length: 4000) == [
        QuarterBand(name: "Q1", start: 0, end: 738), QuarterBand(name: "Q2", start: 738, end: 1458),
        QuarterBand(name: "Q3", start: 1458, end: 2898), QuarterBand(name: "OT", start: 2898, end: 3198),
        QuarterBand(name: "OT2", start: 3198, end: 4000),
      ])
  }

  @Test func timeAxisPlacesEventsByTime() {
    let times = [0.0, 31, 68, 68, 78, 2860.3]
    let axis = ChartAxis(.time, times.map { ScoreEvent(time: $0, home: 0, away: 0) })
    let mapper = ChartMapper(step: 36, leading: 18, height: 10, range: ScoreRange(low: 0, high: 10), axis: axis)
    for (index, time) in times.enumerated() { #expect(abs(mapper.x(index) - (18 + 36 * time / 30)) < 1e-9) }
    #expect(axis.lastEvent(atSteps: -1) == 0)
    #expect(axis.lastEvent(atSteps: 31 / 30) == 1)
    #expect(axis.lastEvent(atSteps: 68 / 30) == 3)
    #expect(axis.lastEvent(atSteps: 1e6) == 5)
    // 68, 68 and 78 lie within ten seconds, 31 to 78 within 47.
    #expect(axis.mostEvents(inSteps: 10 / 30) == 3)
    #expect(axis.mostEvents(inSteps: 47.5 / 30) == 4)
    #expect(ChartAxis.events.mostEvents(inSteps: 10) == 11)
  }

  @Test func marksCountEventsOrReadTheClock() {
    let events = (0..<12).map { ScoreEvent(time: Double($0) * 300, home: 0, away: 0) }
    var mapper = ChartMapper(step: 36, leading: 18, height: 10, range: ScoreRange(low: 0, high: 10))
    #expect(AxisMarks.marks(of: events, mapper: mapper).map(\.text) == ["0", "5", "10"])
    mapper.step = 8
    #expect(AxisMarks.marks(of: events, mapper: mapper).map(\.x) == [18, 98])
    mapper.step = 36
    mapper.axis = ChartAxis(.time, events)
    let texts = AxisMarks.marks(of: events, mapper: mapper).map(\.text)
    #expect(texts.prefix(8) == ["12:00", "10:00", "8:00", "6:00", "4:00", "2:00", "12:00", "10:00"])
    // Overtimes of five minutes.
    #expect(texts.dropFirst(24).prefix(4) == ["5:00", "3:00", "1:00", "5:00"])
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
