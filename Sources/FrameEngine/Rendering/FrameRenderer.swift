// One frame after the other, on the calling thread: resolve, plan, execute.

import Cairo
import Foundation
package import FramePlanning
package import FrameRaster
import FrameResolving
package import Graphics
package import RenderTree

/// Draws frames of committed scenes, remembering between frames only what saves work.
package final class FrameRenderer {
  /// A drawn frame and its accounts.
  package struct Result {
    /// The pixels. The previous result's when nothing changed.
    package let pixels: PixelBuffer
    /// What was planned.
    package let plan: FramePlan
    /// What was done; empty for a repeated frame.
    package let ledger: ExecutionLedger
  }

  private var preparation = FramePreparation()
  private let rasterizer = Rasterizer()
  private var last: PixelBuffer?

  /// A renderer that has drawn nothing.
  package init() {}

  /// The frame of a scene at a time.
  ///
  /// - Throws: `PlanError` for a scene beyond the limits, `RenderError` for an impossible canvas, `CairoError` for what
  ///   could not be drawn.
  package func render(_ scene: RenderScene, at time: Double) throws -> Result {
    try scene.canvas.check()
    let prepared = try preparation.prepare(scene, at: time)
    if prepared.plan.repeatsPrevious, let last {
      return Result(pixels: last, plan: prepared.plan, ledger: ExecutionLedger())
    }
    let canvas = PixelBuffer(width: prepared.plan.width, height: prepared.plan.height)
    if let last, !prepared.plan.drawsWholeCanvas { canvas.copyUndrawn(prepared.plan, from: last) }
    let ledger = try rasterizer.execute(prepared.plan, prepared.bindings, on: canvas)
    last = canvas
    return Result(pixels: canvas, plan: prepared.plan, ledger: ledger)
  }
}

/// The serial half of a frame: resolve, plan, and promise bitmaps.
final class FramePreparation {
  struct Prepared: Sendable {
    var plan: FramePlan
    var bindings: RasterBindings
    var resolveMilliseconds: Double
    var planMilliseconds: Double
  }

  private var memory = PlannerMemory()
  private let cache = RasterCache()
  private let repaintsEverything: Bool

  init(repaintsEverything: Bool = false) { self.repaintsEverything = repaintsEverything }

  func prepare(_ scene: RenderScene, at time: Double) throws(PlanError) -> Prepared {
    let start = Stopwatch()
    let resolved = Resolver.resolve(scene, at: time, previous: memory.previous)
    let resolving = start.milliseconds
    if repaintsEverything { memory.previous = nil }
    let (plan, next) = try Planner.plan(resolved, memory)
    memory = next
    let bindings = cache.bind(plan)
    return Prepared(
      plan: plan, bindings: bindings, resolveMilliseconds: resolving,
      planMilliseconds: start.milliseconds - resolving)
  }
}

/// Wall time since it was made. It goes into reports and nowhere else.
struct Stopwatch {
  private let start = DispatchTime.now().uptimeNanoseconds
  var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6 }
}
