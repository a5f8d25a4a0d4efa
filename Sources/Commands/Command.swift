// What the program asks of a command.

/// One word after `cairn` and what it does.
package protocol Command: Sendable {
  /// The word.
  static var name: String { get }
  /// What it does, as one line without a full stop.
  static var summary: String { get }
  /// What follows the name before the options: `SCENE`.
  static var operands: String { get }
  /// The words its operand can be; empty when it is a scene or a file.
  static var operandWords: [String] { get }
  /// More about it, in paragraphs.
  static var about: [String] { get }
  /// Its options, by heading.
  static var options: [OptionGroup] { get }
  /// Command lines worth copying.
  static var examples: [String] { get }

  /// Reads its arguments; nothing is done yet.
  init(_ arguments: Arguments) throws(CommandError)
  /// Does it.
  func run(_ console: Console) throws(CommandError)
}

extension Command {
  /// A scene or a file.
  package static var operandWords: [String] { [] }
}
