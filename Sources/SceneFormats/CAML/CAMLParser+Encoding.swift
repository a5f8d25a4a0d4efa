// A document's bytes become valid UTF-8, whatever encoding it declares.

import Foundation

extension CAMLParser {
  /// The text as UTF-8 without a byte order mark.
  static func utf8(_ data: Data, file: String) throws(SceneError) -> [UInt8] {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      guard let text = String(data: data, encoding: .utf16) else {
        throw SceneError(.malformed, "the text is not valid UTF-16", file: file)
      }
      return Array(text.utf8)
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    // The declaration stands in the first line and is ASCII in every encoding that gets this far.
    let head = String(decoding: body.prefix(200), as: UTF8.self)
    if head.hasPrefix("<?xml"), let end = head.range(of: "?>") {
      let declaration = head[..<end.lowerBound].lowercased()
      if declaration.contains("iso-8859-1") || declaration.contains("latin1") {
        return Array(String(data: Data(body), encoding: .isoLatin1).map { Array($0.utf8) } ?? body)
      }
    }
    if let bad = firstInvalid(body) {
      let before = body[..<bad]
      let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = body[start..<bad].reduce(1) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
      throw SceneError(
        .malformed, "the text is not valid UTF-8", at: SourceLocation(file: file, line: line, column: column))
    }
    return body
  }

  /// Offset of the first byte that is not part of a valid UTF-8 sequence.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
