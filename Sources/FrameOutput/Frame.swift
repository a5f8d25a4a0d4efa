// One finished frame on its way to a sink, before and after it is encoded.

public import Graphics

/// A drawn frame.
public struct Frame: Sendable {
  /// Position in the sequence, counted from 0 over the whole render (a shard starts later).
  public let index: Int
  /// Scene time in seconds.
  public let time: Double
  /// The pixels. They are only read while the frame is encoded; afterwards the buffer may be drawn into again.
  public let pixels: PixelBuffer
  /// Whether the pixels equal those of the frame written just before, so that nothing need be encoded.
  public let repeatsPrevious: Bool

  /// A frame from its parts.
  public init(index: Int, time: Double, pixels: PixelBuffer, repeatsPrevious: Bool = false) {
    self.index = index
    self.time = time
    self.pixels = pixels
    self.repeatsPrevious = repeatsPrevious
  }
}

/// A frame in the form its sink writes, independent of the pixels it came from.
public struct EncodedFrame: Sendable {
  /// Position in the sequence.
  public let index: Int
  /// Whether the sink is to write the bytes of the frame before once more; `bytes` is empty then.
  public let repeatsPrevious: Bool
  /// What to write.
  public let bytes: [UInt8]

  /// A frame with bytes of its own.
  public init(index: Int, bytes: [UInt8]) {
    self.index = index
    self.repeatsPrevious = false
    self.bytes = bytes
  }

  /// A frame that equals the one before.
  public init(repeatingAt index: Int) {
    self.index = index
    self.repeatsPrevious = true
    self.bytes = []
  }
}
