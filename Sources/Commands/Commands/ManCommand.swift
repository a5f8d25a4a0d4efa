// `cairn man`: the manual page.

/// Prints the manual page.
package struct ManCommand: ProgramCommand {
  package static let name = "man"
  package static let summary = "Prints the manual page, to be read with man -l or installed as cairn.1"
  package static let operands = ""
  package static let about: [String] = []
  package static let options: [OptionGroup] = []
  package static let examples = ["cairn man | man -l -", "cairn man > /usr/share/man/man1/cairn.1"]

  package init(_ arguments: Arguments) throws(CommandError) {
    if let word = arguments.operands.first { throw .usage("nothing follows this command", place: word) }
  }

  package func run(_ console: Console, about commands: [any Command.Type]) throws(CommandError) {
    console.output(ManPage.text(commands))
  }
}
