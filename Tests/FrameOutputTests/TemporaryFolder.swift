// A folder of a test's own that goes away with it.

import Foundation

/// An empty folder until the value is gone.
final class TemporaryFolder {
  let root: String

  init() throws {
    root = NSTemporaryDirectory() + "frame-output-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }

  /// Names in a folder, sorted, hidden ones included; nil when it is not there.
  func names(in name: String = "") -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) } }
}
