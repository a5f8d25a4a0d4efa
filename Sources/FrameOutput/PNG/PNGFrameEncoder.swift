// A frame as a PNG file: fast by default, small on request.

import Graphics

/// The encoder behind every sink that writes PNG files.
package struct PNGFrameEncoder: FrameEncoder {
  private let format: StreamFormat
  private let level: Int?

  /// - Parameter level: zlib's effort, 1 to 9; `nil` for the fast encoder.
  package init(_ format: StreamFormat, level: Int?) throws(SinkError) {
    guard format.width > 0, format.height > 0 else {
      throw SinkError(
        "a PNG has at least one pixel, and these frames are \(format.width) × \(format.height)",
        hint: "give the scene a size")
    }
    // A chunk's length has 31 bits, and the fast encoder may take nine bits a byte.
    let (pixels, overflow) = format.width.multipliedReportingOverflow(by: format.height)
    guard !overflow, pixels < 1 << 28, format.width < 1 << 24, format.height < 1 << 24 else {
      throw SinkError(
        "frames of \(format.width) × \(format.height) pixels are too large for a PNG", hint: "lower the scale")
    }
    if let level, !(1...9).contains(level) {
      throw SinkError("PNG level \(level) does not exist", hint: "choose 1 (fast) to 9 (small)")
    }
    self.format = format
    self.level = level
  }

  package func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
    if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
    let pixels = frame.pixels
    guard pixels.width == format.width, pixels.height == format.height else {
      throw SinkError(
        "frame \(frame.index) is \(pixels.width) × \(pixels.height) pixels in a sequence of "
          + "\(format.width) × \(format.height)")
    }
    guard let level else {
      let encoder = FastPNGEncoder(isOpaque: format.isOpaque, scale: format.scale)
      return EncodedFrame(index: frame.index, bytes: encoder.encode(pixels))
    }
    let encoder = SmallPNGEncoder(isOpaque: format.isOpaque, scale: format.scale, level: level)
    guard let bytes = encoder.encode(pixels) else {
      throw SinkError("zlib ran out of memory at frame \(frame.index)", hint: "lower the level or the number of jobs")
    }
    return EncodedFrame(index: frame.index, bytes: bytes)
  }
}
