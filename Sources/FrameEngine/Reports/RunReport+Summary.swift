// A run in one sentence, for people.

import FramePlanning

extension RunReport {
  /// Frames, seconds, frames a second, offscreen passes by reason, and use of the rasterize cache, on one line.
  public var summary: String {
    let cost = totalCost
    let speed = seconds > 0 ? " (\(Self.rounded(framesPerWallSecond, 1)) frames/s)" : ""
    let time = "\(Self.count(frames.count, "frame", "frames")) in \(Self.rounded(seconds, 2)) s\(speed)"
    return [time, Self.passes(cost), Self.cache(cost.cache)].joined(separator: "; ")
  }

  /// How punctual the frames were, when they kept to the real clock: `118 of 120 frames in time; frame 57 was 3.2 ms late`.
  public var punctuality: String? {
    let paced = frames.filter { $0.late != nil }
    guard let worst = paced.max(by: { ($0.late ?? 0) < ($1.late ?? 0) }), let delay = worst.late else { return nil }
    let count = paced.count { $0.late == 0 }
    let text = "\(count) of \(Self.count(paced.count, "frame", "frames")) in time"
    return delay > 0 ? "\(text); frame \(worst.index) was \(Self.rounded(delay, 1)) ms late" : text
  }

  private static func passes(_ cost: FrameCost) -> String {
    guard cost.modelled.total > 0 || cost.executed.total > 0 else { return "no offscreen passes" }
    let reasons = cost.modelled.byReason.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { "\($0.key.rawValue) \($0.value)" }
    let listed = reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"
    return "offscreen passes \(cost.modelled.total)\(listed), \(cost.executed.total) executed"
  }

  private static func cache(_ cache: CacheCounts) -> String {
    guard cache.hits > 0 || cache.misses > 0 else { return "rasterize cache unused" }
    return "rasterize cache \(count(cache.hits, "hit", "hits")), \(count(cache.misses, "miss", "misses"))"
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// Decimal digits without a locale.
  private static func rounded(_ value: Double, _ digits: Int) -> String {
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((min(max(value, 0), 1e12) * Double(power)).rounded())
    let fraction = String(scaled % power)
    return "\(scaled / power)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
