// How sizes, lengths of time, workers and settings are written on a command line.

package import Foundation

/// A size of which one side may be left to the scene's proportions.
package struct SizeRequest: Sendable, Hashable {
  package let width: Int?
  package let height: Int?

  /// Reads `1280x720`, `1280x` or `x720`; sides are whole numbers above zero.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, text != "x" else { return nil }
    guard let width = Self.side(parts[0]), let height = Self.side(parts[1]) else { return nil }
    self.width = width
    self.height = height
  }

  /// The size, a missing side following the proportions of `own`.
  package func resolved(for own: CGSize) -> CGSize {
    switch (width, height) {
    case (let width?, let height?): CGSize(width: width, height: height)
    case (let width?, nil):
      CGSize(width: CGFloat(width), height: max((CGFloat(width) * own.height / own.width).rounded(), 1))
    case (nil, let height?):
      CGSize(width: max((CGFloat(height) * own.width / own.height).rounded(), 1), height: CGFloat(height))
    case (nil, nil): own
    }
  }

  /// One side: nothing, or digits above zero. The outer optional says whether it can be read.
  private static func side(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.allSatisfy({ ("0"..."9").contains($0) }), let value = Int(text), 1...1_000_000 ~= value else {
      return nil
    }
    return value
  }
}

/// A length of virtual time.
package enum Seconds {
  /// The longest that can be asked for: a day.
  package static let longest = 86_400.0

  /// Reads `4`, `4s`, `500ms` or `2min`, up to a day; from zero upwards.
  package static func read(_ text: String) -> Double? {
    for (unit, factor) in [("ms", 0.001), ("min", 60.0), ("s", 1.0), ("", 1.0)] where text.hasSuffix(unit) {
      guard let value = decimal(text.dropLast(unit.count)) else { return nil }
      let seconds = value * factor
      return seconds <= longest ? seconds : nil
    }
    return nil
  }

  /// Digits with at most one point: no exponents, signs or words that `Double` would take.
  package static func decimal(_ text: Substring) -> Double? {
    text.allSatisfy { ("0"..."9").contains($0) || $0 == "." } ? Double(text) : nil
  }
}

/// A number of workers.
package enum Workers {
  /// More threads than this only cost memory.
  package static let most = 256

  /// Reads `4` or `50%`; a percentage is of the machine's cores and at least one worker.
  package static func read(_ text: String, cores: Int = ProcessInfo.processInfo.activeProcessorCount) -> Int? {
    if text.hasSuffix("%") {
      guard let percent = Seconds.decimal(text.dropLast()), percent > 0, percent <= 1000 else { return nil }
      return min(max(Int((Double(cores) * percent / 100).rounded()), 1), most)
    }
    guard let number = Int(text), 1...most ~= number else { return nil }
    return number
  }
}

/// A setting of a composition.
package struct Setting: Sendable, Hashable {
  package let key: String
  package let value: String

  /// Reads `key=value`; the value may be empty and may hold equals signs.
  package init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
    key = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
  }
}
