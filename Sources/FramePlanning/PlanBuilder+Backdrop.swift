// Background filters: what is behind a layer, changed within the layer's outline, flat or in perspective.

import Effects
import Foundation
import FrameResolving
import Graphics
import RenderTree

extension PlanBuilder {
  /// What is behind a layer with background filters, filtered, within the layer's outline. Blurs read beyond the
  /// outline, as far as the surface goes.
  mutating func backdrop(
    of layer: ResolvedNode, opacity: Double, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps {
    guard let window = BackdropWindow(layer.values, in: inside) else { return PlannedSteps() }
    let mask = try self.mask(of: layer, over: window.bounds, in: inside)
    let bounds = mask.map { window.bounds.intersection($0.bounds) } ?? window.bounds
    guard !bounds.isEmpty else { return PlannedSteps() }
    var op = window.op(of: layer.node.id, in: bounds)
    op.alpha = opacity * inside.alpha
    op.mask = mask?.ops
    try enter(op, of: layer)
    return PlannedSteps(ops: [.backdrop(op)], bounds: bounds, paints: 1, readsBackdrop: true)
  }

  /// A masked layer together with what its background filters make of what is behind it: the mask is drawn once and
  /// counts once, for both. Nil where they are not joined: nothing is filtered or masked, the layer is not flattened
  /// for the mask alone, or it has its mask in a picture of its own.
  mutating func maskedBackdrop(
    of layer: ResolvedNode, opacity: Double, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps? {
    guard layer.mask != nil, layer.transition == nil, !layer.values[StandardKeys.shouldRasterize],
      opacity == 1 || layer.values[StandardKeys.allowsGroupOpacity],
      let window = BackdropWindow(layer.values, in: inside)
    else { return nil }
    let start = journal.now
    var bare = inside
    bare.leavesMask = true
    bare.alpha = 1
    let content = try placed(layer, opacity: 1, in: bare)
    let area = window.bounds.union(content.bounds.intersection(inside.clip))
    guard let mask = try self.mask(of: layer, over: area, in: inside) else { return nil }
    let bounds = area.intersection(mask.bounds)
    guard !bounds.isEmpty else { return kept(PlannedSteps(), since: start) }
    var op = window.op(of: layer.node.id, in: bounds)
    op.alpha = opacity * inside.alpha
    op.mask = mask.ops
    op.content = content.ops.isEmpty ? nil : try alone(content, of: layer)
    try enter(op, of: layer)
    journal.enter(.pass(PassAnswer(modelled: .mask, executed: nil), PassSurface(pixels: bounds.area)), of: layer.node)
    return PlannedSteps(ops: [.backdrop(op)], bounds: bounds, paints: 1, readsBackdrop: true)
  }

  /// Steps that may lie on a surface with other things: those that read what is behind them see their group alone.
  private mutating func alone(_ steps: PlannedSteps, of layer: ResolvedNode) throws(PlanError) -> [PlanOp] {
    guard steps.readsBackdrop else { return steps.ops }
    let op = PassOp(layer: layer.node.id, reason: .mask, bounds: steps.bounds, content: steps.ops, alpha: 1)
    try enter(op, PassAnswer(modelled: nil, executed: .mask), of: layer)
    return [.pass(op)]
  }

  private mutating func enter(_ op: BackdropOp, of layer: ResolvedNode) throws(PlanError) {
    try check(op.sampled, .backdrop, of: layer)
    let answer = PassPolicy.answer(PassQuestion(filtersBackdrop: true))
    journal.enter(.pass(answer, op.surfaces), of: layer.node)
  }
}

/// Where and how a layer changes what is behind it.
private struct BackdropWindow {
  /// Pixels inside the outline.
  let bounds: PixelRect
  private let chain: EffectChain
  private let path: PathData
  private let transform: CGAffineTransform

  /// Nil when nothing is changed.
  ///
  /// In perspective the outline is the projected one, and lengths are those of the layer's middle: what is behind lies
  /// in the surface and not in the layer's plane.
  init?(_ values: PropertyStore, in inside: Surroundings) {
    let records = values[StandardKeys.backgroundFilters]
    if records.isEmpty { return nil }
    let outline = CornerOutline(values, bounds: values[StandardKeys.bounds])
    let plane = inside.placement.plane
    let scale: CGVector
    let box: CGRect
    if let affine = plane.affine {
      (path, transform, scale) = (outline.path, affine, affine.pixelScale)
      box = outline.rect.applying(affine)
    } else {
      let middle = CGPoint(x: outline.rect.midX, y: outline.rect.midY)
      let magnification = plane.magnification(at: middle)
      (path, transform) = (plane.image(of: outline.path), .identity)
      scale = CGVector(dx: magnification, dy: magnification)
      box = plane.bounds(of: outline.rect)
    }
    chain = LayerFilters.chain(records, scale: scale, keepsEdges: true)
    bounds = PixelRect(box, placedBy: .identity).intersection(inside.clip)
    if chain.isEmpty || bounds.isEmpty { return nil }
  }

  /// The change, as far as it is wanted.
  func op(of layer: LayerID, in wanted: PixelRect) -> BackdropOp {
    let (changed, reach) = (bounds.intersection(wanted), chain.reach)
    return BackdropOp(
      layer: layer, bounds: wanted, sampled: changed.isEmpty ? .empty : changed.insetBy(dx: -reach.x, dy: -reach.y),
      effects: chain, path: path, transform: transform, alpha: 1)
  }
}

extension Homography {
  /// Where an outline is seen: its part in front of the viewer, curves as short lines.
  fileprivate func image(of path: PathData) -> PathData {
    let box = path.bounds
    let largest = visiblePart(of: box).map { magnification(at: $0) }.max() ?? 1
    var image = PathData()
    for subpath in path.flattened(tolerance: 0.05 / max(min(largest, 1e3), 1e-3)).subpaths {
      let corners = visiblePart(of: [subpath.start] + subpath.segments.map(\.end)).compactMap { apply(to: $0) }
      guard let first = corners.first else { continue }
      image.move(to: first)
      for corner in corners.dropFirst() { image.addLine(to: corner) }
      image.closeSubpath()
    }
    return image
  }
}
