// Series: numbers, dates, gaps, columns by choice, and errors that say what to write instead.

import Compositions
import Foundation
import Testing

@Suite struct SeriesReaderTests {
  private func read(_ text: String, _ change: (inout SeriesReader) -> Void = { _ in }) throws -> Series {
    var reader = SeriesReader()
    change(&reader)
    return try reader.read(DataSource(Data(text.utf8), name: "s.csv"))
  }

  private func failure(_ text: String, _ change: (inout SeriesReader) -> Void = { _ in }) -> String {
    do {
      _ = try read(text, change)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func oneColumnIsCounted() throws {
    #expect(try read("price\n3\n4.5\n") == Series(axis: .index, x: [0, 1], y: [3, 4.5], yName: "price"))
    #expect(try read("3\n4.5\n") == Series(axis: .index, x: [0, 1], y: [3, 4.5]))
  }

  @Test func twoColumns() throws {
    #expect(try read("x,y\n-1,3\n1e3,4\n") == Series(axis: .number, x: [-1, 1000], y: [3, 4], xName: "x", yName: "y"))
    #expect(try read("Mon,3\nTue,4\n") == Series(axis: .name(["Mon", "Tue"]), x: [0, 1], y: [3, 4]))
  }

  @Test func columnsByTitleOrNumber() throws {
    let text = "a,b,c\n1,2,3\n4,5,6\n"
    #expect(try read(text) { $0.yColumn = "C" }.y == [3, 6])
    #expect(try read(text) { ($0.xColumn, $0.yColumn) = ("2", "1") }.x == [2, 5])
    #expect(failure(text) { $0.yColumn = "d" } == "s.csv:1:1: there is no column 'd' (the columns are a, b, c)")
  }

  /// 2026-03-01 is day 20,513 after 1970-01-01: 56 years of 365 days, 14 leap days, 31 + 28 days.
  @Test(arguments: [
    ("2026-03-01", 20_513, 0.0), ("2026-03", 20_513, 0), ("1970-01-01T00:00:00Z", 0, 0),
    ("2026-03-01T01:30", 20_513, 5400), ("2026-03-01 01:30:15.25+02:00", 20_513, -1784.75),
    ("2026-03-01T0130-0530", 20_513, 25_200), ("2026-03-01T24:00Z", 20_514, 0), ("2000-02-29T12Z", 11_016, 43_200),
    ("1969-12-31T23:59:59Z", 0, -1),
  ])
  func dates(text: String, days: Int, seconds: Double) throws {
    let expected = Double(days) * 86_400 + seconds
    let read = try #require(ISODate.read(text))
    #expect(read == expected)
    let there = CivilTime(timestamp: expected)
    #expect(there.timestamp == expected)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-3-1", "01.03.2026", "2026-03-01T25:00", "2026-03-01T10:60", "2026-03-01T10:00+",
    "2026-03-01T", "2026-03-01T10:00:00Zx", "", "2026",
  ])
  func noDates(text: String) { #expect(ISODate.read(text) == nil) }

  /// Berlin sets its clocks forward on 2026-03-29 at 2:00 and back on 2026-10-25 at 3:00.
  @Test(arguments: [
    ("2026-03-29T01:59", "2026-03-29T00:59Z"), ("2026-03-29T03:00", "2026-03-29T01:00Z"),
    ("2026-10-25T02:30", "2026-10-25T00:30Z"), ("2026-10-25T03:00", "2026-10-25T02:00Z"),
    ("2026-01-10T12:00+00:00", "2026-01-10T12:00Z"), ("2026-07-01", "2026-06-30T22:00Z"),
  ])
  func zones(local: String, universal: String) throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(ISODate.read(local, zone: berlin) == ISODate.read(universal))
  }

  @Test func datesMakeADateAxis() throws {
    let series = try read("day,v\n2026-03-01,1\n2026-03-02T12:00:00+01:00,2\n")
    #expect(series.axis == .date)
    let day = 20_513.0 * 86_400
    #expect(series.x == [day, day + 126_000])
  }

  @Test func missingValues() throws {
    let text = "x,y\n1,2\n2,\n3,NA\n4,null\n5,-\n6,3\n"
    let series = try read(text)
    #expect(series.y.map(\.isFinite) == [true, false, false, false, false, true])
    #expect(
      failure(text) { $0.missing = .error }
        == "s.csv:3:3: the value is missing (allow gaps with --set missing=gap)")
    #expect(failure("x,y\n1,\n") == "s.csv: there is no value in the file (add rows below the header)")
  }

  @Test(arguments: [
    ("x;y\n1;3,14\n", "s.csv:2:3: '3,14' has a decimal comma (write 3.14)"),
    ("y\n\"3,14\"\n", "s.csv:2:1: '3,14' has a decimal comma (write 3.14)"),
    ("x,y\n1,\"1,234.5\"\n", "s.csv:2:3: '1,234.5' has separators between its digits (write 1234.5)"),
    ("x,y\n1,0x10\n", "s.csv:2:3: '0x10' is not a number (write digits and a decimal point, as in 3.14)"),
    ("x,y\n1,inf\n", "s.csv:2:3: 'inf' is not a number (write digits and a decimal point, as in 3.14)"),
    ("x,y\n1,1e999\n", "s.csv:2:3: '1e999' is not a number (write digits and a decimal point, as in 3.14)"),
    ("x,y\n2,1\n1,1\n", "s.csv:3:1: 1 comes before the x of the row above (sort the rows by x)"),
    (
      "x,y\n2026-03-01,1\nsoon,1\n",
      "s.csv:3:1: 'soon' is not a date (write ISO 8601, as in 2026-03-01 or 2026-03-01T14:05:00+01:00)"
    ),
  ])
  func errors(text: String, description: String) { #expect(failure(text) == description) }

  @Test func rowsHaveALimit() {
    #expect(failure("1\n2\n3\n") { $0.largestCount = 2 }.hasPrefix("s.csv:3:1: the table has more than 2 rows"))
  }
}
