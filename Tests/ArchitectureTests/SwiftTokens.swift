// The words of a Swift source without its comments and the texts of its strings.

/// One token: an identifier or keyword, or a single other character.
struct SwiftToken: Equatable {
  var text: String
  var isIdentifier: Bool
}

/// Splits a source into tokens. Code inside a string's interpolation counts; the rest of a string does not.
struct SwiftTokens {
  private let source: [Character]
  private var place = 0
  private(set) var tokens: [SwiftToken] = []

  static func scan(_ source: String) -> [SwiftToken] {
    var scanner = SwiftTokens(source)
    scanner.code(until: nil)
    return scanner.tokens
  }

  private init(_ source: String) { self.source = Array(source) }

  private func starts(_ text: String) -> Bool {
    let end = place + text.count
    return end <= source.count && source[place..<end].elementsEqual(text)
  }

  /// Reads code to the end, or to the parenthesis that closes an interpolation.
  private mutating func code(until close: Character?) {
    var depth = 0
    while place < source.count {
      let character = source[place]
      if starts("//") {
        while place < source.count, !source[place].isNewline { place += 1 }
      } else if starts("/*") {
        comment()
      } else if character == "\"" {
        string(pounds: 0)
      } else if character == "#", let pounds = poundsOfString() {
        string(pounds: pounds)
      } else if character.isLetter || character == "_" {
        word()
      } else {
        if character == "(" { depth += 1 }
        if character == ")" {
          if close != nil, depth == 0 { return }
          depth -= 1
        }
        if !character.isWhitespace { tokens.append(SwiftToken(text: String(character), isIdentifier: false)) }
        place += 1
      }
    }
  }

  private mutating func word() {
    let start = place
    while place < source.count, source[place].isLetter || source[place].isNumber || source[place] == "_" { place += 1 }
    tokens.append(SwiftToken(text: String(source[start..<place]), isIdentifier: true))
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        place += 2
      } else if starts("*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < source.count
  }

  private func poundsOfString() -> Int? {
    var end = place
    while end < source.count, source[end] == "#" { end += 1 }
    return end < source.count && source[end] == "\"" ? end - place : nil
  }

  private mutating func string(pounds: Int) {
    place += pounds
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    let end = quotes + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    place += quotes.count
    while place < source.count, !starts(end) {
      if starts(escape + "(") {
        place += escape.count + 1
        code(until: ")")
        place += 1
      } else if starts(escape) {
        place += escape.count + 1
      } else {
        place += 1
      }
    }
    place += end.count
  }
}
