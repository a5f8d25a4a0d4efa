// One number a frame: enough to say that two renders are the same.

public import Graphics

/// Keeps a 64-bit digest of each frame's pixels, for comparing renders without keeping them.
///
/// The digest is FNV-1a (Fowler, Noll, Vo) taken over whole pixels in reading order, after width and height.
public final class DigestSink: FrameSink {
  /// The digests so far, by frame index.
  public private(set) var digests: [Int: UInt64] = [:]
  private var last: UInt64?

  /// A sink without frames.
  public init() {}

  /// Forgets earlier digests.
  public func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
    digests = [:]
    last = nil
    return DigestEncoder()
  }

  /// Keeps the frame's digest.
  public func write(_ frame: EncodedFrame) throws(SinkError) {
    let digest =
      frame.repeatsPrevious ? last : frame.bytes.reduce(UInt64(0)) { sum, byte in sum &<< 8 | UInt64(byte) }
    guard let digest else { throw SinkError.nothingToRepeat(frame.index) }
    digests[frame.index] = digest
    last = digest
  }

  /// Does nothing.
  public func finish() throws(SinkError) {}
  /// Does nothing: digests so far are whole.
  public func abandon() {}

  /// The digest of one buffer.
  public static func digest(of buffer: PixelBuffer) -> UInt64 {
    let prime: UInt64 = 0x0000_0100_0000_01B3
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    digest = (digest ^ UInt64(buffer.width)) &* prime
    digest = (digest ^ UInt64(buffer.height)) &* prime
    let pixels = buffer.pixels
    for position in 0..<buffer.count { digest = (digest ^ UInt64(pixels[position])) &* prime }
    return digest
  }

  private struct DigestEncoder: FrameEncoder {
    func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
      if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
      let digest = DigestSink.digest(of: frame.pixels)
      return EncodedFrame(index: frame.index, bytes: (0..<8).map { UInt8(truncatingIfNeeded: digest >> (56 - 8 * $0)) })
    }
  }
}
