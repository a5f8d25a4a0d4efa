// Which rates a display link may fire at, and which subset of a display's frames that is.

/// Calls a second: the least, the most, and the best.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The least that will do; 0 is any.
  public var minimum: Float
  /// The most that is wanted; 0 is any.
  public var maximum: Float
  /// The best; nil or 0 is the most there is.
  public var preferred: Float?

  /// A range. Numbers that are not finite count as 0.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum.isFinite ? max(minimum, 0) : 0
    self.maximum = maximum.isFinite ? max(maximum, 0) : 0
    self.preferred = preferred.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// Every frame.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Every how many frames of a display to fire: a steady beat, so a whole number. Of those inside the range the one
  /// nearest to the preferred rate; when none is, of all.
  func stride(at rate: FrameRate) -> Int {
    if self == .default { return 1 }
    let display = Double(rate.numerator) / Double(rate.denominator)
    let most = maximum > 0 ? Double(maximum) : .infinity
    let wanted = min(preferred.map { Double($0) } ?? most, display)
    func distance(_ stride: Int) -> Double { abs(display / Double(stride) - wanted) }
    // Beyond the wanted rate's neighbours every stride is farther away.
    let last = min(max(2, (display / max(wanted, 0.001)).rounded(.up)), 1_000_000)
    let strides = 1...Int(last)
    let slack = 1e-6
    let inside = strides.filter {
      let reached = display / Double($0)
      return reached <= most + slack && reached >= Double(minimum) - slack
    }
    return (inside.isEmpty ? Array(strides) : inside).min { distance($0) < distance($1) - slack } ?? 1
  }
}
