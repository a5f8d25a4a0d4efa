// Premultiplied 8-bit pixels in memory of our own: what a frame is until a sink writes it.

import Foundation

/// A rectangle of premultiplied sRGB pixels, one 32-bit word each, alpha in the top byte (0xAARRGGBB in the
/// machine's order, which is BGRA in memory on little-endian machines and what Cairo calls ARGB32).
///
/// The memory is owned by the buffer and starts out transparent. A buffer is written by one thread at a time;
/// once it is handed on it is not written again, which is what makes sharing it safe.
public final class PixelBuffer: @unchecked Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// First pixel of the first row; rows follow each other without padding.
  public let pixels: UnsafeMutablePointer<UInt32>

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }
  /// Number of pixels.
  public var count: Int { width * height }

  /// A transparent buffer. `width` and `height` must not be negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixel buffer has no negative size")
    self.width = width
    self.height = height
    pixels = .allocate(capacity: max(width * height, 1))
    pixels.initialize(repeating: 0, count: max(width * height, 1))
  }

  deinit { pixels.deallocate() }

  /// The premultiplied pixel at a column and a row; both must lie inside.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the buffer")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the buffer")
      pixels[y * width + x] = newValue
    }
  }

  /// Makes every pixel transparent.
  public func clear() { pixels.update(repeating: 0, count: count) }

  /// A buffer of its own with the same pixels.
  public func copy() -> PixelBuffer {
    let other = PixelBuffer(width: width, height: height)
    other.pixels.update(from: pixels, count: count)
    return other
  }

  /// Whether both have the same size and every pixel in common.
  public func equals(_ other: PixelBuffer) -> Bool {
    width == other.width && height == other.height && memcmp(pixels, other.pixels, count * 4) == 0
  }
}
