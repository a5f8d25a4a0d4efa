// The values a filter is made from, free of where they were stored.

package import Graphics

/// What one input of a filter type is, and its value when none was set.
package enum EffectInput: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// A truth value.
  case flag(Bool)
  /// A colour.
  case color(CGColor)
  /// A list of numbers.
  case numbers([Double])
}

/// The inputs of one filter at one moment.
package struct EffectInputs: Sendable {
  /// Values by name.
  package var values: [String: EffectInput]
  /// Pixels in a point along both axes.
  package var scale: CGVector

  /// Inputs of these values for a picture of this scale.
  package init(_ values: [String: EffectInput] = [:], scale: CGVector = CGVector(dx: 1, dy: 1)) {
    self.values = values
    self.scale = scale
  }

  /// A number, 0 when there is none.
  func number(_ name: String) -> Double {
    if case .number(let number)? = values[name] { number } else { 0 }
  }

  /// A truth value, false when there is none.
  func flag(_ name: String) -> Bool {
    if case .flag(let flag)? = values[name] { flag } else { false }
  }

  /// A colour, transparent when there is none.
  func color(_ name: String) -> CGColor {
    if case .color(let color)? = values[name] { color } else { .clear }
  }

  /// A list of numbers, empty when there is none.
  func numbers(_ name: String) -> [Double] {
    if case .numbers(let numbers)? = values[name] { numbers } else { [] }
  }
}
