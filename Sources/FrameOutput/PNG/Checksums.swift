// Adler-32 of pixels that were never laid out as bytes.

/// The checksum a zlib stream ends with (RFC 1950), summed pixel by pixel and, over runs, in closed form.
///
/// With `a` the sum of bytes and `b` the sum of all `a`, a pixel of n bytes c₀ … cₙ₋₁ adds Σc to `a`, and
/// n·a′ − Σ k·cₖ to `b`, where a′ is the new `a`. Over a run of r equal pixels the sum of the a′ is
/// r·a + Σc·r(r+1)/2. Both sums are only reduced once a row: 64 bits hold far more than a row adds.
struct PixelAdler {
  private var a: UInt64 = 1
  private var b: UInt64 = 0

  /// Adds one byte that belongs to no pixel.
  @inline(__always) mutating func add(byte: UInt64) {
    a &+= byte
    b &+= a
  }

  /// Adds one pixel: its number of bytes, their sum, and their sum weighted by position.
  @inline(__always) mutating func add(width: UInt64, sum: UInt64, weighted: UInt64) {
    a &+= sum
    b &+= width &* a &- weighted
  }

  /// Adds `count` equal pixels.
  @inline(__always) mutating func add(run count: UInt64, width: UInt64, sum: UInt64, weighted: UInt64) {
    let sums = count &* a &+ sum &* ((count &* (count &+ 1)) &>> 1)
    b &+= width &* sums &- count &* weighted
    a &+= count &* sum
  }

  /// Keeps the sums small; due at least once a row.
  @inline(__always) mutating func reduce() {
    a %= 65521
    b %= 65521
  }

  /// The checksum of everything added.
  var value: UInt32 { UInt32(b % 65521) << 16 | UInt32(a % 65521) }
}
