// The text of a path: numbers, then the operator that uses them, as in PostScript.

import Foundation
package import Graphics

/// Reads paths.
package enum CAMLPaths {
  /// The path of a text such as `0 0 m 40 0 l 40 20 60 40 60 40 c h`.
  package static func read(_ text: String) throws(CAMLValueError) -> PathData {
    var path = PathData()
    var pending: [CGFloat] = []
    for token in CAMLTokens.split(text) {
      guard let count = operands[token.text] else {
        // A letter is meant as an operator, anything else as a number.
        if token.text.count == 1, token.text.first?.isLetter == true {
          throw CAMLValueError(
            "\"\(token.text)\" is not a path operator", at: token.offset,
            hint: "m moves, l draws a line, c a cubic curve, h closes")
        }
        pending.append(CGFloat(try token.number()))
        continue
      }
      guard pending.count == count else {
        throw CAMLValueError(
          "\(pending.count) numbers stand before \"\(token.text)\", which takes \(count)", at: token.offset)
      }
      if path.isEmpty, token.text != "m" {
        throw CAMLValueError("the path draws before its first m", at: token.offset)
      }
      let points = stride(from: 0, to: count, by: 2).map { CGPoint(x: pending[$0], y: pending[$0 + 1]) }
      pending.removeAll(keepingCapacity: true)
      switch token.text {
      case "m": path.move(to: points[0])
      case "l": path.addLine(to: points[0])
      case "c": path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.closeSubpath()
      }
    }
    guard pending.isEmpty else {
      throw CAMLValueError(
        "the path ends with \(pending.count) numbers and no operator", at: max(text.unicodeScalars.count - 1, 0))
    }
    return path
  }

  private static let operands: [Substring: Int] = ["m": 2, "l": 2, "c": 6, "h": 0]
}
