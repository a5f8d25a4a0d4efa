// From the places and values of a series to points of the plot, and back from a touch to the nearest place.

package import Foundation

/// Values between the bottom and the top of what is drawn.
package struct ValueRange: Sendable, Equatable {
  /// The least value.
  package var low: Double
  /// The greatest value.
  package var high: Double

  /// The values between two.
  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The least and the greatest of some values, gaps left out; nil when there is none.
  package init?(covering values: some Sequence<Double>) {
    var range: ValueRange?
    for value in values where value.isFinite {
      range =
        range.map { ValueRange(low: min($0.low, value), high: max($0.high, value)) }
        ?? ValueRange(low: value, high: value)
    }
    guard let range else { return nil }
    self = range
  }

  /// Where a value lies from 0 at the bottom to 1 at the top; in the middle when all values are equal.
  package func fraction(_ value: Double) -> Double {
    // Halves, so that the span of the largest numbers is finite.
    let span = high / 2 - low / 2
    return span > 0 ? (value / 2 - low / 2) / span : 0.5
  }

  /// The value at a fraction.
  package func value(at fraction: Double) -> Double { low + (high / 2 - low / 2) * fraction * 2 }
}

/// Places points in a plot: x grows evenly with the place in the series, y falls as the value grows (y points down).
package struct CoordinateMapper: Sendable, Equatable {
  /// Space beside the first and the last point.
  package static let insetX: CGFloat = 24
  /// Space above the greatest and below the least value.
  package static let insetY: CGFloat = 20

  /// The plot.
  package var size: CGSize
  /// Points from one inset to the other.
  package var count: Int
  /// Values from one inset to the other.
  package var range: ValueRange

  /// A mapper from all its parts.
  package init(size: CGSize, count: Int, range: ValueRange) {
    self.size = size
    self.count = count
    self.range = range
  }

  /// Points between two neighbours; 0 when there is one.
  package var step: CGFloat { count > 1 ? max(0, size.width - 2 * Self.insetX) / CGFloat(count - 1) : 0 }

  /// `24 + i · (width − 48) / (count − 1)`; the middle when there is one point.
  package func x(_ index: Int) -> CGFloat {
    count > 1 ? Self.insetX + step * CGFloat(index) : size.width / 2
  }

  /// `height − 20 − (height − 40) · (value − low) / (high − low)`; the middle when all values are equal.
  package func y(_ value: Double) -> CGFloat {
    size.height - Self.insetY - max(0, size.height - 2 * Self.insetY) * CGFloat(range.fraction(value))
  }

  /// Slope and height at zero of ``y(_:)``, which is a line over the values. Heights that are mixed of two mappers' lie on
  /// the mixture of their lines.
  package var line: CGPoint {
    let slope = (y(range.high) - y(range.low)) / CGFloat(range.high - range.low)
    return slope.isFinite
      ? CGPoint(x: slope, y: y(range.low) - slope * CGFloat(range.low)) : CGPoint(x: 0, y: y(range.low))
  }

  /// Where a value of a place stands.
  package func point(_ index: Int, _ value: Double) -> CGPoint { CGPoint(x: x(index), y: y(value)) }

  /// The nearest place to an x, ends included.
  package func index(atX x: CGFloat) -> Int {
    guard step > 0, x.isFinite else { return 0 }
    return Int(min(max(((x - Self.insetX) / step).rounded(), 0), CGFloat(count - 1)))
  }

  /// The value at the top and at the bottom edge of the plot.
  package var edges: ValueRange {
    let inner = max(1, Double(size.height - 2 * Self.insetY))
    let beyond = Double(Self.insetY) / inner
    return ValueRange(low: range.value(at: -beyond), high: range.value(at: 1 + beyond))
  }
}
