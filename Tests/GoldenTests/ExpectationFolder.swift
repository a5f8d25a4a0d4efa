// The folders of scenes, each with its list of expectations.

import Foundation

/// A line of a list and where it stands.
struct ExpectationLine: Sendable, CustomStringConvertible {
  var folder: URL
  var number: Int
  var text: String

  var description: String { "\(folder.lastPathComponent):\(number) \(text)" }
}

/// A folder of scenes of one capability.
struct ExpectationFolder: Sendable, CustomStringConvertible {
  var url: URL

  var description: String { url.lastPathComponent }

  /// Every folder.
  static let all: [ExpectationFolder] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/Scenes")
    return contents(of: root).filter(\.hasDirectoryPath).map(ExpectationFolder.init).sorted { "\($0)" < "\($1)" }
  }()

  /// Every line of every folder.
  static let lines = all.flatMap(\.lines)

  /// The lines of the folder's list; blank ones and comments (`#`) left out.
  var lines: [ExpectationLine] {
    let text = (try? String(contentsOf: url.appendingPathComponent("expectations.list"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return line.isEmpty || line.hasPrefix("#") ? nil : ExpectationLine(folder: url, number: index + 1, text: line)
    }
  }

  /// Names of the folder's files with an extension; folders of assets are not looked into.
  func names(_ pathExtension: String) -> Set<String> {
    Set(Self.contents(of: url).filter { $0.pathExtension == pathExtension }.map(\.lastPathComponent))
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
  }
}
