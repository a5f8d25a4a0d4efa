// Frames against a display's refreshes: counted by hand.

import FrameEngine
import Foundation
import Testing

@Suite struct FrameBudgetTests {
  /// Seven fast frames, one of 20 ms, one of 40 and one of exactly one interval.
  private let work = [1.0, 2, 3, 4, 5, 6, 7, 20, 40, 1000.0 / 60].enumerated().map {
    (index: $0.offset + 10, milliseconds: $0.element)
  }

  @Test func sixtyHertz() throws {
    let budget = try #require(FrameBudget(framesPerSecond: 60, work: work))
    let interval = 1000.0 / 60
    #expect(budget.frames == 10 && budget.fitting == 8)
    #expect(budget.worst == 40 && budget.worstFrame == 18)
    // 20 ms are ready for the second refresh, one late; 40 ms for the third, two late.
    #expect(abs(budget.hitchMilliseconds - 3 * interval) < 1e-9)
    // Three of the thirteen refreshes that were shown are hitches.
    #expect(abs(budget.hitchRatio - 3.0 / 13 * 1000) < 1e-9)
    #expect(budget.verdict == .critical)
    #expect(budget.percentiles.map(\.percent) == [50, 90, 95, 99])
    #expect(budget.percentiles.map(\.milliseconds) == [5, 20, 40, 40])
  }

  @Test func aHundredAndTwentyHertz() throws {
    let budget = try #require(FrameBudget(framesPerSecond: 120, work: work))
    #expect(budget.fitting == 7 && abs(budget.milliseconds - 8.333333333) < 1e-6)
    // 20 ms: ready for the third refresh; 40 ms: for the fifth; 16.67 ms: for the second.
    #expect(abs(budget.hitchMilliseconds - (2 + 4 + 1) * 1000.0 / 120) < 1e-9)
  }

  @Test func verdictsFollowApplesBounds() throws {
    func verdict(late: Int, of count: Int) -> FrameBudget.Verdict? {
      let work = (0..<count).map { (index: $0, milliseconds: $0 < late ? 17.0 : 1) }
      return FrameBudget(framesPerSecond: 60, work: work)?.verdict
    }
    #expect(verdict(late: 0, of: 100) == .good)
    #expect(verdict(late: 1, of: 250) == .good)
    #expect(verdict(late: 1, of: 130) == .warning)
    #expect(verdict(late: 2, of: 100) == .critical)
  }

  @Test func nothingHasNoBudget() { #expect(FrameBudget(framesPerSecond: 60, work: []) == nil) }
}
