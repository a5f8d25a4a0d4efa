// A copy of the shown part of an image with its colours multiplied: what an image drawing with a tint samples.

import Foundation
import Graphics

/// Copies of images in other colours.
enum TintedImage {
  /// The pixels of a part of an image, the drawing's tint and opacity multiplied in.
  static func pixels(of drawing: ImageDrawing, _ part: PixelRect) -> PixelBuffer {
    let image = drawing.image
    let pixels = PixelBuffer(width: part.width, height: part.height)
    let alpha = Self.fixed(drawing.alpha)
    let red = Self.fixed(drawing.alpha * Self.unit(drawing.tint.red))
    let green = Self.fixed(drawing.alpha * Self.unit(drawing.tint.green))
    let blue = Self.fixed(drawing.alpha * Self.unit(drawing.tint.blue))
    let half = Self.one / 2
    for row in 0..<part.height {
      let source = image.buffer.pixels + (part.y + row) * image.width + part.x
      let target = pixels.pixels + row * part.width
      for column in 0..<part.width {
        let pixel = source[column]
        let a = ((pixel &>> 24) &* alpha &+ half) &>> 23
        let r = ((pixel &>> 16 & 255) &* red &+ half) &>> 23
        let g = ((pixel &>> 8 & 255) &* green &+ half) &>> 23
        let b = ((pixel & 255) &* blue &+ half) &>> 23
        target[column] = a &<< 24 | r &<< 16 | g &<< 8 | b
      }
    }
    return pixels
  }

  /// 1 as a fixed-point factor: the largest power of two of which 255 and a half still fit.
  private static let one: UInt32 = 1 << 23

  /// A factor of levels in fixed point.
  private static func fixed(_ factor: CGFloat) -> UInt32 { UInt32((unit(factor) * CGFloat(one)).rounded()) }

  private static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(1, value) : 0 }
}
