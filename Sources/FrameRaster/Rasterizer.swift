// Plan → pixels. It decides nothing: every surface, clip and bitmap it makes is in the plan.

package import Cairo
import Foundation
package import FramePlanning
package import Graphics
import RenderTree

/// Carries out plans. A rasterizer belongs to one thread; several may work on frames of one cache.
package final class Rasterizer {
  var ledger = ExecutionLedger()
  private var bindings = RasterBindings()
  /// Passes around the step that is carried out.
  var depth = 0
  private let clock: WorkClock?
  private let coverage = CoverageCache()
  private let reports: FontReports
  /// Surfaces of this frame that several tiles use, by number.
  private var surfaces: [Int: Target] = [:]
  private var shadows: [Int: PlacedMask] = [:]

  /// A rasterizer.
  ///
  /// - Parameters:
  ///   - isProfiling: whether it measures how long each layer's work takes. Otherwise no clock is looked at.
  ///   - reports: told of texts that no font has all of; several rasterizers of one run share it.
  package init(isProfiling: Bool = false, reports: FontReports) {
    clock = isProfiling ? WorkClock() : nil
    self.reports = reports
  }

  /// Draws the tiles of a planned frame on a canvas of the plan's size; what the canvas holds elsewhere stays.
  ///
  /// - Throws: what Cairo could not do. The frame's promised bitmaps are given up then.
  package func execute(
    _ plan: FramePlan, _ bindings: RasterBindings, on canvas: PixelBuffer
  ) throws(CairoError) -> ExecutionLedger {
    ledger = ExecutionLedger()
    depth = 0
    self.bindings = bindings
    defer {
      bindings.giveUp()
      self.bindings = RasterBindings()
      surfaces = [:]
      shadows = [:]
    }
    for bitmap in plan.content.bitmaps { try prepare(bitmap) }
    let background = plan.background?.premultipliedWord ?? 0
    let bounds = plan.content.map(\.bounds)
    for tile in plan.tiles {
      canvas.fill(tile, with: background)
      let target = try Target(canvas, part: tile, coverage: coverage)
      for index in bounds.indices where bounds[index].intersects(tile) { try run(plan.content[index], on: target) }
      try target.context.check()
      target.context.surface.flush()
    }
    if let clock { ledger.times = clock.collect() }
    return ledger
  }

  /// Makes a bitmap that is missing; those it uses itself were made before.
  private func prepare(_ op: RasterOp) throws(CairoError) {
    guard let entry = bindings.entries[op.key] else {
      throw .drawing(reason: "the plan names a bitmap that was never made")
    }
    if op.isHit {
      ledger.cache.hits += 1
      return
    }
    ledger.cache.misses += 1
    let start = clock?.now
    try timed(op.layer, .pass(.rasterize)) { () throws(CairoError) in
      let surface = try draw(op.fill, in: op.bounds)
      surface.context.surface.flush()
      ledger.cache.fills += 1
      ledger.passes.add(.rasterize, op.surfaces)
      entry.fulfil(surface.buffer)
    }
    if let clock, let start { ledger.fills[op.layer, default: FillTime()].add(clock.now - start) }
  }

  /// Work whose time, but for the timed work inside it, is charged to a layer.
  func timed<Result>(
    _ layer: LayerID, _ kind: WorkAccount.Kind, _ work: () throws(CairoError) -> Result
  ) throws(CairoError) -> Result {
    guard let clock else { return try work() }
    clock.enter(WorkAccount(layer: layer, kind: kind))
    defer { clock.leave() }
    return try work()
  }

  // MARK: Steps

  func run(_ ops: [PlanOp], on target: Target) throws(CairoError) {
    for op in ops where op.bounds.intersects(target.bounds) { try run(op, on: target) }
    try target.context.check()
  }

  private func run(_ op: PlanOp, on target: Target) throws(CairoError) {
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

  /// A surface that is made once a frame, whichever tile needs it first.
  private func shared(
    _ number: Int?, _ make: () throws(CairoError) -> Target
  ) throws(CairoError) -> Target {
    if let number, let known = surfaces[number] { return known }
    let made = try make()
    if let number { surfaces[number] = made }
    return made
  }

  private func run(_ op: DrawOp, on target: Target) throws(CairoError) {
    try timed(op.layer, .drawing) { () throws(CairoError) in
      guard op.surface != nil else { return try paint(op, on: target) }
      let surface = try shared(op.surface) { () throws(CairoError) in
        let surface = try Target(op.bounds, coverage: coverage)
        try paint(op, on: surface)
        return surface
      }
      target.context.paint(surface.pattern(on: target))
    }
  }

  private func paint(_ op: DrawOp, on target: Target) throws(CairoError) {
    target.context.save()
    target.context.concat(op.transform)
    try CommandPainter(target.context, op.adjustment, reports: reports).paint(op.list)
    target.context.restore()
  }

  private func run(_ op: ClipOp, on target: Target) throws(CairoError) {
    target.context.save()
    target.context.clip(op.path.applying(op.transform))
    try run(op.content, on: target)
    target.context.restore()
  }

  private func run(_ op: PassOp, on target: Target) throws(CairoError) {
    try timed(op.layer, .pass(op.reason)) { () throws(CairoError) in
      let surface = try shared(op.surface) { () throws(CairoError) in try self.surface(of: op) }
      target.context.save()
      target.context.clip(to: op.bounds.offsetBy(dx: -target.x, dy: -target.y))
      if let clip = op.clip { target.context.clip(clip) }
      try BlendCompositor(op.compositing, alpha: op.alpha).composite(surface, on: target)
      target.context.restore()
    }
  }

  private func surface(of op: PassOp) throws(CairoError) -> Target {
    made(op.reason, op.surfaces)
    let surface = try draw(op.content, in: op.bounds)
    let masking = try op.mask.map { (mask) throws(CairoError) in try draw(mask, in: op.bounds) }
    surface.apply(op.effects)
    if let masking {
      surface.context.blendMode = .destinationIn
      surface.context.paint(masking.pattern(on: surface))
    }
    return surface
  }

  /// Enters a pass into the account.
  func made(_ reason: PassReason, _ surfaces: PassSurface) {
    ledger.passes.add(reason, surfaces, depth: depth + 1)
  }

  /// Steps on a new surface.
  func draw(_ ops: [PlanOp], in bounds: PixelRect) throws(CairoError) -> Target {
    depth += 1
    defer { depth -= 1 }
    let surface = try Target(bounds, coverage: coverage)
    try run(ops, on: surface)
    return surface
  }

  private func run(_ op: ShadowOp, on target: Target) throws(CairoError) {
    if op.bounds.intersects(target.bounds) || !op.drawsInPlace {
      try timed(op.layer, .pass(.shadow)) { () throws(CairoError) in
        let caster =
          op.drawsInPlace
          ? nil
          : try shared(op.surface) { () throws(CairoError) in
            try draw(op.content, in: op.contentBounds)
          }
        try paint(try shadow(of: op, caster: caster), op, on: target)
        if let caster { target.context.paint(caster.pattern(on: target)) }
      }
    }
    if op.drawsInPlace { try run(op.content, on: target) }
  }

  /// The blurred silhouette, made once a frame for all shadows of its shape.
  private func shadow(of op: ShadowOp, caster: Target?) throws(CairoError) -> PlacedMask? {
    let place = op.shape
    var shadow: PlacedMask
    if let number = op.surface, let known = shadows[number] {
      shadow = known
    } else {
      made(.shadow, op.surfaces)
      shadow =
        try blurred(op, as: place?.shape, caster: caster)
        ?? PlacedMask(mask: MaskBuffer(width: 0, height: 0), x: 0, y: 0)
      if let number = op.surface { shadows[number] = shadow }
    }
    if let place {
      shadow.x += place.x
      shadow.y += place.y
    }
    return shadow
  }

  /// - Parameter shape: what to make instead of the shadow in its place.
  private func blurred(_ op: ShadowOp, as shape: ShadowShape?, caster: Target?) throws(CairoError) -> PlacedMask? {
    let painter = ShadowPainter(sigmaX: op.deviation.dx, sigmaY: op.deviation.dy, offset: op.offset)
    if let shape { return try painter.shadow(of: shape.path, shape.transform, visible: shape.bounds) }
    let slanted = op.plane.map {
      SlantedShadow(sigmaX: op.deviation.dx, sigmaY: op.deviation.dy, offset: op.offset, toSurface: $0)
    }
    switch op.silhouette {
    case .path(let path):
      return if let slanted {
        try slanted.shadow(of: path, op.transform, visible: op.bounds)
      } else {
        try painter.shadow(of: path, op.transform, visible: op.bounds)
      }
    case .content:
      guard let caster else { return nil }
      caster.context.surface.flush()
      let silhouette = PlacedMask(mask: MaskBuffer(alphaOf: caster.buffer), x: caster.x, y: caster.y)
      return if let slanted {
        slanted.shadow(of: silhouette, visible: op.bounds)
      } else {
        painter.shadow(of: silhouette, visible: op.bounds)
      }
    }
  }

  private func paint(_ shadow: PlacedMask?, _ op: ShadowOp, on target: Target) throws(CairoError) {
    guard var shadow, shadow.mask.width > 0 else { return }
    shadow.x -= target.x
    shadow.y -= target.y
    target.context.save()
    target.context.clip(to: op.bounds.offsetBy(dx: -target.x, dy: -target.y))
    try ShadowPainter.paint(shadow, op.color, opacity: 1, on: target.context)
    target.context.restore()
  }

  private func run(_ op: RasterOp, on target: Target) throws(CairoError) {
    try timed(op.layer, .bitmap) { () throws(CairoError) in try lay(op, on: target) }
  }

  private func lay(_ op: RasterOp, on target: Target) throws(CairoError) {
    guard let bitmap = bindings.entries[op.key]?.wait() else {
      throw .drawing(reason: "the bitmap of a rasterized layer could not be made")
    }
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
  }

  private func run(_ op: WarpOp, on target: Target) throws(CairoError) {
    try timed(op.layer, .pass(.flatten3D)) { () throws(CairoError) in
      let seen = try shared(op.surface) { () throws(CairoError) in
        made(.flatten3D, op.surfaces)
        let surface = try draw(op.content, in: op.bounds)
        surface.context.surface.flush()
        let pixels = PixelBuffer(width: op.target.width, height: op.target.height)
        WarpCompositor(op.projection, from: op.bounds, to: op.target).draw(surface.buffer, on: pixels)
        return try Target(pixels, x: op.target.x, y: op.target.y)
      }
      target.context.paint(seen.pattern(on: target), alpha: CGFloat(op.alpha))
    }
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

extension PixelBuffer {
  /// Makes all pixels of a part the same.
  fileprivate func fill(_ part: PixelRect, with word: UInt32) {
    for row in part.minY..<part.maxY {
      (pixels + row * width + part.x).update(repeating: word, count: part.width)
    }
  }
}
