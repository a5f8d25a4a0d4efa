// Frames one after the other in a pipe or in a single file.

/// Writes all frames into one stream.
///
///     FrameStream(.descriptor(1), as: RawVideoForm())        for `… | ffmpeg -f rawvideo …`
///     FrameStream(.file("clip.y4m"), as: Y4MForm())
///
/// A file appears whole or not at all. A reader that closes a pipe early ends the render with an error.
public final class FrameStream: FrameSink {
  private let destination: StreamDestination
  private let form: any StreamForm
  private var stream: ByteStream?
  private var last: [UInt8]?

  /// A stream to a place in a form.
  public init(_ destination: StreamDestination, as form: any StreamForm) {
    self.destination = destination
    self.form = form
  }

  /// Opens the place and writes what stands before the frames.
  public func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    let encoder = try form.encoder(format)
    let opened = try ByteStream(destination)
    do throws(SinkError) {
      try opened.write(form.header(format))
    } catch {
      opened.abandon()
      throw error
    }
    stream = opened
    last = nil
    return encoder
  }

  /// Writes one frame; a repeated one again.
  public func write(_ frame: EncodedFrame) throws(SinkError) {
    guard let stream else { throw SinkError("frame \(frame.index) came before the stream began") }
    guard let bytes = frame.repeatsPrevious ? last : frame.bytes else { throw SinkError.nothingToRepeat(frame.index) }
    try stream.write(bytes)
    last = bytes
  }

  /// Gives a file its name.
  public func finish() throws(SinkError) {
    let ending = stream
    stream = nil
    last = nil
    try ending?.finish()
  }

  /// Removes a file; what a pipe has taken is gone.
  public func abandon() {
    stream?.abandon()
    stream = nil
    last = nil
  }

  /// A stream without a header can be joined to another.
  public var division: FrameDivision {
    if case .descriptor = destination, form.isHeadless { return .stream }
    return .whole
  }

  /// ffmpeg reading this stream.
  public func ffmpegCommand(for format: StreamFormat) throws(SinkError) -> String? {
    var input = form.ffmpegInput(format)
    if case .file(let path) = destination { input[input.count - 1] = FFmpegCommand.input(path) }
    // Forms without alpha are read as opaque; the others are flattened by a filter.
    return FFmpegCommand(.h264, input: input, inputIsFlat: !(form is RawVideoForm || form is PNGStreamForm))
      .line(format, to: "clip.mp4")
  }
}
