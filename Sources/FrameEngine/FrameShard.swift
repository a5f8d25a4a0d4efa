// One of several contiguous parts of a run, for machines that share it.

/// Part `number` of `count`, counted from 1. The parts of a run have no frame in common and together all of them; their
/// lengths differ by one frame at most.
public struct FrameShard: Sendable, Hashable {
  /// Which part, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts a run can have.
  public static let most = 1_000_000

  /// A part; nil unless 1 ≤ number ≤ count ≤ 1,000,000.
  public init?(_ number: Int, of count: Int) {
    guard 1...Self.most ~= count, 1...count ~= number else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/4`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number, of: count)
  }

  /// This part of a list.
  func part(of frames: [Int]) -> [Int] {
    let (start, end) = (frames.count * (number - 1) / count, frames.count * number / count)
    return Array(frames[start..<end])
  }
}
