// The manual page, laid out in the language of man(7) from the rows that help is made from.

import FrameEngine

/// Writes `cairn.1`.
enum ManPage {
  static func text(_ commands: [any Command.Type]) -> String {
    var text = """
      .TH CAIRN 1 "" "cairn \(cairnVersion)" "User Commands"
      .SH NAME
      cairn \\- draws Core Animation without a screen
      .SH SYNOPSIS
      .B cairn
      .I COMMAND
      .RI [ options ]
      .SH DESCRIPTION
      Layer trees, CAML documents and ready\\-made compositions become numbered PNG frames, clips or streams on a virtual clock.
      A frame is a function of the scene and the time alone: any frame rendered by itself has the same bytes as in a full run.
      .SH COMMANDS

      """
    for command in commands {
      text +=
        ".SS \"cairn \(escaped([command.name, command.operands].filter { !$0.isEmpty }.joined(separator: " ")))\"\n"
      text += escaped(command.summary) + ".\n"
      for paragraph in command.about { text += ".PP\n" + escaped(paragraph) + "\n" }
      for row in command.options.flatMap(\.rows) { text += option(row) }
      if !command.examples.isEmpty {
        text += ".PP\nExamples:\n.PP\n.nf\n.RS\n" + command.examples.map { escaped($0) + "\n" }.joined() + ".RE\n.fi\n"
      }
    }
    text += ".SH OPTIONS OF EVERY COMMAND\n" + HelpText.common.rows.map(option).joined()
    text += ".SH EXIT STATUS\n"
    for (code, meaning) in ExitCode.meanings { text += ".TP\n.B \(code.rawValue)\n\(escaped(meaning))\n" }
    return text
  }

  private static func option(_ row: OptionRow) -> String {
    let short = row.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = row.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n\(short)\\fB\(escaped(row.spelled))\\fR\(value)\n\(escaped(row.help))\n"
  }

  /// A line in which nothing is taken for a request or an escape.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
