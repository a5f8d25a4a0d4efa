// The two ways a pixel is stored in our PNGs, and how a pixel differs from the one above it.

/// How premultiplied words become the bytes of a file.
///
/// A difference is a word as well: alpha, red, green and blue from the top byte down, each modulo 256.
protocol PixelLayout {
  /// Bytes of a stored pixel.
  static var bytes: Int { get }
  /// The stored form of a premultiplied word, as a straight word.
  func stored(_ pixel: UInt32) -> UInt32
  /// Stored form minus stored form of the pixel above, byte by byte.
  func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32
  /// Eight differences at once.
  func differences(_ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>) -> SIMD8<UInt32>
}

/// Red, green, blue: for sequences known to be opaque. Alpha is not looked at.
struct OpaqueLayout: PixelLayout {
  static var bytes: Int { 3 }

  @inline(__always) func stored(_ pixel: UInt32) -> UInt32 { pixel & 0x00FF_FFFF }

  @inline(__always) func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
    bytewiseDifference(pixel, above) & 0x00FF_FFFF
  }

  @inline(__always) func differences(
    _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>
  ) -> SIMD8<UInt32> {
    unsafeBitCast(bytewiseDifferences(pixels, above), to: SIMD8<UInt32>.self) & SIMD8(repeating: 0x00FF_FFFF)
  }
}

/// Red, green, blue, alpha, not premultiplied.
struct StraightLayout: PixelLayout {
  static var bytes: Int { 4 }

  /// For each alpha a, ⌈2²⁴/a⌉: `n · reciprocal >> 24` is ⌊n/a⌋ for every n below 2¹⁶.
  private let reciprocals: UnsafePointer<UInt32>

  /// The table must outlive the layout.
  init(reciprocals: UnsafePointer<UInt32>) { self.reciprocals = reciprocals }

  static let reciprocals: [UInt32] = (0..<256).map { $0 == 0 ? 0 : ((1 << 24) + UInt32($0) - 1) / UInt32($0) }

  /// Colour divided by alpha, rounded to nearest: ⌊(255·c + ⌊a/2⌋)/a⌋. Nothing is left of the colour where alpha is 0.
  @inline(__always) func stored(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let reciprocal = UInt64(reciprocals[Int(alpha)])
    let half = UInt64(alpha &>> 1)
    let red = straight(pixel &>> 16 & 255, reciprocal, half)
    let green = straight(pixel &>> 8 & 255, reciprocal, half)
    let blue = straight(pixel & 255, reciprocal, half)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }

  /// A premultiplied colour never exceeds its alpha; one that does is taken as equal.
  @inline(__always) private func straight(_ color: UInt32, _ reciprocal: UInt64, _ half: UInt64) -> UInt32 {
    min(UInt32(truncatingIfNeeded: ((UInt64(color) &* 255 &+ half) &* reciprocal) &>> 24), 255)
  }

  @inline(__always) func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
    bytewiseDifference(stored(pixel), stored(above))
  }

  @inline(__always) func differences(
    _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>
  ) -> SIMD8<UInt32> {
    var everyBit: UInt32 = 0xFF00_0000
    for index in 0..<8 { everyBit &= pixels[index] & above[index] }
    if everyBit == 0xFF00_0000 {
      return unsafeBitCast(bytewiseDifferences(pixels, above), to: SIMD8<UInt32>.self)
    }
    let straight = stored(UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self))
    let straightAbove = stored(UnsafeRawPointer(above).loadUnaligned(as: SIMD8<UInt32>.self))
    return unsafeBitCast(
      unsafeBitCast(straight, to: SIMD32<UInt8>.self) &- unsafeBitCast(straightAbove, to: SIMD32<UInt8>.self),
      to: SIMD8<UInt32>.self)
  }

  /// Eight pixels at once, equal to `stored(_:)` of each, and without a branch.
  @inline(__always) func stored(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let byte = SIMD8<UInt32>(repeating: 255)
    let alpha = pixels &>> 24
    let reciprocal = 1 / real(alpha)
    let half = real(alpha &>> 1) + 0.5
    let red = straight(pixels &>> 16 & byte, reciprocal, half)
    let green = straight(pixels &>> 8 & byte, reciprocal, half)
    let blue = straight(pixels & byte, reciprocal, half)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }

  /// With n = 255·c + ⌊a/2⌋, ⌊n/a⌋ is (n + ½)/a − ½ rounded to nearest: that is never within 1/(2a) of a tie, far more
  /// than single precision errs. Adding 2²³ rounds, and leaves the integer in the low 23 bits; alpha 0 makes infinity
  /// there, whose low bits are zero, which is the colour wanted.
  @inline(__always) private func straight(
    _ color: SIMD8<UInt32>, _ reciprocal: SIMD8<Float>, _ half: SIMD8<Float>
  ) -> SIMD8<UInt32> {
    let rounded = (real(color) * 255 + half) * reciprocal - 0.5 + Self.rounding
    let integer = unsafeBitCast(rounded, to: SIMD8<Int32>.self) & SIMD8(repeating: 0x007F_FFFF)
    // All bits are set where the integer exceeds 255.
    let excess = (SIMD8(repeating: 255) &- integer) &>> SIMD8(repeating: 31)
    return unsafeBitCast((integer | excess) & SIMD8(repeating: 255), to: SIMD8<UInt32>.self)
  }

  private static var rounding: Float { 8_388_608 }

  /// Integers below 2²³ as floating point: put under the exponent of 2²³, which is then taken off.
  @inline(__always) private func real(_ integers: SIMD8<UInt32>) -> SIMD8<Float> {
    unsafeBitCast(integers | SIMD8(repeating: 0x4B00_0000), to: SIMD8<Float>.self) - Self.rounding
  }
}

/// Four subtractions modulo 256 in one word: the top bit of each byte is kept out of the borrow and put right after.
@inline(__always) private func bytewiseDifference(_ minuend: UInt32, _ subtrahend: UInt32) -> UInt32 {
  ((minuend | 0x8080_8080) &- (subtrahend & 0x7F7F_7F7F)) ^ ((minuend ^ ~subtrahend) & 0x8080_8080)
}

@inline(__always) private func bytewiseDifferences(
  _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>
) -> SIMD32<UInt8> {
  UnsafeRawPointer(pixels).loadUnaligned(as: SIMD32<UInt8>.self)
    &- UnsafeRawPointer(above).loadUnaligned(as: SIMD32<UInt8>.self)
}
