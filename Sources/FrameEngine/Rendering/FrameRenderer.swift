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
    /// Time it took.
    package let milliseconds: StageTimes
  }

  private let preparation: FramePreparation
  private let rasterizer: Rasterizer
  private let fonts = FontReports()
  private var last: PixelBuffer?

  /// A renderer that has drawn nothing.
  ///
  /// - Parameters:
  ///   - keepsRasters: whether bitmaps of rasterized layers are kept from frame to frame.
  ///   - isProfiling: whether ledgers say how long everything took.
  package init(keepsRasters: Bool = true, isProfiling: Bool = false) {
    preparation = FramePreparation(keepsRasters: keepsRasters)
    rasterizer = Rasterizer(isProfiling: isProfiling, reports: fonts)
  }

  /// What is wrong with the texts of the frames drawn so far.
  package var textProblems: [Fonts.Problem] { Fonts.problems(fonts) }

  /// The frame of a scene at a time.
  ///
  /// - Throws: `PlanError` for a scene beyond the limits, `RenderError` for an impossible canvas, `CairoError` for what
  ///   could not be drawn.
  package func render(_ scene: RenderScene, at time: Double) throws -> Result {
    try scene.canvas.check()
    let prepared = try preparation.prepare(scene, at: time)
    var times = StageTimes()
    times.resolve = prepared.resolveMilliseconds
    times.plan = prepared.planMilliseconds
    if prepared.plan.repeatsPrevious, let last {
      return Result(pixels: last, plan: prepared.plan, ledger: ExecutionLedger(), milliseconds: times)
    }
    let watch = Stopwatch()
    let canvas = PixelBuffer(width: prepared.plan.width, height: prepared.plan.height)
    if let last, !prepared.plan.drawsWholeCanvas { canvas.copyUndrawn(prepared.plan, from: last) }
    let ledger = try rasterizer.execute(prepared.plan, prepared.bindings, on: canvas)
    last = canvas
    times.raster = watch.milliseconds
    return Result(pixels: canvas, plan: prepared.plan, ledger: ledger, milliseconds: times)
  }
}

/// The serial half of a frame: resolve, plan, and promise bitmaps.
final class FramePreparation {
  struct Prepared: Sendable {
    var plan: FramePlan
    var bindings: RasterBindings
    var resolveMilliseconds: Double
    var planMilliseconds: Double
    /// What is drawn over the frame; nil when nothing ever is.
    var marks: [OverlayMark]?
  }

  private var memory: PlannerMemory
  private let cache = RasterCache()
  private let overlays: [Overlay]
  private let repaintsEverything: Bool
  private var lastMarks: [OverlayMark] = []

  /// - Parameters:
  ///   - repaintsEverything: whether every frame is drawn whole.
  ///   - keepsRasters: whether bitmaps of rasterized layers are kept from frame to frame.
  ///   - overlays: what is laid over the frames.
  init(repaintsEverything: Bool = false, keepsRasters: Bool = true, overlays: [Overlay] = []) {
    memory = PlannerMemory(keepsRasters: keepsRasters)
    self.repaintsEverything = repaintsEverything
    self.overlays = overlays
  }

  func prepare(_ scene: RenderScene, at time: Double) throws(PlanError) -> Prepared {
    let start = Stopwatch()
    let resolved = Resolver.resolve(scene, at: time, previous: memory.previous)
    let resolving = start.milliseconds
    if repaintsEverything { memory.previous = nil }
    let (plan, next) = try Planner.plan(resolved, memory)
    memory = next
    let bindings = cache.bind(plan)
    let planning = start.milliseconds - resolving
    return Prepared(
      plan: plan, bindings: bindings, resolveMilliseconds: resolving, planMilliseconds: planning,
      marks: overlays.isEmpty ? nil : marks(resolved, plan))
  }

  /// A frame that repeats has the marks of the one before, but nothing is updated in it.
  private func marks(_ scene: ResolvedScene, _ plan: FramePlan) -> [OverlayMark] {
    lastMarks =
      plan.repeatsPrevious ? lastMarks.filter { $0.overlay != .updates } : OverlayMarks(overlays, scene, plan).all
    return lastMarks
  }
}

/// Wall time since it was made. It goes into reports and nowhere else.
struct Stopwatch {
  private let start = DispatchTime.now().uptimeNanoseconds
  var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6 }
}
