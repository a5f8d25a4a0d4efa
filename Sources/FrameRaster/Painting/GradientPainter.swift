// Fills and strokes paths with gradients, whose pixels are made by table for the visible part only.

package import Cairo
import Foundation
package import Graphics

/// Paints with one gradient.
package struct GradientPainter {
  private let gradient: GradientPaint

  /// A painter of a gradient.
  package init(_ gradient: GradientPaint) { self.gradient = gradient }

  /// Paints the inside of a path.
  package func fill(_ path: PathData, _ rule: CGPathFillRule, on context: CairoContext) throws(CairoError) {
    guard let pattern = try pattern(over: path.controlPointBounds, context) else { return }
    context.fill(path, rule, with: pattern)
  }

  /// Paints the outline of a path.
  package func stroke(_ path: PathData, _ style: StrokeStyle, on context: CairoContext) throws(CairoError) {
    let area = path.controlPointBounds.insetBy(dx: -style.reach, dy: -style.reach)
    guard let pattern = try pattern(over: area, context) else { return }
    context.stroke(path, style, with: pattern)
  }

  /// The gradient's pixels for the visible part of an area in current coordinates.
  private func pattern(over area: CGRect, _ context: CairoContext) throws(CairoError) -> CairoPattern? {
    guard gradient.isDrawable, !context.isDegenerate, !area.isNull else { return nil }
    // Lines have no area but do have an outline; and edges reach into the pixel beside.
    let visible = PixelRect(covering: area.applying(context.transform).insetBy(dx: -1, dy: -1))
      .intersection(context.clipBounds)
    guard !visible.isEmpty else { return nil }
    let pixels = PixelBuffer(width: visible.width, height: visible.height)
    GradientTexture(gradient, context.transform).draw(into: pixels, x: visible.x, y: visible.y)
    return .surface(try CairoSurface(pixels), deviceX: visible.x, deviceY: visible.y)
  }
}
