// Pixels as bytes, without anything around them.

/// Raw frames: exactly width · height · 4 bytes each.
public struct RawVideoForm: StreamForm, Hashable {
  let order: PixelOrder
  let alpha: AlphaForm

  /// Raw frames of an order and a form of alpha.
  public init(order: PixelOrder = .bgra, alpha: AlphaForm = .straight) {
    self.order = order
    self.alpha = alpha
  }

  /// Nothing stands before the first frame.
  public var isHeadless: Bool { true }

  /// Nothing.
  public func header(_ format: StreamFormat) -> [UInt8] { [] }

  /// Rearranges bytes and divides colours by alpha.
  public func encoder(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    RawFrameEncoder(format: format, order: order, blending: alpha == .straight ? .straight : .premultiplied)
  }

  /// Size, rate and pixels, of which the stream itself says nothing.
  public func ffmpegInput(_ format: StreamFormat) -> [String] {
    [
      "-f", "rawvideo", "-pixel_format", order.rawValue, "-video_size", "\(format.width)x\(format.height)",
      "-framerate", format.rate, "-i", "pipe:0",
    ]
  }
}
