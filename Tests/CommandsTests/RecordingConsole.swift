// A console that keeps what is written, and folders that go away.

import Commands
import Foundation
import Synchronization

/// What a command line wrote and how it ended.
struct Outcome {
  let code: ExitCode
  let output: String
  let errors: String
}

/// Text that several closures add to.
private final class Transcript: Sendable {
  private let text = Mutex("")
  func add(_ more: String) { text.withLock { $0 += more } }
  var all: String { text.withLock { $0 } }
}

/// Runs a command line in this process.
func cairn(
  _ words: [String], input: String = "", columns: Int? = nil, outputDescriptor: Int32 = STDOUT_FILENO
) -> Outcome {
  let output = Transcript(), errors = Transcript()
  let console = Console(
    output: { output.add($0) }, errors: { errors.add($0) }, errorColumns: { columns }, input: { Array(input.utf8) },
    outputDescriptor: outputDescriptor)
  let code = CommandLineProgram.run(words, console: console)
  return Outcome(code: code, output: output.all, errors: errors.all)
}

/// Runs a body with the path of an empty folder that is removed afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

/// Names of numbered pictures in a folder, sorted, and of whatever else is not the list of whole frames beside them.
func frameNames(in folder: String) throws -> [String] {
  try names(in: folder).filter { !($0.hasPrefix(".") && $0.hasSuffix("frames.cairn")) }
}

/// Names in a folder, sorted; hidden ones too.
func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
