// Pictures read back: to compare what was written.

import Cairo
public import Graphics

/// Reads picture files.
public enum PictureFile {
  /// The pixels of a PNG or JPEG file, premultiplied, in sRGB.
  public static func read(_ path: String) throws(SinkError) -> PixelBuffer {
    do throws(ImageFileError) {
      return try ImageFile.decode(path: path)
    } catch {
      throw SinkError(error.message, place: error.place ?? path, hint: error.hint)
    }
  }
}
