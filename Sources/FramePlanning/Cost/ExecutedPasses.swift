// The passes a frame really makes: those of the steps that touch a tile that is drawn, and everything inside them.

import Graphics
import RenderTree

/// Counts passes over steps.
struct ExecutedPasses {
  /// Called for each pass.
  let note: (LayerID, PassReason, _ pixels: Int) -> Void

  /// The passes of steps on the canvas, as far as they touch the tiles. Missing bitmaps are made whether or not they are
  /// seen in this frame: later frames count on them.
  func count(_ ops: [PlanOp], touching tiles: [PixelRect]) {
    countBitmaps(ops)
    countSurfaces(ops, touching: tiles)
  }

  private func countSurfaces(_ ops: [PlanOp], touching tiles: [PixelRect]) {
    for op in ops where tiles.contains(where: { $0.intersects(op.bounds) }) {
      switch op {
      case .clip(let clip): countSurfaces(clip.content, touching: tiles)
      case .shadow(let shadow) where shadow.drawsInPlace:
        if tiles.contains(where: { $0.intersects(shadow.bounds) }) {
          note(shadow.layer, .shadow, shadow.surfacePixels)
        }
        countSurfaces(shadow.content, touching: tiles)
      default: countSurfaces(op)
      }
    }
  }

  /// The passes of a step on a surface that is drawn whole.
  private func countSurfaces(_ op: PlanOp) {
    switch op {
    case .draw, .raster: break
    case .clip(let clip): clip.content.forEach { countSurfaces($0) }
    case .pass(let pass):
      note(pass.layer, pass.reason, pass.surfacePixels)
      pass.content.forEach { countSurfaces($0) }
      pass.mask?.forEach { countSurfaces($0) }
    case .shadow(let shadow):
      note(shadow.layer, .shadow, shadow.surfacePixels)
      shadow.content.forEach { countSurfaces($0) }
    case .warp(let warp):
      note(warp.layer, .flatten3D, warp.bounds.area)
      warp.content.forEach { countSurfaces($0) }
    case .backdrop(let backdrop):
      note(backdrop.layer, .backdrop, backdrop.surfacePixels)
      backdrop.mask?.forEach { countSurfaces($0) }
    }
  }

  private func countBitmaps(_ ops: [PlanOp]) {
    for raster in ops.bitmaps where !raster.isHit {
      note(raster.layer, .rasterize, raster.bounds.area)
      raster.fill.forEach { countSurfaces($0) }
    }
  }
}

extension [PlanOp] {
  /// Every use of a kept bitmap, those inside another's fill before it.
  package var bitmaps: [RasterOp] { flatMap(\.bitmaps) }
}

extension PlanOp {
  fileprivate var bitmaps: [RasterOp] {
    switch self {
    case .draw: []
    case .clip(let clip): clip.content.bitmaps
    case .pass(let pass): pass.content.bitmaps + (pass.mask?.bitmaps ?? [])
    case .shadow(let shadow): shadow.content.bitmaps
    case .raster(let raster): raster.fill.bitmaps + [raster]
    case .warp(let warp): warp.content.bitmaps
    case .backdrop(let backdrop): backdrop.mask?.bitmaps ?? []
    }
  }
}
