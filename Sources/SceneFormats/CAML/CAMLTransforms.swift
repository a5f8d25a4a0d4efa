// The text of a transform: a list of functions, or sixteen numbers.

import Foundation
package import Graphics

/// Reads transforms.
package enum CAMLTransforms {
  /// The transform of a text; an empty one is the identity.
  ///
  /// Functions apply like those of CSS: the leftmost is the outermost, so `translate(100, 0) rotate(45deg)` turns first
  /// and moves the turned layer along the axes of its superlayer.
  package static func read(_ text: String) throws(CAMLValueError) -> CATransform3D {
    guard text.contains("(") else { return try matrix(text) }
    var result = CATransform3DIdentity
    var rest = text[...]
    // Counted on from one function to the next: from the start each time, a long list would take for ever.
    var (start, counted) = (0, text.startIndex)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," || $0 == ";" }
      if rest.isEmpty { return result }
      start += text.unicodeScalars.distance(from: counted, to: rest.startIndex)
      counted = rest.startIndex
      guard let open = rest.firstIndex(of: "(") else {
        throw CAMLValueError("\"\(rest.prefix(40))\" is not a transform function", at: start)
      }
      let name = rest[..<open].trimmingCharacters(in: .whitespaces)
      guard let close = rest[open...].firstIndex(of: ")") else {
        throw CAMLValueError("\"\(name)(\" is not closed", at: start)
      }
      let arguments = String(rest[rest.index(after: open)..<close])
      result = CATransform3DConcat(try function(name, arguments, at: start), result)
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func matrix(_ text: String) throws(CAMLValueError) -> CATransform3D {
    let n = try CAMLTokens.numbers(text).map { CGFloat($0) }
    if n.isEmpty { return CATransform3DIdentity }
    guard n.count == 16 else {
      throw CAMLValueError(
        "\(n.count) numbers stand where a transform is expected",
        hint: "write functions such as rotate(45deg), or sixteen numbers row by row")
    }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  private static func function(
    _ name: String, _ text: String, at offset: Int
  ) throws(CAMLValueError) -> CATransform3D {
    do throws(CAMLValueError) {
      switch name {
      case "scale":
        let n = try arguments(text, 1...3, of: name)
        return CATransform3DMakeScale(n[0], n.count > 1 ? n[1] : n[0], n.count > 2 ? n[2] : n.count > 1 ? 1 : n[0])
      case "translate":
        let n = try arguments(text, 1...3, of: name)
        return CATransform3DMakeTranslation(n[0], n.count > 1 ? n[1] : 0, n.count > 2 ? n[2] : 0)
      case "rotate":
        return try rotation(text)
      case "perspective":
        let n = try arguments(text, 1...1, of: name)
        guard n[0] != 0 else { throw CAMLValueError("perspective(0) has no finite matrix") }
        var result = CATransform3DIdentity
        result.m34 = -1 / n[0]
        return result
      default:
        throw CAMLValueError(
          "\"\(name.prefix(40))\" is not a transform function", hint: "scale, rotate, translate and perspective are")
      }
    } catch {
      throw CAMLValueError(error.message, at: offset, hint: error.hint)
    }
  }

  /// Degrees, with or without the unit; `rad` for radians. An axis may follow.
  private static func rotation(_ text: String) throws(CAMLValueError) -> CATransform3D {
    let tokens = CAMLTokens.split(text)
    guard let first = tokens.first, tokens.count == 1 || tokens.count == 4 else {
      throw CAMLValueError("rotate takes an angle, or an angle and an axis", hint: "rotate(45deg, 0, 1, 0)")
    }
    var word = first.text
    var unit = Double.pi / 180
    if word.hasSuffix("deg") {
      word.removeLast(3)
    } else if word.hasSuffix("rad") {
      word.removeLast(3)
      unit = 1
    }
    let angle = CGFloat(try CAMLToken(text: word, offset: first.offset).number() * unit)
    guard tokens.count == 4 else { return CATransform3DMakeRotation(angle, 0, 0, 1) }
    return CATransform3DMakeRotation(
      angle, CGFloat(try tokens[1].number()), CGFloat(try tokens[2].number()), CGFloat(try tokens[3].number()))
  }

  private static func arguments(
    _ text: String, _ count: ClosedRange<Int>, of name: String
  ) throws(CAMLValueError) -> [CGFloat] {
    let numbers = try CAMLTokens.numbers(text)
    guard count.contains(numbers.count) else {
      throw CAMLValueError("\(name) has \(numbers.count) arguments")
    }
    return numbers.map { CGFloat($0) }
  }
}
