// The angle of four neighbouring pixels at once, as places in a table: the inner loop of conic gradients.

/// Turns directions into entries of a table that goes once around.
struct ConicEntries {
  /// Entries of the table; ``next4(_:_:)`` relies on it being a power of two.
  static let count = 4096

  private let offsetsX: SIMD4<Float>
  private let offsetsY: SIMD4<Float>
  private let shift: Float

  /// - Parameters:
  ///   - stepX: The way from one pixel to the next along the first axis.
  ///   - stepY: The same along the second axis.
  ///   - startTurns: The direction that entry 0 begins at, in turns.
  init(stepX: Double, stepY: Double, startTurns: Double) {
    offsetsX = SIMD4(0, 1, 2, 3) * Float(stepX)
    offsetsY = SIMD4(0, 1, 2, 3) * Float(stepY)
    // Floats from 2048 to 4096 have just twelve bits behind the point, so that adding 3072 rounds to entries, and the
    // lowest twelve bits are the entry without its whole turns. Half an entry less makes rounding cut; a hundredth of
    // one is left, more than the polynomial is off, so that the ray itself belongs to entry 0.
    shift = Float(3072 - startTurns - 0.49 / Double(Self.count))
  }

  /// The entries of four pixels, the first in the direction of (x, y).
  @inline(__always) func next4(_ x: Double, _ y: Double) -> SIMD4<UInt32> {
    let (u, v) = (offsetsX + Float(x), offsetsY + Float(y))
    let (width, height) = (Self.magnitude(u), Self.magnitude(v))
    let longer = pointwiseMax(pointwiseMax(width, height), SIMD4(repeating: .leastNormalMagnitude))
    let slope = pointwiseMin(width, height) / longer
    // Abramowitz and Stegun 4.4.49 over 2π: the arc tangent on 0…1 within 0.00001.
    let square = slope * slope
    var turns = square * 0.003316007 - 0.013549337
    turns = turns * square + 0.028670330
    turns = turns * square - 0.052568798
    turns = turns * square + 0.159133617
    turns *= slope
    turns.replace(with: 0.25 - turns, where: height .> width)
    turns.replace(with: 0.5 - turns, where: u .< 0)
    turns.replace(with: -turns, where: v .< 0)
    return unsafeBitCast(turns + shift, to: SIMD4<UInt32>.self) & UInt32(Self.count - 1)
  }

  @inline(__always) private static func magnitude(_ value: SIMD4<Float>) -> SIMD4<Float> {
    unsafeBitCast(unsafeBitCast(value, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
  }
}
