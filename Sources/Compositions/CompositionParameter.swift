// One setting of a composition: its name, meaning, default and the values it takes.

/// A setting of a composition, as its documentation and its validation.
public struct CompositionParameter: Sendable, Hashable {
  /// The values a setting takes.
  public enum Kind: Sendable, Hashable {
    /// Any text.
    case text
    /// A finite decimal number in a range, ends included.
    case number(ClosedRange<Double>)
    /// A whole number in a range, ends included.
    case integer(ClosedRange<Int>)
    /// One of a few words.
    case choice([String])
    /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
    case color
  }

  /// The key in `--set key=value`: lower case, words joined by hyphens.
  public let name: String
  /// One line on what it changes, without a full stop; units in words.
  public let summary: String
  /// The value used when none is given, as it would be typed.
  public let defaultValue: String
  /// The values it takes.
  public let kind: Kind

  /// A parameter from all its parts.
  public init(_ name: String, _ kind: Kind, default defaultValue: String, _ summary: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// The values it takes, in words: `a number from 0.1 to 100`.
  public var expectation: String {
    switch kind {
    case .text: "text"
    case .number(let range): "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .color: "a colour such as #fa0 or #ffaa00cc"
    }
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
