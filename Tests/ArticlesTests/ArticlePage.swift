// An article as it stands in the documentation's catalogue: its code blocks and its pictures.

import Foundation

/// A page of `Cairn.docc`.
struct ArticlePage {
  static let catalogue = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Cairn/Cairn.docc")

  let name: String
  let text: String

  init(_ name: String) throws {
    self.name = name
    text = try String(contentsOf: Self.catalogue.appendingPathComponent(name + ".md"), encoding: .utf8)
  }

  /// Names of all pages but the one of the module itself.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: catalogue.path).filter { $0.hasSuffix(".md") }
      .map { String($0.dropLast(3)) }.filter { $0 != "Cairn" }.sorted()
  }

  /// The picture of an article's program.
  static func picture(_ name: String) -> URL { catalogue.appendingPathComponent("Resources/\(name).png") }

  /// What the fenced blocks of a language hold.
  func blocks(_ language: String) -> [String] {
    var blocks: [String] = [], lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```", let whole = lines {
        blocks.append(whole.joined(separator: "\n"))
        lines = nil
      } else if lines != nil {
        lines?.append(line)
      } else if line == "```\(language)" {
        lines = []
      }
    }
    return blocks
  }

  /// The names of the pictures it shows.
  var pictures: [String] { text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) } }
}
