// PNG files into pixels, by libpng.

import CCairo
import Foundation
public import Graphics

/// Why a PNG could not be read.
public struct PNGError: Explained, Equatable {
  /// What happened.
  public let message: String
  /// The file, when there is one.
  public let place: String?
  /// What would help.
  public let hint: String?

  /// An error from its three parts.
  public init(_ message: String, place: String? = nil, hint: String? = nil) {
    self.message = message
    self.place = place
    self.hint = hint
  }
}

/// Reads PNG images of every kind the format knows.
public enum PNGCodec {
  /// The most pixels an image may have unless the caller says otherwise: 256 MiB of memory. A file of a few kilobytes
  /// can claim any size, so the claim is judged before memory is taken.
  public static let defaultPixelLimit = 1 << 26

  /// The pixels of a PNG in memory, premultiplied, in sRGB.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(PNGError) -> PixelBuffer {
    let buffer = try decodeStraight(bytes, place: nil, pixelLimit: pixelLimit)
    premultiply(buffer)
    return buffer
  }

  /// The pixels of a PNG file, premultiplied, in sRGB.
  public static func decode(path: String, pixelLimit: Int = defaultPixelLimit) throws(PNGError) -> PixelBuffer {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PNGError("the image cannot be read", place: path, hint: "check that the file exists and may be read")
    }
    let buffer = try decodeStraight([UInt8](data), place: path, pixelLimit: pixelLimit)
    premultiply(buffer)
    return buffer
  }

  /// The pixels as the file stores them, with colours not yet multiplied by alpha.
  package static func decodeStraight(
    _ bytes: [UInt8], place: String? = nil, pixelLimit: Int = defaultPixelLimit
  ) throws(PNGError) -> PixelBuffer {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps the address of the bytes from the first call to the second.
    let result = bytes.withUnsafeBytes { source -> Result<PixelBuffer, PNGError> in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return .failure(error(image, place))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= pixelLimit / height else {
        return .failure(
          PNGError(
            "the image claims \(width) × \(height) pixels, more than the limit of \(pixelLimit)", place: place,
            hint: "scale it down"))
      }
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

  private static func error(_ image: png_image, _ place: String?) -> PNGError {
    let words = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return PNGError("the image is no usable PNG: \(words)", place: place, hint: "export it again as PNG")
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
