// Random numbers that are the same on every run.

/// SplitMix64 (Steele, Lea, Flood 2014): a seed tells the whole sequence.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator whose numbers the seed tells.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// True with a probability.
  public mutating func happens(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

  /// A number of a range.
  public mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// A whole number of a range.
  public mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of several; the list must not be empty.
  public mutating func one<T>(of list: [T]) -> T { list[whole(0...list.count - 1)] }
}
