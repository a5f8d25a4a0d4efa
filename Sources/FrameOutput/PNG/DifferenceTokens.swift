// A row cut into what deflate will say of it: differing pixels, and runs of the same difference.

/// Takes a row's tokens from left to right.
protocol DifferenceTokens {
  /// A row begins.
  mutating func beginRow()
  /// One pixel differs from the pixel above by `difference`.
  mutating func pixel(_ difference: UInt32)
  /// `count` more pixels have the same `difference` as the pixel just before them.
  mutating func run(_ difference: UInt32, count: Int)
}

/// Walks one row of at least one pixel. Pixels are compared eight at a time with those above: where they are equal, which
/// is most of a chart or a caption, nothing is converted, subtracted or looked at one by one.
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
        if pending > 0 { tokens.run(last, count: pending) }
        tokens.pixel(0)
        last = 0
        pending = 0
        equal &-= 1
      }
      pending &+= equal
    }
    let count = min(8, width &- x)
    if count == 8 {
      layout.differences(row + x, above + x, into: scratch)
    } else {
      for index in 0..<count { scratch[index] = layout.difference(row[x &+ index], above[x &+ index]) }
    }
    for index in 0..<count {
      let difference = scratch[index]
      if difference == last {
        pending &+= 1
      } else {
        if pending > 0 { tokens.run(last, count: pending) }
        tokens.pixel(difference)
        last = difference
        pending = 0
      }
    }
    x &+= count
  }
  if pending > 0 { tokens.run(last, count: pending) }
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
