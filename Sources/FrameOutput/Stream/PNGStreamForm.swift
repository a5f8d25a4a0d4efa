// Whole PNG files one after the other, as ffmpeg's image2pipe reads them.

/// A stream of PNG files with straight alpha.
public struct PNGStreamForm: StreamForm, Hashable {
  let level: Int?

  /// PNG files; `level` is as for `PNGSequence`.
  public init(level: Int? = nil) { self.level = level }

  /// Every file begins with its own head.
  public var isHeadless: Bool { true }

  /// Nothing: every file begins with its own.
  public func header(_ format: StreamFormat) -> [UInt8] { [] }

  /// The encoder of PNG sequences.
  public func encoder(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    try PNGFrameEncoder(format, level: level)
  }

  /// The rate, which no PNG says.
  public func ffmpegInput(_ format: StreamFormat) -> [String] {
    ["-f", "image2pipe", "-c:v", "png", "-framerate", format.rate, "-i", "pipe:0"]
  }
}
