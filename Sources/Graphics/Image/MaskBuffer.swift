// Eight bits of coverage a pixel in memory of our own: silhouettes, masks and shadows before they get a colour.

/// A rectangle of coverage values, one byte a pixel, 0 for none and 255 for full (what Cairo calls A8).
///
/// The memory is owned by the buffer and starts out empty. As with ``PixelBuffer``, it is written by one thread at a
/// time and not written again once it is handed on.
public final class MaskBuffer: @unchecked Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from one row to the next: the width rounded up to a multiple of four, as Cairo wants it.
  public let bytesPerRow: Int
  /// First pixel of the first row.
  public let pixels: UnsafeMutablePointer<UInt8>

  /// Bytes held, the padding at the ends of rows included.
  public var byteCount: Int { bytesPerRow * height }

  /// A mask without coverage. `width` and `height` must not be negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a mask buffer has no negative size")
    self.width = width
    self.height = height
    bytesPerRow = (width + 3) & ~3
    pixels = .allocate(capacity: max(bytesPerRow * height, 1))
    pixels.initialize(repeating: 0, count: max(bytesPerRow * height, 1))
  }

  /// The alpha of a picture.
  public convenience init(alphaOf buffer: PixelBuffer) {
    self.init(width: buffer.width, height: buffer.height)
    for y in 0..<height {
      let source = buffer.pixels + y * buffer.width
      let row = pixels + y * bytesPerRow
      for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: source[x] &>> 24) }
    }
  }

  deinit { pixels.deallocate() }

  /// The coverage at a column and a row; both must lie inside.
  public subscript(x: Int, y: Int) -> UInt8 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the mask")
      return pixels[y * bytesPerRow + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the mask")
      pixels[y * bytesPerRow + x] = newValue
    }
  }

  /// Takes all coverage away.
  public func clear() { pixels.update(repeating: 0, count: byteCount) }
}
