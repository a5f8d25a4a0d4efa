// How far two pictures are apart: for goldens, and for people who compare frames.

/// The differences of two pictures of one size, pixel by pixel.
///
/// A pixel's difference is that of its most different channel, premultiplied and alpha included, 0 to 255: a colour
/// nobody can see does not count.
public struct PixelDifference: Sendable, Hashable {
  /// Number of pixels with each difference, 256 counts.
  public let histogram: [Int]
  /// The smallest rectangle around every pixel that differs; empty when none does.
  public let bounds: PixelRect

  /// Number of pixels compared.
  public var pixels: Int { histogram.reduce(0, +) }
  /// The largest difference of any pixel.
  public var maximum: Int { histogram.lastIndex { $0 > 0 } ?? 0 }
  /// The mean over all pixels.
  public var mean: Double {
    let sum = histogram.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    return pixels == 0 ? 0 : Double(sum) / Double(pixels)
  }

  /// Number of pixels that differ by more than a threshold.
  public func count(over threshold: Int) -> Int {
    histogram.dropFirst(min(max(threshold + 1, 0), histogram.count)).reduce(0, +)
  }

  /// Whether at most so many pixels differ, and none by more than so much.
  public func isWithin(maximum limit: Int, pixels count: Int) -> Bool {
    maximum <= limit && self.count(over: 0) <= count
  }
}

extension PixelBuffer {
  /// The differences from a picture; nil when it has another size.
  public func difference(from other: PixelBuffer) -> PixelDifference? {
    guard width == other.width, height == other.height else { return nil }
    var histogram = [Int](repeating: 0, count: 256)
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      let (mine, its) = (pixels + y * width, other.pixels + y * width)
      for x in 0..<width {
        let difference = Self.difference(mine[x], its[x])
        histogram[difference] += 1
        guard difference > 0 else { continue }
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    let bounds = PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    return PixelDifference(histogram: histogram, bounds: right > left ? bounds : .empty)
  }

  /// A picture of the differences: pixels that are equal in faint grey, others red, the more the brighter; nil when the
  /// other has another size.
  public func differencePicture(from other: PixelBuffer) -> PixelBuffer? {
    guard width == other.width, height == other.height else { return nil }
    let picture = PixelBuffer(width: width, height: height)
    for index in 0..<count {
      let difference = Self.difference(pixels[index], other.pixels[index])
      let green = pixels[index] >> 8 & 255
      let grey = 224 + green / 8
      // One level is invisible beside its neighbour: every difference starts at half brightness.
      picture.pixels[index] =
        difference == 0
        ? 0xFF00_0000 | grey << 16 | grey << 8 | grey : 0xFF00_0000 | UInt32(128 + difference / 2) << 16
    }
    return picture
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }
}
