// Pictures from files, for layers' contents.

import Cairo
public import Graphics

extension CGImage {
  /// The picture in a PNG or JPEG file, upright, in sRGB.
  ///
  /// - Throws: an `Explained` error when there is no such file, or it is no such picture or too large.
  public convenience init(contentsOfFile path: String) throws { self.init(try ImageFile.decode(path: path)) }

  /// The picture in the bytes of a PNG or JPEG file, upright, in sRGB.
  ///
  /// - Throws: an `Explained` error when they are no such picture or it is too large.
  public convenience init(encoded bytes: [UInt8]) throws { self.init(try ImageFile.decode(bytes)) }
}
