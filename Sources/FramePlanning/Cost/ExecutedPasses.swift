// The passes a frame really makes: those of the steps that touch a tile that is drawn, and everything inside them.

import Graphics
import RenderTree

/// Counts passes over steps.
struct ExecutedPasses {
  /// Called for each pass.
  let note: (LayerID, PassReason, PassSurface, _ depth: Int) -> Void
  /// Shadows that were made: those that share a surface are made once.
  private var shadows: Set<Int> = []

  init(_ note: @escaping (LayerID, PassReason, PassSurface, _ depth: Int) -> Void) { self.note = note }

  /// The passes of steps on the canvas, as far as they touch the tiles. Missing bitmaps are made whether or not they are
  /// seen in this frame: later frames count on them.
  mutating func count(_ ops: [PlanOp], touching tiles: [PixelRect]) {
    for raster in ops.bitmaps where !raster.isHit {
      note(raster.layer, .rasterize, raster.surfaces, 1)
      count(raster.fill, on: [raster.bounds], depth: 1)
    }
    count(ops, on: tiles, depth: 0)
  }

  /// The passes of steps on surfaces: what does not touch a surface is not drawn on it.
  ///
  /// - Parameter depth: passes around the steps.
  private mutating func count(_ ops: [PlanOp], on surfaces: [PixelRect], depth: Int) {
    func touches(_ bounds: PixelRect) -> Bool { surfaces.contains { $0.intersects(bounds) } }
    for op in ops where touches(op.bounds) {
      switch op {
      case .draw, .raster: break
      case .clip(let clip): count(clip.content, on: surfaces, depth: depth)
      case .pass(let pass):
        note(pass.layer, pass.reason, pass.surfaces, depth + 1)
        count(pass.content, on: [pass.bounds], depth: depth + 1)
        if let mask = pass.mask { count(mask, on: [pass.bounds], depth: depth + 1) }
      case .shadow(let shadow):
        if !shadow.drawsInPlace || touches(shadow.bounds), shadow.surface.map({ shadows.insert($0).inserted }) ?? true {
          note(shadow.layer, .shadow, shadow.surfaces, depth + 1)
        }
        if shadow.drawsInPlace {
          count(shadow.content, on: surfaces, depth: depth)
        } else {
          count(shadow.content, on: [shadow.contentBounds], depth: depth + 1)
        }
      case .warp(let warp):
        note(warp.layer, .flatten3D, warp.surfaces, depth + 1)
        count(warp.content, on: [warp.bounds], depth: depth + 1)
      case .backdrop(let backdrop):
        note(backdrop.layer, .backdrop, backdrop.surfaces, depth + 1)
        for steps in [backdrop.content, backdrop.mask] {
          count(steps ?? [], on: [backdrop.bounds], depth: depth + 1)
        }
      }
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
    case .backdrop(let backdrop): (backdrop.content?.bitmaps ?? []) + (backdrop.mask?.bitmaps ?? [])
    }
  }
}
