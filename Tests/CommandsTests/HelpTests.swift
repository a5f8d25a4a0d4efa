// Help reads as the kept texts say, and says everything that can be typed.

import Commands
import Foundation
import Testing

@Suite struct HelpTests {
  /// Compares with a kept text; a text that is not there yet is kept, and the test fails once.
  private func expect(_ text: String, matches name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Snapshots/\(name).txt")
    guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name).txt was not there and has been written: read it, then run again")
      return
    }
    #expect(text == kept, "\(name).txt differs; delete it to record anew")
  }

  @Test func theProgramIsExplained() throws { try expect(cairn(["--help"]).output, matches: "cairn") }

  @Test func everyCommandIsExplained() throws {
    for command in CommandCatalogue.all {
      try expect(cairn([command.name, "--help"]).output, matches: "cairn-" + command.name)
    }
  }

  @Test func allWaysToAskAreEqual() {
    let text = cairn(["help", "render"])
    #expect(text.code == .done && text.errors.isEmpty)
    #expect(cairn(["render", "-h"]).output == text.output)
    #expect(cairn(["render", "x.caml", "--help"]).output == text.output)
    #expect(cairn(["help"]).output == cairn(["-h"]).output)
  }

  @Test func noLineIsWiderThanATerminal() {
    for command in CommandCatalogue.all {
      for line in cairn(["help", command.name]).output.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test(arguments: [["help", "render", "still"], ["--version", "please"]]) func noWordIsPassedOver(_ words: [String]) {
    let outcome = cairn(words)
    #expect(outcome.code == .usage && outcome.errors.contains("means nothing here"), "\(outcome.errors)")
  }

  @Test func theVersionIsPrinted() {
    let outcome = cairn(["--version"])
    #expect(outcome.output.hasPrefix("cairn 0.") && outcome.code == .done)
  }
}
