// The chart's geometry against its closed forms.

import Compositions
import Foundation
import Testing

@Suite struct ChartMapperTests {
  @Test(arguments: [
    (lowest: 0, highest: 0, low: -5.0, high: 5.0),
    (lowest: 100, highest: 109, low: 95.0, high: 114.0),
    (lowest: 7, highest: 7, low: 2.0, high: 12.0),
  ])
  func rangeHasFivePointsOfAir(lowest: Int, highest: Int, low: Double, high: Double) {
    let range = ScoreRange(lowest: lowest, highest: highest)
    #expect(range == ScoreRange(low: low, high: high))
    #expect(range.span >= 10)
  }

  @Test func rangeCoversBothSides() {
    let events = [
      ScoreEvent(time: 0, home: 40, away: 52), ScoreEvent(time: 1, home: 43, away: 52),
      ScoreEvent(time: 2, home: 43, away: 55),
    ]
    #expect(ScoreRange(covering: events) == ScoreRange(low: 35, high: 60))
    #expect(ScoreRange(covering: []) == ScoreRange(low: -5, high: 5))
  }

  @Test func pointsFollowTheClosedForm() {
    let mapper = ChartMapper(step: 36, leading: 18, height: 630, range: ScoreRange(low: 95, high: 114))
    for (index, score) in [(0, 95), (1, 114), (57, 100), (120, 109)] {
      let point = mapper.point(index, score)
      #expect(abs(point.x - (18 + 36 * CGFloat(index))) < 1e-9)
      #expect(abs(point.y - 630 * CGFloat(114 - score) / 19) < 1e-9)
    }
    #expect(mapper.point(0, 95).y == 630)
    #expect(mapper.point(0, 114).y == 0)
  }

  @Test func viewStaysUntilTheNewestPointComesNearTheEdge() {
    let viewport = ChartViewport(width: 400, step: 36, leading: 18, trailing: 70)
    // 18 + 36·8 + 70 = 376 fits; event 9 would reach 412.
    #expect(viewport.offset(newest: 0) == 0)
    #expect(viewport.offset(newest: 8) == 0)
    #expect(viewport.offset(newest: 9) == 12)
    #expect(viewport.offset(newest: 109) == 3612)
  }

  @Test(arguments: [0, 5, 9, 10, 50, 1000])
  func newestPointIsInView(newest: Int) {
    let viewport = ChartViewport(width: 400, step: 36, leading: 18, trailing: 70)
    let x = 18 + 36 * CGFloat(newest) - viewport.offset(newest: newest)
    #expect(x >= 0 && x <= 330)
  }

  @Test func firstEventInViewIsTheLastAtOrBeforeTheEdge() {
    let viewport = ChartViewport(width: 400, step: 36, leading: 18, trailing: 70)
    #expect(viewport.firstEvent(at: 0) == 0)
    #expect(viewport.firstEvent(at: 18 + 36 * 4) == 4)
    #expect(viewport.firstEvent(at: 18 + 36 * 4 - 1) == 3)
    #expect(viewport.firstEvent(at: 18 + 36 * 4 + 35) == 4)
  }

  @Test func axisIsAsLongAsTheGameAndAtLeastTheView() {
    let viewport = ChartViewport(width: 400, step: 36, leading: 18, trailing: 70)
    #expect(viewport.length(eventCount: 1) == 400)
    #expect(viewport.length(eventCount: 121) == 4408)
  }

  @Test(arguments: [(10.0, 2), (8.0, 1), (8.5, 2), (16.0, 2), (17.0, 5), (40.0, 5), (41.0, 10), (81.0, 20), (801, 200)])
  func tickInterval(span: Double, interval: Int) {
    #expect(TickRule.interval(span: span) == interval)
  }

  @Test func ticksAreMultiplesFromZeroUp() {
    #expect(TickRule.scores(in: ScoreRange(low: -5, high: 5)) == [0, 2, 4])
    #expect(TickRule.scores(in: ScoreRange(low: 91, high: 122)) == [95, 100, 105, 110, 115, 120])
  }
}
