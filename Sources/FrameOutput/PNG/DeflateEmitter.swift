// The inner loop of a frame's output: tokens become bits and a checksum.

/// Writes the tokens of a walk as one deflate block and sums the bytes they stand for.
struct DeflateEmitter<Layout: PixelLayout>: DifferenceTokens {
  private(set) var writer: BitWriter
  private(set) var adler = PixelAdler()
  private let literals: UnsafePointer<UInt64>
  private let runs: UnsafePointer<UInt64>
  private let longestRun: Int

  /// Writes with the entries of a `DeflateCodes`, which must outlive the emitter.
  init(writer: BitWriter, entries: UnsafePointer<UInt64>) {
    self.writer = writer
    literals = entries
    runs = entries + DeflateCodes.runs
    longestRun = DeflateLength.longestRun(bytesPerPixel: Layout.bytes)
  }

  /// A row begins with the number of its filter; 2 is UP.
  @inline(__always) mutating func beginRow() {
    adler.reduce()
    adler.add(byte: 2)
    append(literals[2])
  }

  @inline(__always) mutating func pixel(_ difference: UInt32) {
    let (sum, weighted) = sums(of: difference)
    adler.add(width: UInt64(Layout.bytes), sum: sum, weighted: weighted)
    literal(difference)
  }

  @inline(__always) mutating func run(_ difference: UInt32, count: Int) {
    let (sum, weighted) = sums(of: difference)
    adler.add(run: UInt64(count), width: UInt64(Layout.bytes), sum: sum, weighted: weighted)
    var rest = count
    while rest > longestRun {
      append(runs[longestRun])
      rest &-= longestRun
    }
    append(runs[rest])
  }

  /// Ends the block.
  mutating func end(with entry: UInt64) {
    append(entry)
    writer.finish()
  }

  @inline(__always) private mutating func append(_ entry: UInt64) {
    writer.append(entry &>> 6, entry & 63)
    writer.flush()
  }

  /// Red, green, blue and, with four bytes, alpha, as one bit string.
  @inline(__always) private mutating func literal(_ difference: UInt32) {
    let red = literals[Int(difference &>> 16 & 255)]
    let green = literals[Int(difference &>> 8 & 255)]
    let blue = literals[Int(difference & 255)]
    var bits = red & 63
    var code = red &>> 6 | (green &>> 6) &<< bits
    bits &+= green & 63
    code |= (blue &>> 6) &<< bits
    bits &+= blue & 63
    if Layout.bytes == 4 {
      let alpha = literals[Int(difference &>> 24)]
      code |= (alpha &>> 6) &<< bits
      bits &+= alpha & 63
    }
    writer.append(code, bits)
    writer.flush()
  }

  /// The sum of the stored bytes, and their sum weighted by position.
  @inline(__always) private func sums(of difference: UInt32) -> (UInt64, UInt64) {
    let red = UInt64(difference &>> 16 & 255)
    let green = UInt64(difference &>> 8 & 255)
    let blue = UInt64(difference & 255)
    guard Layout.bytes == 4 else { return (red &+ green &+ blue, green &+ 2 &* blue) }
    let alpha = UInt64(difference &>> 24)
    return (red &+ green &+ blue &+ alpha, green &+ 2 &* blue &+ 3 &* alpha)
  }
}
