// One frame in one file.

/// Writes a single frame as a PNG file, under a temporary name first.
public final class SinglePNG: FrameSink {
  private let path: String
  private let level: Int?
  private var folder: PreparedFolder?
  private var hasWritten = false

  /// A picture at `path`; missing folders are made. `level` is as for `PNGSequence`.
  public init(_ path: String, level: Int? = nil) {
    self.path = path
    self.level = level
  }

  /// Checks that one file is enough, and makes its folder.
  public func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    if let count = format.frameCount, count > 1 { throw tooMany }
    let encoder = try PNGFrameEncoder(format, level: level)
    guard !path.isEmpty, !path.hasSuffix("/") else {
      throw SinkError("the name of the picture is missing", place: path, hint: "name a file, such as still.png")
    }
    folder = try PreparedFolder(WholeFile.folder(of: path))
    hasWritten = false
    return encoder
  }

  /// Writes the picture.
  public func write(_ frame: EncodedFrame) throws(SinkError) {
    if hasWritten { throw tooMany }
    if frame.repeatsPrevious { throw SinkError.nothingToRepeat(frame.index) }
    try WholeFile.write(frame.bytes, to: path)
    hasWritten = true
  }

  /// The file is whole already.
  public func finish() throws(SinkError) { folder = nil }

  /// Removes the folders made for the picture when they are empty.
  public func abandon() {
    folder?.removeIfEmpty()
    folder = nil
  }

  private var tooMany: SinkError {
    let stem = path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
    return SinkError(
      "one file cannot hold several frames", place: path, hint: "put a number into the name, as in \(stem)_%05d.png")
  }
}
