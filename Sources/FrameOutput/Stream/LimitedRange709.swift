// RGB → Y′CbCr by the formulas of ITU-R BT.709, in the limited range of eight bits.

/// Y′ = 16 + 219·(0.2126·R + 0.7152·G + 0.0722·B), Cb = 128 + 224·(B − Y)/1.8556, Cr = 128 + 224·(R − Y)/1.5748 for
/// components from 0 to 1 (BT.709-6, items 3.2, 3.3 and 4.6), in fixed point with 16 binary places.
struct LimitedRange709 {
  private let luma: SIMD3<Int>
  private let blue: SIMD3<Int>
  private let red: SIMD3<Int>

  init() {
    let weights = SIMD3(0.2126, 0.7152, 0.0722)
    let lumaScale = 219.0 / 255 * 65536
    luma = SIMD3(
      Self.rounded(weights.x * lumaScale), Self.rounded(weights.y * lumaScale), Self.rounded(weights.z * lumaScale))
    let scale = 224.0 / 255 * 65536
    let blueOfRed = Self.rounded(-weights.x / 1.8556 * scale)
    let blueOfBlue = Self.rounded((1 - weights.z) / 1.8556 * scale)
    // The weights of a difference add up to nothing, so that greys are exactly 128.
    blue = SIMD3(blueOfRed, -blueOfRed - blueOfBlue, blueOfBlue)
    let redOfBlue = Self.rounded(-weights.z / 1.5748 * scale)
    let redOfRed = Self.rounded((1 - weights.x) / 1.5748 * scale)
    red = SIMD3(redOfRed, -redOfRed - redOfBlue, redOfBlue)
  }

  private static func rounded(_ value: Double) -> Int { Int(value.rounded()) }

  /// Y′ of one pixel.
  @inline(__always) func luma(_ color: SIMD3<Int>) -> UInt8 {
    UInt8(truncatingIfNeeded: (dot(luma, color) &+ 16 &<< 16 &+ 1 &<< 15) &>> 16)
  }

  /// Cb of the mean of 2^`shift` pixels whose components were added.
  @inline(__always) func blueDifference(_ sum: SIMD3<Int>, shift: Int) -> UInt8 { difference(blue, sum, shift) }

  /// Cr of the mean of 2^`shift` pixels whose components were added.
  @inline(__always) func redDifference(_ sum: SIMD3<Int>, shift: Int) -> UInt8 { difference(red, sum, shift) }

  @inline(__always) private func difference(_ weights: SIMD3<Int>, _ sum: SIMD3<Int>, _ shift: Int) -> UInt8 {
    let places = 16 &+ shift
    let half = 1 &<< (places &- 1)
    return UInt8(truncatingIfNeeded: (dot(weights, sum) &+ (128 &<< places) &+ half) &>> places)
  }

  @inline(__always) private func dot(_ a: SIMD3<Int>, _ b: SIMD3<Int>) -> Int {
    a.x &* b.x &+ a.y &* b.y &+ a.z &* b.z
  }
}
