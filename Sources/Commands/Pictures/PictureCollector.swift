// Frames kept in memory, for pictures that are made of pictures.

package import FrameOutput
package import Graphics

/// A sink that keeps every frame.
package final class PictureCollector: FrameSink {
  /// The frames by index.
  package private(set) var pictures: [Int: PixelBuffer] = [:]
  private var size = (width: 0, height: 0)
  private var last: PixelBuffer?

  /// Collects frames of any size.
  package init() {}

  package func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    size = (format.width, format.height)
    return CopyEncoder()
  }

  package func write(_ frame: EncodedFrame) throws(SinkError) {
    if !frame.repeatsPrevious {
      let picture = PixelBuffer(width: size.width, height: size.height)
      frame.bytes.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(start: picture.pixels, count: picture.count * 4).copyMemory(from: bytes)
      }
      last = picture
    }
    pictures[frame.index] = last
  }

  package func finish() throws(SinkError) {}
  package func abandon() {}

  private struct CopyEncoder: FrameEncoder {
    func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
      if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
      let pixels = UnsafeRawBufferPointer(start: frame.pixels.pixels, count: frame.pixels.count * 4)
      return EncodedFrame(index: frame.index, bytes: [UInt8](pixels))
    }
  }
}
