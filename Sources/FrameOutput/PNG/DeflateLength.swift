// How deflate spells the length of a match.

/// A match length as a symbol and extra bits (RFC 1951, section 3.2.5).
struct DeflateLength {
  /// 257 to 285.
  let symbol: Int
  /// Number of extra bits.
  let extraCount: Int
  /// Their value.
  let extra: Int

  /// The spelling of a length from 3 to 258.
  init(_ length: Int) {
    let rest = length - 3
    if length == 258 {
      (symbol, extraCount, extra) = (285, 0, 0)
    } else if rest < 8 {
      (symbol, extraCount, extra) = (257 + rest, 0, 0)
    } else {
      let count = Int.bitWidth - 1 - rest.leadingZeroBitCount - 2
      (symbol, extraCount, extra) = (257 + 4 * count + rest >> count, count, rest & ((1 << count) - 1))
    }
  }

  /// The most pixels one match can repeat when each takes so many bytes.
  static func longestRun(bytesPerPixel: Int) -> Int { 258 / bytesPerPixel }
}
