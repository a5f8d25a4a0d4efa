// Where a composition's bytes come from: memory, or a file that is read piece by piece.

public import Foundation

/// Bytes with a name, read from memory or from a file that is never held whole.
public struct DataSource: Sendable {
  private enum Origin: Sendable {
    case bytes(Data)
    case file(String)
  }

  /// What errors call it: a path, or `-` for standard input.
  public let name: String
  private let origin: Origin

  /// Bytes at hand.
  public init(_ bytes: Data, name: String = "data") {
    self.name = name
    origin = .bytes(bytes)
  }

  /// A file, read each time from its start.
  public init(file path: String) {
    name = path
    origin = .file(path)
  }

  /// A way through the bytes, once, from the first to the last.
  ///
  /// Throws an input error when the file cannot be opened.
  package func open() throws(CompositionError) -> ByteStream {
    switch origin {
    case .bytes(let data): return ByteStream(data, name: name)
    case .file(let path):
      guard let handle = FileHandle(forReadingAtPath: path) else {
        throw CompositionError(.input, "the file cannot be read", place: path, hint: "look at its permissions")
      }
      return ByteStream(handle, name: name)
    }
  }
}

/// The bytes of a source, in pieces of 64 KB at most.
package final class ByteStream {
  /// Bytes in a piece at most.
  package static let pieceLength = 1 << 16

  /// The source's name.
  package let name: String
  private let handle: FileHandle?
  private var rest: Data

  fileprivate init(_ data: Data, name: String) {
    self.name = name
    handle = nil
    rest = data
  }

  fileprivate init(_ handle: FileHandle, name: String) {
    self.name = name
    self.handle = handle
    rest = Data()
  }

  /// The next piece; nil after the last one.
  package func next() throws(CompositionError) -> [UInt8]? {
    if let handle {
      let piece: Data?
      do { piece = try handle.read(upToCount: Self.pieceLength) } catch {
        throw CompositionError(.input, "the file cannot be read to its end", place: name)
      }
      guard let piece, !piece.isEmpty else { return nil }
      return [UInt8](piece)
    }
    guard !rest.isEmpty else { return nil }
    let piece = [UInt8](rest.prefix(Self.pieceLength))
    rest = rest.dropFirst(Self.pieceLength)
    return piece
  }
}
