// Lays a colour over pixels through coverage, four pixels at a time.

/// Mixes one colour into pixels, in the arithmetic of Cairo for opaque colours and of pixman for others: products of eight
/// bits are divided by 255 and rounded, a half down or up.
package struct CoverageMixer {
  /// Every second channel of four pixels, in sixteen bits each.
  private typealias Channels = SIMD8<UInt16>

  private let alpha: UInt16
  /// Added before dividing.
  private let half: UInt16
  /// Blue and red, green and alpha of the colour.
  private let even, odd: Channels

  /// - Parameter color: a premultiplied pixel.
  package init(_ color: UInt32) {
    alpha = UInt16(color >> 24)
    half = alpha == 255 ? 127 : 128
    even = Self.even(SIMD4(repeating: color))
    odd = Self.odd(SIMD4(repeating: color))
  }

  /// Mixes a row.
  package func mix(_ coverage: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var x = 0
    let coverageBytes = UnsafeRawPointer(coverage)
    let pixelBytes = UnsafeMutableRawPointer(pixels)
    while x + 4 <= count {
      let four = coverageBytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
      if four != 0 {
        let target = pixelBytes.loadUnaligned(fromByteOffset: 4 * x, as: SIMD4<UInt32>.self)
        pixelBytes.storeBytes(of: mixed(four, target), toByteOffset: 4 * x, as: SIMD4<UInt32>.self)
      }
      x += 4
    }
    while x < count {
      pixels[x] = mixed(UInt32(coverage[x]), SIMD4(pixels[x], 0, 0, 0))[0]
      x += 1
    }
  }

  /// - Parameter coverage: that of the first pixel in its lowest byte.
  @inline(__always) private func mixed(_ coverage: UInt32, _ target: SIMD4<UInt32>) -> SIMD4<UInt32> {
    var (even, odd) = (even, odd)
    var left = Channels(repeating: 255 &- alpha)
    if coverage != ~0 {
      let each = SIMD4(coverage & 255, coverage &>> 8 & 255, coverage &>> 16 & 255, coverage &>> 24)
      let shares = unsafeBitCast(each | each &<< 16, to: Channels.self)
      even = quotient(even &* shares)
      odd = quotient(odd &* shares)
      left = 255 &- quotient(shares &* alpha)
    }
    even = even &+ quotient(Self.even(target) &* left)
    odd = odd &+ quotient(Self.odd(target) &* left)
    return unsafeBitCast(even, to: SIMD4<UInt32>.self) | unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
  }

  /// A product of two bytes divided by 255.
  @inline(__always) private func quotient(_ product: Channels) -> Channels {
    let near = product &+ half
    return (near &+ (near &>> 8)) &>> 8
  }

  @inline(__always) private static func even(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(pixels & 0x00FF_00FF, to: Channels.self)
  }

  @inline(__always) private static func odd(_ pixels: SIMD4<UInt32>) -> Channels {
    unsafeBitCast(pixels &>> 8 & 0x00FF_00FF, to: Channels.self)
  }
}
