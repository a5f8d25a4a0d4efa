// Which round numbers are marked on an axis.

import Foundation

/// Round numbers, one, two or five times a power of ten apart.
package struct NumberTicks: Sendable, Equatable {
  /// The distance between two.
  package let interval: Double
  /// Digits after the decimal point that tell two apart.
  package let decimals: Int
  /// The numbers in the range, growing.
  package let values: [Double]

  /// One number alone.
  package init(_ value: Double) {
    let text = "\(abs(value))"
    let fraction = text.contains("e") ? "" : text.drop { $0 != "." }.dropFirst()
    interval = 1
    decimals = fraction == "0" ? 0 : fraction.count
    values = [value]
  }

  /// The multiples of the least such interval that marks a range with at most `most` of them.
  /// A range without a span has none, nor has one below 1e-300, whose power of ten has no inverse.
  package init(_ low: Double, _ high: Double, most: Int) {
    let span = high - low
    guard span.isFinite, span >= 1e-300, most > 0 else {
      (interval, decimals, values) = (1, 0, [])
      return
    }
    var exponent = (log10(span / Double(most))).rounded(.down)
    var factor = 1.0
    search: while true {
      for candidate in [1.0, 2, 5] where Self.count(low, high, candidate, exponent) <= most {
        factor = candidate
        break search
      }
      exponent += 1
    }
    let unit = pow(10, abs(exponent))
    func multiple(_ n: Double) -> Double { exponent < 0 ? n * factor / unit : n * factor * unit }
    interval = multiple(1)
    decimals = max(0, Int(-exponent))
    let first = (low / interval - 1e-9).rounded(.up)
    let last = (high / interval + 1e-9).rounded(.down)
    values = first > last ? [] : (0...Int(last - first)).map { multiple(first + Double($0)) }
  }

  private static func count(_ low: Double, _ high: Double, _ factor: Double, _ exponent: Double) -> Int {
    let interval = factor * pow(10, exponent)
    let count = (high / interval + 1e-9).rounded(.down) - (low / interval - 1e-9).rounded(.up) + 1
    return count.isFinite && count < 1e6 ? Int(count) : Int.max
  }
}
