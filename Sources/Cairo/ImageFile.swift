// Image files of every format that can be read, told apart by their first bytes and not by their names.

public import Graphics

/// Reads pictures: PNG and JPEG.
public enum ImageFile {
  /// The most pixels an image may have unless the caller says otherwise: 256 MiB of memory. The size a file claims is
  /// judged before memory is taken.
  public static let defaultPixelLimit = PNGCodec.defaultPixelLimit

  /// The pixels of an image in memory, premultiplied, in sRGB, upright.
  ///
  /// - Parameter place: The file's name, for the error.
  public static func decode(
    _ bytes: [UInt8], place: String? = nil, pixelLimit: Int = defaultPixelLimit
  ) throws(ImageFileError) -> PixelBuffer {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return try PNGCodec.decode(bytes, place: place, pixelLimit: pixelLimit)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      return try JPEGCodec.decode(bytes, place: place, pixelLimit: pixelLimit)
    }
    throw ImageFileError("the image is neither PNG nor JPEG", place: place, hint: "export it as PNG")
  }

  /// The pixels of an image file, premultiplied, in sRGB, upright.
  public static func decode(
    path: String, pixelLimit: Int = defaultPixelLimit
  ) throws(ImageFileError) -> PixelBuffer {
    try decode(ImageBytes.read(path), place: path, pixelLimit: pixelLimit)
  }
}
