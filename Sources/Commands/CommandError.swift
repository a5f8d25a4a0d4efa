// The one error of the command line itself; errors of other modules pass through it unchanged.

package import Graphics

/// Why a command could not do its work.
package struct CommandError: Explained, Equatable {
  package let message: String
  package let place: String?
  package let hint: String?
  /// How the program ends.
  package let exitCode: ExitCode

  package init(_ exitCode: ExitCode, _ message: String, place: String? = nil, hint: String? = nil) {
    self.exitCode = exitCode
    self.message = message
    self.place = place
    self.hint = hint
  }

  /// The command line is wrong.
  package static func usage(_ message: String, place: String? = nil, hint: String? = nil) -> CommandError {
    CommandError(.usage, message, place: place, hint: hint)
  }

  /// An error of another module, with the exit code of its kind.
  package init(_ exitCode: ExitCode, _ error: any Explained) {
    self.init(exitCode, error.message, place: error.place, hint: error.hint)
  }
}
