// Where steps are drawn: a surface with its own origin in the plan's pixels.

import Cairo
import Effects
import Foundation
import Graphics

/// A surface that steps are drawn on, and the pixel of the plan its first pixel is.
struct Target {
  /// Its pixels, or the picture they are part of.
  let buffer: PixelBuffer
  let context: CairoContext
  /// Its pixels in the plan's.
  let bounds: PixelRect
  var x: Int { bounds.x }
  var y: Int { bounds.y }

  /// A new, transparent surface.
  ///
  /// - Parameter coverage: where the coverage of small shapes is kept.
  init(_ bounds: PixelRect, coverage: CoverageCache) throws(CairoError) {
    let buffer = PixelBuffer(width: bounds.width, height: bounds.height)
    try self.init(try CairoSurface(buffer), of: buffer, bounds, coverage)
  }

  /// All of a picture, whose first pixel lies at a place.
  init(_ buffer: PixelBuffer, x: Int, y: Int) throws(CairoError) {
    let bounds = PixelRect(x: x, y: y, width: buffer.width, height: buffer.height)
    try self.init(try CairoSurface(buffer), of: buffer, bounds, CoverageCache())
  }

  /// A part of a canvas. Nothing is drawn beyond it.
  ///
  /// - Parameter coverage: where the coverage of small shapes is kept.
  init(_ canvas: PixelBuffer, part: PixelRect, coverage: CoverageCache) throws(CairoError) {
    try self.init(try CairoSurface(canvas, part: part), of: canvas, part, coverage)
  }

  private init(
    _ surface: CairoSurface, of buffer: PixelBuffer, _ bounds: PixelRect, _ coverage: CoverageCache
  ) throws(CairoError) {
    self.buffer = buffer
    self.bounds = bounds
    context = try CairoContext(surface, coverage: coverage)
    context.concat(CGAffineTransform(translationX: CGFloat(-bounds.x), y: CGFloat(-bounds.y)))
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
    let common = rect.intersection(bounds)
    guard !common.isEmpty, let words = context.surface.words else { return nil }
    context.surface.flush()
    let pixels = PixelBuffer(width: common.width, height: common.height)
    for row in 0..<common.height {
      let source = words + (common.y - y + row) * context.surface.rowLength + (common.x - x)
      (pixels.pixels + row * common.width).update(from: source, count: common.width)
    }
    return try Target(pixels, x: common.x, y: common.y)
  }
}
