// A row cut into what deflate will say of it: differing pixels, and runs of the same difference.

/// Takes a row's tokens from left to right.
protocol DifferenceTokens {
  /// A row begins.
  mutating func beginRow()
  /// One pixel differs from the pixel above by `difference`.
  mutating func pixel(_ difference: UInt32)
  /// `count` more pixels, or none, have the same `difference` as the pixel just before them.
  mutating func run(_ difference: UInt32, count: Int)
}

/// Walks one row of at least one pixel. Pixels are compared eight at a time with those above: where they are equal, which
/// is most of a chart or a caption, nothing is converted, subtracted or looked at one by one. Elsewhere the eight
/// differences are compared with their neighbours at once, and the loop goes from change to change: where they lie in a
/// gradient cannot be foreseen, and a branch for each pixel would cost more than the pixel.
@inline(__always) func walk<Layout: PixelLayout, Tokens: DifferenceTokens>(
  row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int, layout: Layout,
  scratch: UnsafeMutablePointer<UInt32>, into tokens: inout Tokens
) {
  tokens.beginRow()
  var last = layout.difference(row[0], above[0])
  tokens.pixel(last)
  var pending = 0
  var x = 1
  while x < width {
    let start = x
    while x &+ 8 <= width, equalEight(row + x, above + x) { x &+= 8 }
    if x > start {
      var equal = x &- start
      if last != 0 {
        tokens.run(last, count: pending)
        tokens.pixel(0)
        last = 0
        pending = 0
        equal &-= 1
      }
      pending &+= equal
    }
    guard x &+ 8 <= width else { break }
    let differences = layout.differences(row + x, above + x)
    UnsafeMutableRawPointer(scratch).storeBytes(of: differences, as: SIMD8<UInt32>.self)
    var changes = changes(in: differences, after: last)
    var done = 0
    while changes != 0 {
      let place = changes.trailingZeroBitCount
      tokens.run(last, count: pending &+ place &- done)
      last = scratch[place]
      tokens.pixel(last)
      pending = 0
      done = place &+ 1
      changes &= changes &- 1
    }
    pending &+= 8 &- done
    x &+= 8
  }
  while x < width {
    let difference = layout.difference(row[x], above[x])
    if difference == last {
      pending &+= 1
    } else {
      tokens.run(last, count: pending)
      tokens.pixel(difference)
      last = difference
      pending = 0
    }
    x &+= 1
  }
  tokens.run(last, count: pending)
}

/// A bit for each value that differs from the one before it.
@inline(__always) private func changes(in values: SIMD8<UInt32>, after last: UInt32) -> UInt32 {
  let before = SIMD8(last, values[0], values[1], values[2], values[3], values[4], values[5], values[6])
  let bits = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
  return bits.replacing(with: 0, where: values .== before).wrappedSum()
}

@inline(__always) private func equalEight(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> Bool {
  let first = UnsafeRawPointer(first)
  let second = UnsafeRawPointer(second)
  var difference: UInt64 = 0
  for offset in stride(from: 0, to: 32, by: 8) {
    difference |=
      first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
  return difference == 0
}
