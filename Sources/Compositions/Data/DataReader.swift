// Reads a table in any of the known forms, row by row: finds the form, tells a header from a row, holds rows to its width.

import Foundation

/// How a table is written.
package enum DataForm: String, Sendable, CaseIterable {
  /// By the file's name, else by how the file begins.
  case auto
  /// Values between commas; between semicolons where the first line has those and no comma.
  case csv
  /// Values between tabs.
  case tsv
  /// JSON lines.
  case jsonl

  /// The form of a file that says it by its name; nil otherwise.
  package static func named(by path: String) -> DataForm? {
    switch (path as NSString).pathExtension.lowercased() {
    case "csv": .csv
    case "tsv", "tab": .tsv
    case "json", "jsonl", "ndjson": .jsonl
    default: nil
    }
  }
}

/// Whether the first row names the columns.
package enum HeaderRule: String, Sendable, CaseIterable {
  /// It does when none of its fields is a number, a date or missing.
  case auto
  /// It does.
  case yes
  /// It is a row like the others.
  case no
}

/// A one-pass reader of a table, which holds a row of it at a time.
package final class DataReader {
  /// Names of the columns; nil when the table has none.
  package private(set) var header: [DataField]?
  /// Fields of every row.
  package private(set) var width = 0

  private let cursor: ByteCursor
  private let rows: any RowSource
  private var held: [DataField]?

  /// Opens a table and reads its header.
  ///
  /// Throws an input error with its place when there is no row at all or the first one cannot be read.
  package init(
    _ source: DataSource, form: DataForm = .auto, header rule: HeaderRule = .auto
  ) throws(CompositionError) {
    cursor = try ByteCursor(source)
    rows = try Self.rows(cursor, form == .auto ? DataForm.named(by: source.name) ?? .auto : form)
    if let keys = rows.keys {
      guard !keys.isEmpty else {
        throw CompositionError(
          .input, "the first row has no fields", place: cursor.place, hint: "write a value in each row")
      }
      header = keys
      width = keys.count
      return
    }
    guard let first = try rows.next() else {
      throw CompositionError(
        .input, "the file is empty", place: source.name,
        hint: rule == .yes ? "its first row names the columns" : nil)
    }
    width = first.count
    guard width > 0 else {
      throw CompositionError(
        .input, "the first row has no fields", place: cursor.place, hint: "write a value in each row")
    }
    let isHeader = rule == .yes || (rule == .auto && !first.contains { $0.isMissing || Self.isValue($0.text) })
    if isHeader { header = first } else { held = first }
  }

  /// The next row, as wide as the first one; nil after the last one.
  ///
  /// Throws an input error with `file:line:column` for what cannot be read and for a row of another width.
  package func next() throws(CompositionError) -> [DataField]? {
    if let row = held {
      held = nil
      return row
    }
    guard let row = try rows.next() else { return nil }
    guard row.count == width else {
      let other = header == nil ? "the first row" : "the header"
      let names = header.map { "the header is \($0.map(\.text).joined(separator: ","))" }
      let isSplit = row.count == 2 * width && row.allSatisfy { Int($0.text) != nil }
      throw CompositionError(
        .input, "the row has \(row.count) fields and \(other) \(width)",
        place: row.first.map { cursor.place($0.line, 1) } ?? cursor.place,
        hint: isSplit ? "write decimals with a point, as in 3.14" : names)
    }
    return row
  }

  /// The column of a header name, whatever its letter case; nil when there is none.
  package func column(_ title: String) -> Int? {
    header?.firstIndex { $0.text.lowercased() == title.lowercased() }
  }

  /// A field's place: `game.csv:12:4`.
  package func place(of field: DataField) -> String { cursor.place(field.line, field.column) }

  /// The place of the header, or of the first row.
  package var headerPlace: String { cursor.place(header?.first?.line ?? held?.first?.line ?? 1, 1) }

  private static func isValue(_ text: String) -> Bool {
    DataValue.number(text) != nil || DataValue.hasDecimalComma(text) || ISODate.read(text) != nil
  }

  private static func rows(_ cursor: ByteCursor, _ form: DataForm) throws(CompositionError) -> any RowSource {
    _ = try cursor.peek()
    let start = cursor.ahead.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    let line = start.prefix { $0 != 0x0A && $0 != 0x0D }
    let (comma, semicolon, tab) = (UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(0x09))
    switch form {
    case .jsonl: return try JSONRows(cursor)
    case .tsv: return DelimitedRows(cursor, delimiter: tab)
    case .csv:
      return DelimitedRows(cursor, delimiter: line.contains(semicolon) && !line.contains(comma) ? semicolon : comma)
    case .auto:
      if start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "[") { return try JSONRows(cursor) }
      if line.contains(comma) { return DelimitedRows(cursor, delimiter: comma) }
      if line.contains(tab) { return DelimitedRows(cursor, delimiter: tab) }
      return DelimitedRows(cursor, delimiter: line.contains(semicolon) ? semicolon : comma)
    }
  }
}
