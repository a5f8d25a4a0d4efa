// Plan → pixels. It decides nothing: every surface, clip and bitmap it makes is in the plan.

package import Cairo
import Foundation
package import FramePlanning
package import Graphics
import RenderTree

/// Carries out plans. A rasterizer belongs to one thread; several may work on frames of one cache.
package final class Rasterizer {
  private var ledger = ExecutionLedger()
  private var bindings = RasterBindings()

  /// A rasterizer.
  package init() {}

  /// Draws a planned frame on a canvas of the plan's size, whatever the canvas held before.
  ///
  /// - Throws: what Cairo could not do. The frame's promised bitmaps are given up then.
  package func execute(
    _ plan: FramePlan, _ bindings: RasterBindings, on canvas: PixelBuffer
  ) throws(CairoError) -> ExecutionLedger {
    ledger = ExecutionLedger()
    self.bindings = bindings
    defer {
      bindings.giveUp()
      self.bindings = RasterBindings()
    }
    canvas.pixels.update(repeating: plan.background?.premultipliedWord ?? 0, count: canvas.count)
    try run(plan.content, on: try Target(canvas, x: 0, y: 0))
    return ledger
  }

  // MARK: Steps

  private func run(_ ops: [PlanOp], on target: Target) throws(CairoError) {
    for op in ops {
      switch op {
      case .draw(let draw): try run(draw, on: target)
      case .clip(let clip): try run(clip, on: target)
      case .pass(let pass): try run(pass, on: target)
      case .shadow(let shadow): try run(shadow, on: target)
      case .raster(let raster): try run(raster, on: target)
      case .warp(let warp): try run(warp, on: target)
      case .backdrop(let backdrop): try run(backdrop, on: target)
      }
    }
    try target.context.check()
  }

  private func run(_ op: DrawOp, on target: Target) throws(CairoError) {
    let start = DispatchTime.now().uptimeNanoseconds
    target.context.save()
    target.context.concat(op.transform)
    try CommandPainter(target.context).paint(op.list)
    target.context.restore()
    spent(since: start, on: op.layer)
  }

  private func run(_ op: ClipOp, on target: Target) throws(CairoError) {
    target.context.save()
    target.context.clip(op.path.applying(op.transform))
    try run(op.content, on: target)
    target.context.restore()
  }

  private func run(_ op: PassOp, on target: Target) throws(CairoError) {
    ledger.passes.add(op.reason, pixels: op.surfacePixels)
    let surface = try Target(op.bounds)
    try run(op.content, on: surface)
    let masking = try op.mask.map { (mask) throws(CairoError) in try draw(mask, in: op.bounds) }
    let start = DispatchTime.now().uptimeNanoseconds
    surface.apply(op.effects)
    if let masking {
      surface.context.blendMode = .destinationIn
      surface.context.paint(masking.pattern(on: surface))
    }
    let bounds = op.bounds.offsetBy(dx: -target.x, dy: -target.y)
    target.context.save()
    target.context.clip(to: bounds)
    if let clip = op.clip { target.context.clip(clip) }
    try BlendCompositor(op.compositing, alpha: op.alpha).composite(surface, on: target)
    target.context.restore()
    spent(since: start, on: op.layer)
  }

  /// Steps on a new surface.
  private func draw(_ ops: [PlanOp], in bounds: PixelRect) throws(CairoError) -> Target {
    let surface = try Target(bounds)
    try run(ops, on: surface)
    return surface
  }

  private func run(_ op: BackdropOp, on target: Target) throws(CairoError) {
    ledger.passes.add(.backdrop, pixels: op.surfacePixels)
    let masking = try op.mask.map { (mask) throws(CairoError) in try draw(mask, in: op.bounds) }
    let start = DispatchTime.now().uptimeNanoseconds
    if let changed = try target.part(op.sampled) {
      changed.apply(op.effects)
      target.context.save()
      target.context.clip(to: op.bounds.offsetBy(dx: -target.x, dy: -target.y))
      target.context.clip(op.path.applying(op.transform))
      // Replaced, not laid over: the changed pixels take the place of those they were made of.
      target.context.blendMode = .copy
      if let masking {
        masking.fade(op.alpha)
        masking.context.surface.flush()
        target.context.mask(
          masking.context.surface, deviceX: masking.x - target.x, deviceY: masking.y - target.y,
          with: changed.pattern(on: target))
      } else {
        target.context.paint(changed.pattern(on: target), alpha: CGFloat(op.alpha))
      }
      target.context.restore()
    }
    spent(since: start, on: op.layer)
  }

  private func run(_ op: ShadowOp, on target: Target) throws(CairoError) {
    ledger.passes.add(.shadow, pixels: op.surfacePixels)
    let painter = ShadowPainter(sigmaX: op.deviation.dx, sigmaY: op.deviation.dy, offset: op.offset)
    switch op.silhouette {
    case .path(let path):
      let start = DispatchTime.now().uptimeNanoseconds
      try paint(try painter.shadow(of: path, op.transform, visible: op.bounds), op, on: target)
      spent(since: start, on: op.layer)
      try run(op.content, on: target)
    case .content:
      let surface = try Target(op.contentBounds)
      try run(op.content, on: surface)
      let start = DispatchTime.now().uptimeNanoseconds
      surface.context.surface.flush()
      let silhouette = PlacedMask(mask: MaskBuffer(alphaOf: surface.buffer), x: surface.x, y: surface.y)
      try paint(painter.shadow(of: silhouette, visible: op.bounds), op, on: target)
      target.context.paint(surface.pattern(on: target))
      spent(since: start, on: op.layer)
    }
  }

  private func paint(_ shadow: PlacedMask?, _ op: ShadowOp, on target: Target) throws(CairoError) {
    guard var shadow else { return }
    shadow.x -= target.x
    shadow.y -= target.y
    target.context.save()
    target.context.clip(to: op.bounds.offsetBy(dx: -target.x, dy: -target.y))
    try ShadowPainter.paint(shadow, op.color, opacity: 1, on: target.context)
    target.context.restore()
  }

  private func run(_ op: RasterOp, on target: Target) throws(CairoError) {
    guard let entry = bindings.entries[op.key] else {
      throw .drawing(reason: "the plan names a bitmap that was never made")
    }
    if op.isHit {
      ledger.cache.hits += 1
    } else {
      ledger.cache.misses += 1
      let surface = try Target(op.bounds)
      try run(op.fill, on: surface)
      surface.context.surface.flush()
      ledger.cache.fills += 1
      ledger.passes.add(.rasterize, pixels: op.bounds.area)
      entry.fulfil(surface.buffer)
    }
    guard let bitmap = entry.wait() else {
      throw .drawing(reason: "the bitmap of a rasterized layer could not be made")
    }
    let start = DispatchTime.now().uptimeNanoseconds
    let surface = try CairoSurface(bitmap)
    if let (dx, dy) = op.transform.wholeTranslation {
      target.context.paint(
        .surface(surface, deviceX: op.bounds.x + dx - target.x, deviceY: op.bounds.y + dy - target.y),
        alpha: CGFloat(op.alpha))
    } else {
      let placement = CGAffineTransform(translationX: CGFloat(op.bounds.x), y: CGFloat(op.bounds.y))
      target.context.save()
      target.context.concat(op.transform)
      target.context.paint(.surface(surface, placement: placement, sampling: .linear), alpha: CGFloat(op.alpha))
      target.context.restore()
    }
    spent(since: start, on: op.layer)
  }

  private func run(_ op: WarpOp, on target: Target) throws(CairoError) {
    ledger.passes.add(.flatten3D, pixels: op.bounds.area)
    let surface = try Target(op.bounds)
    try run(op.content, on: surface)
    let start = DispatchTime.now().uptimeNanoseconds
    surface.context.surface.flush()
    let seen = PixelBuffer(width: op.target.width, height: op.target.height)
    WarpCompositor(op.projection, from: op.bounds, to: op.target).draw(surface.buffer, on: seen)
    let shown = try CairoSurface(seen)
    target.context.paint(
      .surface(shown, deviceX: op.target.x - target.x, deviceY: op.target.y - target.y), alpha: CGFloat(op.alpha))
    try target.context.check()
    spent(since: start, on: op.layer)
  }

  private func spent(since start: UInt64, on layer: LayerID) {
    ledger.nanoseconds[layer, default: 0] += DispatchTime.now().uptimeNanoseconds - start
  }
}

extension CGAffineTransform {
  /// The translation, when that is all there is and it is by whole pixels: then pixels are copied, not sampled.
  fileprivate var wholeTranslation: (dx: Int, dy: Int)? {
    guard abs(a - 1) < 1e-9, b == 0, c == 0, abs(d - 1) < 1e-9, abs(tx) < 1e8, abs(ty) < 1e8 else { return nil }
    let (x, y) = (tx.rounded(), ty.rounded())
    return abs(tx - x) < 1e-6 && abs(ty - y) < 1e-6 ? (Int(x), Int(y)) : nil
  }
}
