// What the program asks of a command that is about the program itself.

/// A command that needs to know all commands.
package protocol ProgramCommand: Command {
  /// Does it.
  func run(_ console: Console, about commands: [any Command.Type]) throws(CommandError)
}

extension ProgramCommand {
  /// Does it for a program without commands.
  package func run(_ console: Console) throws(CommandError) { try run(console, about: []) }
}
