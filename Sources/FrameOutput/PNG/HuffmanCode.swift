// Prefix codes as deflate wants them: canonical, bit-reversed, and limited in length.

/// A canonical prefix code over symbols 0, 1, 2 …
struct HuffmanCode {
  /// Bits of each symbol's code; 0 where the symbol does not occur.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest.
  let codes: [UInt16]

  /// The code for symbols occurring so often, none longer than `limit` bits.
  init(frequencies: [UInt32], limit: Int) {
    self.init(lengths: Self.lengths(for: frequencies, limit: limit))
  }

  /// The canonical code of the given lengths (RFC 1951, section 3.2.2).
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 16)
    for length in 1..<16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(next[Int(length)], length)
    }
  }

  /// Deflate's fixed code for literals and lengths.
  static var fixed: HuffmanCode {
    HuffmanCode(lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  }

  /// Huffman's lengths by two queues over the sorted symbols; overlong codes are cut and the others made to fit.
  private static func lengths(for frequencies: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // Ties go by symbol, so that the code is a function of the frequencies alone.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    let leaves = symbols.count
    guard leaves > 1 else {
      if let only = symbols.first { lengths[only] = 1 }
      return lengths
    }
    var weights = symbols.map { UInt64(frequencies[$0]) }
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var branch = leaves
    for node in leaves..<(2 * leaves - 1) {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves && (branch >= node || weights[leaf] <= weights[branch])
        let child = takesLeaf ? leaf : branch
        if takesLeaf { leaf += 1 } else { branch += 1 }
        weight += weights[child]
        parents[child] = node
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * leaves - 1)
    var counts = [Int](repeating: 0, count: limit + 1)
    for node in (0..<(2 * leaves - 2)).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < leaves { counts[min(depths[node], limit)] += 1 }
    }
    fit(&counts, limit: limit)
    var symbol = 0
    for length in (1...limit).reversed() {
      for _ in 0..<counts[length] {
        lengths[symbols[symbol]] = UInt8(length)
        symbol += 1
      }
    }
    return lengths
  }

  /// Moves codes down the tree until Kraft's sum is one again after cutting at `limit`.
  private static func fit(_ counts: inout [Int], limit: Int) {
    var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while total > 1 << limit {
      counts[limit] -= 1
      if let shorter = (1..<limit).last(where: { counts[$0] > 0 }) {
        counts[shorter] -= 1
        counts[shorter + 1] += 2
      }
      total -= 1
    }
  }

  private static func reversed(_ code: UInt16, _ length: UInt8) -> UInt16 {
    var rest = code
    var result: UInt16 = 0
    for _ in 0..<length {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
