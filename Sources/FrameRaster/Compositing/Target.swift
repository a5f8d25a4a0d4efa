// Where steps are drawn: a surface with its own origin in the plan's pixels.

import Cairo
import Effects
import Foundation
import Graphics

/// A surface that steps are drawn on, and the pixel of the plan its first pixel is.
struct Target {
  let buffer: PixelBuffer
  let context: CairoContext
  let x: Int
  let y: Int

  /// Its pixels in the plan's.
  var bounds: PixelRect { PixelRect(x: x, y: y, width: buffer.width, height: buffer.height) }

  /// A new, transparent surface.
  init(_ bounds: PixelRect) throws(CairoError) {
    try self.init(PixelBuffer(width: bounds.width, height: bounds.height), x: bounds.x, y: bounds.y)
  }

  init(_ buffer: PixelBuffer, x: Int, y: Int) throws(CairoError) {
    self.buffer = buffer
    self.x = x
    self.y = y
    context = try CairoContext(try CairoSurface(buffer))
    context.concat(CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y)))
  }

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
    let own = PixelRect(x: x, y: y, width: buffer.width, height: buffer.height)
    let common = rect.intersection(own)
    guard !common.isEmpty else { return nil }
    context.surface.flush()
    let pixels = PixelBuffer(width: common.width, height: common.height)
    for row in 0..<common.height {
      let source = buffer.pixels + (common.y - y + row) * buffer.width + (common.x - x)
      (pixels.pixels + row * common.width).update(from: source, count: common.width)
    }
    return try Target(pixels, x: common.x, y: common.y)
  }
}
