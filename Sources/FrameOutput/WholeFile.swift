// Files that are there in full or not at all, and folders that go away again when nothing came of them.

import Foundation

/// Writes files under a temporary name beside their own and renames them, so that nobody ever sees half of one.
package enum WholeFile {
  /// Puts `bytes` at `path`, replacing what was there. Nothing is left behind when this throws.
  package static func write(_ bytes: [UInt8], to path: String) throws(SinkError) {
    let partial = partialPath(of: path)
    let file = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SinkError("the file cannot be created", code: errno, place: path) }
    var failure = append(bytes, to: file)
    // Some file systems report a full disk only here.
    if close(file) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      unlink(partial)
      throw SinkError("the file cannot be written", code: failure, place: path)
    }
    guard rename(partial, path) == 0 else {
      let code = errno
      unlink(partial)
      throw SinkError("the file cannot take its name", code: code, place: path)
    }
  }

  /// Gives a whole file a second name, replacing what was there. False where the file system cannot do that, or not as
  /// often; nothing is left behind then.
  package static func link(_ path: String, to other: String) -> Bool {
    let partial = partialPath(of: other)
    unlink(partial)
    guard Foundation.link(path, partial) == 0 else { return false }
    let isNamed = rename(partial, other) == 0
    // To rename one name of a file to another one of it does nothing.
    unlink(partial)
    return isNamed
  }

  /// The folder a path's file lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name a file has until it is whole: `frames/.00012.png.partial`.
  static func partialPath(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return ".\(path).partial" }
    return "\(path[...slash]).\(path[path.index(after: slash)...]).partial"
  }

  /// Writes everything, however many calls it takes; answers 0 or an `errno`.
  static func append(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(written)
      }
      return 0
    }
  }
}

/// A folder that was made where it was missing, with the memory of which of its parents had to be made.
struct PreparedFolder {
  private let created: [String]

  /// Makes `path` a folder that can be written to, or throws and leaves nothing behind.
  init(_ path: String) throws(SinkError) {
    var made: [String] = []
    do throws(SinkError) {
      try Self.make(path, made: &made)
      guard access(path, W_OK | X_OK) == 0 else {
        throw SinkError("the folder cannot be written to", code: errno, place: path)
      }
    } catch {
      for folder in made.reversed() { rmdir(folder) }
      throw error
    }
    created = made
  }

  /// Removes the folders that were made and are still empty.
  func removeIfEmpty() {
    for folder in created.reversed() where rmdir(folder) != 0 { return }
  }

  private static func make(_ path: String, made: inout [String]) throws(SinkError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw SinkError("this is a file, not a folder", place: path, hint: "choose another name, or move the file away")
      }
      return
    }
    guard errno == ENOENT else { throw SinkError("the folder cannot be reached", code: errno, place: path) }
    let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
    if let slash = trimmed.lastIndex(of: "/"), slash != trimmed.startIndex {
      try make(String(trimmed[..<slash]), made: &made)
    }
    if mkdir(trimmed, 0o777) == 0 {
      made.append(trimmed)
    } else if errno != EEXIST {
      throw SinkError("the folder cannot be created", code: errno, place: path)
    }
  }
}
