// One row a format of scenes.

import CoreAnimation
package import Foundation

/// A format scenes are read from.
public struct SceneFormat: Sendable {
  /// The name on the command line.
  public let name: String
  /// Extensions of its files, lower case.
  public let extensions: [String]
  /// One sentence for people.
  public let summary: String
  /// Whether bytes without a name look like it.
  package let recognises: @Sendable (Data) -> Bool
  package let read: @Sendable (SceneInput, ReadOptions) throws(SceneError) -> SceneDocument
}

/// The formats. A new one is one folder and one row here.
public enum FormatCatalogue {
  /// All formats.
  public static let all: [SceneFormat] = [
    SceneFormat(
      name: "caml", extensions: ["caml"], summary: "A Core Animation archive in XML: one document.",
      recognises: { $0.first { $0 > 32 && $0 < 0x80 } == UInt8(ascii: "<") },
      read: { (input, options) throws(SceneError) in
        var surroundings = CAMLReader.Surroundings(name: input.title)
        surroundings.directories = input.directory.map { [$0] } ?? []
        return try CAMLReader.read(
          try input.contents(limit: options.limits.bytes), file: input.name, surroundings: surroundings,
          options: options)
      }),
    SceneFormat(
      name: "ca", extensions: ["ca"], summary: "A Core Animation bundle: a CAML document with its images.",
      recognises: { _ in false },
      read: { (input, options) throws(SceneError) in try CAMLBundle.read(path: input.name, options: options) }),
  ]

  /// The format of a name, or nil.
  public static func format(named name: String) -> SceneFormat? { all.first { $0.name == name } }

  /// The format of an input: the one asked for, else by its extension, else by its first bytes.
  package static func format(of input: SceneInput, options: ReadOptions) throws(SceneError) -> SceneFormat {
    let names = all.map(\.name).joined(separator: ", ")
    if let name = options.format {
      guard let format = format(named: name) else {
        throw SceneError(
          .unknownFormat, "no format is called \"\(name)\"", file: input.name, hint: "there are \(names)")
      }
      return format
    }
    let ending = input.pathExtension
    if let error = MistakenInput.error(for: input) { throw error }
    if let format = all.first(where: { $0.extensions.contains(ending) }) { return format }
    if let data = input.bytes, let format = all.first(where: { $0.recognises(data) }) { return format }
    let extensions = all.flatMap(\.extensions).map { ".\($0)" }.joined(separator: ", ")
    throw SceneError(
      .unknownFormat, ending.isEmpty ? "the format is not known" : "no format has the extension .\(ending)",
      file: input.name, hint: "scenes are \(extensions)")
  }
}
