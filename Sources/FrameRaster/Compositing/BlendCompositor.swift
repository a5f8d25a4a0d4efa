// Lays a surface over another: by one of Cairo's operators, or by a formula of our own.

import Cairo
import Effects
import Foundation
import Graphics

/// Combines finished surfaces.
struct BlendCompositor {
  private let compositing: CompositingOperator
  private let alpha: Double

  /// - Parameter alpha: opacity of the surface that is laid over the other.
  init(_ compositing: CompositingOperator, alpha: Double) {
    self.compositing = compositing
    self.alpha = alpha
  }

  /// Combines a surface with what lies beneath it, inside the target's clip.
  func composite(_ surface: Target, on target: Target) throws(CairoError) {
    switch compositing {
    case .mode(.clear), .mode(.copy):
      // Cairo would mix the old pixels in where the opacity is below one; it belongs to the source alone.
      guard let source = try surface.part(surface.bounds) else { return }
      if case .mode(.clear) = compositing { source.context.clear() } else { source.fade(alpha) }
      target.context.blendMode = .copy
      target.context.paint(source.pattern(on: target))
    case .mode(let mode):
      target.context.blendMode = mode
      target.context.paint(surface.pattern(on: target), alpha: CGFloat(alpha))
    case .formula(let formula):
      guard let result = try target.part(surface.bounds) else { return }
      surface.context.surface.flush()
      for row in 0..<result.buffer.height {
        let source =
          surface.buffer.pixels + (result.y - surface.y + row) * surface.buffer.width + (result.x - surface.x)
        let backdrop = result.buffer.pixels + row * result.buffer.width
        formula.composite(source, over: backdrop, count: result.buffer.width, opacity: Float(alpha))
      }
      result.context.surface.markDirty()
      // Through the clip's edge the result replaces the backdrop in proportion.
      target.context.blendMode = .copy
      target.context.paint(result.pattern(on: target))
    }
  }
}
