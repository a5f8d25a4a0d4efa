// What a field's text means as a number, and what is said of one that means none.

import Foundation

/// Numbers as data files spell them.
package enum DataValue {
  /// A finite number with a decimal point, such as `12`, `-0.5` or `6.02e23`; nil for anything else.
  package static func number(_ text: String) -> Double? {
    // Swift's own reader knows `0x1p3`, `inf` and `nan`, which no table means.
    guard let last = text.utf8.last, last < 0x3A, text.utf8.allSatisfy({ numberBytes[Int($0)] }) else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// Whether it is a number but for a decimal comma: `3,14`.
  package static func hasDecimalComma(_ text: String) -> Bool {
    text.utf8.filter { $0 == UInt8(ascii: ",") }.count == 1
      && number(text.replacingOccurrences(of: ",", with: ".")) != nil
  }

  /// The error for a text that is no number, at a place.
  package static func noNumber(_ text: String, place: String) -> CompositionError {
    if hasDecimalComma(text) {
      return CompositionError(
        .input, "'\(text)' has a decimal comma", place: place,
        hint: "write \(text.replacingOccurrences(of: ",", with: "."))")
    }
    let bare = text.filter { !", _'\u{A0}\u{202F}".contains($0) }
    if bare.count < text.count, number(bare) != nil {
      return CompositionError(
        .input, "'\(text)' has separators between its digits", place: place, hint: "write \(bare)")
    }
    return CompositionError(
      .input, "'\(text.prefix(60))' is not a number", place: place, hint: "write digits and a decimal point, as in 3.14"
    )
  }

  private static let numberBytes: [Bool] = (0..<256).map { byte in
    "0123456789+-.eE".utf8.contains(UInt8(byte))
  }
}
