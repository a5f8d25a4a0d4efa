// How a value is written: digits in groups, a true minus sign, its unit, and thousands shortened on an axis.

import Foundation

/// Writes values with a unit.
package struct ValueFormat: Sendable, Equatable {
  /// The unit: a currency's sign stands before the number, everything else after it.
  package var unit: String

  /// Values in a unit, which may be empty.
  package init(unit: String = "") { self.unit = unit }

  /// Every digit the value has: `1,234.5 km`.
  package func exact(_ value: Double) -> String {
    guard value.isFinite else { return "no value" }
    let text: String
    if value == value.rounded(), abs(value) < 1e15 {
      text = Self.grouped(String(Int64(abs(value))))
    } else {
      text = Self.grouped("\(abs(value))")
    }
    return dressed(text, isNegative: value < 0)
  }

  /// A value with a number of decimals.
  package func fixed(_ value: Double, decimals: Int) -> String {
    let text = String(format: "%.\(min(max(decimals, 0), 12))f", abs(value))
    let isZero = !text.contains { $0 != "0" && $0 != "." }
    return dressed(Self.grouped(text), isNegative: value < 0 && !isZero)
  }

  /// A mark of an axis: as many decimals as tell it from its neighbours; thousands, millions and billions are shortened
  /// where all marks are round in them.
  package func tick(_ value: Double, of ticks: NumberTicks) -> String {
    let largest = ticks.values.reduce(0) { max($0, abs($1)) }
    for (divisor, letter) in [(1e9, "B"), (1e6, "M"), (1e3, "k")] where largest >= 10 * divisor {
      let tenths = ticks.interval / divisor * 10
      guard tenths >= 1 else { continue }
      let decimals = ticks.interval / divisor >= 1 ? 0 : 1
      let number = String(format: "%.\(decimals)f", abs(value) / divisor)
      return dressed(Self.grouped(number) + (value == 0 ? "" : letter), isNegative: value < 0)
    }
    if largest >= 1e12 || (largest > 0 && ticks.decimals > 6) { return dressed("\(abs(value))", isNegative: value < 0) }
    return fixed(value, decimals: ticks.decimals)
  }

  /// A change against an earlier value, with its sign and in hundredths: `+1.25 (+0.84%)`.
  package func change(from old: Double, to new: Double) -> String {
    let difference = new - old
    let decimals = max(Self.decimals(old), Self.decimals(new))
    let sign = difference < 0 ? "−" : difference > 0 ? "+" : "±"
    let amount = sign + Self.grouped(String(format: "%.\(decimals)f", abs(difference)))
    guard old != 0 else { return amount }
    return "\(amount) (\(sign)\(String(format: "%.2f", abs(difference / old * 100)))%)"
  }

  private static func decimals(_ value: Double) -> Int {
    let text = "\(value)"
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 0 }
    let fraction = text[text.index(after: point)...]
    return fraction == "0" ? 0 : min(fraction.count, 6)
  }

  private func dressed(_ number: String, isNegative: Bool) -> String {
    let sign = isNegative ? "−" : ""
    if unit.isEmpty { return sign + number }
    if Self.leading.contains(unit) { return sign + unit + number }
    return sign + number + (Self.close.contains(unit) ? unit : "\u{A0}" + unit)
  }

  /// Commas between thousands of the whole part; numbers of four digits stay as they are.
  private static func grouped(_ number: String) -> String {
    let whole = number.prefix { $0.isNumber }
    guard whole.count > 4, !number.contains("e") else { return number }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result + number.dropFirst(whole.count)
  }

  private static let leading: Set<String> = ["$", "€", "£", "¥", "US$", "CHF "]
  private static let close: Set<String> = ["%", "°", "′", "″", "×"]
}
