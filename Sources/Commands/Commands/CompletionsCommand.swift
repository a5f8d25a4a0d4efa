// `cairn completions`: scripts by which shells complete command lines.

/// Prints a completion script.
package struct CompletionsCommand: ProgramCommand {
  package static let name = "completions"
  package static let summary = "Prints a script by which a shell completes command lines"
  package static let operands = "bash|zsh|fish"
  package static let about: [String] = []
  package static let options: [OptionGroup] = []
  package static let examples = [
    "cairn completions bash > /usr/share/bash-completion/completions/cairn",
    "cairn completions zsh > /usr/share/zsh/site-functions/_cairn",
    "cairn completions fish > ~/.config/fish/completions/cairn.fish",
  ]

  private static let shells: [(name: String, script: @Sendable ([CompletedCommand]) -> String)] = [
    ("bash", BashCompletion.script), ("zsh", ZshCompletion.script), ("fish", FishCompletion.script),
  ]

  package static var operandWords: [String] { shells.map(\.name) }

  private let script: @Sendable ([CompletedCommand]) -> String

  package init(_ arguments: Arguments) throws(CommandError) {
    let known = "choose " + Self.shells.map(\.name).joined(separator: ", ")
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("one shell must be named", hint: known)
    }
    guard let shell = Self.shells.first(where: { $0.name == word }) else {
      throw .usage("there is no script for the shell “\(word)”", hint: known)
    }
    script = shell.script
  }

  package func run(_ console: Console, about commands: [any Command.Type]) throws(CommandError) {
    console.output(script(commands.map { CompletedCommand($0) }))
  }
}
