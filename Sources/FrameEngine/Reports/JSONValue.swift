// JSON as a value with keys in a stated order, so that equal reports are equal files.

/// A JSON text before it is written.
package enum JSONValue: Sendable, Hashable {
  case string(String)
  case integer(Int)
  /// Written as 0 when it is not finite: JSON has no such numbers.
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([Member])

  /// One key of an object. A type of its own because a tuple is not `Hashable`.
  package struct Member: Sendable, Hashable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The text on one line.
  package var text: String {
    var out = ""
    write(into: &out)
    return out
  }

  package func write(into out: inout String) {
    switch self {
    case .string(let text): Self.quote(text, into: &out)
    case .integer(let value): out += String(value)
    case .number(let value): out += Self.digits(value)
    case .boolean(let value): out += value ? "true" : "false"
    case .null: out += "null"
    case .array(let values):
      Self.list(values, "[", "]", into: &out) { $0.write(into: &$1) }
    case .object(let members):
      Self.list(members, "{ ", " }", into: &out) { member, out in
        Self.quote(member.key, into: &out)
        out += ": "
        member.value.write(into: &out)
      }
    }
  }

  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  package static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  private static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, into out: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    guard !elements.isEmpty else {
      out += open.prefix(1) + close.suffix(1)
      return
    }
    out += open
    for (place, element) in elements.enumerated() {
      if place > 0 { out += ", " }
      write(element, &out)
    }
    out += close
  }

  private static func quote(_ text: String, into out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
