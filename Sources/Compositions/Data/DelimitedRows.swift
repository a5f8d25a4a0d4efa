// Reads rows of fields between delimiters (RFC 4180): quotes, CRLF, a byte order mark, blank lines between rows.

/// A one-pass reader of values between commas, tabs or semicolons.
///
/// Unquoted fields lose spaces around them; blank lines are passed over. A row is held, never the file.
package final class DelimitedRows: RowSource {
  /// Bytes of a field at most.
  package static let longestField = 1 << 20

  /// The first row may be a header; the form does not say.
  package let keys: [DataField]? = nil

  private let cursor: ByteCursor
  private let delimiter: UInt8
  private let stops: [Bool]
  private let quotedStops: [Bool]
  private var bytes: [UInt8] = []

  /// Rows from where a cursor is.
  package init(_ cursor: ByteCursor, delimiter: UInt8) {
    self.cursor = cursor
    self.delimiter = delimiter
    stops = (0..<256).map { [delimiter, Self.quote, 0x0A, 0x0D].contains(UInt8($0)) }
    quotedStops = (0..<256).map { [Self.quote, 0x0A, 0x0D].contains(UInt8($0)) }
  }

  /// The next row with anything in it.
  ///
  /// Throws an input error with `file:line:column` for text that is not UTF-8 and for a stray or unclosed quote.
  package func next() throws(CompositionError) -> [DataField]? {
    while try cursor.peek() != nil {
      let row = try readRow()
      if row.count > 1 || !row[0].text.isEmpty { return row }
    }
    return nil
  }

  private func readRow() throws(CompositionError) -> [DataField] {
    var row: [DataField] = []
    while true {
      row.append(try readField())
      guard let byte = try cursor.peek() else { return row }
      if byte == delimiter {
        cursor.advance()
      } else {
        try cursor.advanceLine()
        return row
      }
    }
  }

  /// Stops at a delimiter, at a line break or at the end of the file.
  private func readField() throws(CompositionError) -> DataField {
    try skipSpaces()
    let (line, column) = (cursor.line, cursor.column)
    bytes.removeAll(keepingCapacity: true)
    if try cursor.peek() == Self.quote {
      try readQuoted(line, column)
      try skipSpaces()
      if let byte = try cursor.peek(), !endsField(byte) {
        throw CompositionError(
          .input, "something follows a closing quote", place: cursor.place,
          hint: "double a quote inside a quoted field")
      }
      return DataField(text: try cursor.text(bytes, line, column), line: line, column: column)
    }
    while let byte = try cursor.peek(), !endsField(byte) {
      guard byte != Self.quote else {
        throw CompositionError(
          .input, "a quote stands inside an unquoted field", place: cursor.place,
          hint: "quote the whole field and double the quotes inside it")
      }
      try take(until: stops, line, column)
    }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return DataField(text: try cursor.text(bytes, line, column), line: line, column: column)
  }

  private func readQuoted(_ line: Int, _ column: Int) throws(CompositionError) {
    cursor.advance()
    while let byte = try cursor.peek() {
      if byte == Self.quote {
        cursor.advance()
        guard try cursor.peek() == Self.quote else { return }
      }
      if Self.isLineBreak(byte) {
        try checkLength(line, column)
        bytes.append(0x0A)
        try cursor.advanceLine()
      } else if byte == Self.quote {
        try checkLength(line, column)
        bytes.append(byte)
        cursor.advance()
      } else {
        try take(until: quotedStops, line, column)
      }
    }
    throw CompositionError(.input, "the quote is never closed", place: cursor.place(line, column))
  }

  private func take(until stops: [Bool], _ line: Int, _ column: Int) throws(CompositionError) {
    try checkLength(line, column)
    cursor.take(until: stops, into: &bytes, most: Self.longestField - bytes.count)
  }

  private func checkLength(_ line: Int, _ column: Int) throws(CompositionError) {
    guard bytes.count < Self.longestField else {
      throw CompositionError(
        .input, "the field has more than \(Self.longestField) bytes", place: cursor.place(line, column),
        hint: "look for a quote that is not closed")
    }
  }

  private func skipSpaces() throws(CompositionError) {
    while let byte = try cursor.peek(), isSpace(byte) { cursor.advance() }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte == 0x09 && delimiter != 0x09) }
  private func endsField(_ byte: UInt8) -> Bool { byte == delimiter || Self.isLineBreak(byte) }
  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static let quote = UInt8(ascii: "\"")
}
