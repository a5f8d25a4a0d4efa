// What stands under an axis and in a bubble for an x: a number, a date, a name, or the row's number.

package import Foundation

/// Writes the x of a series.
package struct AxisText: Sendable {
  private let axis: Series.Axis
  private let format: ValueFormat
  private let zone: TimeZone

  /// Texts for an axis, in a unit where it is one of numbers, in a zone where it is one of dates.
  package init(_ axis: Series.Axis, unit: String = "", zone: TimeZone) {
    self.axis = axis
    format = ValueFormat(unit: unit)
    self.zone = zone
  }

  /// An x in full.
  package func full(_ x: Double) -> String {
    switch axis {
    case .index: return format.exact(x + 1)
    case .number: return format.exact(x)
    case .date: return TimeTicks.full(x, zone: zone)
    case .name(let names):
      let index = Int(x)
      return names.indices.contains(index) ? names[index] : format.exact(x + 1)
    }
  }

  /// The part between two x, as exactly as is of use in a part of that length.
  package func part(_ low: Double, _ high: Double) -> String {
    switch axis {
    case .date: return TimeTicks.part(low, high, zone: zone)
    case .number:
      let ticks = NumberTicks(low, high, most: 100)
      return "\(format.fixed(low, decimals: ticks.decimals)) – \(format.fixed(high, decimals: ticks.decimals))"
    case .index, .name: return "\(full(low.rounded(.up))) – \(full(high.rounded(.down)))"
    }
  }

  /// Round places between two, at most `most` of them, with their texts.
  package func ticks(_ low: Double, _ high: Double, most: Int) -> [(x: Double, text: String)] {
    switch axis {
    case .date:
      let ticks = TimeTicks(low, high, most: most, zone: zone)
      return ticks.values.map { ($0, ticks.text($0)) }
    case .number:
      let ticks = NumberTicks(low, high, most: most)
      return ticks.values.map { ($0, format.tick($0, of: ticks)) }
    case .index:
      // Rows are counted from 1.
      let ticks = NumberTicks(low + 1, high + 1, most: most)
      return ticks.values.filter { $0 == $0.rounded() }.map { ($0 - 1, format.exact($0)) }
    case .name(let names):
      let step = max(1, Int(((high - low + 1) / Double(most)).rounded(.up)))
      return stride(from: 0, to: names.count, by: step).map { (Double($0), names[$0]) }
        .filter { $0.0 >= low && $0.0 <= high }
    }
  }
}
