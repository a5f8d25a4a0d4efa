// PNG files into pixels, by libpng.

import CCairo
public import Graphics

/// Reads PNG images of every kind the format knows.
public enum PNGCodec {
  /// The most pixels an image may have unless the caller says otherwise: 256 MiB of memory. A file of a few kilobytes
  /// can claim any size, so the claim is judged before memory is taken.
  public static let defaultPixelLimit = 1 << 26

  /// The pixels of a PNG in memory, premultiplied, in sRGB.
  ///
  /// - Parameter place: The file's name, for the error.
  public static func decode(
    _ bytes: [UInt8], place: String? = nil, pixelLimit: Int = defaultPixelLimit
  ) throws(ImageFileError) -> PixelBuffer {
    let buffer = try decodeStraight(bytes, place: place, pixelLimit: pixelLimit)
    premultiply(buffer)
    return buffer
  }

  /// The pixels of a PNG file, premultiplied, in sRGB.
  public static func decode(path: String, pixelLimit: Int = defaultPixelLimit) throws(ImageFileError) -> PixelBuffer {
    try decode(ImageBytes.read(path), place: path, pixelLimit: pixelLimit)
  }

  /// The pixels as the file stores them, with colours not yet multiplied by alpha.
  package static func decodeStraight(
    _ bytes: [UInt8], place: String? = nil, pixelLimit: Int = defaultPixelLimit
  ) throws(ImageFileError) -> PixelBuffer {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps the address of the bytes from the first call to the second.
    let result = bytes.withUnsafeBytes { source -> Result<PixelBuffer, ImageFileError> in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return .failure(error(image, place))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      if let refusal = ImageFileError.size(width, height, limit: pixelLimit, place: place) { return .failure(refusal) }
      image.format = Self.blueGreenRedAlpha
      // Sixteen bits without a word on gamma are taken as sRGB, like eight.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let buffer = PixelBuffer(width: width, height: height)
      guard png_image_finish_read(&image, nil, buffer.pixels, png_int_32(width * 4), nil) != 0 else {
        return .failure(error(image, place))
      }
      for index in 0..<buffer.count { buffer.pixels[index] = UInt32(littleEndian: buffer.pixels[index]) }
      return .success(buffer)
    }
    return try result.get()
  }

  /// PNG_FORMAT_BGRA: alpha, colour, blue first.
  private static let blueGreenRedAlpha = png_uint_32(0x01 | 0x02 | 0x10)

  private static func error(_ image: png_image, _ place: String?) -> ImageFileError {
    let words = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return ImageFileError("the image is no usable PNG: \(words)", place: place, hint: "export it again as PNG")
  }

  /// Colour times alpha over 255, rounded to nearest; `t + (t >> 8) >> 8` with t = c·a + 128 is exactly that.
  private static func premultiply(_ buffer: PixelBuffer) {
    let pixels = buffer.pixels
    for index in 0..<buffer.count {
      let pixel = pixels[index]
      let alpha = pixel &>> 24
      if alpha == 255 {
        pixels[index] = pixel
      } else if alpha == 0 {
        pixels[index] = 0
      } else {
        let redBlue = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
        let green = (pixel &>> 8 & 0xFF) &* alpha &+ 0x80
        pixels[index] =
          alpha &<< 24 | ((redBlue &+ (redBlue &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF)
          | ((green &+ (green &>> 8)) &>> 8) &<< 8
      }
    }
  }
}
