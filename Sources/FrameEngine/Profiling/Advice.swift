// What a change of one layer saves or costs: measured, not guessed.

public import FramePlanning

/// A change that was tried, and what came of it.
public struct Advice: Sendable, Hashable {
  /// Path of the layer.
  public let path: String
  /// The change: `shouldRasterize`, `shadowPath set` …
  public let change: String
  /// Milliseconds it saves each frame; negative when it costs.
  public let savedMilliseconds: Double
  /// Twice the standard error of the milliseconds: less than this is no difference.
  public let uncertainty: Double
  /// Offscreen passes it saves on Core Animation's compositor over all frames.
  public let savedModelledPasses: Int
  /// Use of the layer's bitmap after the change, when it has one.
  public let cache: CacheCounts?
  /// What becomes of the pixels.
  public let difference: FrameDifference

  /// Advice from its parts.
  public init(
    path: String, change: String, savedMilliseconds: Double, uncertainty: Double, savedModelledPasses: Int,
    cache: CacheCounts?, difference: FrameDifference
  ) {
    self.path = path
    self.change = change
    self.savedMilliseconds = savedMilliseconds
    self.uncertainty = uncertainty
    self.savedModelledPasses = savedModelledPasses
    self.cache = cache
    self.difference = difference
  }

  /// What is saved between two measurements of the same frames, in milliseconds a frame.
  ///
  /// - Parameters:
  ///   - before: milliseconds of each frame as it is.
  ///   - after: milliseconds of each frame with the change.
  static func saving(before: [Double], after: [Double]) -> (mean: Double, uncertainty: Double) {
    let differences = zip(before, after).map { $0 - $1 }
    guard differences.count > 1 else { return (differences.first ?? 0, .infinity) }
    let count = Double(differences.count)
    let mean = differences.reduce(0, +) / count
    let variance = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    return (mean, 2 * (variance / count).squareRoot())
  }

  /// Whether the saving or cost is more than chance.
  public var isSignificant: Bool { abs(savedMilliseconds) > uncertainty && abs(savedMilliseconds) >= 0.005 }

  /// What it saves or costs: `saves 3.10 ms/frame (1 miss, 299 hits)`.
  public var effect: String {
    let uses =
      cache.map { " (\(Self.count($0.misses, "miss", "misses")), \(Self.count($0.hits, "hit", "hits")))" } ?? ""
    let time =
      isSignificant
      ? "\(savedMilliseconds > 0 ? "saves" : "costs") \(Self.digits(abs(savedMilliseconds))) ms/frame"
      : "saves nothing that can be measured"
    let passes =
      savedModelledPasses == 0
      ? ""
      : ", \(Self.count(abs(savedModelledPasses), "offscreen pass", "offscreen passes")) "
        + "\(savedModelledPasses > 0 ? "fewer" : "more") on Core Animation"
    return time + uses + passes
  }

  /// What becomes of the pixels.
  public var pixels: String {
    if difference.frames == 0 { return "pixels equal" }
    return "pixels differ by up to \(difference.largest) in \(Self.count(difference.frames, "frame", "frames"))"
  }

  /// The whole as one line: `grid  shouldRasterize saves 3.10 ms/frame (1 miss, 299 hits), pixels equal`.
  public var line: String { "\(path)  \(change) \(effect), \(pixels)" }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// Three decimals for small numbers, two for others.
  private static func digits(_ value: Double) -> String {
    let places = value < 0.1 ? 1000.0 : 100.0
    let scaled = Int((min(value, 1e9) * places).rounded())
    let fraction = String(scaled % Int(places))
    let width = value < 0.1 ? 3 : 2
    return "\(scaled / Int(places))." + String(repeating: "0", count: width - fraction.count) + fraction
  }
}
