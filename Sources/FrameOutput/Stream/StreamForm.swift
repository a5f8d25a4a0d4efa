// What distinguishes one stream of frames from another.

/// A form frames take one after the other in a single stream.
public protocol StreamForm: Sendable {
  /// Whether nothing stands before the first frame.
  var isHeadless: Bool { get }
  /// The bytes before the first frame.
  func header(_ format: StreamFormat) -> [UInt8]
  /// Makes the bytes of frames.
  func encoder(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder
  /// The arguments by which ffmpeg reads the stream, up to `-i` and the name of its input.
  func ffmpegInput(_ format: StreamFormat) -> [String]
}
