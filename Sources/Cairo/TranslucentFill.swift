// Fills shapes with translucent colours: Cairo's coverage, and a mixing of our own with the same bytes.
//
// Cairo mixes an opaque colour into a picture itself, but hands every row of a translucent shape to pixman as a
// composition of three images, which costs more than the row. It has a fast way to draw bare coverage, however.

import CCairo
import Graphics

/// Coverage drawn beside a picture, to mix colours into it.
final class TranslucentFill {
  /// Pixels of the largest picture it is used for: the coverage of as many is kept at hand.
  private static let mostPixels = 1 << 17

  private let mask: MaskBuffer
  private let surface: CairoSurface
  /// Where to append the path whose inside is filled: to Cairo's own, with the clip of the picture.
  let pointer: OpaquePointer

  /// Nil for a picture that is too large, or has only coverage.
  init?(beside picture: CairoSurface, tolerance: Double) {
    guard picture.words != nil, picture.width * picture.height <= Self.mostPixels else { return nil }
    mask = MaskBuffer(width: picture.width, height: picture.height)
    guard let surface = try? CairoSurface(mask), let pointer = cairo_create(surface.pointer) else { return nil }
    self.surface = surface
    self.pointer = pointer
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(pointer, tolerance)
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
  }

  deinit { cairo_destroy(pointer) }

  /// Fills the appended path.
  ///
  /// - Parameters:
  ///   - area: pixels the path can touch, inside the picture.
  ///   - color: a premultiplied pixel.
  ///   - words: the picture's first pixel.
  func fill(in area: PixelRect, with color: UInt32, on words: UnsafeMutablePointer<UInt32>, rowLength: Int) {
    cairo_fill(pointer)
    cairo_surface_flush(surface.pointer)
    let mixer = CoverageMixer(color)
    for y in area.minY..<area.maxY {
      let coverage = mask.pixels + y * mask.bytesPerRow + area.x
      mixer.mix(coverage, into: words + y * rowLength + area.x, count: area.width)
      coverage.update(repeating: 0, count: area.width)
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}

/// Lays one colour over pixels through their coverage, in pixman's arithmetic: products of eight bits are divided by 255
/// and rounded.
package struct CoverageMixer {
  private let color: UInt32
  /// The colour's channels, four pixels of them.
  private let channels: SIMD16<UInt16>
  private let alpha: UInt16

  /// - Parameter color: a premultiplied pixel.
  package init(_ color: UInt32) {
    self.color = color
    channels = Self.wide(SIMD4(repeating: color))
    alpha = UInt16(color >> 24)
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
        let mixed = mixed(four, Self.wide(target))
        pixelBytes.storeBytes(of: mixed, toByteOffset: 4 * x, as: SIMD4<UInt32>.self)
      }
      x += 4
    }
    while x < count {
      let mixed = mixed(UInt32(coverage[x]), Self.wide(SIMD4(pixels[x], 0, 0, 0)))
      pixels[x] = mixed[0]
      x += 1
    }
  }

  /// - Parameter coverage: that of the first pixel in its lowest byte.
  @inline(__always) private func mixed(_ coverage: UInt32, _ target: SIMD16<UInt16>) -> SIMD4<UInt32> {
    var source = channels
    var left = SIMD16<UInt16>(repeating: 255 - alpha)
    if coverage != ~0 {
      let each = SIMD4(coverage & 255, coverage >> 8 & 255, coverage >> 16 & 255, coverage >> 24)
      let shares = Self.wide(each &* 0x0101_0101)
      source = Self.quotient(channels &* shares)
      left = 255 &- Self.quotient(shares &* alpha)
    }
    let sum = source &+ Self.quotient(target &* left)
    return unsafeBitCast(SIMD16<UInt8>(truncatingIfNeeded: sum), to: SIMD4<UInt32>.self)
  }

  /// A product of two bytes divided by 255.
  @inline(__always) private static func quotient(_ product: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let half = product &+ 128
    return (half &+ (half &>> 8)) &>> 8
  }

  @inline(__always) private static func wide(_ pixels: SIMD4<UInt32>) -> SIMD16<UInt16> {
    SIMD16<UInt16>(truncatingIfNeeded: unsafeBitCast(pixels, to: SIMD16<UInt8>.self))
  }
}

extension PathData.Element {
  /// Whether it is not a straight line.
  var isCurve: Bool {
    switch self {
    case .quad, .curve: true
    case .move, .line, .close: false
    }
  }
}
