// The contract between whoever draws frames and whoever keeps them.

/// Turns frames into bytes. A value without memory: any thread may call it, for any frame, in any order, and the
/// bytes depend on nothing but the frame and the format it was made for.
public protocol FrameEncoder: Sendable {
  /// The frame in the form its sink writes.
  func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame
}

/// A place frames go to. Encoding and writing are apart so that frames are encoded on many threads and written in order:
///
///     let encoder = try sink.begin(format)              once, before the first frame
///     worker 1   encode 0 ───── encode 2 ─────          any thread
///     worker 2   encode 1 ── encode 3 ───
///     writer          write 0 · write 1 · write 2 · …   one thread, ascending indices
///     try sink.finish()                                 or abandon(), once
public protocol FrameSink: AnyObject {
  /// Opens the place and answers with the encoder its frames go through. Nothing is written when this throws.
  func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder
  /// Writes one frame. Indices ascend; the first frame never repeats.
  func write(_ frame: EncodedFrame) throws(SinkError)
  /// Completes the output.
  func finish() throws(SinkError)
  /// Gives up after an error or an interruption: what is whole stays, nothing half-written does.
  func abandon()
  /// Whether the output of several runs can be put together; `whole` by default.
  var division: FrameDivision { get }
  /// How what is written will differ from the frames, in sentences; nothing by default.
  func notes(for format: StreamFormat) -> [String]
  /// The ffmpeg command that makes a clip of what is written, for a shell; nil when there is none.
  func ffmpegCommand(for format: StreamFormat) throws(SinkError) -> String?
}

extension FrameSink {
  /// One piece.
  public var division: FrameDivision { .whole }
  /// Nothing.
  public func notes(for format: StreamFormat) -> [String] { [] }
  /// None.
  public func ffmpegCommand(for format: StreamFormat) throws(SinkError) -> String? { nil }
}

extension FrameSink {
  /// Writes a sequence of frames from start to end on the calling thread; abandons it when anything throws.
  public func write(_ frames: some Sequence<Frame>, as format: StreamFormat) throws(SinkError) {
    do throws(SinkError) {
      let encoder = try begin(format)
      for frame in frames { try write(try encoder.encode(frame)) }
      try finish()
    } catch {
      abandon()
      throw error
    }
  }
}
