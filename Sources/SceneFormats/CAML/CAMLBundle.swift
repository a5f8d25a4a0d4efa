// A `.ca` directory: which document it holds, how large its canvas is, which way y grows.

import Foundation
import RenderTree

/// Reads `.ca` bundles.
package enum CAMLBundle {
  /// The scene of a bundle.
  package static func read(path: String, options: ReadOptions) throws(SceneError) -> SceneDocument {
    let index = try self.index(path)
    let document = index["rootDocument"] as? String ?? "main.caml"
    let parts = document.split(separator: "/")
    guard !parts.isEmpty, !document.hasPrefix("/"), !parts.contains("..") else {
      throw SceneError(
        .malformed, "rootDocument \"\(document)\" lies outside the bundle", file: "\(path)/index.xml")
    }
    let file = "\(path)/\(document)"
    guard !FileManager.default.fileExists(atPath: file) || ImageFiles.isInside(file, path) else {
      throw SceneError(
        .malformed, "rootDocument \"\(document)\" is a link that leads out of the bundle", file: "\(path)/index.xml")
    }
    let data = try SceneInput(path: file).contents(limit: options.limits.bytes)
    var surroundings = CAMLReader.Surroundings(name: SceneInput(path: path).title)
    surroundings.directories = [path]
    if let width = number(index["documentWidth"]), let height = number(index["documentHeight"]), width > 0, height > 0 {
      surroundings.size = CGSize(width: width, height: height)
    }
    if number(index["geometryFlipped"]).map({ $0 != 0 }) == true { surroundings.orientation = .yDown }
    // The end of the loop is nearly always infinite, which says nothing.
    if let end = number(index["loopEnd"]), end > 0 { surroundings.duration = end }
    return try CAMLReader.read(data, file: file, surroundings: surroundings, options: options)
  }

  /// The bundle's property list; an empty one when there is none.
  private static func index(_ path: String) throws(SceneError) -> [String: Any] {
    let file = "\(path)/index.xml"
    guard let data = FileManager.default.contents(atPath: file) else { return [:] }
    guard data.count < 1 << 20 else { throw SceneError(.limit, "index.xml is larger than 1 MB", file: file) }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw SceneError(
        .malformed, "the bundle's index is not a property list with a dictionary", file: file,
        hint: "without an index the bundle is read too")
    }
    return list
  }

  private static func number(_ value: Any?) -> Double? {
    guard let number = (value as? NSNumber)?.doubleValue, number.isFinite, abs(number) < 1e6 else { return nil }
    return number
  }
}
