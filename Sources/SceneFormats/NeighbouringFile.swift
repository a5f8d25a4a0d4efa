// A file in a directory that came from elsewhere: no link that leads out of it, nothing that could be waited for.

import Foundation

/// Judges files that a document names.
enum NeighbouringFile {
  /// Why a file that is there is not read, as the end of a sentence about it; nil when it may be.
  static func refusal(_ path: String, in directory: String) -> String? {
    guard isInside(path, directory) else { return "is a link that leads out of \(directory)" }
    // A pipe would be waited for without end.
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let kind = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
    return kind == .typeRegular ? nil : "is no regular file"
  }

  /// Whether a file lies in a directory once all symbolic links are followed: a document from elsewhere must not show
  /// files of this machine.
  private static func isInside(_ path: String, _ directory: String) -> Bool {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folder = URL(fileURLWithPath: directory).resolvingSymlinksInPath().path
    return file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
