// What a shell may complete: words, options and the kinds of their values, from the rows that help is made from.

/// A command and its options as a shell completes them.
struct CompletedCommand {
  let name: String
  let summary: String
  let rows: [OptionRow]
  let operands: [String]

  init(_ command: any Command.Type) {
    name = command.name
    summary = command.summary
    rows = (command.options + [HelpText.common]).flatMap(\.rows)
    operands = command.operandWords
  }
}

extension OptionRow {
  /// Whether its value is a path.
  var takesPath: Bool { ["FILE", "[FILE]", "PATH", "DIR"].contains(valueName ?? "") }

  /// Whether its value is a folder.
  var takesFolder: Bool { valueName == "DIR" }
}
