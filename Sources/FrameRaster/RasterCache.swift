// The kept bitmaps of rasterized layers. Which exist is decided by plans; this only stores them.

import Foundation
package import FramePlanning
package import Graphics

/// One kept bitmap: promised when it is planned, fulfilled by the worker that draws the frame that planned it. A frame waits
/// only for bitmaps of frames planned before it, which were also started before it.
package typealias RasterEntry = Promise<PixelBuffer>

/// The bitmaps one frame uses.
package struct RasterBindings: Sendable {
  fileprivate(set) var entries: [RasterKey: RasterEntry] = [:]
  fileprivate(set) var promised: [RasterEntry] = []

  /// Gives up on what this frame promised and did not draw.
  package func giveUp() { promised.forEach { $0.giveUp() } }
}

/// Storage of kept bitmaps. Used by the planning thread alone; frames hold on to what they use.
package final class RasterCache {
  private var entries: [RasterKey: RasterEntry] = [:]

  /// An empty cache.
  package init() {}

  /// The bitmaps a plan uses, promised where they are new; lets go of what it evicts.
  package func bind(_ plan: FramePlan) -> RasterBindings {
    var bindings = RasterBindings()
    bind(plan.content, &bindings)
    for key in plan.evicted { entries[key] = nil }
    return bindings
  }

  private func bind(_ ops: [PlanOp], _ bindings: inout RasterBindings) {
    for op in ops {
      switch op {
      case .draw: break
      case .clip(let clip): bind(clip.content, &bindings)
      case .pass(let pass):
        bind(pass.content, &bindings)
        if let mask = pass.mask { bind(mask, &bindings) }
      case .shadow(let shadow): bind(shadow.content, &bindings)
      case .warp(let warp): bind(warp.content, &bindings)
      case .backdrop(let backdrop): for steps in [backdrop.content, backdrop.mask] { bind(steps ?? [], &bindings) }
      case .raster(let raster):
        bind(raster.fill, &bindings)
        if raster.isHit {
          bindings.entries[raster.key] = entries[raster.key]
        } else {
          let entry = RasterEntry()
          entries[raster.key] = entry
          bindings.entries[raster.key] = entry
          bindings.promised.append(entry)
        }
      }
    }
  }
}
