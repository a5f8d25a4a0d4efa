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
    guard FileManager.default.fileExists(atPath: file) else {
      let others = MistakenInput.scenes(in: path).first.map { "name the document itself: \(path)/\($0)" }
      throw SceneError(.unreadable, "the bundle has no \(document)", file: file, hint: others)
    }
    if let refusal = NeighbouringFile.refusal(file, in: path) {
      throw SceneError(.malformed, "rootDocument \"\(document)\" \(refusal)", file: "\(path)/index.xml")
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
    guard FileManager.default.fileExists(atPath: file) else { return [:] }
    if let refusal = NeighbouringFile.refusal(file, in: path) {
      throw SceneError(.malformed, "index.xml \(refusal)", file: file, hint: "put the index itself there")
    }
    let data = try SceneInput(path: file).contents(limit: indexLimit)
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw SceneError(
        .malformed, "the bundle's index is not a property list with a dictionary", file: file,
        hint: "without an index the bundle is read too")
    }
    return list
  }

  /// Bytes of an index that are read.
  private static let indexLimit = 1 << 20

  private static func number(_ value: Any?) -> Double? {
    guard let number = (value as? NSNumber)?.doubleValue, number.isFinite, abs(number) < 1e6 else { return nil }
    return number
  }
}
