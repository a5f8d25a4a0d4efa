// Two pictures, pixel by pixel.

import Graphics

/// What separates a drawing from its reference.
struct Comparison {
  /// Largest difference of a premultiplied channel, in levels of 255.
  private(set) var largest = 0
  /// Pixels with a channel that differs visibly.
  var visiblePixels: Int { count(beyond: Self.visible) }
  /// The level from which a difference can be seen.
  static let visible = 16

  /// How many pixels differ by each number of levels.
  private var histogram = [Int](repeating: 0, count: 256)
  /// The differences as a picture, black where there are none; eight times as bright as they are.
  let difference: PixelBuffer

  /// The comparison of two pictures of one size, but for pixels left out.
  init(_ drawing: PixelBuffer, _ reference: PixelBuffer, leavingOut isLeftOut: (_ x: Int, _ y: Int) -> Bool) {
    difference = PixelBuffer(width: drawing.width, height: drawing.height)
    for index in 0..<drawing.count where !isLeftOut(index % drawing.width, index / drawing.width) {
      var largestHere = 0
      var shown: UInt32 = 0xFF00_0000
      for shift in stride(from: UInt32(0), through: 24, by: 8) {
        let (a, b) = (Int(drawing.pixels[index] >> shift & 255), Int(reference.pixels[index] >> shift & 255))
        largestHere = max(largestHere, abs(a - b))
        if shift < 24 { shown |= UInt32(min(255, abs(a - b) * 8)) << shift }
      }
      if largestHere > 0, shown == 0xFF00_0000 { shown = 0xFF40_0040 }
      difference.pixels[index] = shown
      largest = max(largest, largestHere)
      histogram[largestHere] += 1
    }
  }

  /// Pixels that differ by more than a level.
  func count(beyond level: Int) -> Int { histogram.dropFirst(level + 1).reduce(0, +) }

  /// Whether a tolerance allows it.
  func isWithin(_ tolerance: Tolerance) -> Bool {
    largest <= tolerance.largest
      && Double(count(beyond: tolerance.level)) <= tolerance.share * Double(difference.count)
  }
}
