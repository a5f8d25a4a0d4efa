// One picture of a layer tree, without a stage.

public import CoreAnimation
public import Foundation
import FramePlanning
import FrameResolving
public import Graphics
import RenderTree

extension CALayer {
  /// A picture of the layer's bounds and what is drawn in them, in the layer's own space: its position and transform do
  /// not count, its opacity does. Shows the values that are set; `presentation()?.makeImage()` shows what is on screen.
  ///
  /// - Parameter scale: pixels in a point.
  /// - Throws: `RenderError` for bounds without pixels or with too many, `PlanError`, `CairoError`.
  public final func makeImage(scale: CGFloat = 1) throws -> CGImage {
    let scene = RenderScene(root: snapshot(), canvas: RenderScene.Canvas(size: bounds.size, scale: scale))
    return CGImage(try FrameRenderer().render(scene, at: 0).pixels)
  }

  /// Draws the layer into a context, in the layer's own coordinates, with everything that reaches beyond its bounds
  /// unless it masks to them: shadows, sublayers, strokes. What lies outside the context's clip is left out, and so is
  /// what is more than `RenderLimits.longestSide` pixels away.
  ///
  /// - Parameter scale: pixels in a point of the context.
  /// - Throws: as `makeImage(scale:)`, but bounds without pixels draw nothing of their own.
  public final func render(in ctx: CGContext, scale: CGFloat) throws {
    guard scale > 0, scale.isFinite else { return }
    let bounds = bounds
    let painted = try paintedPixels(scale: scale)
    let clip = ctx.boundingBoxOfClipPath
    var area = painted
    if !clip.isInfinite {
      let seen = clip.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      area = painted.intersection(PixelRect(seen.applying(CGAffineTransform(scaleX: scale, y: scale))))
    }
    guard !area.isEmpty else { return }
    let corner = CGPoint(x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale)
    let size = CGSize(width: CGFloat(area.width) / scale, height: CGFloat(area.height) / scale)
    let root = snapshot(at: CGPoint(x: -corner.x, y: -corner.y))
    let scene = RenderScene(root: root, canvas: RenderScene.Canvas(size: size, scale: scale))
    let image = CGImage(try FrameRenderer().render(scene, at: 0).pixels)
    let target = CGRect(
      x: bounds.minX + corner.x, y: bounds.minY + corner.y, width: CGFloat(image.width) / scale,
      height: CGFloat(image.height) / scale)
    ctx.draw(image, in: target)
  }

  /// Draws the layer into a context as `render(in:scale:)` does with a pixel a point. It does not throw, as Apple's does
  /// not: what cannot be drawn is left out and reported to `LayerDiagnostics`.
  public final func render(in ctx: CGContext) {
    do {
      try render(in: ctx, scale: 1)
    } catch {
      LayerDiagnostics.report(self, key: "render(in:)", reason: "nothing is drawn: \(error)")
    }
  }

  /// The pixels the layer paints, counted from the corner of its bounds.
  private func paintedPixels(scale: CGFloat) throws -> PixelRect {
    let side = RenderLimits.longestSide
    // As far to one side as to the other, from a corner on whole pixels.
    let margin = CGFloat(side / 2) / scale
    let canvas = RenderScene.Canvas(
      size: CGSize(width: CGFloat(side) / scale, height: CGFloat(side) / scale), scale: scale)
    let scene = RenderScene(root: snapshot(at: CGPoint(x: margin, y: margin)), canvas: canvas)
    let plan = try Planner.plan(Resolver.resolve(scene, at: 0), PlannerMemory()).plan
    return plan.content.bounds.offsetBy(dx: -(side / 2), dy: -(side / 2))
  }
}

extension PixelRect {
  /// The pixels a rectangle touches; half a thousandth of one is none.
  fileprivate init(_ rect: CGRect) { self.init(covering: rect.insetBy(dx: 5e-4, dy: 5e-4)) }
}
