// The settings of one composition, read once: typed, in range, and with no unknown key among them.

package import Cairn
import Foundation

/// Validated settings, read by name.
package struct CompositionSettings: Sendable {
  private enum Value: Sendable {
    case text(String)
    case number(Double)
    case color(CGColor)
  }

  private let values: [String: Value]

  /// Reads every setting by its declared kind; absent ones take their defaults.
  ///
  /// Throws a usage error that names the setting, what was given, and what it takes.
  package init(
    _ settings: [String: String], parameters: [CompositionParameter], of composition: String
  ) throws(CompositionError) {
    for name in settings.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      throw Self.unknown(name, parameters: parameters, of: composition)
    }
    var values: [String: Value] = [:]
    for parameter in parameters {
      let text = settings[parameter.name] ?? parameter.defaultValue
      guard let value = Self.read(text, as: parameter.kind) else {
        throw CompositionError(
          .usage, "'\(text)' is not a value of \(composition)'s setting \(parameter.name)",
          hint: "\(parameter.name) takes \(parameter.expectation); the default is \(parameter.defaultValue)")
      }
      values[parameter.name] = value
    }
    self.values = values
  }

  /// A text or choice setting.
  package func text(_ name: String) -> String {
    guard case .text(let text) = values[name] else { preconditionFailure("\(name) is not declared as text or choice") }
    return text
  }

  /// A number setting.
  package func number(_ name: String) -> Double {
    guard case .number(let number) = values[name] else { preconditionFailure("\(name) is not declared as a number") }
    return number
  }

  /// A whole-number setting.
  package func integer(_ name: String) -> Int { Int(number(name)) }

  /// A colour setting.
  package func color(_ name: String) -> CGColor {
    guard case .color(let color) = values[name] else { preconditionFailure("\(name) is not declared as a colour") }
    return color
  }

  private static func read(_ text: String, as kind: CompositionParameter.Kind) -> Value? {
    switch kind {
    case .text:
      return .text(text)
    case .number(let range):
      return DataValue.number(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .integer(let range):
      return Int(text).flatMap { range.contains($0) ? .number(Double($0)) : nil }
    case .choice(let words):
      return words.contains(text) ? .text(text) : nil
    case .color:
      return HexColor.read(text).map { .color($0) }
    }
  }

  private static func unknown(
    _ name: String, parameters: [CompositionParameter], of composition: String
  ) -> CompositionError {
    let known = parameters.map(\.name)
    let message = "\(composition) has no setting \(name.isEmpty ? "''" : name)"
    if known.isEmpty { return CompositionError(.usage, message, hint: "it takes no settings") }
    let guess = Spelling.hint(for: name, among: known).map { $0 + " " } ?? ""
    return CompositionError(.usage, message, hint: "\(guess)it takes \(known.joined(separator: ", "))")
  }
}
