// Whether frames were ready in time, as a display would see it.

/// How a run's frames fit into the time between two refreshes of a display.
///
/// A frame's work is resolving, planning and drawing it; encoding and writing are not a display's. A frame that takes
/// longer than one interval is shown at the next refresh it is ready for. How late that is, is its *hitch*; Apple's
/// measure is the time of all hitches for each second that was shown, and its bounds are 5 and 10 ms/s.
public struct FrameBudget: Sendable, Hashable {
  /// What Apple says of a hitch time ratio.
  public enum Verdict: String, Sendable, Hashable {
    /// Below 5 ms/s.
    case good
    /// From 5 to 10 ms/s: people notice.
    case warning
    /// Above 10 ms/s: people are disturbed.
    case critical
  }

  /// Refreshes a second.
  public let framesPerSecond: Int
  /// Frames that were measured.
  public let frames: Int
  /// Frames whose work fits into one interval.
  public let fitting: Int
  /// Index of the frame with the most work.
  public let worstFrame: Int
  /// Its milliseconds.
  public let worst: Double
  /// Milliseconds that a part of the frames, in percent, do not exceed (nearest rank).
  public let percentiles: [Percentile]
  /// Milliseconds of all hitches.
  public let hitchMilliseconds: Double
  /// Milliseconds of hitches for each second shown.
  public let hitchRatio: Double

  /// Milliseconds that a part of the frames do not exceed.
  public struct Percentile: Sendable, Hashable {
    /// The part, percent.
    public let percent: Int
    /// The milliseconds.
    public let milliseconds: Double
  }

  /// Rates that reports look at.
  public static let rates = [60, 120]

  /// Milliseconds between two refreshes.
  public var milliseconds: Double { 1000 / Double(framesPerSecond) }

  /// What Apple says of the hitches.
  public var verdict: Verdict { hitchRatio < 5 ? .good : hitchRatio <= 10 ? .warning : .critical }

  /// The budget of a run; nil when it has no frames.
  ///
  /// - Parameter work: the frames' indices and milliseconds.
  public init?(framesPerSecond: Int, work: [(index: Int, milliseconds: Double)]) {
    guard let slowest = work.max(by: { $0.milliseconds < $1.milliseconds }), framesPerSecond > 0 else { return nil }
    self.framesPerSecond = framesPerSecond
    let interval = 1000 / Double(framesPerSecond)
    frames = work.count
    fitting = work.count { $0.milliseconds <= interval }
    worstFrame = slowest.index
    worst = slowest.milliseconds
    let sorted = work.map(\.milliseconds).sorted()
    percentiles = [50, 90, 95, 99].map { percent in
      let rank = (Double(percent) / 100 * Double(sorted.count)).rounded(.up)
      return Percentile(percent: percent, milliseconds: sorted[min(max(Int(rank), 1), sorted.count) - 1])
    }
    hitchMilliseconds = work.reduce(0) { sum, frame in
      sum + max((frame.milliseconds / interval).rounded(.up) - 1, 0) * interval
    }
    let shown = Double(work.count) * interval + hitchMilliseconds
    hitchRatio = hitchMilliseconds / shown * 1000
  }
}

extension RunReport {
  /// How the run fits displays of 60 and 120 Hz.
  public var budgets: [FrameBudget] {
    let work = frames.map { (index: $0.index, milliseconds: $0.milliseconds.work) }
    return FrameBudget.rates.compactMap { FrameBudget(framesPerSecond: $0, work: work) }
  }
}
