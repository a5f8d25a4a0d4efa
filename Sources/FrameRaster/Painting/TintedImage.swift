// A copy of the shown part of an image with its colours multiplied: what an image drawing with a tint samples.

import Foundation
import Graphics

/// Pixels of a part of an image, tint and opacity multiplied in.
struct TintedImage {
  /// The copy.
  let pixels: PixelBuffer
  /// Column of the copy's first pixel in the image.
  let x: Int
  /// Row of the copy's first pixel in the image.
  let y: Int

  /// Copies what `drawing` shows, and `margin` pixels around it that sampling may touch.
  init(_ drawing: ImageDrawing, margin: Int) {
    let image = drawing.image
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let shown = PixelRect(covering: drawing.source).outset(margin).intersection(whole)
    // A source wholly outside still shows the image's nearest edge; rare enough to copy everything.
    let part = shown.isEmpty ? whole : shown
    x = part.x
    y = part.y
    pixels = PixelBuffer(width: part.width, height: part.height)
    let alpha = Self.levels(drawing.alpha)
    let red = Self.levels(drawing.alpha * Self.unit(drawing.tint.red))
    let green = Self.levels(drawing.alpha * Self.unit(drawing.tint.green))
    let blue = Self.levels(drawing.alpha * Self.unit(drawing.tint.blue))
    for row in 0..<part.height {
      let source = image.buffer.pixels + (part.y + row) * image.width + part.x
      let target = pixels.pixels + row * part.width
      for column in 0..<part.width {
        let pixel = source[column]
        target[column] =
          alpha[Int(pixel >> 24)] << 24 | red[Int(pixel >> 16 & 255)] << 16 | green[Int(pixel >> 8 & 255)] << 8
          | blue[Int(pixel & 255)]
      }
    }
  }

  /// Every level times a factor.
  private static func levels(_ factor: CGFloat) -> [UInt32] {
    let factor = unit(factor)
    return (0...255).map { UInt32((CGFloat($0) * factor).rounded()) }
  }

  private static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(1, value) : 0 }
}
