// An option of a command as a row: how it is written, what help says, and how its value is read.

/// What the reader and the help text know of an option.
package struct OptionRow: Sendable {
  /// What follows the option.
  package enum Kind: Sendable {
    /// Nothing.
    case flag
    /// One value, shown in help by this name.
    case value(String)
    /// One value each time; the option may be given again.
    case repeated(String)
    /// A file, or nothing for standard output. A word that follows is the file when it ends in the option's own name, as in
    /// `--json cost.json`.
    case file
  }

  /// The name after two dashes.
  package let long: String
  /// The letter after one dash.
  package let short: Character?
  package let kind: Kind
  package let help: String
  /// The words its value can be; empty when it can be any text.
  package let choices: [String]

  package init(_ long: String, short: Character? = nil, _ kind: Kind, help: String, choices: [String] = []) {
    self.long = long
    self.short = short
    self.kind = kind
    self.help = help
    self.choices = choices
  }

  /// A switch.
  package static func flag(_ long: String, short: Character? = nil, help: String) -> OptionRow {
    OptionRow(long, short: short, .flag, help: help)
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool {
    switch kind {
    case .flag, .repeated: true
    case .value, .file: false
    }
  }

  /// `--fps`.
  package var spelled: String { "--" + long }

  /// The name of its value; `nil` for a switch.
  package var valueName: String? {
    switch kind {
    case .flag: nil
    case .file: "[FILE]"
    case .value(let name), .repeated(let name): name
    }
  }
}

/// An option whose value has a type.
package struct Option<Value>: Sendable {
  package let row: OptionRow
  /// What a value is, with its article: `a number of workers`.
  let noun: String
  /// How to write one.
  let hint: String
  let read: @Sendable (String) -> Value?

  package init(
    _ long: String, short: Character? = nil, _ kind: OptionRow.Kind, help: String, noun: String, hint: String,
    choices: [String] = [], read: @escaping @Sendable (String) -> Value?
  ) {
    row = OptionRow(long, short: short, kind, help: help, choices: choices)
    self.noun = noun
    self.hint = hint
    self.read = read
  }

  /// An option whose value is one of a few words.
  package static func choice(_ long: String, help: String) -> Option<Value>
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    return Option(
      long, .value("KIND"), help: help, noun: "one of " + words.joined(separator: ", "), hint: "choose one of them",
      choices: words, read: { Value(rawValue: $0) })
  }

  func parse(_ text: String) throws(CommandError) -> Value {
    if let value = read(text) { return value }
    let shown = text.isEmpty ? "an empty text" : "“\(text)”"
    throw .usage("\(shown) is not \(noun)", place: row.spelled, hint: hint)
  }
}

/// Options under one heading of the help text.
package struct OptionGroup: Sendable {
  package let title: String
  package let rows: [OptionRow]

  package init(_ title: String, _ rows: [OptionRow]) {
    self.title = title
    self.rows = rows
  }
}
