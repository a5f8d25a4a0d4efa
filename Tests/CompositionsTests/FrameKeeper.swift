// A sink that keeps the frames of a run, for tests that look at their pixels.

import Cairn
import Graphics

/// Frames in memory, a repeated one again.
final class FrameKeeper: FrameSink {
  /// The frames in order.
  private(set) var pictures: [PixelBuffer] = []
  private var size = (width: 0, height: 0)

  func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    size = (format.width, format.height)
    return Encoder()
  }

  func write(_ frame: EncodedFrame) throws(SinkError) {
    if frame.repeatsPrevious, let last = pictures.last {
      pictures.append(last)
      return
    }
    let picture = PixelBuffer(width: size.width, height: size.height)
    frame.bytes.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: picture.pixels, count: picture.count * 4).copyMemory(from: bytes)
    }
    pictures.append(picture)
  }

  func finish() throws(SinkError) {}
  func abandon() {}

  private struct Encoder: FrameEncoder {
    func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
      if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
      return EncodedFrame(
        index: frame.index,
        bytes: [UInt8](UnsafeRawBufferPointer(start: frame.pixels.pixels, count: frame.pixels.count * 4)))
    }
  }
}
