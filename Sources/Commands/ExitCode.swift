// The numbers the program ends with.

/// How a command ended, as scripts see it.
package enum ExitCode: Int32, Sendable {
  /// Done.
  case done = 0
  /// A comparison or a gate failed.
  case failed = 1
  /// The command line is wrong, a value out of range included.
  case usage = 2
  /// The scene or its data cannot be used.
  case badInput = 3
  /// Output could not be written.
  case badOutput = 4
  /// Interrupted from the keyboard, or asked to end.
  case interrupted = 130

  /// What each says, for the manual.
  static let meanings: [(code: ExitCode, meaning: String)] = [
    (.done, "done"), (.failed, "a comparison or a gate failed"),
    (.usage, "the command line is wrong, a value out of range included"),
    (.badInput, "the scene or its data cannot be used"), (.badOutput, "output could not be written"),
    (.interrupted, "interrupted"),
  ]
}
