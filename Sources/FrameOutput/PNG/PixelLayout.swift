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
  func differences(
    _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into result: UnsafeMutablePointer<UInt32>)
}

/// Red, green, blue: for sequences known to be opaque. Alpha is not looked at.
struct OpaqueLayout: PixelLayout {
  static var bytes: Int { 3 }

  @inline(__always) func stored(_ pixel: UInt32) -> UInt32 { pixel & 0x00FF_FFFF }

  @inline(__always) func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
    bytewiseDifference(pixel, above) & 0x00FF_FFFF
  }

  @inline(__always) func differences(
    _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into result: UnsafeMutablePointer<UInt32>
  ) {
    let words = unsafeBitCast(bytewiseDifferences(pixels, above), to: SIMD8<UInt32>.self)
    UnsafeMutableRawPointer(result).storeBytes(of: words & SIMD8(repeating: 0x00FF_FFFF), as: SIMD8<UInt32>.self)
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
    _ pixels: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into result: UnsafeMutablePointer<UInt32>
  ) {
    var everyBit: UInt32 = 0xFF00_0000
    for index in 0..<8 { everyBit &= pixels[index] & above[index] }
    if everyBit == 0xFF00_0000 {
      UnsafeMutableRawPointer(result).storeBytes(of: bytewiseDifferences(pixels, above), as: SIMD32<UInt8>.self)
    } else {
      for index in 0..<8 { result[index] = difference(pixels[index], above[index]) }
    }
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
