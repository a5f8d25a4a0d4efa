// Reads pixels the way the cases are written: straight colours, coverage sums, painted pixels.

public import Graphics

extension PixelBuffer {
  /// Red, green, blue and alpha of a pixel as they are stored, premultiplied.
  public func premultiplied(_ x: Int, _ y: Int) -> [Int] {
    let word = self[x, y]
    return [Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255), Int(word >> 24)]
  }

  /// Red, green, blue and alpha of a pixel, the colour not multiplied with alpha.
  public func straight(_ x: Int, _ y: Int) -> [Int] {
    let parts = premultiplied(x, y)
    guard parts[3] > 0 else { return [0, 0, 0, 0] }
    return parts.prefix(3).map { ($0 * 255 + parts[3] / 2) / parts[3] } + [parts[3]]
  }

  /// Alpha of a pixel.
  public func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// Painted area in pixels: the sum of all alpha values in units of full coverage.
  public var coverage: Double { (0..<count).reduce(0.0) { $0 + Double(pixels[$1] >> 24) } / 255 }

  /// Pixels that are not wholly transparent.
  public var paintedPixels: Int { (0..<count).reduce(0) { $0 + (pixels[$1] >> 24 > 0 ? 1 : 0) } }
}

/// Whether two lists of levels differ by at most `tolerance` in each place.
public func areNear(_ a: [Int], _ b: [Int], _ tolerance: Int) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
