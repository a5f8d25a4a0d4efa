// What was measured of a case: medians, spreads, ratios and counts.

import FrameEngine

/// Several measurements of one number.
package struct Sample: Sendable, Hashable {
  /// The one in the middle.
  package let median: Double
  /// From the first to the third quartile.
  package let spread: Double
  /// The smallest.
  package let least: Double

  /// A sample of at least one measurement.
  package init(_ values: [Double]) {
    let sorted = values.sorted()
    func quantile(_ part: Double) -> Double {
      guard let last = sorted.indices.last else { return 0 }
      let place = part * Double(last)
      let low = Int(place.rounded(.down))
      let fraction = place - Double(low)
      return sorted[low] * (1 - fraction) + sorted[min(low + 1, last)] * fraction
    }
    median = quantile(0.5)
    spread = quantile(0.75) - quantile(0.25)
    least = sorted.first ?? 0
  }
}

/// One side of a measured case.
package struct SideResult: Sendable {
  /// The side's name.
  package let name: String
  /// Milliseconds of processor time a frame, one measurement a run.
  package let milliseconds: Sample
  /// Its milliseconds by those of the case's first side, measured run by run; nil for the first side.
  package let ratio: Sample?
  /// Counts of one run, which are the same in every run.
  package let counts: SideCounts

  /// A side's result from its parts.
  package init(name: String, milliseconds: Sample, ratio: Sample?, counts: SideCounts) {
    self.name = name
    self.milliseconds = milliseconds
    self.ratio = ratio
    self.counts = counts
  }
}

/// Counts of one run of a side.
package struct SideCounts: Sendable, Hashable {
  /// Frames.
  package var frames = 0
  /// Offscreen passes on Core Animation's compositor.
  package var modelledPasses = 0
  /// Offscreen passes of Cairn.
  package var executedPasses = 0
  /// Bitmaps Cairn found.
  package var hits = 0
  /// Bitmaps Cairn did not find.
  package var misses = 0
  /// Bitmaps Core Animation would not find.
  package var modelledMisses = 0

  /// No counts.
  package init() {}

  init(_ side: SceneComparison.Side) {
    frames = side.milliseconds.count
    modelledPasses = side.cost.modelled.total
    executedPasses = side.cost.executed.total
    hits = side.cost.cache.hits
    misses = side.cost.cache.misses
    modelledMisses = side.cost.modelledCache.misses
  }
}

/// A measured case.
package struct BenchResult: Sendable {
  /// The case's name.
  package let name: String
  /// What it asks.
  package let summary: String
  /// Its sides, in the case's order.
  package let sides: [SideResult]

  /// A case's result from its parts.
  package init(name: String, summary: String, sides: [SideResult]) {
    self.name = name
    self.summary = summary
    self.sides = sides
  }
}
