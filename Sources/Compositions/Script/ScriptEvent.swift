// One event of scripted input, read and checked.

package import Foundation

/// An event of a kind that its composition understands, with the fields that kind has.
package struct ScriptEvent: Sendable, Equatable {
  /// What a field holds.
  package enum Value: Sendable, Equatable {
    /// A number.
    case number(Double)
    /// Numbers; a gap is not a number.
    case numbers([Double])
    /// A text or a word.
    case text(String)
    /// Texts.
    case texts([String])
  }

  /// Seconds since the start of the render.
  package let time: Double
  /// The kind's word.
  package let type: String
  /// `file:line:column` of the line.
  package let place: String
  /// Its fields, by key.
  package let values: [String: Value]

  /// An event from all its parts.
  package init(time: Double, type: String, place: String = "", values: [String: Value] = [:]) {
    self.time = time
    self.type = type
    self.place = place
    self.values = values
  }

  /// A number; nil when the line leaves it out.
  package func number(_ key: String) -> Double? {
    if case .number(let number) = values[key] { number } else { nil }
  }

  /// A list of numbers; empty when the line leaves it out.
  package func numbers(_ key: String) -> [Double] {
    if case .numbers(let numbers) = values[key] { numbers } else { [] }
  }

  /// A text or a word; nil when the line leaves it out.
  package func text(_ key: String) -> String? {
    if case .text(let text) = values[key] { text } else { nil }
  }

  /// The size of an event of type resize, in which a chart must fit.
  ///
  /// Throws an input error with its place when it does not.
  package func size(atLeast least: CGSize) throws(CompositionError) -> CGSize {
    let size = CGSize(width: number("width") ?? 0, height: number("height") ?? 0)
    guard size.width >= least.width, size.height >= least.height else {
      throw CompositionError(
        .input, "the chart does not fit in \(Int(size.width)) × \(Int(size.height)) points", place: place,
        hint: "it needs at least \(Int(least.width)) × \(Int(least.height))")
    }
    return size
  }

  /// A list of texts; empty when the line leaves it out.
  package func texts(_ key: String) -> [String] {
    if case .texts(let texts) = values[key] { texts } else { [] }
  }
}
