// A place in a scene's source, the way compilers write it, so that editors and people can jump there.

/// A place in a file: 1-based line and column, the column counted in characters.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file as the caller named it; `-` for standard input.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int

  /// A place from its parts.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place some characters to the right in the same line.
  public func advanced(by characters: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column + characters)
  }

  /// `scene.caml:12:5`.
  public var description: String { "\(file):\(line):\(column)" }
}
