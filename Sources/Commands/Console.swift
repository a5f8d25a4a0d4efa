// Where a command's text goes: the real streams, or a recording in tests.

import Foundation
import Synchronization

/// Standard output and standard error.
package struct Console: Sendable {
  /// Writes to standard output what was asked for.
  package let output: @Sendable (String) -> Void
  /// Writes to standard error everything else.
  package let errors: @Sendable (String) -> Void
  /// Columns of the terminal standard error is; `nil` when it is none, or one that cannot rewrite a line.
  package let errorColumns: @Sendable () -> Int?
  /// Reads standard input to its end.
  package let input: @Sendable () -> [UInt8]
  /// The file descriptor of standard output, for frames.
  package let outputDescriptor: Int32
  /// The form of messages.
  package var log = LogForm.text

  package init(
    output: @escaping @Sendable (String) -> Void, errors: @escaping @Sendable (String) -> Void,
    errorColumns: @escaping @Sendable () -> Int? = { nil }, input: @escaping @Sendable () -> [UInt8] = { [] },
    outputDescriptor: Int32 = STDOUT_FILENO
  ) {
    self.output = output
    self.errors = errors
    self.errorColumns = errorColumns
    self.input = input
    self.outputDescriptor = outputDescriptor
  }

  /// The program's own streams.
  package static let standard = Console(
    output: { write($0, to: STDOUT_FILENO) },
    errors: { write($0, to: STDERR_FILENO) },
    errorColumns: { terminalColumns(STDERR_FILENO) },
    input: { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) })

  private static func write(_ text: String, to file: Int32) {
    var bytes = ArraySlice(text.utf8)
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      // Nobody listens any more: there is no better place to say so.
      if written < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(written, 0))
    }
  }

  private static func terminalColumns(_ file: Int32) -> Int? {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(file) == 1, environment["TERM"] != "dumb" else { return nil }
    var size = winsize()
    if ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment["COLUMNS"].flatMap { Int($0) } ?? 80
  }
}
