// Puts a question before every frame: has somebody asked to stop?

import FrameOutput

/// Hands frames on until the program is interrupted, then fails, so that the run is abandoned in order.
final class InterruptibleSink: FrameSink {
  private let sink: any FrameSink

  init(_ sink: any FrameSink) { self.sink = sink }

  func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    try stop()
    return try sink.begin(format)
  }

  func write(_ frame: EncodedFrame) throws(SinkError) {
    try stop()
    try sink.write(frame)
  }

  func finish() throws(SinkError) { try sink.finish() }
  func abandon() { sink.abandon() }

  private func stop() throws(SinkError) {
    if Interruption.requested { throw SinkError("interrupted") }
  }
}
