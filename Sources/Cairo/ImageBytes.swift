// The bytes of an image file.

import Foundation

/// Reads files as they are.
enum ImageBytes {
  /// The largest file that is read: 256 MiB, as much as the pixels of the largest picture take, and its surroundings.
  static let limit = 257 << 20

  /// All bytes of a file.
  static func read(_ path: String) throws(ImageFileError) -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: limit + 1) ?? Data()
    else {
      throw ImageFileError("the image cannot be read", place: path, hint: "check that the file exists and may be read")
    }
    guard data.count <= limit else {
      throw ImageFileError("the image has more than the \(limit) bytes that are read", place: path)
    }
    return [UInt8](data)
  }
}
