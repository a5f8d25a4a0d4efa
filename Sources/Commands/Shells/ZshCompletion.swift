// Completion for zsh.

import Compositions

/// Writes a script that lies in the search path for functions as `_cairn`.
enum ZshCompletion {
  static func script(_ commands: [CompletedCommand]) -> String {
    var text = """
      #compdef cairn
      # zsh completion for cairn, made by: cairn completions zsh
      _cairn() {
        local -a commands
        commands=(

      """
    for command in commands { text += "    \(quoted(command.name + ":" + command.summary))\n" }
    text += """
          'help:Explains a command'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in commands {
      text += "    \(command.name))\n      _arguments -s"
      for row in command.rows { text += " \\\n        " + spec(row) }
      text += " \\\n        " + operands(command) + "\n      ;;\n"
    }
    text += "    help) _arguments " + quoted("1:command:(\(commands.map(\.name).joined(separator: " ")))") + " ;;\n"
    return text + "  esac\n}\n_cairn \"$@\"\n"
  }

  /// One option in the language of `_arguments`.
  private static func spec(_ row: OptionRow) -> String {
    let help = "[" + row.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "]"
    let value = row.valueName.map { ":" + $0.replacing(":", with: "\\:") + ":" + action(row) } ?? ""
    var isRepeated = false
    if case .repeated = row.kind { isRepeated = true }
    guard let short = row.short else { return quoted((isRepeated ? "*" : "") + row.spelled + help + value) }
    let plus = row.valueName == nil ? "" : "+"
    return quoted("(-\(short) \(row.spelled))") + "{-\(short)\(plus),\(row.spelled)}" + quoted(help + value)
  }

  private static func action(_ row: OptionRow) -> String {
    if !row.choices.isEmpty { return "(\(row.choices.joined(separator: " ")))" }
    return row.takesPath ? (row.takesFolder ? "_files -/" : "_files") : " "
  }

  private static func operands(_ command: CompletedCommand) -> String {
    if !command.operands.isEmpty { return quoted("*:\(command.name):(\(command.operands.joined(separator: " ")))") }
    let names = CompositionCatalogue.all.map { $0.name }.joined(separator: " ")
    return quoted("*:scene:{ compadd \(names); _files }")
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
