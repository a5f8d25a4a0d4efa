// From the words of a command line to options and operands, guided by rows.

import Graphics

/// The words of a command line, sorted.
package struct Arguments: Sendable {
  /// What is no option: scenes, files, names.
  package fileprivate(set) var operands: [String] = []
  fileprivate var texts: [String: [String]] = [:]

  /// Whether a switch is on.
  package func contains(_ flag: OptionRow) -> Bool { texts[flag.long] != nil }

  /// What was typed beside the operands, as lines in the order of names, without some options.
  func givenTexts(except names: Set<String>) -> [String] {
    texts.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { name, values in
      values.map { "--\(name)=\($0)" }
    }
  }

  /// The value of an option; `nil` when it was not given.
  package func value<Value>(_ option: Option<Value>) throws(CommandError) -> Value? {
    guard let text = texts[option.row.long]?.last else { return nil }
    return try option.parse(text)
  }

  /// All values of an option that may be repeated, in order.
  package func values<Value>(_ option: Option<Value>) throws(CommandError) -> [Value] {
    var values: [Value] = []
    for text in texts[option.row.long] ?? [] { values.append(try option.parse(text)) }
    return values
  }
}

/// Reads `--name value`, `--name=value`, `-n value`, `-nvalue`, `-n=value`, switches in one word (`-qv`), `-` as an operand or a
/// value, and `--`, after which everything is an operand.
///
/// A word that starts with a dash is a value only when it is `-` or a digit follows (`--frames -1`); any other must be
/// joined to its option (`--output=-odd-name`), so that a forgotten value is noticed.
package struct ArgumentReader {
  private let rows: [OptionRow]
  private var result = Arguments()

  package init(_ rows: [OptionRow]) { self.rows = rows }

  /// Sorts the words, or says which of them is wrong.
  package func read(_ words: [String]) throws(CommandError) -> Arguments {
    var reader = self
    try reader.take(words)
    return reader.result
  }

  private mutating func take(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        result.operands += rest
        return
      } else if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2), &rest)
      } else if word.hasPrefix("-"), !Self.canBeValue(word) {
        try takeShort(word.dropFirst(), &rest)
      } else {
        result.operands.append(word)
      }
    }
  }

  private mutating func takeLong(_ word: Substring, _ rest: inout ArraySlice<String>) throws(CommandError) {
    let name = String(word.prefix { $0 != "=" })
    let joined = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    guard let row = rows.first(where: { $0.long == name }) else {
      let near = Spelling.nearest(to: name, among: rows.map(\.long))
      throw .usage("there is no option --\(name)", hint: near.map { "did you mean --\($0)?" })
    }
    if row.valueName == nil, joined != nil {
      throw .usage("this option takes no value", place: row.spelled)
    }
    if row.valueName == nil {
      try store(row, "")
    } else if let joined {
      try store(row, joined)
    } else if case .file = row.kind {
      let isNamed = rest.first?.lowercased().hasSuffix("." + row.long) ?? false
      try store(row, isNamed ? rest.removeFirst() : "")
    } else {
      try store(row, Self.next(&rest, for: row))
    }
  }

  private mutating func takeShort(_ letters: Substring, _ rest: inout ArraySlice<String>) throws(CommandError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let row = rows.first(where: { $0.short == letter }) else {
        let long = String(letter) + letters
        let meant = rows.contains { $0.long == long } ? "did you mean --\(long)?" : nil
        throw .usage("there is no option -\(letter)", hint: meant)
      }
      guard row.valueName != nil else {
        try store(row, "")
        continue
      }
      let joined = letters.first == "=" ? letters.dropFirst() : letters
      try store(row, letters.isEmpty ? Self.next(&rest, for: row) : String(joined))
      return
    }
  }

  private mutating func store(_ row: OptionRow, _ text: String) throws(CommandError) {
    if !row.isRepeatable, result.texts[row.long] != nil {
      throw .usage("this option is given twice", place: row.spelled, hint: "keep one of the two")
    }
    result.texts[row.long, default: []].append(text)
  }

  private static func next(_ rest: inout ArraySlice<String>, for row: OptionRow) throws(CommandError) -> String {
    let name = row.valueName ?? ""
    guard let word = rest.first, canBeValue(word) else {
      let hint = rest.first.map { "to mean “\($0)”, write \(row.spelled)=\($0)" }
      throw .usage("\(name) is missing", place: row.spelled, hint: hint ?? "write \(row.spelled) \(name)")
    }
    rest.removeFirst()
    return word
  }

  private static func canBeValue(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return true }
    return second.isNumber || (second == "." && word.dropFirst(2).first?.isNumber == true)
  }
}
