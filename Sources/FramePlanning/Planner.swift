// Resolved scene → plan: the outermost order of planning, and what is remembered for the next frame.

public import FrameResolving
import Graphics
import RenderTree

/// Plans frames.
public enum Planner {
  /// The plan of a frame, and the memory for the next one. The steps lead to the same pixels whatever the memory holds.
  ///
  /// - Throws: a scene beyond `limits`.
  public static func plan(
    _ scene: ResolvedScene, _ memory: PlannerMemory, limits: RenderLimits = RenderLimits()
  ) throws(PlanError) -> (plan: FramePlan, next: PlannerMemory) {
    if let excess = scene.excess {
      throw PlanError(
        "replicators make more than \(Resolver.copyLimit) copies of layers", place: excess.name ?? excess.className,
        hint: "nested replicators multiply: lower instanceCount")
    }
    let canvas = scene.canvas
    let frame = PixelRect(x: 0, y: 0, width: canvas.pixelWidth, height: canvas.pixelHeight)
    var next = memory
    next.previous = scene
    if let previous = memory.previous, previous.canvas == canvas,
      ContentStamp.isIdentical(previous.root, scene.root)
    {
      let plan = FramePlan(
        width: frame.width, height: frame.height, background: canvas.background, content: [],
        cost: PlanCosts.repeated(memory), layers: [], evicted: [], repeatsPrevious: true)
      return (plan, next)
    }
    next.frame += 1
    next.forgetLayersThatLeft()
    var builder = PlanBuilder(canvas: canvas, limits: limits, memory: next)
    let surroundings = Surroundings(
      placement: .canvas(canvas), clip: frame, isFlipped: canvas.orientation == .yDown)
    let content = try builder.layer(scene.root, in: surroundings)
    let evicted = memory.keepsRasters ? builder.memory.rasters.evict(frame: next.frame) : []
    let released = memory.keepsRasters ? builder.journal.replaced + evicted.map(\.key) : content.ops.bitmaps.map(\.key)
    let grid = TileGrid(frame, isWhole: content.readsBackdrop)
    let isContinued = memory.previous?.canvas == canvas && memory.wasWhole == content.readsBackdrop
    let damage =
      isContinued
      ? DamageTracker.damage(from: memory.content, to: content.ops)
      : [Damage(area: frame, reason: .unknown, layer: nil)]
    let tiles = grid.tiles(in: damage.map(\.area))
    builder.memory.content = content.ops
    builder.memory.wasWhole = content.readsBackdrop
    builder.memory.visited = builder.visited
    var surfaces = SharedSurfaces(grid)
    let steps = surfaces.numbered(content.ops)
    let costs = PlanCosts(
      builder.journal, of: steps, tiles: tiles, memory: builder.memory, evicted: evicted, at: scene.time,
      screenPixels: frame.area, model: &builder.memory.modelled)
    var cost = costs.frame
    cost.layers.visited = builder.visited
    cost.cache.bytes = builder.memory.residentBytes
    var plan = FramePlan(
      width: frame.width, height: frame.height, background: canvas.background, content: steps,
      cost: cost, layers: costs.layers, evicted: released, repeatsPrevious: false)
    plan.damage = damage
    plan.tiles = tiles
    return (plan, builder.memory)
  }
}
