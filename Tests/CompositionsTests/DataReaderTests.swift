// Tables: what is read in each form, and where errors point.

import Compositions
import Foundation
import Testing

@Suite struct DataReaderTests {
  private struct Table {
    var header: [String]?
    var rows: [[String]]
    var places: [[String]]
  }

  private func read(
    _ text: String, name: String = "t", form: DataForm = .auto, header: HeaderRule = .auto
  ) throws(CompositionError) -> Table {
    let reader = try DataReader(DataSource(Data(text.utf8), name: name), form: form, header: header)
    var table = Table(header: reader.header?.map(\.text), rows: [], places: [])
    while let row = try reader.next() {
      table.rows.append(row.map(\.text))
      table.places.append(row.map { reader.place(of: $0) })
    }
    return table
  }

  private func failure(_ text: String, name: String = "t.csv") -> CompositionError? {
    CompositionsTests.failure { () throws(CompositionError) in try read(text, name: name) }
  }

  @Test func rowsUnderAHeader() throws {
    let table = try read("a,b\n1,2\n3,4\n", name: "t.csv")
    #expect(table.header == ["a", "b"])
    #expect(table.rows == [["1", "2"], ["3", "4"]])
    #expect(table.places[1][1] == "t.csv:3:3")
    let reader = try DataReader(DataSource(Data("a,b\n".utf8)))
    #expect(reader.column("B") == 1)
    #expect(reader.column("c") == nil)
  }

  @Test func byteOrderMarkCarriageReturnsBlankLinesAndSpaces() throws {
    let table = try read("\u{FEFF}a,b\r\n\r\n 1 ,\t2\r\n   \r\n3,4\r5,6")
    #expect(table.header == ["a", "b"])
    #expect(table.rows == [["1", "2"], ["3", "4"], ["5", "6"]])
    #expect(table.places[0][0] == "t:3:2")
    #expect(table.places[1][0] == "t:5:1")
    #expect(table.places[2][1] == "t:6:3")
  }

  @Test func quotesHoldCommasQuotesAndLineBreaks() throws {
    let table = try read("a,b\n\"x, \"\"y\"\"\", \"1\r\n2\" \nz,\n")
    #expect(table.rows == [["x, \"y\"", "1\n2"], ["z", ""]])
    #expect(table.places[1][0] == "t:4:1")
  }

  /// The first row is a header when nothing in it is a value.
  @Test(arguments: [
    ("a,b\n1,2\n", HeaderRule.auto, true), ("1,2\n3,4\n", .auto, false), ("Mon,2\nTue,4\n", .auto, false),
    ("a,\nx,1\n", .auto, false), ("a,2026-03-01\nb,1\n", .auto, false), ("1,2\n3,4\n", .yes, true),
    ("a,b\nc,d\n", .no, false),
  ])
  func header(text: String, rule: HeaderRule, isHeader: Bool) throws {
    let table = try read(text, header: rule)
    #expect((table.header != nil) == isHeader)
    #expect(table.rows.count == (isHeader ? 1 : 2))
  }

  @Test(arguments: [
    ("a\tb\n1\t2\n", "t"), ("a\tb\n1\t2\n", "t.csv.tsv"), ("a;b\n1;2\n", "t.csv"),
    ("{\"a\": 1, \"b\": \"2\"}\n", "t"), ("{\"a\": 1, \"b\": 2}\n", "t.ndjson"),
  ])
  func otherForms(text: String, name: String) throws {
    let table = try read(text, name: name)
    #expect(table.header == ["a", "b"])
    #expect(table.rows == [["1", "2"]])
  }

  @Test func emptyFieldsBetweenTabs() throws {
    #expect(try read("a\tb\tc\n1\t\t3\n", name: "t.tsv").rows == [["1", "", "3"]])
  }

  @Test func jsonLines() throws {
    let text = """
      {"a": 1.5e3, "b": "x\\u00e9\\ud83d\\ude00\\n"}

      {"b": null, "a": -2}
      {"a": true}
      """
    let table = try read(text, name: "t.jsonl")
    #expect(table.rows == [["1.5e3", "xé😀\n"], ["-2", ""], ["true", ""]])
    #expect(table.places[0][1] == "t.jsonl:1:19")
    #expect(try read("[1, \"x\"]\n[2, \"y\"]\n").rows == [["1", "x"], ["2", "y"]])
    #expect(try read("3\n4\n", name: "t.jsonl").rows == [["3"], ["4"]])
  }

  @Test func columnsCountCharactersNotBytes() {
    #expect(failure("größe,b\nñu,x\"y\n")?.place == "t.csv:2:5")
  }

  @Test(arguments: [
    ("", "t.csv", "t.csv: the file is empty"),
    ("\n \n", "t.csv", "t.csv: the file is empty"),
    ("a,b\n1,2,3\n", "t.csv", "t.csv:2:1: the row has 3 fields and the header 2 (the header is a,b)"),
    ("a,b\n1,5,2,5\n", "t.csv", "t.csv:2:1: the row has 4 fields and the header 2 (write decimals with a point"),
    ("a,b\n1,x\"y\n", "t.csv", "t.csv:2:4: a quote stands inside an unquoted field"),
    ("a,b\n1,\"xy\n", "t.csv", "t.csv:2:3: the quote is never closed"),
    ("a,b\n1,\"x\"y\n", "t.csv", "t.csv:2:6: something follows a closing quote"),
    ("{\"a\": 1}\n{\"b\": 1}\n", "t.jsonl", "t.jsonl:2:7: the first line has no key 'b' (it has a)"),
    ("{\"a\": 1}\n[1]\n", "t.jsonl", "t.jsonl:2:1: the line is a list, unlike the first one"),
    ("{\"a\": 1}\n{\"a\": [1]}\n", "t.jsonl", "t.jsonl:2:7: a list stands inside a row"),
    ("{\"a\": 1, \"a\": 2}\n", "t.jsonl", "t.jsonl:1:10: the key 'a' is there twice"),
    ("{\"a\": 1,5}\n", "t.jsonl", "t.jsonl:1:9: a key in quotes is expected"),
    ("{\"a\": x}\n", "t.jsonl", "t.jsonl:1:7: 'x' is no JSON value"),
    ("{\"a\": 1} 2\n", "t.jsonl", "t.jsonl:1:10: something follows the value"),
    ("{\"a\": \"x\n", "t.jsonl", "t.jsonl:1:7: the text is never closed"),
    ("{\"a\": \"\\ud83d\"}\n", "t.jsonl", "t.jsonl:1:8: half of a surrogate pair stands alone"),
  ])
  func errorsSayWhere(text: String, name: String, start: String) {
    let error = failure(text, name: name)
    #expect(error?.kind == .input)
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "no error")")
  }

  @Test func nestingHasAnEnd() {
    #expect(failure(String(repeating: "[", count: 100_000), name: "t.jsonl")?.message.contains("deeply") == true)
  }

  @Test func bytesThatAreNotText() {
    let source = DataSource(Data([0x61, 0x0A, 0x62, 0xFF, 0x0A]), name: "t.csv")
    #expect(
      throws: CompositionError(.input, "the file is not UTF-8 text", place: "t.csv:2:1", hint: "save it as UTF-8")
    ) {
      let reader = try DataReader(source)
      while try reader.next() != nil {}
    }
  }

  /// A row that is cut by the end of a piece is whole, wherever the cut is.
  @Test func rowsAcrossPieces() throws {
    for shift in 0..<8 {
      let first = String(repeating: "x", count: ByteStream.pieceLength - 4 - shift)
      let table = try read("\(first),b\r\n\"é\"\"\",2\r\n")
      #expect(table.rows.last == ["é\"", "2"])
    }
  }

  /// A file is never held whole: it is read in pieces, and a row refers to none of them.
  @Test func longFilesAreReadPieceByPiece() throws {
    let path = NSTemporaryDirectory() + "cairn-\(UUID().uuidString).csv"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let line = "1234.5,0.25,some text that nobody asked for, \"and more, quoted\"\n"
    let count = 100_000
    try Data(String(repeating: line, count: count).utf8).write(to: URL(fileURLWithPath: path))
    let stream = try DataSource(file: path).open()
    var longest = 0
    while let piece = try stream.next() { longest = max(longest, piece.count) }
    #expect(longest == ByteStream.pieceLength)
    let reader = try DataReader(DataSource(file: path))
    var rows = 0
    while let row = try reader.next() {
      rows += 1
      if rows == count { #expect(row[1].text == "0.25" && row[1].line == count) }
    }
    #expect(rows == count)
    #expect(throws: CompositionError.self) { _ = try DataReader(DataSource(file: path + ".gone")) }
  }

  /// With a look at all keys before it for each, this takes minutes.
  @Test func aLineOfManyKeysIsReadInTime() throws {
    let line = "{" + (0..<80_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}\n"
    var width = 0
    let time = try ContinuousClock().measure {
      width = try DataReader(DataSource(Data(line.utf8), name: "t.jsonl")).width
    }
    #expect(width == 80_000)
    #expect(time < .seconds(10), "\(time)")
  }
}
