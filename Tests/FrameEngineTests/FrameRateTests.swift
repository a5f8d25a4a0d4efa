// Frame times are quotients, not sums: an hour of frames is where an hour ends.

import FrameEngine
import Testing

@Suite struct FrameRateTests {
  private func rate(_ text: String) throws -> FrameRate { try #require(FrameRate(text)) }

  @Test func longRunsDoNotDrift() throws {
    let rate = try rate("120")
    #expect(rate.time(of: 7200) == 60)
    // What adding up single-precision steps comes to, and why it is not done.
    let sum = (0..<7200).reduce(into: Float(0)) { time, _ in time += 1 / 120 }
    #expect(abs(sum - 60.00558) < 1e-4)
    for index in stride(from: 0, through: 7200, by: 7) {
      #expect(rate.time(of: index) == Double(index) / 120)
    }
  }

  @Test(arguments: [
    ("30000/1001", 30_000, 1001.0), ("24000/1001", 24_000, 1001), ("59.94", 59_940, 1000), ("60", 60, 1),
  ])
  func fractionsAreExact(text: String, frames: Int, seconds: Double) throws {
    #expect(try rate(text).time(of: frames) == seconds)
    #expect(try rate(text).frameCount(in: seconds) == frames)
  }

  @Test(arguments: [(1.0, 60), (0.5, 30), (1 / 60.0, 1), (0.999, 60), (0.9, 54), (1e-9, 0), (0, 0), (0.0168, 2)])
  func countsOfADuration(_ duration: Double, _ count: Int) throws {
    #expect(try rate("60").frameCount(in: duration) == count)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1]) func noDuration(_ duration: Double) throws {
    #expect(try rate("60").frameCount(in: duration) == 0)
  }

  @Test func absurdDurationsStayCountable() throws {
    #expect(try rate("1000000").frameCount(in: 1e300) == 9_000_000_000_000_000)
    #expect(try rate("1/1000000").time(of: .max).isFinite)
  }

  @Test(arguments: ["0", "-60", "60/0", "60/", "/1", "sixty", "nan", "inf", "1e9", "", "60/1/1", "1000001"])
  func notARate(text: String) {
    #expect(FrameRate(text) == nil)
  }
}
