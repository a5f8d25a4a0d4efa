// A text that is written at the end of a long run: whether that will work is asked at its start.

import Foundation
import FrameOutput

/// A file that will be written.
struct OutputFile: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Throws when the file could not be written later, before the time for what goes into it is spent.
  func check() throws(CommandError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError(.badOutput, "this is a folder", place: path, hint: "name a file in it")
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError(
        .badOutput, "its folder does not exist", place: path, hint: "make \(folder) first")
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw CommandError(
        .badOutput, "its folder cannot be written to", place: path,
        hint: "choose a place you may write to")
    }
  }

  /// Writes the text; what was there before is replaced in one step.
  func write(_ text: String) throws(CommandError) {
    do throws(SinkError) {
      try WholeFile.write(Array(text.utf8), to: path)
    } catch {
      throw CommandError(.badOutput, error)
    }
  }

  private var folder: String { WholeFile.folder(of: path) }
}
