// Exact frame times: frame i is at i·d/n seconds, never a sum.

/// Frames a second as a fraction.
public struct FrameRate: Sendable, Hashable {
  /// Frames in `denominator` seconds.
  public let numerator: Int
  /// Seconds that `numerator` frames take.
  public let denominator: Int

  /// A rate of n frames in d seconds; nil unless both are from 1 to 1,000,000.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    guard 1...1_000_000 ~= numerator, 1...1_000_000 ~= denominator else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads `60`, `30000/1001` or `59.94` (a decimal becomes thousandths).
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let n = Int(parts[0]), let d = Int(parts[1]) {
      self.init(n, d)
    } else if let n = Int(text) {
      self.init(n)
    } else if let value = Double(text), value.isFinite, value > 0, value <= 1000 {
      self.init(Int((value * 1000).rounded()), 1000)
    } else {
      return nil
    }
  }

  private init(unchecked numerator: Int) {
    self.numerator = numerator
    denominator = 1
  }

  /// Sixty frames a second.
  public static let sixty = FrameRate(unchecked: 60)

  /// Counts stop here: beyond it a `Double` no longer tells one frame from the next.
  private static let mostFrames = 9e15

  /// Seconds from the start to a frame.
  public func time(of index: Int) -> Double { Double(index) * Double(denominator) / Double(numerator) }

  /// The frame whose time is nearest to a moment.
  package func nearestFrame(_ seconds: Double) -> Int {
    Int((seconds * Double(numerator) / Double(denominator)).rounded())
  }

  /// Frames in a duration: ceil(D·n/d), after snapping to a whole number within 1e-3.
  public func frameCount(in duration: Double) -> Int {
    let exact = duration * Double(numerator) / Double(denominator)
    guard exact.isFinite, exact > 0 else { return 0 }
    let nearest = exact.rounded()
    return Int(min(abs(exact - nearest) < 1e-3 ? nearest : exact.rounded(.up), Self.mostFrames))
  }
}

extension FrameRate: CustomStringConvertible {
  /// `60/1`.
  public var description: String { "\(numerator)/\(denominator)" }
}
