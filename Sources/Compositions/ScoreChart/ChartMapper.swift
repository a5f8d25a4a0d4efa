// From events and scores to points of the plot, and the rule of the score axis's range.

package import Foundation

/// The scores between the bottom and the top edge of the plot.
package struct ScoreRange: Sendable, Equatable {
  /// Points of air below the lowest and above the highest score.
  package static let air = 5.0
  /// The least span, so that a level game does not fill the plot with a single basket.
  package static let leastSpan = 10.0

  /// The score at the bottom edge.
  package var low: Double
  /// The score at the top edge.
  package var high: Double

  /// The scores between two edges.
  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// `lowest - 5 … highest + 5`, widened evenly when that spans less than ten.
  package init(lowest: Int, highest: Int) {
    low = Double(lowest) - Self.air
    high = Double(highest) + Self.air
    let missing = Self.leastSpan - (high - low)
    if missing > 0 {
      low -= missing / 2
      high += missing / 2
    }
  }

  /// The range of some events; that of a score of zero when there are none.
  package init(covering events: some Sequence<ScoreEvent>) {
    var bounds: (lowest: Int, highest: Int)?
    for event in events {
      let low = min(event.home, event.away)
      let high = max(event.home, event.away)
      bounds = bounds.map { (min($0.lowest, low), max($0.highest, high)) } ?? (low, high)
    }
    self.init(lowest: bounds?.lowest ?? 0, highest: bounds?.highest ?? 0)
  }

  /// `high - low`.
  package var span: Double { high - low }
}

/// Places events in the plot: x grows with the event's place on the axis, y falls as the score grows (y points down).
package struct ChartMapper: Sendable, Equatable {
  /// Points of a step.
  package var step: CGFloat
  /// Points from the plot's start to event 0.
  package var leading: CGFloat
  /// Height of the plot.
  package var height: CGFloat
  /// Scores at the bottom and the top edge.
  package var range: ScoreRange
  /// Where events stand.
  package var axis: ChartAxis

  /// A mapper from all its parts.
  package init(
    step: CGFloat, leading: CGFloat, height: CGFloat, range: ScoreRange, axis: ChartAxis = .events
  ) {
    self.step = step
    self.leading = leading
    self.height = height
    self.range = range
    self.axis = axis
  }

  /// `leading + step · steps`, which is the event's index on an even axis.
  package func x(_ index: Int) -> CGFloat { x(steps: axis.steps(to: index)) }

  /// `leading + step · steps`.
  package func x(steps: Double) -> CGFloat { leading + step * steps }

  /// `height · (high - score) / (high - low)`.
  package func y(_ score: Double) -> CGFloat { height * CGFloat((range.high - score) / range.span) }

  /// Where an event's score stands.
  package func point(_ index: Int, _ score: Int) -> CGPoint { CGPoint(x: x(index), y: y(Double(score))) }
}
