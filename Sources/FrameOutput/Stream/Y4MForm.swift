// Y4M: planes of luma and chroma with a header that says size and rate, which nearly every video tool reads.

/// How many chroma samples a pixel has.
public enum ChromaSampling: String, Sendable, Hashable, CaseIterable {
  /// One of its own.
  case yuv444p
  /// A quarter: the mean of two by two pixels.
  case yuv420p
}

/// YUV4MPEG2 by BT.709 in limited range. Alpha is not kept: frames lie over black where nothing is drawn.
public struct Y4MForm: StreamForm, Hashable {
  let chroma: ChromaSampling

  /// Frames with full or reduced chroma.
  public init(chroma: ChromaSampling = .yuv444p) { self.chroma = chroma }

  /// Size and rate stand before the first frame.
  public var isHeadless: Bool { false }

  /// `YUV4MPEG2 W… H… F… Ip A1:1 C444 XCOLORRANGE=LIMITED` and a line feed. `C420jpeg` says that a chroma sample lies in
  /// the middle of its four pixels; nothing in the format says which matrix was used.
  public func header(_ format: StreamFormat) -> [UInt8] {
    let space = chroma == .yuv444p ? "C444" : "C420jpeg"
    let rate = "\(format.rateNumerator):\(format.rateDenominator)"
    return Array("YUV4MPEG2 W\(format.width) H\(format.height) F\(rate) Ip A1:1 \(space) XCOLORRANGE=LIMITED\n".utf8)
  }

  /// Converts pixels into planes.
  public func encoder(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    Y4MFrameEncoder(format: format, chroma: chroma)
  }

  /// The header says everything but the matrix, which the filters of an output set.
  public func ffmpegInput(_ format: StreamFormat) -> [String] {
    ["-f", "yuv4mpegpipe", "-colorspace", "bt709", "-i", "pipe:0"]
  }
}

private struct Y4MFrameEncoder: FrameEncoder {
  let format: StreamFormat
  let chroma: ChromaSampling

  func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
    if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
    try format.requireSize(of: frame)
    let (width, height) = (format.width, format.height)
    let step = chroma == .yuv444p ? 1 : 2
    let samples = ((width + step - 1) / step) * ((height + step - 1) / step)
    let mark = Array("FRAME\n".utf8)
    let total = mark.count + width * height + 2 * samples
    let pixels = UnsafePointer(frame.pixels.pixels)
    let bytes = [UInt8](unsafeUninitializedCapacity: total) { memory, count in
      guard let base = memory.baseAddress else { return }
      for (index, byte) in mark.enumerated() { base[index] = byte }
      let luma = base + mark.count
      let matrix = LimitedRange709()
      for index in 0..<(width * height) { luma[index] = matrix.luma(Self.color(pixels[index])) }
      let blue = luma + width * height
      let red = blue + samples
      if step == 1 {
        for index in 0..<samples {
          let color = Self.color(pixels[index])
          blue[index] = matrix.blueDifference(color, shift: 0)
          red[index] = matrix.redDifference(color, shift: 0)
        }
      } else {
        var index = 0
        for y in stride(from: 0, to: height, by: 2) {
          // At an odd edge the last row or column counts twice.
          let upper = pixels + y * width
          let lower = pixels + min(y + 1, height - 1) * width
          for x in stride(from: 0, to: width, by: 2) {
            let right = min(x + 1, width - 1)
            let sum =
              Self.color(upper[x]) &+ Self.color(upper[right]) &+ Self.color(lower[x]) &+ Self.color(lower[right])
            blue[index] = matrix.blueDifference(sum, shift: 2)
            red[index] = matrix.redDifference(sum, shift: 2)
            index += 1
          }
        }
      }
      count = total
    }
    return EncodedFrame(index: frame.index, bytes: bytes)
  }

  /// Red, green and blue over black, which is what premultiplied components are.
  @inline(__always) private static func color(_ pixel: UInt32) -> SIMD3<Int> {
    SIMD3(Int(pixel &>> 16 & 255), Int(pixel &>> 8 & 255), Int(pixel & 255))
  }
}
