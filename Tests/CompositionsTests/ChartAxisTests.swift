// Marks of axes: round numbers, round local times, and how they are written.

import Compositions
import Foundation
import Testing

@Suite struct ChartAxisTests {
  @Test(arguments: [
    (0.0, 10.0, 6, 2.0, 0), (137.1, 169.3, 7, 5, 0), (-0.03, 0.05, 5, 0.02, 2), (0, 1e6, 6, 200_000, 0),
    (0, 1, 2, 1, 0),
    (99.7, 100.4, 8, 0.1, 1), (1e-9, 9e-9, 4, 2e-9, 9),
  ])
  func intervals(low: Double, high: Double, most: Int, interval: Double, decimals: Int) {
    let ticks = NumberTicks(low, high, most: most)
    #expect(abs(ticks.interval - interval) <= interval * 1e-12)
    #expect(ticks.decimals == decimals)
    #expect(!ticks.values.isEmpty && ticks.values.count <= most)
    for value in ticks.values {
      #expect(low - interval * 1e-6 <= value && value <= high + interval * 1e-6)
      let multiple = value / interval
      #expect(abs(multiple - multiple.rounded()) < 1e-9)
    }
  }

  @Test func noSpanNoMarks() {
    #expect(NumberTicks(3, 3, most: 5).values.isEmpty)
    #expect(NumberTicks(0, .infinity, most: 5).values.isEmpty)
    #expect(
      NumberTicks(0, 8000 * .leastNonzeroMagnitude, most: 5).values.isEmpty
        && NumberTicks(0, 1e-290, most: 5).values.count > 1)
    #expect(NumberTicks(42.25).values == [42.25] && NumberTicks(42.25).decimals == 2)
  }

  @Test(arguments: [
    ("$", 1234.5, "$1234.5"), ("$", -12_345.25, "−$12,345.25"), ("%", 12, "12%"), ("°C", -3.5, "−3.5\u{A0}°C"),
    ("", 1_000_000, "1,000,000"), ("", 0.1, "0.1"), ("", 1e-7, "1e-07"), ("", -0.0, "0"), ("km", .nan, "no value"),
  ])
  func exactValues(unit: String, value: Double, text: String) {
    #expect(ValueFormat(unit: unit).exact(value) == text)
  }

  @Test(arguments: [
    (0.0, 10.0, "10"), (0, 0.5, "0.4"), (0, 50_000, "40k"), (0, 25_000_000, "20M"), (-20_000, 0, "−20k"),
    (0, 9000, "8000"),
  ])
  func ticksAreShort(low: Double, high: Double, text: String) {
    let ticks = NumberTicks(low, high, most: 5)
    let texts = ticks.values.map { ValueFormat().tick($0, of: ticks) }
    #expect(texts.contains(text), "\(texts)")
    #expect(Set(texts).count == texts.count)
  }

  @Test func changes() {
    #expect(ValueFormat().change(from: 100, to: 112.5) == "+12.5 (+12.50%)")
    #expect(ValueFormat().change(from: 4, to: 3) == "−1 (−25.00%)")
    #expect(ValueFormat().change(from: 0, to: 3) == "+3")
    #expect(ValueFormat().change(from: 3, to: 3) == "±0 (±0.00%)")
  }

  private func date(_ text: String) throws -> Double { try #require(ISODate.read(text)) }

  @Test(arguments: [
    ("2026-01-01", "2027-12-31", 6, ["2026", "Jul", "2027", "Jul"]),
    ("2026-03-03", "2026-03-29", 5, ["9 Mar", "16 Mar", "23 Mar"]),
    ("2026-03-01", "2026-03-03", 4, ["1 Mar", "2 Mar", "3 Mar"]),
    ("2026-03-01T10:00", "2026-03-01T16:30", 4, ["10:00", "12:00", "14:00", "16:00"]),
    ("2026-03-01T22:00", "2026-03-02T02:00", 5, ["22:00", "23:00", "2 Mar", "01:00", "02:00"]),
    ("2026-03-01T10:00:00", "2026-03-01T10:00:20", 3, ["10:00:00", "10:00:10", "10:00:20"]),
    ("1950-01-01", "2026-01-01", 5, ["1960", "1980", "2000", "2020"]),
  ])
  func roundTimes(low: String, high: String, most: Int, texts: [String]) throws {
    let ticks = TimeTicks(try date(low), try date(high), most: most, zone: .gmt)
    #expect(ticks.values.map { ticks.text($0) } == texts)
  }

  /// Days are 23 hours long when clocks are set forward; marks stay at local midnight.
  @Test func localMidnights() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let ticks = TimeTicks(try date("2026-03-27T22:00Z"), try date("2026-03-30T23:00Z"), most: 6, zone: berlin)
    #expect(ticks.values.map { ticks.text($0) } == ["28 Mar", "29 Mar", "30 Mar", "31 Mar"])
    #expect(zip(ticks.values, ticks.values.dropFirst()).map { $1 - $0 } == [86_400, 82_800, 86_400])
    #expect(TimeTicks.full(try date("2026-07-01T12:30Z"), zone: berlin) == "1 Jul 2026, 14:30")
    #expect(TimeTicks.full(try date("2026-07-01T12:30:05Z"), zone: berlin) == "1 Jul 2026, 14:30:05")
    #expect(TimeTicks.full(try date("2026-06-30T22:00Z"), zone: berlin) == "1 Jul 2026")
  }
}
