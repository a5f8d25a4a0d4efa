// Completion scripts and the manual say every option there is, and the shells at hand understand them.

import Commands
import Foundation
import Testing

@Suite struct ShellTests {
  /// Runs a shell over a script; nil when the shell is not installed.
  private func run(_ shell: String, _ words: [String], input: String) throws -> (status: Int32, output: String)? {
    let paths = ["/bin/", "/usr/bin/"].map { $0 + shell }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    let task = Process()
    task.executableURL = URL(fileURLWithPath: path)
    task.arguments = words
    let (from, to) = (Pipe(), Pipe())
    task.standardInput = to
    task.standardOutput = from
    task.standardError = from
    try task.run()
    try to.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try to.fileHandleForWriting.close()
    let data = from.fileHandleForReading.readDataToEndOfFile()
    task.waitUntilExit()
    return (task.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func everyOptionIsCompleted(shell: String) throws {
    let outcome = cairn(["completions", shell])
    #expect(outcome.code == .done && outcome.errors.isEmpty)
    for command in CommandCatalogue.all {
      #expect(outcome.output.contains(command.name))
      for row in command.options.flatMap(\.rows) {
        #expect(outcome.output.contains(shell == "fish" ? " -l \(row.long)" : row.spelled), "\(row.spelled)")
      }
    }
    if let checked = try run(shell, ["-n"], input: outcome.output) {
      #expect(checked.status == 0 && checked.output.isEmpty, "\(checked.output)")
    }
  }

  @Test func bashCompletesCommandsOptionsAndWords() throws {
    let script = cairn(["completions", "bash"]).output
    func completions(_ words: [String]) throws -> Set<String> {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let call = "\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _cairn; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
      let outcome = try #require(try run("bash", ["--norc"], input: "complete() { :; }\n" + script + call))
      return Set(outcome.output.split(separator: "\n").map(String.init))
    }
    #expect(try completions(["cairn", "re"]) == ["render"])
    #expect(try completions(["cairn", "render", "x.caml", "--form"]) == ["--format"])
    #expect(try completions(["cairn", "render", "--format", "ra"]) == ["rawvideo"])
    #expect(try completions(["cairn", "list", "lay"]) == ["layers"])
    #expect(try completions(["cairn", "render", "score-c"]) == ["score-chart"])
  }

  @Test func theManualSaysEveryOption() throws {
    let text = cairn(["man"]).output
    #expect(text.hasPrefix(".TH CAIRN 1 "))
    for command in CommandCatalogue.all {
      #expect(text.contains(".SS \"cairn \(command.name)"))
      for row in command.options.flatMap(\.rows) {
        #expect(text.contains("\\-\\-" + row.long.replacing("-", with: "\\-")), "\(row.spelled)")
      }
    }
    // Nothing but requests begins with a full stop or an apostrophe.
    let requests = Set(
      text.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }.map { $0.prefix(3) })
    #expect(
      requests.isSubset(of: [".TH", ".SH", ".SS", ".TP", ".B ", ".I ", ".RI", ".PP", ".nf", ".fi", ".RS", ".RE"]))
  }

  @Test func unknownShellsAreRefused() {
    #expect(cairn(["completions", "tcsh"]).code == .usage)
    #expect(cairn(["completions"]).code == .usage)
  }
}
