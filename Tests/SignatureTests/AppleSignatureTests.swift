// Every member that Apple documents is there with Apple's type, which the compiler checks, or stands in a table with a reason.

import Foundation
import Testing

/// `Uses+….swift` are made from `AppleSignatures.tsv` and compiled with the tests: a listed member that is missing, or has
/// another type, does not compile. A file that is not there is written and fails the run once; then build and run again.
@Suite struct AppleSignatureTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private let sections: [SignatureSection]
  /// The members that Documentation/Supported.md says are missing, by class.
  private let missing: [String: [String]]

  init() throws {
    let list = folder.appendingPathComponent("AppleSignatures.tsv")
    sections = SignatureSection.read(try String(contentsOf: list, encoding: .utf8))
    let page = folder.appendingPathComponent("../../Documentation/Supported.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = try #require(text.range(of: "## Members of Apple's classes that are not there"))
    var missing: [String: [String]] = [:]
    for line in text[table.upperBound...].split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 3 && !cells[2].isEmpty, "\(line)")
      let names = cells[1].split(separator: "`").filter { $0 != ", " }.map(String.init)
      let owner = cells[0].trimmingCharacters(in: ["`"])
      missing[owner == "functions" ? "-" : owner, default: []] += names
    }
    self.missing = missing
  }

  private func isMissing(_ signature: AppleSignature) -> Bool {
    missing[signature.owner]?.contains(signature.name) ?? false
  }

  @Test func everyListedMemberIsUsedOrInTheTable() throws {
    #expect(sections.flatMap(\.signatures).count > 800)
    for section in sections {
      let file = folder.appendingPathComponent("Uses+\(section.name).swift")
      let uses = section.uses(without: isMissing)
      guard FileManager.default.fileExists(atPath: file.path) else {
        try uses.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(file.lastPathComponent) was missing and is written now: build and run again")
        continue
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == uses,
        "remove \(file.lastPathComponent) and run again: the list or the table has changed")
    }
  }

  @Test func theTableHasNothingThatIsNotListed() {
    let listed = sections.flatMap(\.signatures)
    for (owner, names) in missing {
      for name in names {
        #expect(listed.contains { $0.owner == owner && $0.name == name }, "\(owner).\(name)")
      }
    }
  }
}
