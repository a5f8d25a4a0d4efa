// Walks through a source's bytes one at a time and knows the line and column it is at.

import Foundation

/// A cursor over text in UTF-8, of which it holds one piece.
///
/// Columns count Unicode scalars from 1. A byte order mark at the start is passed over.
package final class ByteCursor {
  /// The source's name in places.
  package let name: String
  /// The line of the next byte, from 1.
  package private(set) var line = 1
  /// The column of the next byte, from 1.
  package private(set) var column = 1

  private let stream: ByteStream
  private var piece: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// A cursor before the first byte.
  package init(_ source: DataSource) throws(CompositionError) {
    stream = try source.open()
    name = source.name
    try fill()
    if piece.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// `file:line:column` of the next byte.
  package var place: String { place(line, column) }

  /// `file:line:column`.
  package func place(_ line: Int, _ column: Int) -> String { "\(name):\(line):\(column)" }

  /// The next byte, left where it is; nil at the end.
  package func peek() throws(CompositionError) -> UInt8? {
    if position == piece.count { try fill() }
    return isAtEnd ? nil : piece[position]
  }

  /// Passes over the byte that ``peek()`` showed, which is no line break.
  package func advance() {
    // Continuation bytes belong to the scalar before them.
    if piece[position] & 0xC0 != 0x80 { column += 1 }
    position += 1
  }

  /// Takes bytes up to the first that stops, or to the end of what is at hand.
  ///
  /// - Parameters:
  ///   - stops: for each byte whether it stops; line breaks must.
  ///   - bytes: what is taken is added to it.
  ///   - most: bytes taken at most.
  package func take(until stops: [Bool], into bytes: inout [UInt8], most: Int) {
    let (start, limit) = (position, min(piece.count, position + max(0, most)))
    // One look at the storage instead of one a byte: this loop is what reading a long file costs.
    let (end, count) = piece.withUnsafeBufferPointer { piece in
      stops.withUnsafeBufferPointer { stops in
        var (next, count) = (start, 0)
        while next < limit, !stops[Int(piece[next])] {
          if piece[next] & 0xC0 != 0x80 { count += 1 }
          next += 1
        }
        return (next, count)
      }
    }
    bytes.append(contentsOf: piece[start..<end])
    position = end
    column += count
  }

  /// Passes over a line break that ``peek()`` showed the start of: `\n`, `\r` or `\r\n`.
  package func advanceLine() throws(CompositionError) {
    let isReturn = piece[position] == 0x0D
    position += 1
    line += 1
    column = 1
    if isReturn, try peek() == 0x0A { position += 1 }
  }

  /// The bytes ahead as far as they are at hand, at least to the end of the first piece.
  package var ahead: ArraySlice<UInt8> { piece[position...] }

  /// Text of bytes, or the error that they are not UTF-8.
  package func text(_ bytes: some Collection<UInt8>, _ line: Int, _ column: Int) throws(CompositionError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CompositionError(
        .input, "the file is not UTF-8 text", place: place(line, column), hint: "save it as UTF-8")
    }
    return text
  }

  private func fill() throws(CompositionError) {
    position = 0
    if let next = try stream.next() {
      piece = next
    } else {
      piece = []
      isAtEnd = true
    }
  }
}
