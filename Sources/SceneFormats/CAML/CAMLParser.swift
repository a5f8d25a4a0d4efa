// XML text becomes a tree of elements, with a place for each element and attribute and a bound on everything.
//
// Written by hand and not on a general XML parser for three reasons: attributes must keep their document order (a later
// one wins), each needs its own line and column, and what a scene never holds (document types, entities of its own,
// external references) is refused before it can expand.

package import Foundation

/// Parses one document.
package struct CAMLParser {
  private let bytes: [UInt8]
  private let file: String
  private let limits: SceneLimits
  private var position = 0
  private var elements = 0

  // Places are asked for from front to back, so finding them costs one pass in all.
  private var known = (offset: 0, line: 1, column: 1)

  private struct OpenElement {
    let name: String
    let attributes: [CAMLAttribute]
    let location: SourceLocation
    var children: [CAMLElement] = []
    var text: [UInt8] = []
  }

  private init(_ bytes: [UInt8], file: String, limits: SceneLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
  }

  /// The root element of a document.
  package static func parse(_ data: Data, file: String, limits: SceneLimits) throws(SceneError) -> CAMLElement {
    guard data.count <= limits.bytes else {
      throw SceneError(
        .limit, "the document has \(data.count) bytes, more than the \(limits.bytes) that are read", file: file)
    }
    var parser = CAMLParser(try utf8(data, file: file), file: file, limits: limits)
    return try parser.document()
  }

  // MARK: Grammar

  private mutating func document() throws(SceneError) -> CAMLElement {
    var open: [OpenElement] = []
    while true {
      if open.isEmpty { skipSpace() } else { readText(into: &open[open.count - 1].text) }
      guard position < bytes.count else {
        guard let last = open.last else { throw error(.malformed, "the document is empty: there is no <caml> element") }
        throw error(
          .malformed, "the document ends before <\(last.name)> of line \(last.location.line) is closed",
          hint: "the file may be truncated")
      }
      if bytes[position] != UInt8(ascii: "<") {
        if open.isEmpty { throw error(.malformed, "there is text where an element is expected") }
        try appendReference(into: &open[open.count - 1].text)
      } else if skip("<!--") {
        try skipUntil("-->", what: "the comment")
      } else if skip("<?") {
        try skipUntil("?>", what: "the processing instruction")
      } else if starts("<![CDATA[") {
        try readCharacterData(into: &open)
      } else if starts("<!"), bytes.count - position < 9 {
        throw error(.malformed, "the document ends inside a tag", hint: "the file may be truncated")
      } else if starts("<!") {
        throw error(
          .malformed, "document type declarations and entities are not read", hint: "remove the <!…> declaration")
      } else if starts("</") {
        let finished = try close(&open)
        if open.isEmpty { return try end(finished) }
        open[open.count - 1].children.append(finished)
      } else {
        let (element, isEmpty) = try openTag()
        if !isEmpty {
          guard open.count < limits.depth else {
            throw SceneError(
              .limit, "elements are nested more than \(limits.depth) deep", at: element.location)
          }
          open.append(element)
        } else if open.isEmpty {
          return try end(Self.finish(element))
        } else {
          open[open.count - 1].children.append(Self.finish(element))
        }
      }
    }
  }

  /// After the root only comments and white space may follow.
  private mutating func end(_ root: CAMLElement) throws(SceneError) -> CAMLElement {
    while true {
      skipSpace()
      if position == bytes.count { return root }
      if skip("<!--") {
        try skipUntil("-->", what: "the comment")
      } else if skip("<?") {
        try skipUntil("?>", what: "the processing instruction")
      } else {
        throw error(.malformed, "there is something after the end of <\(root.name)>")
      }
    }
  }

  private static func finish(_ open: OpenElement) -> CAMLElement {
    let text = open.text.isEmpty ? "" : String(decoding: open.text, as: UTF8.self)
    return CAMLElement(
      name: open.name, attributes: open.attributes, children: open.children,
      text: text.trimmingCharacters(in: .whitespacesAndNewlines), location: open.location)
  }

  private mutating func openTag() throws(SceneError) -> (OpenElement, isEmpty: Bool) {
    let place = location()
    elements += 1
    guard elements <= limits.elements else {
      throw SceneError(.limit, "the document has more than \(limits.elements) elements", at: place)
    }
    position += 1
    guard let name = readName() else {
      throw error(.malformed, "\"<\" is not followed by a name", hint: truncationHint)
    }
    var attributes: [CAMLAttribute] = []
    while true {
      let hadSpace = skipSpace()
      if skip("/>") { return (OpenElement(name: name, attributes: attributes, location: place), true) }
      if skip(">") { return (OpenElement(name: name, attributes: attributes, location: place), false) }
      guard position < bytes.count, bytes[position...] != [UInt8(ascii: "/")] else {
        throw error(.malformed, "the document ends inside the tag <\(name)", hint: "the file may be truncated")
      }
      let start = location()
      guard hadSpace, let key = readName() else {
        throw error(.malformed, "the tag <\(name) holds something that is neither an attribute nor its end")
      }
      let read = try attribute(key, of: name, at: start)
      if attributes.contains(where: { $0.name == key }) {
        throw SceneError(.malformed, "the attribute \(key) stands twice in <\(name)>", at: start)
      }
      attributes.append(read)
      // Looking for repetitions is quadratic in one element's attributes; no element needs many.
      guard attributes.count <= 1000 else {
        throw SceneError(.limit, "<\(name)> has more than 1000 attributes", at: place)
      }
    }
  }

  private mutating func attribute(
    _ key: String, of name: String, at start: SourceLocation
  ) throws(SceneError) -> CAMLAttribute {
    skipSpace()
    guard skip("=") else {
      throw error(.malformed, "the attribute \(key) of <\(name)> has no value", hint: truncationHint)
    }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw error(.malformed, "the value of \(key) is not in quotation marks", hint: truncationHint)
    }
    let quote = bytes[position]
    position += 1
    let valueStart = location()
    let first = position
    var value: [UInt8] = []
    var isVerbatim = true
    while position < bytes.count, bytes[position] != quote {
      guard position - first < limits.attributeBytes else {
        throw SceneError(.limit, "the value of \(key) is longer than \(limits.attributeBytes) bytes", at: start)
      }
      switch bytes[position] {
      case UInt8(ascii: "&"):
        isVerbatim = false
        try appendReference(into: &value)
      case UInt8(ascii: "<"):
        throw error(.malformed, "the value of \(key) holds \"<\"", hint: "a quotation mark may be missing")
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isVerbatim = false
        value.append(UInt8(ascii: " "))
        position += 1
      case UInt8(ascii: "\t"):
        value.append(UInt8(ascii: " "))
        position += 1
      case let byte:
        value.append(byte)
        position += 1
      }
    }
    guard position < bytes.count else {
      throw error(.malformed, "the document ends inside the value of \(key)", hint: "the file may be truncated")
    }
    position += 1
    return CAMLAttribute(
      name: key, value: String(decoding: value, as: UTF8.self), location: start,
      valueLocation: isVerbatim ? valueStart : start, isVerbatim: isVerbatim)
  }

  private mutating func close(_ open: inout [OpenElement]) throws(SceneError) -> CAMLElement {
    let place = location()
    position += 2
    let name = readName() ?? ""
    skipSpace()
    guard skip(">") else {
      throw error(.malformed, "the closing tag </\(name) does not end with \">\"", hint: truncationHint)
    }
    guard let last = open.popLast() else {
      throw SceneError(.malformed, "</\(name)> closes nothing", at: place)
    }
    guard last.name == name else {
      throw SceneError(
        .malformed, "</\(name)> stands where <\(last.name)> of line \(last.location.line) is to be closed", at: place)
    }
    return Self.finish(last)
  }

  // MARK: Text

  private mutating func readText(into text: inout [UInt8]) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "&") {
      position += 1
    }
    // White space between elements is the rule and not worth keeping.
    if bytes[start..<position].contains(where: { !Self.isSpace($0) }) {
      text.append(contentsOf: bytes[start..<position])
    }
  }

  private mutating func readCharacterData(into open: inout [OpenElement]) throws(SceneError) {
    guard !open.isEmpty else { throw error(.malformed, "there is text where an element is expected") }
    _ = skip("<![CDATA[")
    let start = position
    try skipUntil("]]>", what: "the CDATA section")
    open[open.count - 1].text.append(contentsOf: bytes[start..<(position - 3)])
  }

  /// A character reference or one of XML's five entities.
  private mutating func appendReference(into text: inout [UInt8]) throws(SceneError) {
    let start = location()
    var end = position + 1
    while end < bytes.count, end - position <= 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      throw SceneError(
        .malformed, "\"&\" begins no character reference", at: start,
        hint: end < bytes.count ? "write &amp; for the character itself" : "the file may be truncated")
    }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    default:
      let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(1))
      guard name.hasPrefix("#"), let code, code != 0, let scalar = Unicode.Scalar(code) else {
        throw SceneError(
          .malformed, "&\(name); is not an entity that is read", at: start,
          hint: "amp, lt, gt, quot, apos and character numbers are")
      }
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
  }

  // MARK: Bytes

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  private func starts(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[position + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func skipUntil(_ text: StaticString, what: String) throws(SceneError) {
    let start = location()
    while position < bytes.count {
      if skip(text) { return }
      position += 1
    }
    throw error(
      .malformed, "the document ends inside \(what) of line \(start.line)", hint: "the file may be truncated")
  }

  private mutating func readName() -> String? {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: ":"), 0x80...:
        position += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if position == start { return nil }
        position += 1
      default: return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
      }
    }
    return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var truncationHint: String? { position >= bytes.count ? "the file may be truncated" : nil }

  // MARK: Places

  private mutating func location() -> SourceLocation {
    while known.offset < position {
      let byte = bytes[known.offset]
      if byte == UInt8(ascii: "\n") {
        known.line += 1
        known.column = 1
      } else if byte & 0xC0 != 0x80 {
        known.column += 1
      }
      known.offset += 1
    }
    return SourceLocation(file: file, line: known.line, column: known.column)
  }

  private mutating func error(_ kind: SceneError.Kind, _ message: String, hint: String? = nil) -> SceneError {
    SceneError(kind, message, at: location(), hint: hint)
  }
}
