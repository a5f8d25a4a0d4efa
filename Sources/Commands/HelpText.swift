// Help, laid out from the rows that the argument reader obeys.

/// Writes the help of the program and of its commands, 80 columns wide.
package enum HelpText {
  private static let columns = 80
  /// Where an option's explanation starts; a longer option gets a line of its own.
  private static let margin = 26

  /// What every command understands besides its own options.
  package static let common = OptionGroup("General", [LogForm.option.row, help])

  /// The switch that asks for help.
  package static let help = OptionRow.flag("help", short: "h", help: "print this text")

  /// Help of the program.
  package static func program(_ commands: [any Command.Type]) -> String {
    let width = (commands.map { $0.name.count }.max() ?? 0) + 4
    let rows = commands.map { entry("  " + $0.name, $0.summary, margin: width) }.joined()
    return """
      Usage: cairn COMMAND …

      Cairn draws Core Animation without a screen: layer trees, CAML documents and
      ready-made compositions become numbered PNG frames on a virtual clock.

      Commands:
      \(rows)
      Try:
        cairn list compositions
        cairn render score-chart --data game.csv -o frames
        cairn help render

      cairn --version prints the version. Exit codes: 0 done, 1 a comparison failed,
      2 usage, 3 bad input, 4 output could not be written, 130 interrupted.

      """
  }

  /// Help of one command.
  package static func command(_ command: any Command.Type) -> String {
    var text =
      "Usage: " + ["cairn", command.name, command.operands, "[options]"].filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n\n" + wrapped(command.summary + ".", indent: 0)
    for paragraph in command.about { text += "\n" + wrapped(paragraph, indent: 0) }
    for group in command.options + [common] {
      text += "\n\(group.title):\n" + group.rows.map(row).joined()
    }
    if !command.examples.isEmpty {
      text += "\nExamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private static func row(_ row: OptionRow) -> String {
    let short = row.short.map { "-\($0), " } ?? "    "
    let value = row.valueName.map { " \($0)" } ?? ""
    return entry("  \(short)\(row.spelled)\(value)", row.help, margin: margin)
  }

  private static func entry(_ head: String, _ text: String, margin: Int) -> String {
    let lines = lines(text, width: columns - margin)
    let space = String(repeating: " ", count: margin)
    let fits = head.count + 2 <= margin
    let first = fits ? head + space.dropFirst(head.count) : head + "\n" + space
    return first + lines.joined(separator: "\n" + space) + "\n"
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    lines(text, width: columns - indent).map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
