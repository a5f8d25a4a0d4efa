// Premultiplied words → bytes in memory order, eight pixels at a time.

/// Encodes a frame as bare pixels.
struct RawFrameEncoder: FrameEncoder {
  /// What becomes of alpha.
  enum Blending: Sendable {
    case straight, premultiplied
    /// The frame over black, opaque.
    case flattened
  }

  let format: StreamFormat
  let order: PixelOrder
  let blending: Blending

  func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
    if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
    try format.requireSize(of: frame)
    let count = frame.pixels.count
    let bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { memory, initialized in
      guard let base = memory.baseAddress else { return }
      StraightLayout.reciprocals.withUnsafeBufferPointer { table in
        guard let reciprocals = table.baseAddress else { return }
        convert(
          frame.pixels.pixels, count, StraightLayout(reciprocals: reciprocals), into: UnsafeMutableRawPointer(base))
      }
      initialized = count * 4
    }
    return EncodedFrame(index: frame.index, bytes: bytes)
  }

  private func convert(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, _ layout: StraightLayout, into target: UnsafeMutableRawPointer
  ) {
    let opaque = SIMD8<UInt32>(repeating: 0xFF00_0000)
    let whole = count & ~7
    for start in stride(from: 0, to: whole, by: 8) {
      var words = UnsafeRawPointer(pixels + start).loadUnaligned(as: SIMD8<UInt32>.self)
      switch blending {
      case .premultiplied: break
      case .flattened: words |= opaque
      case .straight: if words & opaque != opaque { words = layout.stored(words) }
      }
      if order == .rgba { words = Self.exchanged(words) }
      target.storeBytes(of: words, toByteOffset: start &* 4, as: SIMD8<UInt32>.self)
    }
    for index in whole..<count {
      var word = pixels[index]
      switch blending {
      case .premultiplied: break
      case .flattened: word |= 0xFF00_0000
      case .straight: word = layout.stored(word)
      }
      if order == .rgba { word = word & 0xFF00_FF00 | word &>> 16 & 255 | (word & 255) &<< 16 }
      target.storeBytes(of: word.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
    }
  }

  /// Red and blue in each other's place.
  @inline(__always) private static func exchanged(_ words: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let byte = SIMD8<UInt32>(repeating: 255)
    return words & SIMD8(repeating: 0xFF00_FF00) | words &>> 16 & byte | (words & byte) &<< 16
  }
}
