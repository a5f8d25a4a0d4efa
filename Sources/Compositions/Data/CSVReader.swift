// Reads comma-separated values (RFC 4180): quotes, CRLF, a byte order mark, blank lines between rows.

package import Foundation

/// A one-pass reader of comma-separated values.
package struct CSVReader {
  /// Bytes accepted; more is refused before anything is parsed.
  package static let largestFile = 16 << 20

  private let name: String
  private let scalars: [Unicode.Scalar]
  private var next = 0
  private var line = 1
  private var column = 1

  /// Reads a table whose first row is its header. Unquoted fields lose spaces around them; blank lines are skipped.
  ///
  /// Throws an input error with `file:line:column` for text that is not UTF-8, a stray or unclosed quote, a row with
  /// another number of fields than the header, or no rows at all.
  package static func read(_ data: Data, name: String) throws(CompositionError) -> CSVTable {
    guard data.count <= largestFile else {
      throw CompositionError(
        .input, "the file has \(data.count) bytes", place: name, hint: "up to \(largestFile) bytes are read")
    }
    var reader = try CSVReader(data, name: name)
    return try reader.table()
  }

  private init(_ data: Data, name: String) throws(CompositionError) {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CompositionError(.input, "the file is not UTF-8 text", place: name, hint: "save it as UTF-8")
    }
    self.name = name
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { next = 1 }
  }

  private mutating func table() throws(CompositionError) -> CSVTable {
    var rows: [[CSVTable.Field]] = []
    while next < scalars.count {
      let row = try readRow()
      if row.count == 1, row[0].text.isEmpty { continue }
      if let header = rows.first, row.count != header.count, let first = row.first {
        throw CompositionError(
          .input, "the row has \(row.count) fields and the header \(header.count)", place: "\(name):\(first.line):1",
          hint: "the header is \(header.map(\.text).joined(separator: ","))")
      }
      rows.append(row)
    }
    guard let header = rows.first else {
      throw CompositionError(.input, "the file is empty", place: name, hint: "its first row names the columns")
    }
    return CSVTable(name: name, header: header, rows: Array(rows.dropFirst()))
  }

  private mutating func readRow() throws(CompositionError) -> [CSVTable.Field] {
    var row: [CSVTable.Field] = []
    while true {
      row.append(try readField())
      guard next < scalars.count else { return row }
      if scalars[next] == "," {
        advance()
      } else {
        skipLineBreak()
        return row
      }
    }
  }

  /// Stops at a comma, at a line break or at the end of the file.
  private mutating func readField() throws(CompositionError) -> CSVTable.Field {
    while next < scalars.count, Self.isSpace(scalars[next]) { advance() }
    var field = CSVTable.Field(text: "", line: line, column: column)
    if next < scalars.count, scalars[next] == "\"" {
      field.text = try readQuoted(openedAt: field)
      while next < scalars.count, Self.isSpace(scalars[next]) { advance() }
      guard next == scalars.count || Self.endsField(scalars[next]) else {
        throw CompositionError(
          .input, "'\(scalars[next])' follows a closing quote", place: "\(name):\(line):\(column)",
          hint: "double a quote inside a quoted field")
      }
      return field
    }
    var text = String.UnicodeScalarView()
    while next < scalars.count, !Self.endsField(scalars[next]) {
      guard scalars[next] != "\"" else {
        throw CompositionError(
          .input, "a quote stands inside an unquoted field", place: "\(name):\(line):\(column)",
          hint: "quote the whole field and double the quotes inside it")
      }
      text.append(scalars[next])
      advance()
    }
    while let last = text.last, Self.isSpace(last) { text.removeLast() }
    field.text = String(text)
    return field
  }

  private mutating func readQuoted(openedAt field: CSVTable.Field) throws(CompositionError) -> String {
    advance()
    var text = String.UnicodeScalarView()
    while next < scalars.count {
      let scalar = scalars[next]
      if scalar == "\"" {
        advance()
        guard next < scalars.count, scalars[next] == "\"" else { return String(text) }
      }
      text.append(scalar)
      if Self.isLineBreak(scalar) { skipLineBreak() } else { advance() }
    }
    throw CompositionError(.input, "the quote is never closed", place: "\(name):\(field.line):\(field.column)")
  }

  private mutating func advance() {
    next += 1
    column += 1
  }

  /// Takes `\n`, `\r` or `\r\n` as one line's end.
  private mutating func skipLineBreak() {
    if scalars[next] == "\r", next + 1 < scalars.count, scalars[next + 1] == "\n" { next += 1 }
    next += 1
    line += 1
    column = 1
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
  private static func endsField(_ scalar: Unicode.Scalar) -> Bool { scalar == "," || isLineBreak(scalar) }
}
