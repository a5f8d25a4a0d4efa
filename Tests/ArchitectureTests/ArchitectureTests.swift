// The rules of ARCHITECTURE.md and CONTRIBUTING.md that a machine can check, checked on the sources themselves.

import Foundation
import Testing

@Suite struct ArchitectureTests {
  let sources: [SourceFile]
  let tests: [SourceFile]
  let table: ImportTable

  init() throws {
    sources = try SourceTree.files(under: "Sources")
    tests = try SourceTree.files(under: "Tests")
    let document = SourceTree.root.appendingPathComponent("ARCHITECTURE.md")
    table = ImportTable(markdown: try String(contentsOf: document, encoding: .utf8))
  }

  @Test func theTableHasARowForEveryTarget() {
    #expect(!sources.isEmpty)
    #expect(Set(sources.map(\.target)) == Set(table.rows.keys))
  }

  @Test func targetsImportOnlyWhatTheTableAllows() {
    for file in sources {
      let allowed = (table.rows[file.target] ?? []).union(ImportTable.toolchain)
      let extra = file.imports.subtracting(allowed)
      #expect(extra.isEmpty, "\(file.path) imports \(extra.sorted().joined(separator: ", "))")
    }
  }

  @Test func onlyCairoSeesTheLibrariesOfTheSystem() {
    for file in sources where file.imports.contains("CCairo") {
      #expect(file.target == "Cairo", "\(file.path)")
    }
  }

  @Test func noFileIsLongerThan400Lines() {
    for file in sources + tests { #expect(file.lineCount <= 400, "\(file.path) has \(file.lineCount) lines") }
  }

  @Test func everyFileOpensWithASentence() {
    for file in sources + tests {
      let first = file.lines.first ?? ""
      #expect(first.hasPrefix("// ") && first.count > 10, "\(file.path) opens with: \(first)")
    }
  }

  @Test func everythingPublicIsDocumented() {
    for file in sources { #expect(file.undocumented.isEmpty, "\(file.path) \(file.undocumented)") }
  }

  @Test func noFilesNeedOneAnother() {
    for (target, files) in Dictionary(grouping: sources, by: \.target) {
      for cycle in FileCycles.find(in: files) {
        Issue.record("files of \(target) that need one another: \(cycle.joined(separator: ", "))")
      }
    }
  }

  @Test func fileNamesSayWhatIsInThem() {
    for file in sources + tests {
      for word in ["Manager", "Helper", "Util"] {
        #expect(!file.name.contains(word), "\(file.path)")
      }
    }
  }

  @Test func nothingIsForced() {
    for file in sources {
      #expect(!file.forces("try") && !file.forces("as"), "\(file.path) forces")
      #expect(!file.calls("fatalError"), "\(file.path) calls fatalError")
    }
  }
}
