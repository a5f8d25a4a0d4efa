// The table of targets in ARCHITECTURE.md, which is the law these tests hold the sources to.

import Foundation

/// Which target may import which.
struct ImportTable {
  /// Allowed imports by target.
  let rows: [String: Set<String>]

  /// Reads rows such as ``| `Graphics` | what is a path? | `Foundation` |`` under the heading `imports`.
  init(markdown: String) {
    var rows: [String: Set<String>] = [:]
    var isTable = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.first == "target", cells.count > 2, cells[2] == "may import" {
        isTable = true
      } else if !line.hasPrefix("|") {
        isTable = false
      } else if isTable, cells.count > 2, let target = Self.quoted(cells[0]).first {
        rows[target] = Set(Self.quoted(cells[2]))
      }
    }
    self.rows = rows
  }

  private static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// Modules of the toolchain that every target may import.
  static let toolchain: Set<String> = ["Foundation", "FoundationXML", "Dispatch", "Synchronization", "Glibc"]
}
