// The walk over one frame's layers: what each draws, on which surface, at what cost.

import Foundation
import FrameResolving
import Graphics
import RenderTree

/// What a layer finds on its way to pixels: the state of everything around it.
struct Surroundings {
  /// The superlayer's placement.
  var placement: Placement
  /// What the superlayer does to its sublayers' placement; nothing for the root and for masks, whose coordinates are the
  /// layer's own.
  var interior = LayerInterior()
  /// Pixels that matter.
  var clip: PixelRect
  /// Whether pictures stand with their first row at the smaller y.
  var isFlipped: Bool
  /// Factors of colours.
  var tint = Tint.none
  /// Factor of opacity from superlayers that do not fade as a group.
  var alpha = 1.0
  /// Factor of opacity of layers that have no surface to fade as a whole.
  var opacity = 1.0
  /// Whether layers share the space of the layer around them instead of lying in its plane.
  var keepsDepth = false
  /// The layer's placement in depth, where its plane is drawn flat before it is seen so.
  var space: CATransform3D?
  /// Whether the layer's mask counts elsewhere.
  var leavesMask = false
  /// Copies of replicators on the way.
  var instance: [Int] = []
  /// Layers on the way.
  var depth = 0
  /// Names on the way.
  var path = ""
}

/// Steps, with a bound of the pixels they touch and the number of paints in them.
struct PlannedSteps {
  var ops: [PlanOp] = []
  var bounds = PixelRect.empty
  var paints = 0
  /// Whether something reaches beyond `bounds`, which end at what is visible: only a clip keeps it inside.
  var isCut = false
  /// Whether the look of something depends on what it is drawn over, so that a flattened group must stay one.
  var readsBackdrop = false

  mutating func append(_ other: PlannedSteps) {
    ops += other.ops
    isCut = isCut || other.isCut
    readsBackdrop = readsBackdrop || other.readsBackdrop
    bounds = bounds.union(other.bounds)
    paints += other.paints
  }
}

/// Plans layers, one inside the other.
struct PlanBuilder {
  let canvas: RenderScene.Canvas
  let limits: RenderLimits
  var memory: PlannerMemory
  var journal = PlanJournal()
  /// Layers looked at.
  var visited = 0

  init(canvas: RenderScene.Canvas, limits: RenderLimits, memory: PlannerMemory) {
    self.canvas = canvas
    self.limits = limits
    self.memory = memory
  }

  /// Plans a layer and everything beneath it.
  mutating func layer(_ layer: ResolvedNode, in around: Surroundings, place: Int = 0) throws(PlanError) -> PlannedSteps
  {
    journal.begin()
    defer { journal.end() }
    let layer = layer.unfolded
    guard let (inside, opacity) = try enter(layer, in: around, place: place) else { return PlannedSteps() }
    if inside.keepsDepth { return try sublayers(of: layer, in: inside) }
    return try composited(layer, opacity: opacity, in: inside)
  }

  /// The surroundings inside a layer and its own opacity; nil when nothing of it can be seen.
  mutating func enter(
    _ layer: ResolvedNode, in around: Surroundings, place: Int
  ) throws(PlanError) -> (inside: Surroundings, opacity: Double)? {
    visited += 1
    let path = self.path(of: layer.node, in: around, place: place)
    guard around.depth < limits.depth else {
      throw PlanError(
        "layers are nested more than \(limits.depth) deep", place: path,
        hint: "flatten the tree: each level takes memory on its way to pixels")
    }
    guard visited <= limits.layers else {
      throw PlanError(
        "a frame has more than \(limits.layers) layers", place: path, hint: "replicators multiply: lower instanceCount")
    }
    let values = layer.values
    let own = Double(min(max(values[StandardKeys.opacity], 0), 1))
    let opacity = own * (layer.instance?.alpha ?? 1) * around.opacity
    let geometry = LayerGeometry(values)
    let placement = around.placement.sublayer(
      geometry, within: around.interior, copy: layer.instance?.transform, keepsDepth: around.keepsDepth)
    let isHidden = values[StandardKeys.hidden] && layer.transition == nil
    let isTurnedAway = placement.showsBack && !values[StandardKeys.doubleSided]
    if isHidden || opacity <= 0 || around.alpha <= 0 || !placement.isUsable || isTurnedAway {
      journal.enter(.culled, of: layer.node)
      return nil
    }
    var inside = around
    inside.placement = placement
    inside.interior = geometry.interior
    inside.space = nil
    inside.leavesMask = false
    inside.isFlipped = around.isFlipped != geometry.isFlipped
    inside.depth += 1
    inside.keepsDepth = layer.node.subtree?.keepsDepth(values) ?? false
    inside.opacity = inside.keepsDepth ? opacity : 1
    inside.path = path
    if let copy = layer.instance {
      inside.tint = inside.tint.multiplied(by: copy.tint)
      inside.instance.append(copy.index)
    }
    return (inside, opacity)
  }

  /// Plans a layer whose plane lies on the surface without perspective.
  mutating func flat(_ layer: ResolvedNode, opacity: Double, in inside: Surroundings) throws(PlanError) -> PlannedSteps
  {
    let values = layer.values
    if let transition = layer.transition {
      return try self.transition(transition, of: layer, opacity: opacity * inside.alpha, in: inside)
    }
    if values[StandardKeys.shouldRasterize], canvas.obeysRasterize {
      if let steps = try raster(layer, opacity: opacity * inside.alpha, in: inside) { return steps }
    }
    return try body(layer, opacity: opacity, in: inside)
  }

  /// Steps that were planned since a moment. When there are none after all, nothing stays entered for them.
  mutating func kept(_ steps: PlannedSteps, since moment: Int) -> PlannedSteps {
    if steps.ops.isEmpty { journal.takeBack(to: moment, in: &memory.rasters) }
    return steps
  }

  private mutating func path(of node: RenderNode, in around: Surroundings, place: Int) -> String {
    if let known = memory.paths[node.id] { return known }
    let own = node.name.flatMap { $0.isEmpty ? nil : $0 } ?? "\(node.className)[\(place)]"
    let path = around.path.isEmpty ? (node.name ?? "root") : "\(around.path)/\(own)"
    memory.paths[node.id] = path
    return path
  }
}
