// shouldRasterize: a layer's pixels in its own grid, kept while its content stays the same.

import Foundation
import FrameResolving
import Graphics
import RenderTree

extension PlanBuilder {
  /// Uses or makes the layer's bitmap. Nil when it must be drawn directly: its bitmap would be too large.
  mutating func raster(_ layer: ResolvedNode, opacity: Double, in inside: Surroundings) throws(PlanError)
    -> PlannedSteps?
  {
    let scale = layer.values[StandardKeys.rasterizationScale]
    guard scale > 0, scale.isFinite else { return nil }
    let known = memory.rasters.valid(
      layer, instance: inside.instance, scale: scale, tint: inside.tint, isFlipped: inside.isFlipped)
    if let known, memory.keepsRasters {
      return use(known, of: layer, isHit: true, fill: [], opacity: opacity, in: inside)
    }

    // Drawn whole and in a grid of its own, so that its pixels do not depend on when and where it is first seen.
    let (before, visited) = (journal.now, self.visited)
    var alone = inside
    alone.placement = Placement(matrix: CATransform3DMakeScale(scale, scale, 1))
    alone.space = nil
    alone.clip = PixelRect(
      x: -PixelRect.limit / 2, y: -PixelRect.limit / 2, width: PixelRect.limit, height: PixelRect.limit)
    alone.alpha = 1
    let content = try body(layer, opacity: 1, in: alone)
    let side = max(content.bounds.width, content.bounds.height)
    guard content.bounds.area <= limits.passPixels, side <= RenderLimits.longestSide else {
      journal.takeBack(to: before, in: &memory.rasters, isForgotten: true)
      self.visited = visited
      let isSeen = !reach(content.bounds, scale: scale, in: inside).intersection(inside.clip).isEmpty
      if isSeen { journal.enter(.unkept(PassSurface(pixels: content.bounds.area)), of: layer.node) }
      return nil
    }
    if reach(content.bounds, scale: scale, in: inside).intersection(inside.clip).isEmpty {
      journal.takeBack(to: before, in: &memory.rasters, isForgotten: true)
      journal.enter(.culled, of: layer.node)
      return PlannedSteps()
    }
    let events = journal.seal(since: before)
    // Drawn again with nothing changed, where bitmaps are not kept: it is the same bitmap.
    if let known { return use(known, of: layer, isHit: false, fill: content.ops, opacity: opacity, in: inside) }
    let (made, place, old) = memory.rasters.admit(
      layer, instance: inside.instance, scale: scale, tint: inside.tint, isFlipped: inside.isFlipped,
      bounds: content.bounds, inside: events, frame: memory.frame)
    journal.enter(.resident(place, before: old), of: layer.node)
    return use(made, of: layer, isHit: false, fill: content.ops, opacity: opacity, in: inside)
  }

  private mutating func use(
    _ bitmap: ResidentRaster, of layer: ResolvedNode, isHit: Bool, fill: [PlanOp], opacity: Double,
    in inside: Surroundings
  ) -> PlannedSteps {
    let whole = reach(bitmap.bounds, scale: bitmap.scale, in: inside)
    let bounds = whole.intersection(inside.clip)
    guard !bounds.isEmpty else {
      journal.enter(.culled, of: layer.node)
      return PlannedSteps()
    }
    memory.rasters.touch(bitmap, frame: memory.frame)
    journal.enter(.used(bitmap, isHit: isHit, pixels: bounds.area), of: layer.node)
    let op = RasterOp(
      layer: layer.node.id, key: bitmap.key, bounds: bitmap.bounds, isHit: isHit, fill: fill,
      transform: toSurface(scale: bitmap.scale, in: inside), alpha: opacity)
    return PlannedSteps(ops: [.raster(op)], bounds: bounds, paints: 1, isCut: bounds != whole)
  }

  /// From the bitmap's grid to the surface.
  private func toSurface(scale: CGFloat, in inside: Surroundings) -> CGAffineTransform {
    CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).concatenating(inside.placement.affine)
  }

  /// Pixels of the surface a bitmap touches: one more on each side than its corners, for it may be stretched softly.
  private func reach(_ bitmap: PixelRect, scale: CGFloat, in inside: Surroundings) -> PixelRect {
    PixelRect(bitmap.cgRect, placedBy: toSurface(scale: scale, in: inside)).outset(1)
  }
}
