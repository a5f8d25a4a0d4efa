// Where steps are drawn: a surface with its own origin in the plan's pixels.

import Cairo
import Effects
import Foundation
import Graphics

/// A surface that steps are drawn on, and the pixel of the plan its first pixel is.
struct Target {
  /// What holds its pixels: those of the surface alone, but for a tile.
  let buffer: PixelBuffer
  let context: CairoContext
  /// Its pixels in the plan's.
  let bounds: PixelRect
  private let firstPixel: Int

  var x: Int { bounds.x }
  var y: Int { bounds.y }

  /// A new, transparent surface.
  init(_ bounds: PixelRect) throws(CairoError) {
    try self.init(PixelBuffer(width: bounds.width, height: bounds.height), x: bounds.x, y: bounds.y)
  }

  init(_ buffer: PixelBuffer, x: Int, y: Int) throws(CairoError) {
    self.buffer = buffer
    bounds = PixelRect(x: x, y: y, width: buffer.width, height: buffer.height)
    firstPixel = 0
    context = try CairoContext(try CairoSurface(buffer))
    context.concat(CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y)))
  }

  /// A tile of a canvas, drawn in place.
  init(tile: PixelRect, of canvas: PixelBuffer) throws(CairoError) {
    buffer = canvas
    bounds = tile
    firstPixel = tile.y * canvas.width + tile.x
    context = try CairoContext(try CairoSurface(canvas, part: tile))
    context.concat(CGAffineTransform(translationX: CGFloat(-tile.x), y: CGFloat(-tile.y)))
  }

  /// The first pixel of a row of the plan.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> { buffer.pixels + firstPixel + (row - y) * buffer.width }

  /// This surface pixel for pixel as seen from another.
  func pattern(on other: Target) -> CairoPattern {
    context.surface.flush()
    return .surface(context.surface, deviceX: x - other.x, deviceY: y - other.y)
  }
}

extension Target {
  /// Changes all pixels.
  func apply(_ effects: EffectChain) {
    guard !effects.isEmpty else { return }
    context.surface.flush()
    effects.apply(to: buffer)
    context.surface.markDirty()
  }

  /// Makes all pixels fainter.
  func fade(_ alpha: Double) {
    guard alpha < 1 else { return }
    context.blendMode = .destinationIn
    context.paint(.color(.black, opacity: CGFloat(alpha)))
  }

  /// A copy of the pixels of a rectangle, as far as the surface has them; nil when it has none.
  func part(_ rect: PixelRect) throws(CairoError) -> Target? {
    let common = rect.intersection(bounds)
    guard !common.isEmpty else { return nil }
    context.surface.flush()
    let pixels = PixelBuffer(width: common.width, height: common.height)
    for row in 0..<common.height {
      let source = self.row(common.y + row) + (common.x - x)
      (pixels.pixels + row * common.width).update(from: source, count: common.width)
    }
    return try Target(pixels, x: common.x, y: common.y)
  }
}
