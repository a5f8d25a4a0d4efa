// Reading a scene, whatever its format.

public import Foundation

extension SceneDocument {
  /// Reads a file or a bundle; its extension tells the format.
  public static func read(contentsOf path: String, options: ReadOptions = ReadOptions()) throws(SceneError) -> Self {
    try read(SceneInput(path: path), options: options)
  }

  /// Reads bytes, such as standard input. The name is what places in it are called; its extension, if it is a known one,
  /// tells the format.
  public static func read(
    _ data: Data, name: String = "-", options: ReadOptions = ReadOptions()
  ) throws(SceneError) -> Self {
    try read(SceneInput(data, name: name), options: options)
  }

  /// Reads what an input leads to.
  package static func read(_ input: SceneInput, options: ReadOptions) throws(SceneError) -> Self {
    if input.bytes == nil, !FileManager.default.fileExists(atPath: input.name) {
      throw SceneError(.unreadable, "there is no such file", file: input.name)
    }
    return try FormatCatalogue.format(of: input, options: options).read(input, options)
  }
}
