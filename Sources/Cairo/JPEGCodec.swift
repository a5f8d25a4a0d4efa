// JPEG files into pixels, by TurboJPEG.

import CCairo
public import Graphics

/// Reads JPEG images: gray and colour, sequential and progressive, turned as their EXIF orientation says.
public enum JPEGCodec {
  /// The pixels of a JPEG in memory, opaque, taken as sRGB.
  ///
  /// - Parameters:
  ///   - place: The file's name, for the error.
  ///   - pixelLimit: The most pixels it may have.
  public static func decode(
    _ bytes: [UInt8], place: String? = nil, pixelLimit: Int = PNGCodec.defaultPixelLimit
  ) throws(ImageFileError) -> PixelBuffer {
    guard let decoder = tjInitDecompress() else {
      throw ImageFileError("there is no memory to read a JPEG", place: place)
    }
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let length = UInt(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, length, &width, &height, &subsampling, &colors) == 0 else {
      throw error(decoder, place)
    }
    if let refusal = ImageFileError.size(Int(width), Int(height), limit: pixelLimit, place: place) { throw refusal }
    guard colors != Int32(TJCS_CMYK.rawValue), colors != Int32(TJCS_YCCK.rawValue) else {
      throw ImageFileError(
        "the JPEG is in four printing colours", place: place, hint: "export it with the colours red, green and blue")
    }
    let buffer = PixelBuffer(width: Int(width), height: Int(height))
    // A progressive file may redraw itself without end; the limit on its scans keeps it short.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    let target = UnsafeMutableRawPointer(buffer.pixels).assumingMemoryBound(to: UInt8.self)
    let status = tjDecompress2(
      decoder, bytes, length, target, width, width * 4, height, Int32(TJPF_BGRA.rawValue), flags)
    if status != 0, isFatal(decoder) { throw error(decoder, place) }
    for index in 0..<buffer.count { buffer.pixels[index] = UInt32(littleEndian: buffer.pixels[index]) }
    return EXIFOrientation(ofJPEG: bytes).upright(buffer)
  }

  /// The pixels of a JPEG file, opaque, taken as sRGB.
  public static func decode(
    path: String, pixelLimit: Int = PNGCodec.defaultPixelLimit
  ) throws(ImageFileError) -> PixelBuffer {
    try decode(ImageBytes.read(path), place: path, pixelLimit: pixelLimit)
  }

  /// Whether what the decoder complains about spoils the picture. Stray bytes between segments, which cameras leave, do
  /// not; an end that came too early does, though the decoder calls it a warning and paints the rest gray.
  private static func isFatal(_ decoder: tjhandle) -> Bool {
    tjGetErrorCode(decoder) != Int32(TJERR_WARNING.rawValue) || words(decoder).lowercased().contains("premature end")
  }

  private static func error(_ decoder: tjhandle, _ place: String?) -> ImageFileError {
    ImageFileError("the image is no usable JPEG: \(words(decoder))", place: place, hint: "export it again as JPEG")
  }

  private static func words(_ decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "no reason given"
  }
}
