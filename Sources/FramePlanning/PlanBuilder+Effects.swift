// What happens to a layer once it is flattened: filters, then mask and opacity, then its combination with what is
// behind it, which may itself be filtered.
//
// The order is that of the layer's finished group: shadow, background, contents, sublayers and border, clipped by
// masksToBounds, are the picture that `filters` change; the mask and the opacity count for their result; and the
// compositing filter combines that with the surface the layer is drawn on, which is the nearest flattened group around
// it. A group that is never flattened by Core Animation is none: what is behind it is behind its sublayers too.

import Effects
import Foundation
import FrameResolving
import Graphics
import RenderTree

extension PlanBuilder {
  /// Plans a layer with its relation to what is behind it.
  mutating func composited(
    _ layer: ResolvedNode, opacity: Double, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps {
    let compositing = LayerFilters.compositing(layer.values[StandardKeys.compositingFilter])
    if compositing == .normal, let joined = try maskedBackdrop(of: layer, opacity: opacity, in: inside) {
      return joined
    }
    // Planned first: the mask of what is behind counts the same layers once more.
    let before = journal.now
    let behind = kept(try backdrop(of: layer, opacity: opacity, in: inside), since: before)
    let start = journal.now
    var steps = try placed(layer, opacity: opacity, in: inside)
    if compositing != .normal { steps = try blended(steps, compositing, of: layer, in: inside) }
    steps = kept(steps, since: start)
    guard !behind.ops.isEmpty else { return steps }
    var all = behind
    all.append(steps)
    return all
  }

  /// A layer's steps, its plane in perspective or not.
  mutating func placed(
    _ layer: ResolvedNode, opacity: Double, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps {
    inside.placement.plane.affine == nil
      ? try warped(layer, opacity: opacity, in: inside) : try flat(layer, opacity: opacity, in: inside)
  }

  /// Puts a layer with filters on a surface of its own and through them; so too a replicator's copy whose colours count for
  /// what it mixes itself. Nil when neither changes anything.
  mutating func filtered(
    _ layer: ResolvedNode, opacity: Double, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps? {
    let records = layer.values[StandardKeys.filters]
    let tint = inside.tint
    let tintsMixture = tint != .none && layer.instance != nil && layer.mixesSublayers
    if records.isEmpty && !tintsMixture { return nil }
    var chain = LayerFilters.chain(records, scale: inside.placement.affine.pixelScale)
    let hasFilters = !chain.isEmpty
    guard hasFilters || tintsMixture else { return nil }
    if tint != .none {
      // A replicator colours the finished copy.
      let color = CGColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: 1)
      chain.effects.append(ColorMatrix.multiplication(by: color))
    }
    let (reach, spread) = (chain.reach, chain.spread)
    var within = inside
    within.clip = inside.clip.insetBy(dx: -reach.x, dy: -reach.y)
    within.alpha = 1
    within.tint = .none
    let steps = try body(layer, opacity: 1, in: within, isBare: true)
    let whole = steps.bounds.insetBy(dx: -spread.x, dy: -spread.y)
    var visible = whole.intersection(inside.clip)
    guard !steps.ops.isEmpty, !visible.isEmpty else { return PlannedSteps() }
    let mask = try self.mask(of: layer, over: visible, in: inside)
    if let mask { visible = visible.intersection(mask.bounds) }
    guard !visible.isEmpty else { return PlannedSteps() }
    // What one effect makes of the paint is wanted only where it is seen; what a first of several makes, as far as the
    // others reach.
    let wanted = visible.insetBy(dx: -reach.x, dy: -reach.y)
    let source = steps.bounds.intersection(wanted)
    let surface = chain.effects.count > 1 ? whole.intersection(wanted).union(source) : source.union(visible)
    let answer = PassPolicy.answer(PassQuestion(hasFilters: hasFilters, tintsMixture: tintsMixture))
    let op = PassOp(
      layer: layer.node.id, reason: answer.executed ?? .filter, bounds: surface, content: steps.ops,
      alpha: opacity * inside.alpha, mask: mask?.ops, effects: chain)
    try enter(op, answer, of: layer)
    return PlannedSteps(ops: [.pass(op)], bounds: visible, paints: 1, isCut: surface != visible || steps.isCut)
  }

  /// The mask of a layer, planned where it matters; nil when there is none.
  mutating func mask(
    of layer: ResolvedNode, over bounds: PixelRect, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps? {
    guard let masking = layer.mask, !inside.leavesMask else { return nil }
    var around = inside
    around.interior = LayerInterior()
    around.space = nil
    around.clip = bounds
    around.tint = .none
    around.alpha = 1
    return try self.layer(masking, in: around)
  }

  /// Combines a layer with what is behind it by other means than laying it over. Where the means empty what is behind
  /// an empty source, they do so within the layer's own pixels.
  private mutating func blended(
    _ steps: PlannedSteps, _ compositing: CompositingOperator, of layer: ResolvedNode, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps {
    let bounds = steps.bounds.intersection(inside.clip)
    guard !bounds.isEmpty, !steps.ops.isEmpty else { return PlannedSteps() }
    var pass: PassOp
    if steps.ops.count == 1, case .pass(let own) = steps.ops[0], own.layer == layer.node.id, own.clip == nil,
      own.compositing == .normal
    {
      // The layer has a surface already.
      pass = own
    } else {
      let answer = PassPolicy.answer(PassQuestion(combines: true))
      pass = PassOp(
        layer: layer.node.id, reason: answer.executed ?? .blend, bounds: bounds, content: steps.ops, alpha: 1)
      try enter(pass, answer, of: layer)
    }
    pass.compositing = compositing
    return PlannedSteps(
      ops: [.pass(pass)], bounds: bounds, paints: 1, isCut: steps.isCut || pass.bounds != bounds, readsBackdrop: true)
  }

  /// Enters a pass into the accounts.
  ///
  /// - Throws: when its surface is too large.
  mutating func enter(_ op: PassOp, _ answer: PassAnswer, of layer: ResolvedNode) throws(PlanError) {
    try check(op.bounds, op.reason, of: layer)
    journal.enter(.pass(answer, op.surfaces), of: layer.node)
  }

  func check(_ surface: PixelRect, _ reason: PassReason, of layer: ResolvedNode) throws(PlanError) {
    guard surface.area > limits.passPixels else { return }
    throw PlanError(
      "an offscreen pass (\(reason.rawValue)) needs \(surface.area) pixels",
      place: memory.paths[layer.node.id],
      hint: "at most \(limits.passPixels) fit: make the canvas or its scale smaller")
  }
}

extension ResolvedNode {
  /// Whether anything beneath combines with what is behind it by other means than laying over: a factor on each of its
  /// paints would not be the same factor on the mixture.
  fileprivate var mixesSublayers: Bool {
    sublayers.contains { sublayer in
      LayerFilters.compositing(sublayer.values[StandardKeys.compositingFilter]) != .normal
        || !sublayer.values[StandardKeys.backgroundFilters].isEmpty || sublayer.mixesSublayers
    }
  }
}
