// The whole program as a function: words in, text and an exit code out.

import FrameEngine
import Graphics

/// Runs a command line.
package enum CommandLineProgram {
  /// Runs the command the words name and prints what goes wrong.
  ///
  /// Messages take the form that `--log` asks for.
  package static func run(_ words: [String], console: Console) -> ExitCode {
    var console = console
    console.log = LogForm.asked(in: words)
    do throws(CommandError) {
      try dispatch(words, console)
      return .done
    } catch {
      console.report(error)
      return error.exitCode
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws(CommandError) {
    guard let name = words.first else {
      console.errors(HelpText.program(CommandCatalogue.all))
      throw .usage("a command is missing")
    }
    let rest = Array(words.dropFirst())
    switch name {
    case "--help", "-h", "help":
      guard let topic = rest.first else { return console.output(HelpText.program(CommandCatalogue.all)) }
      try nothingMore(rest.dropFirst())
      console.output(HelpText.command(try command(topic)))
    case "--version":
      try nothingMore(rest[...])
      console.output("cairn \(cairnVersion)\n")
    default:
      try run(try command(name), rest, console)
    }
  }

  /// What nobody reads is an error, not a surprise later.
  private static func nothingMore(_ words: ArraySlice<String>) throws(CommandError) {
    if let word = words.first { throw .usage("this word means nothing here", place: word) }
  }

  private static func run(_ command: any Command.Type, _ words: [String], _ console: Console) throws(CommandError) {
    let rows = (command.options + [HelpText.common]).flatMap(\.rows)
    do throws(CommandError) {
      let arguments = try ArgumentReader(rows).read(words)
      if arguments.contains(HelpText.help) { return console.output(HelpText.command(command)) }
      _ = try arguments.value(LogForm.option)
      let ready = try command.init(arguments)
      if let ready = ready as? any ProgramCommand {
        try ready.run(console, about: CommandCatalogue.all)
      } else {
        try ready.run(console)
      }
    } catch {
      guard error.exitCode == .usage, error.hint == nil else { throw error }
      throw .usage(error.message, place: error.place, hint: "cairn \(command.name) --help lists what can be said")
    }
  }

  private static func command(_ name: String) throws(CommandError) -> any Command.Type {
    if let command = CommandCatalogue.named(name) { return command }
    let near = Spelling.nearest(to: name, among: CommandCatalogue.all.map { $0.name })
    throw .usage(
      "there is no command “\(name)”",
      hint: near.map { "did you mean cairn \($0)?" } ?? "cairn --help lists the commands")
  }
}
