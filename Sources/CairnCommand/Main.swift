// The program `cairn`: hands its arguments to the commands and ends with their exit code.

import Commands
import Foundation

@main
struct Main {
  static func main() {
    Interruption.install()
    let code = CommandLineProgram.run(Array(CommandLine.arguments.dropFirst()), console: .standard)
    exit(code.rawValue)
  }
}
