// One picture of a layer tree, without a stage.

public import CoreAnimation
public import Foundation
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

  /// Draws the picture of the layer's bounds into a context, in the layer's own coordinates.
  ///
  /// - Parameter scale: pixels in a point of the context.
  /// - Throws: as `makeImage(scale:)`.
  public final func render(in ctx: CGContext, scale: CGFloat = 1) throws {
    ctx.draw(try makeImage(scale: scale), in: bounds)
  }
}
