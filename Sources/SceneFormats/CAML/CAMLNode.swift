// An element that will be written, and its text.

/// An element with its attributes in the order they are written.
struct CAMLNode {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [CAMLNode] = []

  /// The element and everything in it, indented by two spaces a level.
  func text(indent: Int = 0) -> String {
    let margin = String(repeating: "  ", count: indent)
    let open = attributes.reduce("\(margin)<\(name)") { $0 + " \($1.name)=\"\(Self.escaped($1.value))\"" }
    if children.isEmpty { return open + "/>\n" }
    return open + ">\n" + children.map { $0.text(indent: indent + 1) }.joined() + "\(margin)</\(name)>\n"
  }

  /// White space other than blanks is written as references: an attribute's own would be read as blanks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text without the characters that XML has no way to write.
  static func legal(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: scalars.append(scalar)
      default: break
      }
    }
    return String(scalars)
  }
}
