// The code tables of one deflate block, in the form the inner loop wants them.

/// Codes for literals and for runs at one distance, with the header that announces them.
///
/// An entry is `code << 6 | bits`, so that one load brings both.
struct DeflateCodes {
  /// Entries of literals 0 to 255, then of runs of 0, 1, 2 … pixels (length, extra bits and distance in one).
  let entries: [UInt64]
  /// The entry that ends the block.
  let end: UInt64
  private let header: [(code: UInt64, bits: UInt64)]

  /// Where the entries of runs begin.
  static let runs = 256

  /// A dynamic block's codes for the given frequencies of 286 symbols.
  ///
  /// No code exceeds 14 bits: four of them and the seven bits a flush may leave fit the bit writer's 63.
  init(frequencies: [UInt32], bytesPerPixel: Int) {
    let literals = HuffmanCode(frequencies: frequencies, limit: 14)
    // One distance, one bit: symbol 2 is distance 3, symbol 3 is distance 4.
    let distances = [UInt8](repeating: 0, count: bytesPerPixel - 1) + [1]
    self.init(
      literals: literals, distance: (0, 1), bytesPerPixel: bytesPerPixel,
      header: [(1, 1), (2, 2)]
        + Self.description(of: literals.lengths, distances))
  }

  /// Deflate's fixed codes: no literal takes more than nine bits, whatever the image.
  init(fixedFor bytesPerPixel: Int) {
    // Distance codes are five plain bits; reversed, symbols 2 and 3 are 01000 and 11000.
    let distance: UInt64 = bytesPerPixel == 3 ? 0b01000 : 0b11000
    self.init(literals: .fixed, distance: (distance, 5), bytesPerPixel: bytesPerPixel, header: [(1, 1), (1, 2)])
  }

  private init(
    literals: HuffmanCode, distance: (code: UInt64, bits: UInt64), bytesPerPixel: Int,
    header: [(code: UInt64, bits: UInt64)]
  ) {
    func entry(_ symbol: Int) -> UInt64 { UInt64(literals.codes[symbol]) << 6 | UInt64(literals.lengths[symbol]) }
    let runs = (1...DeflateLength.longestRun(bytesPerPixel: bytesPerPixel)).map { count -> UInt64 in
      let length = DeflateLength(count * bytesPerPixel)
      let bits = UInt64(literals.lengths[length.symbol])
      let extraEnd = bits + UInt64(length.extraCount)
      let code = UInt64(literals.codes[length.symbol]) | UInt64(length.extra) << bits | distance.code << extraEnd
      return code << 6 | (extraEnd + distance.bits)
    }
    entries = (0..<256).map(entry) + [0] + runs
    end = entry(256)
    self.header = header
  }

  /// Writes the block's header.
  func writeHeader(to writer: inout BitWriter) {
    for (code, bits) in header {
      writer.append(code, bits)
      writer.flush()
    }
  }

  /// The code lengths as a dynamic block announces them (RFC 1951, section 3.2.7).
  private static func description(of literals: [UInt8], _ distances: [UInt8]) -> [(code: UInt64, bits: UInt64)] {
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let words = repeats(in: literals + distances)
    var frequencies = [UInt32](repeating: 0, count: 19)
    for word in words { frequencies[word.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let used = (order.lastIndex { code.lengths[$0] > 0 } ?? 3) + 1
    let sizes: [(UInt64, UInt64)] = [
      (UInt64(literals.count - 257), 5), (UInt64(distances.count - 1), 5), (UInt64(max(used, 4) - 4), 4),
    ]
    return sizes + order.prefix(max(used, 4)).map { (UInt64(code.lengths[$0]), 3) }
      + words.flatMap { word in
        [(UInt64(code.codes[word.symbol]), UInt64(code.lengths[word.symbol])), (UInt64(word.extra), UInt64(word.bits))]
      }
  }

  /// Lengths with their repetitions told: 16 repeats the one before 3 to 6 times, 17 and 18 are 3 to 10 and 11 to 138
  /// zeros.
  private static func repeats(in lengths: [UInt8]) -> [(symbol: Int, extra: Int, bits: Int)] {
    var words: [(symbol: Int, extra: Int, bits: Int)] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = lengths[index...].prefix { $0 == length }.count
      index += count
      if length == 0 {
        while count >= 3 {
          let part = min(count, 138)
          words.append(part < 11 ? (17, part - 3, 3) : (18, part - 11, 7))
          count -= part
        }
      } else {
        words.append((Int(length), 0, 0))
        count -= 1
        while count >= 3 {
          let part = min(count, 6)
          words.append((16, part - 3, 2))
          count -= part
        }
      }
      for _ in 0..<count { words.append((Int(length), 0, 0)) }
    }
    return words
  }
}
