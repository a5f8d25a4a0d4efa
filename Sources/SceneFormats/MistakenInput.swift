// What is handed in where a scene is meant: a folder with scenes in it, a packed archive, a bundle that is a file.

import Foundation

/// Tells where the scene is that somebody meant.
enum MistakenInput {
  /// The error of an input that is no scene and may hold some; nil when it is to be read.
  static func error(for input: SceneInput) -> SceneError? {
    let name = input.name
    guard input.bytes == nil else { return input.bytes.flatMap { packed($0.prefix(8), name) } }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue { return input.pathExtension == bundle ? nil : folder(name) }
    if let file = FileHandle(forReadingAtPath: name), isRegular(name) {
      defer { try? file.close() }
      if let error = packed((try? file.read(upToCount: 8)) ?? Data(), name) { return error }
    }
    guard input.pathExtension == bundle else { return nil }
    return SceneError(
      .unreadable, "a .ca bundle is a folder, and this is a file", file: name,
      hint: "name the bundle's folder, or call a document .caml")
  }

  /// The extension of bundles, which are folders.
  private static let bundle = "ca"

  private static func isRegular(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// The error of what begins with the marks of an archive.
  private static func packed(_ head: Data, _ name: String) -> SceneError? {
    if head.starts(with: Data("PK\u{3}\u{4}".utf8)) {
      return SceneError(
        .unknownFormat, "this is a packed archive, which is not read", file: name,
        hint: "unpack it, as with unzip, and name a .ca bundle that was in it")
    }
    if head.starts(with: Data("bplist".utf8)) {
      return SceneError(
        .unknownFormat, "this is a binary archive, which is not read", file: name,
        hint: "let the program that made it save a .ca bundle or a .caml document")
    }
    return nil
  }

  private static func folder(_ path: String) -> SceneError {
    let found = scenes(in: path)
    let named = found.prefix(mostNamed).map { "\(path)/\($0)" }.joined(separator: ", ")
    let more = found.count > mostNamed ? " and others" : ""
    return SceneError(
      .unknownFormat, "this folder is no scene itself", file: path,
      hint: found.isEmpty
        ? "there is no .ca bundle and no .caml document in it" : "name one that it holds: \(named)\(more)")
  }

  /// Scenes a hint names.
  private static let mostNamed = 3
  /// Folders within folders that are looked into: a packed wallpaper has seven.
  private static let depth = 10
  /// Names that are looked at before the search is given up.
  private static let mostNames = 10_000

  /// Bundles and documents in a folder, those that lie nearest first; links are not followed.
  static func scenes(in folder: String) -> [String] {
    var found: [String] = []
    var seen = 0
    var level = [""]
    for _ in 0..<depth where !level.isEmpty {
      var next: [String] = []
      for part in level {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
        for name in names.sorted() {
          seen += 1
          guard seen <= mostNames else { return found }
          let place = part.isEmpty ? name : "\(part)/\(name)"
          let kind =
            try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(place)")[.type] as? FileAttributeType
          let ending = SceneInput(path: place).pathExtension
          switch kind {
          case .typeDirectory: if ending == bundle { found.append(place) } else { next.append(place) }
          case .typeRegular: if ending == "caml" { found.append(place) }
          default: break
          }
        }
      }
      level = next
    }
    return found
  }
}
