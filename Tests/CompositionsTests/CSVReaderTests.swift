// Comma-separated values: what is read, and where errors point.

import Compositions
import Foundation
import Testing

@Suite struct CSVReaderTests {
  private func read(_ text: String) throws -> CSVTable {
    try CSVReader.read(Data(text.utf8), name: "t.csv")
  }

  private func failure(_ text: String) -> CompositionError? {
    do {
      _ = try CSVReader.read(Data(text.utf8), name: "t.csv")
      return nil
    } catch {
      return error
    }
  }

  @Test func rowsUnderAHeader() throws {
    let table = try read("a,b\n1,2\n3,4\n")
    #expect(table.header.map(\.text) == ["a", "b"])
    #expect(table.rows.map { $0.map(\.text) } == [["1", "2"], ["3", "4"]])
    #expect(table.place(of: table.rows[1][1]) == "t.csv:3:3")
    #expect(table.column("B") == 1)
    #expect(table.column("c") == nil)
  }

  @Test func byteOrderMarkCarriageReturnsBlankLinesAndSpaces() throws {
    let table = try read("\u{FEFF}a,b\r\n\r\n 1 ,\t2\r\n   \r\n3,4")
    #expect(table.header.map(\.text) == ["a", "b"])
    #expect(table.rows.map { $0.map(\.text) } == [["1", "2"], ["3", "4"]])
    #expect(table.rows[0][0].line == 3)
    #expect(table.rows[0][0].column == 2)
    #expect(table.rows[1][0].line == 5)
  }

  @Test func quotesHoldCommasQuotesAndLineBreaks() throws {
    let table = try read("a,b\n\"x, \"\"y\"\"\", \"1\n2\" \nz,\n")
    #expect(table.rows.map { $0.map(\.text) } == [["x, \"y\"", "1\n2"], ["z", ""]])
    #expect(table.rows[1][0].line == 4)
  }

  @Test func errorsSayWhere() {
    #expect(failure("")?.place == "t.csv")
    #expect(failure("\n \n")?.message == "the file is empty")
    #expect(failure("a,b\n1,2,3\n")?.place == "t.csv:2:1")
    #expect(failure("a,b\n1,2,3\n")?.message == "the row has 3 fields and the header 2")
    #expect(failure("a,b\n1,x\"y\n")?.place == "t.csv:2:4")
    #expect(failure("a,b\n1,\"xy\n")?.place == "t.csv:2:3")
    #expect(failure("a,b\n1,\"x\"y\n")?.place == "t.csv:2:6")
    #expect(failure("a\n\"")?.kind == .input)
  }

  @Test func bytesThatAreNotText() {
    #expect(throws: CompositionError.self) { try CSVReader.read(Data([0x61, 0xFF, 0x0A]), name: "t.csv") }
  }
}
