// Completion for bash.

import Compositions

/// Writes a script that `source` or `/usr/share/bash-completion/completions/cairn` takes.
enum BashCompletion {
  static func script(_ commands: [CompletedCommand]) -> String {
    let names = (commands.map(\.name) + ["help"]).joined(separator: " ")
    var text = """
      # bash completion for cairn, made by: cairn completions bash
      _cairn() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]}:$previous in

      """
    for command in commands {
      for row in command.rows where row.valueName != nil {
        let spellings = ([row.spelled] + (row.short.map { ["-\($0)"] } ?? [])).map { "\(command.name):\($0)" }
        let reply: String
        if !row.choices.isEmpty {
          reply = "COMPREPLY=($(compgen -W \"\(row.choices.joined(separator: " "))\" -- \"$current\"))"
        } else if row.takesPath {
          reply = "COMPREPLY=($(compgen \(row.takesFolder ? "-d" : "-f") -- \"$current\"))"
        } else {
          reply = ":"
        }
        text += "    \(spellings.joined(separator: "|"))) \(reply); return ;;\n"
      }
    }
    text += "  esac\n  case ${COMP_WORDS[1]} in\n"
    for command in commands {
      text += "    \(command.name)) words=\"\(command.rows.map(\.spelled).joined(separator: " "))\" ;;\n"
    }
    text += "    help) words=\"\(names)\" ;;\n  esac\n"
    text += "  if [[ $current == -* || ${COMP_WORDS[1]} == help ]]; then\n"
    text += "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n    return\n  fi\n"
    text += "  case ${COMP_WORDS[1]} in\n"
    for command in commands {
      if !command.operands.isEmpty {
        text += "    \(command.name)) words=\"\(command.operands.joined(separator: " "))\" ;;\n"
      }
    }
    text += "    *) words=\"\(CompositionCatalogue.all.map { $0.name }.joined(separator: " "))\" ;;\n  esac\n"
    text += "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\") $(compgen -f -- \"$current\"))\n}\n"
    return text + "complete -o filenames -F _cairn cairn\n"
  }
}
