// One Swift file of the package: what it imports, declares and names.

import Foundation

/// A source file, scanned.
struct SourceFile {
  /// Path from the package's root.
  let path: String
  /// Lines of text.
  let lines: [Substring]
  let tokens: [SwiftToken]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    tokens = SwiftTokens.scan(text)
  }

  /// The folder under `Sources` or `Tests`.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  /// The file's own name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// Lines as an editor counts them: a newline at the end starts no line.
  var lineCount: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

  /// Modules it imports, whole or one declaration of them.
  var imports: Set<String> {
    let words = tokens.filter { !Self.importable.contains($0.text) }
    return Set(zip(words, words.dropFirst()).filter { $0.0.text == "import" && $0.1.isIdentifier }.map(\.1.text))
  }

  /// What may stand between `import` and a module: the kind of the one declaration that is imported.
  private static let importable: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  private static let declaring: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  /// Before `class`, these make a member and not a type: `class func`.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  /// Types it declares, by whether other files can name them without a prefix.
  var declared: (visible: Set<String>, own: Set<String>) {
    var visible: Set<String> = [], own: Set<String> = []
    var depth = 0
    var isPrivate = false
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}":
        depth -= 1
        isPrivate = false
      case "private", "fileprivate": isPrivate = true
      case "func", "var", "let", "extension": isPrivate = false
      case let word where Self.declaring.contains(word):
        let before = place > 0 ? tokens[place - 1].text : ""
        guard place + 1 < tokens.count, before != ":", before != "&", before != "." else { continue }
        let next = tokens[place + 1]
        guard next.isIdentifier, !Self.members.contains(next.text) else { continue }
        if depth == 0, !isPrivate { visible.insert(next.text) } else { own.insert(next.text) }
        isPrivate = false
      default: break
      }
    }
    return (visible, own)
  }

  /// Capitalised names it uses that are not members of something.
  var named: Set<String> {
    var names: Set<String> = []
    for (place, token) in tokens.enumerated() where token.isIdentifier && token.text.first?.isUppercase == true {
      if place > 0, tokens[place - 1].text == "." { continue }
      names.insert(token.text)
    }
    return names
  }

  /// Whether a word stands directly before an exclamation mark: `try!`.
  func forces(_ word: String) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.0.text == word && $0.1.text == "!" }
  }

  /// Whether it calls a function of this name.
  func calls(_ function: String) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.0.text == function && $0.1.text == "(" }
  }
}

/// The package's files on disk.
enum SourceTree {
  /// The package's root, three folders above this file.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file under a folder, sorted by path.
  static func files(under folder: String) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return SourceFile(path: folder + "/" + name, text: text)
    }
  }
}
