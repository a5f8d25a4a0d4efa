// The bytes of an image file.

import Foundation

/// Reads files as they are.
enum ImageBytes {
  /// All bytes of a file.
  static func read(_ path: String) throws(ImageFileError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ImageFileError("the image cannot be read", place: path, hint: "check that the file exists and may be read")
    }
    return [UInt8](data)
  }
}
