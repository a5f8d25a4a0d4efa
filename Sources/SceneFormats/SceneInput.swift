// Where a scene's bytes come from.

public import Foundation

/// A scene to be read: a path, or bytes that are already there.
public struct SceneInput: Sendable {
  /// What places in it are called in messages.
  public let name: String
  private let data: Data?

  /// A file or a bundle.
  public init(path: String) {
    name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    data = nil
  }

  /// Bytes, from standard input or from memory. Images are not looked for beside them.
  public init(_ data: Data, name: String = "-") {
    self.name = name
    self.data = data
  }

  /// The bytes that are already there.
  package var bytes: Data? { data }

  /// The last part of the name without its extension.
  package var title: String {
    let last = name.split(separator: "/").last.map(String.init) ?? "scene"
    let title = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    return title.isEmpty || title == "-" ? "scene" : title
  }

  /// The extension in lower case, without the dot.
  package var pathExtension: String {
    let last = name.split(separator: "/").last ?? ""
    return last.lastIndex(of: ".").map { last[last.index(after: $0)...].lowercased() } ?? ""
  }

  /// The directory a file stands in; nil for bytes.
  package var directory: String? {
    guard data == nil else { return nil }
    guard let slash = name.lastIndex(of: "/") else { return "." }
    return slash == name.startIndex ? "/" : String(name[..<slash])
  }

  /// The bytes, at most so many.
  package func contents(limit: Int) throws(SceneError) -> Data {
    if let data { return data }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isDirectory) else {
      throw SceneError(.unreadable, "there is no such file", file: name)
    }
    if isDirectory.boolValue { throw SceneError(.unreadable, "this is a folder, not a document", file: name) }
    guard let file = FileHandle(forReadingAtPath: name),
      let data = try? file.read(upToCount: limit < .max ? limit + 1 : limit) ?? Data()
    else {
      throw SceneError(.unreadable, "the file cannot be read", file: name, hint: "check its permissions")
    }
    guard data.count <= limit else {
      throw SceneError(.limit, "the file has more than the \(limit) bytes that are read", file: name)
    }
    return data
  }
}
