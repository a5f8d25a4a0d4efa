// Completion for fish.

import Compositions

/// Writes a script for `~/.config/fish/completions/cairn.fish`.
enum FishCompletion {
  static func script(_ commands: [CompletedCommand]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var text = "# fish completion for cairn, made by: cairn completions fish\n"
    for command in commands {
      text += "complete -c cairn -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))\n"
    }
    text += "complete -c cairn -n __fish_use_subcommand -f -a help -d 'Explains a command'\n"
    text += "complete -c cairn -n '__fish_seen_subcommand_from help' -f -a \(quoted(names))\n"
    for command in commands {
      let start = "complete -c cairn -n '__fish_seen_subcommand_from \(command.name)'"
      let operands = command.operands.isEmpty ? CompositionCatalogue.all.map { $0.name } : command.operands
      text += "\(start)\(command.operands.isEmpty ? "" : " -f") -a \(quoted(operands.joined(separator: " ")))\n"
      for row in command.rows {
        let short = row.short.map { " -s \($0)" } ?? ""
        var value = ""
        if row.valueName != nil {
          value = row.takesPath ? " -r -F" : " -x"
          if !row.choices.isEmpty { value += " -a " + quoted(row.choices.joined(separator: " ")) }
        }
        text += "\(start) -l \(row.long)\(short)\(value) -d \(quoted(row.help))\n"
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
