// The texts of values become values: one function a syntax.

import Foundation
package import Graphics
package import RenderTree

/// Reads the text of a value.
package enum CAMLValues {
  /// The value of a text, read as a kind. Images are no texts: the caller loads them.
  package static func read(_ text: String, as kind: CAMLKind) throws(CAMLValueError) -> PropertyValue {
    switch kind {
    case .bool: return .bool(try bool(text))
    case .number(let isEndless): return .number(try number(text, isEndless: isEndless))
    case .point:
      let n = try CAMLTokens.numbers(text, count: 2, for: kind.title)
      return .point(CGPoint(x: n[0], y: n[1]))
    case .size:
      let n = try CAMLTokens.numbers(text, count: 2, for: kind.title)
      return .size(CGSize(width: n[0], height: n[1]))
    case .rect:
      let n = try CAMLTokens.numbers(text, count: 4, for: kind.title)
      return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform: return .transform(try CAMLTransforms.read(text))
    case .color: return .color(try color(text))
    case .path: return .path(try CAMLPaths.read(text))
    case .string, .image: return .string(text)
    case .word(let words):
      guard words.contains(text) else {
        throw CAMLValueError("\"\(text.prefix(40))\" is not \(kind.title)")
      }
      return .string(text)
    case .timing: return try timing(text)
    case .list(let element):
      var values: [PropertyValue] = []
      for token in CAMLTokens.split(text) {
        do throws(CAMLValueError) {
          values.append(try read(String(token.text), as: element))
        } catch {
          throw CAMLValueError(error.message, at: token.offset + error.offset, hint: error.hint)
        }
      }
      return .array(values)
    case .null: return .none
    case .any:
      let tokens = CAMLTokens.split(text)
      if tokens.count == 1, let number = try? tokens[0].number() { return .number(number) }
      return .string(text)
    }
  }

  /// `0`, `1` and their longer spellings.
  package static func bool(_ text: String) throws(CAMLValueError) -> Bool {
    switch text.lowercased() {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: throw CAMLValueError("\"\(text.prefix(40))\" is not \(CAMLKind.bool.title)")
    }
  }

  /// One number.
  package static func number(_ text: String, isEndless: Bool = false) throws(CAMLValueError) -> Double {
    let tokens = CAMLTokens.split(text)
    guard tokens.count == 1 else { throw CAMLValueError("\"\(text.prefix(40))\" is not a number") }
    return try tokens[0].number(isEndless: isEndless)
  }

  /// One number (gray), three (r g b), four (r g b a), or `#` and hexadecimal digits; channels in 0…1.
  package static func color(_ text: String, opacity: Double? = nil) throws(CAMLValueError) -> CGColor {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let color = trimmed.hasPrefix("#") ? try hexColor(trimmed) : try numberColor(text)
    guard let opacity else { return color }
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * CGFloat(opacity))
  }

  private static func numberColor(_ text: String) throws(CAMLValueError) -> CGColor {
    let n = try CAMLTokens.numbers(text)
    switch n.count {
    case 1: return CGColor(gray: n[0], alpha: 1)
    case 3: return CGColor(red: n[0], green: n[1], blue: n[2], alpha: 1)
    case 4: return CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    default:
      throw CAMLValueError(
        "\(n.count) numbers stand where a colour is expected",
        hint: "a colour is \"r g b\" with channels from 0 to 1, or #rrggbb")
    }
  }

  private static func hexColor(_ text: String) throws(CAMLValueError) -> CGColor {
    if let color = HexColor.read(text) { return color }
    throw CAMLValueError("\"\(text.prefix(40))\" is not a colour", hint: "write #rgb, #rrggbb or #rrggbbaa")
  }

  /// The names of timing functions with a control point list of their own.
  package static let timingNames = ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"]

  /// A name, kept as a string, or the four coordinates of the control points, kept as a list.
  package static func timing(_ text: String) throws(CAMLValueError) -> PropertyValue {
    if timingNames.contains(text) { return .string(text) }
    if CAMLTokens.split(text).first?.text.first?.isLetter == true {
      throw CAMLValueError(
        "\"\(text.prefix(40))\" is not a timing function",
        hint: "write \(timingNames.joined(separator: ", ")), or four numbers")
    }
    let n = try CAMLTokens.numbers(text, count: 4, for: CAMLKind.timing.title)
    for (position, x) in [n[0], n[2]].enumerated() where !(0...1).contains(x) {
      throw CAMLValueError(
        "control point \(position + 1) of the timing function has x \(x), outside 0…1",
        hint: "time cannot run backwards within a cycle")
    }
    return .array(n.map { .number($0) })
  }
}
