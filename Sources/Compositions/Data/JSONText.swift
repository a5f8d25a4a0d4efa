// Reads JSON (RFC 8259) one value at a time and keeps the place of each.

/// A JSON value and where it begins.
package struct JSONText: Sendable, Equatable {
  /// What a value is. A number keeps its spelling, an object the order of its keys.
  package indirect enum Kind: Sendable, Equatable {
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
    case array([JSONText])
    case object([Member])
  }

  /// One key of an object with its value.
  package struct Member: Sendable, Equatable {
    /// The key.
    package let key: String
    /// Its value.
    package let value: JSONText
  }

  /// What it is.
  package let kind: Kind
  /// Line of its first character, from 1.
  package let line: Int
  /// Column of its first character, from 1, in Unicode scalars.
  package let column: Int

  /// `an object`, `a number` … for messages.
  package var article: String {
    switch kind {
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Reads the values of a JSON lines file: one a line, blank lines between them.
package final class JSONLines {
  /// Bytes of a line at most.
  package static let longestLine = 1 << 20
  /// Lists and objects inside one another at most.
  package static let deepest = 16

  private let cursor: ByteCursor
  private var lineLength = 0

  /// Lines from where a cursor is.
  package init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// The value of the next line with anything on it; nil after the last one.
  ///
  /// Throws an input error with `file:line:column` for what is not JSON.
  package func next() throws(CompositionError) -> JSONText? {
    while let byte = try cursor.peek() {
      if Self.isLineBreak(byte) {
        try cursor.advanceLine()
      } else if Self.isSpace(byte) {
        cursor.advance()
      } else {
        lineLength = 0
        let value = try value(depth: 0)
        try skipSpaces()
        if let byte = try cursor.peek(), !Self.isLineBreak(byte) {
          throw wrong("something follows the value", hint: "write one value a line")
        }
        return value
      }
    }
    return nil
  }

  private func value(depth: Int) throws(CompositionError) -> JSONText {
    try skipSpaces()
    let (line, column) = (cursor.line, cursor.column)
    guard depth < Self.deepest else { throw wrong("lists and objects are nested too deeply") }
    let kind: JSONText.Kind
    switch try cursor.peek() {
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "{"): kind = .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): kind = .array(try array(depth: depth + 1))
    default: kind = try word()
    }
    return JSONText(kind: kind, line: line, column: column)
  }

  private func object(depth: Int) throws(CompositionError) -> [JSONText.Member] {
    try take(UInt8(ascii: "{"))
    var members: [JSONText.Member] = []
    var keys: Set<String> = []
    try skipSpaces()
    if try passes(UInt8(ascii: "}")) { return [] }
    while true {
      try skipSpaces()
      let place = cursor.place
      guard try cursor.peek() == UInt8(ascii: "\"") else {
        throw wrong("a key in quotes is expected", hint: "write {\"key\": value}, all on one line")
      }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw CompositionError(.input, "the key '\(key)' is there twice", place: place)
      }
      try skipSpaces()
      guard try passes(UInt8(ascii: ":")) else { throw wrong("a colon is expected after the key") }
      members.append(JSONText.Member(key: key, value: try value(depth: depth)))
      try skipSpaces()
      if try passes(UInt8(ascii: "}")) { return members }
      guard try passes(UInt8(ascii: ",")) else { throw wrong("a comma or } is expected") }
    }
  }

  private func array(depth: Int) throws(CompositionError) -> [JSONText] {
    try take(UInt8(ascii: "["))
    var values: [JSONText] = []
    try skipSpaces()
    if try passes(UInt8(ascii: "]")) { return [] }
    while true {
      values.append(try value(depth: depth))
      try skipSpaces()
      if try passes(UInt8(ascii: "]")) { return values }
      guard try passes(UInt8(ascii: ",")) else { throw wrong("a comma or ] is expected") }
    }
  }

  private func string() throws(CompositionError) -> String {
    let (line, column) = (cursor.line, cursor.column)
    try take(UInt8(ascii: "\""))
    var bytes: [UInt8] = []
    while let byte = try cursor.peek() {
      if byte == UInt8(ascii: "\"") {
        cursor.advance()
        return try cursor.text(bytes, line, column)
      }
      if byte == UInt8(ascii: "\\") {
        bytes += try escape()
        continue
      }
      if byte < 0x20 { break }
      bytes.append(byte)
      try take(byte)
    }
    throw CompositionError(.input, "the text is never closed", place: cursor.place(line, column))
  }

  private func escape() throws(CompositionError) -> [UInt8] {
    let place = cursor.place
    try take(UInt8(ascii: "\\"))
    guard let letter = try cursor.peek() else { throw wrong("the text is never closed") }
    if letter == UInt8(ascii: "u") {
      try take(letter)
      var unit = try hexUnit()
      if 0xD800..<0xDC00 ~= unit {
        guard try passes(UInt8(ascii: "\\")), try passes(UInt8(ascii: "u")) else {
          throw CompositionError(.input, "half of a surrogate pair stands alone", place: place)
        }
        let low = try hexUnit()
        unit = 0x10000 + (unit - 0xD800) << 10 + (low &- 0xDC00) & 0x3FF
      }
      guard let scalar = Unicode.Scalar(unit) else {
        throw CompositionError(.input, "half of a surrogate pair stands alone", place: place)
      }
      return Array(String(Character(scalar)).utf8)
    }
    guard let byte = Self.escapes[letter] else {
      throw CompositionError(.input, "this is no escape of JSON", place: place, hint: "write \\\\ for a backslash")
    }
    try take(letter)
    return [byte]
  }

  private func hexUnit() throws(CompositionError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try cursor.peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw wrong("four hexadecimal digits are expected after \\u")
      }
      unit = unit * 16 + UInt32(digit)
      try take(byte)
    }
    return unit
  }

  private func word() throws(CompositionError) -> JSONText.Kind {
    let place = cursor.place
    var bytes: [UInt8] = []
    while let byte = try cursor.peek(), !Self.isSpace(byte), !Self.isLineBreak(byte), !Self.ends.contains(byte) {
      bytes.append(byte)
      try take(byte)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      let isSpelled = text.utf8.allSatisfy { Self.numberBytes.contains($0) } && text.first != "+"
      guard isSpelled, Double(text)?.isFinite == true else {
        throw CompositionError(
          .input, text.isEmpty ? "a value is expected" : "'\(text.prefix(40))' is no JSON value", place: place,
          hint: "texts and keys need quotes, numbers a decimal point")
      }
      return .number(text)
    }
  }

  private func passes(_ byte: UInt8) throws(CompositionError) -> Bool {
    guard try cursor.peek() == byte else { return false }
    try take(byte)
    return true
  }

  private func take(_ byte: UInt8) throws(CompositionError) {
    lineLength += 1
    guard lineLength <= Self.longestLine else { throw wrong("the line has more than \(Self.longestLine) bytes") }
    cursor.advance()
  }

  private func skipSpaces() throws(CompositionError) {
    while let byte = try cursor.peek(), Self.isSpace(byte) { cursor.advance() }
  }

  private func wrong(_ message: String, hint: String? = nil) -> CompositionError {
    CompositionError(.input, message, place: cursor.place, hint: hint)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static let ends = Set(",:{}[]\"".utf8)
  private static let numberBytes = Set("0123456789+-.eE".utf8)
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09,
  ]
}
