// Texts damaged at random: what a reader must survive.

/// Damages bytes in ways that a seed decides.
public struct Damage {
  private var state: UInt64

  /// Damage of a seed.
  public init(seed: UInt64) { state = seed }

  private mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }

  private static let words = [
    "1e308", "-1e308", "nan", "inf", "-inf", "1e-320", "999999999999", "-1", "0", "\"", "<", ">", "/>", "&#0;", "&amp;",
    "&lol;", "rotate(", "0 0 0 0", "#1", "object=\"root\"", "assets/../../x", "\u{0}", "é", "type=\"CAEmitterLayer\"",
  ]

  /// A few changes: words put in the place of numbers, pieces taken out, doubled or moved, bytes turned over.
  public mutating func done(to source: [UInt8]) -> [UInt8] {
    var bytes = source
    for _ in 0...next(below: 3) {
      let start = next(below: bytes.count)
      let end = min(start + next(below: 40), bytes.count)
      switch next(below: 5) {
      case 0:
        let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let first = bytes[start...].firstIndex(where: isDigit) else { continue }
        let last = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.count
        bytes.replaceSubrange(first..<last, with: Self.words[next(below: 8)].utf8)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.insert(contentsOf: Self.words[next(below: Self.words.count)].utf8, at: start)
      default: bytes[start] ^= UInt8(1 << next(below: 8))
      }
    }
    return bytes
  }
}
