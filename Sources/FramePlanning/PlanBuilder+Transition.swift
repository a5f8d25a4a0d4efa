// A layer between two looks: both flattened, laid over each other, moved and faded by the progress.

import Foundation
import FrameResolving
import Graphics
import RenderTree

extension PlanBuilder {
  /// Plans a layer that is in transition; its placement and opacity are those of the look it leads to.
  mutating func transition(
    _ transition: ResolvedTransition, of layer: ResolvedNode, opacity: Double, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps {
    let bounds = layer.values[StandardKeys.bounds]
    let p = min(max(transition.progress, 0), 1)
    let motion = TransitionMotion(transition.spec, progress: p, size: bounds.size)
    var content = PlannedSteps()
    // The look on top comes last.
    let source = Side(look: transition.source, isSource: true, shift: motion.source, alpha: motion.sourceAlpha)
    let target = Side(look: layer, isSource: false, shift: motion.target, alpha: motion.targetAlpha)
    let sides = motion.isSourceOnTop ? [target, source] : [source, target]
    for (place, side) in sides.enumerated() {
      guard side.alpha > 0, !side.look.values[StandardKeys.hidden] else { continue }
      var moved = inside
      moved.alpha = 1
      moved.interior = LayerGeometry(side.look.values).interior
      moved.placement.matrix = CATransform3DConcat(
        CATransform3DMakeTranslation(side.shift.dx, side.shift.dy, 0), inside.placement.matrix)
      let before = journal.now
      // A look of its own for the accounts: the two lie beside each other.
      journal.begin()
      let steps = try look(side.look, isSource: side.isSource, in: moved)
      // Premultiplied looks that dissolve into each other are added: source · (1 - p) + target · p.
      let blend: CGBlendMode = motion.dissolves && place == 1 ? .plusLighter : .normal
      let flat = flattened(steps, of: layer, alpha: side.alpha, blend: blend, in: inside)
      journal.end()
      content.append(kept(flat, since: before))
    }
    guard !content.ops.isEmpty else { return PlannedSteps() }
    var result = flattened(content, of: layer, alpha: opacity, blend: .normal, in: inside)
    if layer.values[StandardKeys.masksToBounds], !result.ops.isEmpty {
      let outline = CornerOutline(layer.values, bounds: bounds)
      let transform = inside.placement.affine
      result.ops = [.clip(ClipOp(path: outline.path, transform: transform, content: result.ops))]
    }
    return result
  }

  private struct Side {
    var look: ResolvedNode
    var isSource: Bool
    var shift: CGVector
    var alpha: Double
  }

  /// One of the two looks. One that starts from the middle of an earlier transition is that transition's mixture.
  private mutating func look(
    _ look: ResolvedNode, isSource: Bool, in inside: Surroundings
  ) throws(PlanError) -> PlannedSteps {
    if isSource, let earlier = look.transition { return try transition(earlier, of: look, opacity: 1, in: inside) }
    return try body(look, opacity: 1, in: inside)
  }

  /// Steps on a surface of their own.
  private mutating func flattened(
    _ steps: PlannedSteps, of layer: ResolvedNode, alpha: Double, blend: CGBlendMode, in inside: Surroundings
  ) -> PlannedSteps {
    let bounds = steps.bounds.intersection(inside.clip)
    guard !bounds.isEmpty, !steps.ops.isEmpty else { return PlannedSteps() }
    let answer = PassAnswer(modelled: .transition, executed: .transition)
    journal.enter(.pass(answer, PassSurface(pixels: bounds.area)), of: layer.node)
    let op = PassOp(
      layer: layer.node.id, reason: .transition, bounds: bounds, content: steps.ops, alpha: alpha,
      compositing: .mode(blend))
    return PlannedSteps(ops: [.pass(op)], bounds: bounds, paints: 1)
  }
}

/// Where the two looks of a transition are, and how opaque.
struct TransitionMotion {
  var source = CGVector(dx: 0, dy: 0)
  var target = CGVector(dx: 0, dy: 0)
  var sourceAlpha = 1.0
  var targetAlpha = 1.0
  var isSourceOnTop = false
  /// Whether the looks are mixed in place instead of laid over each other.
  var dissolves = false

  /// - Parameter size: of the layer's bounds, which is how far a look moves.
  init(_ spec: TransitionSpec, progress p: Double, size: CGSize) {
    let way: CGVector =
      switch spec.direction {
      case .fromLeft: CGVector(dx: size.width, dy: 0)
      case .fromRight: CGVector(dx: -size.width, dy: 0)
      case .fromBottom: CGVector(dx: 0, dy: size.height)
      case .fromTop: CGVector(dx: 0, dy: -size.height)
      }
    func along(_ part: Double) -> CGVector { CGVector(dx: way.dx * CGFloat(part), dy: way.dy * CGFloat(part)) }
    switch spec.kind {
    case .fade: dissolves = true
    case .push:
      target = along(p - 1)
      source = along(p)
    case .moveIn: target = along(p - 1)
    case .reveal:
      source = along(p)
      isSourceOnTop = true
    }
    if dissolves || spec.fadesWhileMoving {
      // What stays in place beneath a moving look need not fade: it is covered or uncovered.
      if spec.kind != .moveIn { sourceAlpha = 1 - p }
      if spec.kind != .reveal { targetAlpha = p }
    }
  }
}
