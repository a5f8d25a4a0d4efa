// What a frame's rows are made of, judged by a few of them.

/// Counts the symbols a walk would emit.
struct SymbolHistogram<Layout: PixelLayout>: DifferenceTokens {
  private let counts: UnsafeMutablePointer<UInt32>
  private let runSymbols: [Int]
  private let longestRun: Int

  /// Counts into 286 zeroed words.
  private init(_ counts: UnsafeMutablePointer<UInt32>) {
    self.counts = counts
    longestRun = DeflateLength.longestRun(bytesPerPixel: Layout.bytes)
    runSymbols = [0] + (1...longestRun).map { DeflateLength($0 * Layout.bytes).symbol }
  }

  @inline(__always) mutating func beginRow() { counts[2] &+= 1 }

  @inline(__always) mutating func pixel(_ difference: UInt32) {
    counts[Int(difference & 255)] &+= 1
    counts[Int(difference &>> 8 & 255)] &+= 1
    counts[Int(difference &>> 16 & 255)] &+= 1
    if Layout.bytes == 4 { counts[Int(difference &>> 24)] &+= 1 }
  }

  @inline(__always) mutating func run(_ difference: UInt32, count: Int) {
    let (full, rest) = count.quotientAndRemainder(dividingBy: longestRun)
    counts[runSymbols[longestRun]] &+= UInt32(truncatingIfNeeded: full)
    if rest > 0 { counts[runSymbols[rest]] &+= 1 }
  }

  /// How often each literal and length occurs in one row of every eight (all of them when there are few), with none at
  /// zero that any row could need.
  static func sample(_ image: DifferenceImage, layout: Layout) -> [UInt32] {
    var frequencies = [UInt32](repeating: 0, count: 286)
    frequencies.withUnsafeMutableBufferPointer { buffer in
      guard let counts = buffer.baseAddress else { return }
      var histogram = SymbolHistogram(counts)
      if image.height < 64 {
        for y in 0..<image.height { image.walk(y, layout: layout, into: &histogram) }
      } else {
        // The row taken wanders through its group of eight, so that a grid of lines does not hide between samples.
        for group in 0..<(image.height / 8) {
          image.walk(8 * group + (3 * group & 7), layout: layout, into: &histogram)
        }
      }
      for symbol in 0..<286 { counts[symbol] &*= 4 }
      for symbol in 0...256 { counts[symbol] &+= 1 }
      for symbol in Set(histogram.runSymbols.dropFirst()) { counts[symbol] &+= 1 }
    }
    return frequencies
  }
}
