// What is said on standard error: lines for people, or one JSON object a line for programs.

/// The form of messages.
package enum LogForm: String, Sendable, CaseIterable {
  case text, json

  static let option = Option(
    "log", .value("FORM"), help: "messages on standard error as text, or as json: one object a line (default: text)",
    noun: "a form of messages", hint: "choose text or json",
    choices: allCases.map(\.rawValue), read: { LogForm(rawValue: $0) })

  /// The form that words ask for, before they are read in full: a wrong command line is answered in it too.
  static func asked(in words: [String]) -> LogForm {
    let words = words.prefix { $0 != "--" }
    for (index, word) in words.enumerated() {
      if word == option.row.spelled + "=json" { return .json }
      if word == "json", index > 0, words[words.startIndex + index - 1] == option.row.spelled { return .json }
    }
    return .text
  }
}
