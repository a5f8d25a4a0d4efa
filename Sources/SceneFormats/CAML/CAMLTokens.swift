// The words and numbers of a value's text, each with its place.

/// A word of a value's text.
package struct CAMLToken: Sendable, Hashable {
  /// The word.
  package let text: Substring
  /// Its first character, counted from 0 in the value.
  package let offset: Int

  /// The word as a number. Hexadecimal and locale forms are no numbers here.
  package func number(isEndless: Bool = false) throws(CAMLValueError) -> Double {
    switch text.lowercased() {
    case "inf", "+inf", "infinity", "+infinity":
      if isEndless { return .infinity }
      throw CAMLValueError("\"\(text)\" is not finite, which this value must be", at: offset)
    case "nan", "+nan", "-nan", "-inf", "-infinity":
      throw CAMLValueError("\"\(text)\" is not a finite number", at: offset)
    default: break
    }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isPlain, let number = Double(text) else {
      throw CAMLValueError("\"\(text.prefix(40))\" is not a number", at: offset)
    }
    guard number.isFinite else { throw CAMLValueError("\"\(text.prefix(40))\" is too large", at: offset) }
    return number
  }
}

/// Splits the text of a value.
package enum CAMLTokens {
  /// The words between white space; commas and semicolons separate as well.
  package static func split(_ text: String) -> [CAMLToken] {
    var tokens: [CAMLToken] = []
    var start: (index: String.Index, offset: Int)?
    var offset = 0
    // Scalars and not characters: columns are counted that way, and it is several times as fast.
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      switch scalars[index] {
      case " ", "\t", "\n", "\r", ",", ";":
        if let begun = start {
          tokens.append(CAMLToken(text: text[begun.index..<index], offset: begun.offset))
          start = nil
        }
      default:
        if start == nil { start = (index, offset) }
      }
      offset += 1
    }
    if let begun = start { tokens.append(CAMLToken(text: text[begun.index...], offset: begun.offset)) }
    return tokens
  }

  /// The text as a list of finite numbers.
  package static func numbers(_ text: String) throws(CAMLValueError) -> [Double] {
    var numbers: [Double] = []
    for token in split(text) { numbers.append(try token.number()) }
    return numbers
  }

  /// The text as so many finite numbers.
  package static func numbers(_ text: String, count: Int, for title: String) throws(CAMLValueError) -> [Double] {
    let numbers = try numbers(text)
    guard numbers.count == count else {
      throw CAMLValueError("\(numbers.count) numbers stand where \(title) is expected")
    }
    return numbers
  }
}
