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
    var masking: Target?
    if let mask = op.mask {
      let drawn = try Target(op.bounds)
      try run(mask, on: drawn)
      masking = drawn
    }
    let start = DispatchTime.now().uptimeNanoseconds
    if let masking {
      surface.context.blendMode = .destinationIn
      surface.context.paint(masking.pattern(on: surface))
    }
    target.context.save()
    target.context.clip(to: op.bounds.offsetBy(dx: -target.x, dy: -target.y))
    if let clip = op.clip { target.context.clip(clip) }
    target.context.blendMode = op.blend
    target.context.paint(surface.pattern(on: target), alpha: CGFloat(op.alpha))
    target.context.restore()
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

/// A surface that steps are drawn on, and the pixel of the plan its first pixel is.
private struct Target {
  let buffer: PixelBuffer
  let context: CairoContext
  let x: Int
  let y: Int

  /// A new, transparent surface.
  init(_ bounds: PixelRect) throws(CairoError) {
    try self.init(PixelBuffer(width: bounds.width, height: bounds.height), x: bounds.x, y: bounds.y)
  }

  init(_ buffer: PixelBuffer, x: Int, y: Int) throws(CairoError) {
    self.buffer = buffer
    self.x = x
    self.y = y
    context = try CairoContext(try CairoSurface(buffer))
    context.concat(CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y)))
  }

  /// This surface pixel for pixel as seen from another.
  func pattern(on other: Target) -> CairoPattern {
    context.surface.flush()
    return .surface(context.surface, deviceX: x - other.x, deviceY: y - other.y)
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
