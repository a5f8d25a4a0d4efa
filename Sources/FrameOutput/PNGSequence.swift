// Numbered PNG files, the form every video tool reads.

/// Writes each frame as a PNG file of its own, straight alpha or, for opaque sequences, without alpha.
///
///     try stage.render(seconds: 2, to: PNGSequence("frames"))               frames/00000.png, frames/00001.png …
///     try stage.render(seconds: 2, to: PNGSequence("out/shot_%04d.png"))    out/shot_0000.png …
///
/// A missing folder is made. Files appear whole, under a temporary name first; whatever ends the render early, no half
/// file stays, and a folder that was made for nothing goes again.
public final class PNGSequence: FrameSink {
  private let output: String
  private let level: Int?
  private let startNumber: Int
  private var destination: (name: FrameName, folder: PreparedFolder)?
  private let linksIdentical: Bool
  private var last: (bytes: [UInt8], path: String)?

  /// A sequence in a folder or with names after a pattern.
  ///
  /// - Parameters:
  ///   - output: A folder, or a path with `%d` or `%05d` in its file name.
  ///   - level: zlib's effort, 1 (fast) to 9 (small); `nil` for the fast encoder, whose files are up to twice as large.
  ///   - startNumber: The number in the name of frame 0.
  ///   - linksIdentical: Whether a frame that equals the one before becomes a second name of its file (a hard link)
  ///     where the file system can do that, and takes no room.
  public init(_ output: String, level: Int? = nil, startNumber: Int = 0, linksIdentical: Bool = false) {
    self.output = output
    self.level = level
    self.startNumber = startNumber
    self.linksIdentical = linksIdentical
  }

  /// Checks the names and makes the folder.
  public func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    let encoder = try PNGFrameEncoder(format, level: level)
    let name = try FrameName(output, startNumber: startNumber, lastIndex: format.lastIndex)
    destination = (name, try PreparedFolder(name.folder))
    last = nil
    return encoder
  }

  /// Writes one file. A repeated frame gets a file of its own with the same bytes, or another name of the same one.
  public func write(_ frame: EncodedFrame) throws(SinkError) {
    guard let destination else { throw SinkError("frame \(frame.index) came before the sequence began") }
    let path = destination.name.path(frame.index)
    guard frame.repeatsPrevious else {
      try WholeFile.write(frame.bytes, to: path)
      last = (frame.bytes, path)
      return
    }
    guard let last else { throw SinkError.nothingToRepeat(frame.index) }
    if linksIdentical, WholeFile.link(last.path, to: path) { return }
    try WholeFile.write(last.bytes, to: path)
    self.last = (last.bytes, path)
  }

  /// Every file is whole already.
  public func finish() throws(SinkError) {
    destination = nil
    last = nil
  }

  /// Keeps the whole files; removes the folders made for the sequence when they are empty.
  public func abandon() {
    destination?.folder.removeIfEmpty()
    destination = nil
    last = nil
  }

  /// Every frame is a file of its own.
  public var division: FrameDivision { .files }

  /// ffmpeg reading the files.
  public func ffmpegCommand(for format: StreamFormat) throws(SinkError) -> String? {
    let name = try FrameName(output, startNumber: startNumber, lastIndex: format.lastIndex)
    return FFmpegCommand(.h264, input: FFmpegCommand.sequence(name, format), inputIsFlat: false)
      .line(format, to: "clip.mp4")
  }
}
