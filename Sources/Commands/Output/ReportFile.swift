// The cost report as a file whose ending says its form.

import Foundation
package import FrameEngine
import FrameOutput

/// Where a report goes, and as what.
package struct ReportFile: Sendable {
  let path: String
  let text: @Sendable (RunReport) -> String

  /// A report at a path that ends in `.json` or `.csv`; nil for any other.
  package init?(_ path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    switch name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() {
    case "json": text = { $0.json }
    case "csv": text = { $0.csv }
    default: return nil
    }
    self.path = path
  }

  /// Throws when the report could not be written later, before the time for frames is spent.
  package func check() throws(CommandError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError(.badOutput, "this is a folder", place: path, hint: "name a file in it")
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError(
        .badOutput, "the folder of the report does not exist", place: path, hint: "make \(folder) first")
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw CommandError(
        .badOutput, "the folder of the report cannot be written to", place: path,
        hint: "choose a place you may write to")
    }
  }

  /// Writes the report; what was there before is replaced in one step.
  package func write(_ report: RunReport) throws(CommandError) {
    do throws(SinkError) {
      try WholeFile.write(Array(text(report).utf8), to: path)
    } catch {
      throw CommandError(.badOutput, error)
    }
  }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
