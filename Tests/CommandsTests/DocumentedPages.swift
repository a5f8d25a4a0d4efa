// The pages of the documentation as tests read them: their commands, links and headings.

import Foundation

/// A page of the documentation.
struct DocumentedPage {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Its path below the root of the package.
  let path: String
  var url: URL { Self.root.appendingPathComponent(path) }

  static func all() throws -> [DocumentedPage] {
    let folder = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Documentation").path)
    return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(DocumentedPage.init)
      + folder.filter { $0.hasSuffix(".md") }.sorted().map { DocumentedPage(path: "Documentation/" + $0) }
  }

  /// The articles of the documentation's catalogue, whose links and pictures docc looks after.
  static func articles() throws -> [DocumentedPage] {
    let catalogue = "Sources/Cairn/Cairn.docc"
    let folder = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(catalogue).path)
    return folder.filter { $0.hasSuffix(".md") }.sorted().map { DocumentedPage(path: catalogue + "/" + $0) }
  }

  /// The lines outside fenced blocks, and the lines inside those that are marked `sh`.
  func lines() throws -> (prose: [String], shell: [String]) {
    var prose: [String] = [], shell: [String] = [], fence: String?
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.dropFirst(3)) : nil
      } else if fence == nil {
        prose.append(line)
      } else if fence == "sh" {
        shell.append(line)
      }
    }
    return (prose, shell)
  }

  /// What its blocks show of a command after `$ ` and of what it prints, line by line.
  func transcripts() throws -> [(command: String, output: [String])] {
    var found: [(command: String, output: [String])] = [], isInside = false
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = false
      } else if line.hasPrefix("$ ") {
        found.append((String(line.dropFirst(2)), []))
        isInside = true
      } else if isInside {
        found[found.count - 1].output.append(line)
      }
    }
    return found
  }

  /// The commands of its `sh` blocks, with continued lines joined; what a here-document holds is no command.
  func commands() throws -> [String] {
    var commands: [String] = [], pending = "", end: String?
    for line in try lines().shell {
      if let mark = end {
        if line == mark { end = nil }
        continue
      }
      if line.hasSuffix("\\") {
        pending += line.dropLast()
        continue
      }
      let command = (pending + line).trimmingCharacters(in: .whitespaces)
      pending = ""
      if let mark = command.range(of: "<<") { end = String(command[mark.upperBound...]) }
      if !command.isEmpty { commands.append(command) }
    }
    return commands
  }

  /// The targets of its links and images that are files or headings of this package.
  func links() throws -> [String] {
    let text = try lines().prose.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "code")
    return text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter { !$0.contains("://") }
  }

  /// What links to its headings are called, by GitHub's rule.
  func anchors() throws -> Set<String> {
    let headings = try lines().prose.filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let title = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
      })
  }
}

/// The words of a command up to its comment or pipe; single quotes keep words together.
func shellWords(_ command: String) -> [String] {
  var words: [String] = [], word: String?, quoted = false
  for character in command {
    if character == "'" {
      quoted.toggle()
      word = word ?? ""
    } else if quoted {
      word?.append(character)
    } else if character == " " {
      if let whole = word { words.append(whole) }
      word = nil
    } else if word == nil, character == "#" || character == "|" {
      return words
    } else {
      word = (word ?? "") + String(character)
    }
  }
  if let whole = word { words.append(whole) }
  return words
}
