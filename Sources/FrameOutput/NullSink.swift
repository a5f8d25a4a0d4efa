// Frames that go nowhere: for measuring everything but output.

/// Takes frames and keeps nothing of them but their number.
public final class NullSink: FrameSink {
  /// Frames written so far.
  public private(set) var frameCount = 0

  /// A sink that keeps nothing.
  public init() {}

  /// Starts counting anew.
  public func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    frameCount = 0
    return NoEncoder()
  }

  /// Counts the frame.
  public func write(_ frame: EncodedFrame) throws(SinkError) { frameCount += 1 }
  /// Does nothing.
  public func finish() throws(SinkError) {}
  /// Does nothing.
  public func abandon() {}

  private struct NoEncoder: FrameEncoder {
    func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
      frame.repeatsPrevious ? EncodedFrame(repeatingAt: frame.index) : EncodedFrame(index: frame.index, bytes: [])
    }
  }
}
