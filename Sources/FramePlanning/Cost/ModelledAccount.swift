// What Core Animation's compositor would do in a frame: the passes the journal names, and those inside bitmaps that its
// own cache lacks.

import RenderTree

/// Plays the events of a frame through the modelled cache.
struct ModelledAccount {
  /// What one layer is charged with.
  struct Charge {
    var node: RenderNode
    var pass: (reason: PassReason, surface: PassSurface, depth: Int)?
    var cache: CacheCounts?

    func apply(to cost: inout LayerCost) {
      if let pass { cost.modelled.add(pass.reason, pass.surface, depth: pass.depth) }
      if var cache {
        cache.bytes += cost.modelledCache.bytes
        cost.modelledCache += cache
      }
    }
  }

  private(set) var passes = PassCounts()
  private(set) var uses = CacheCounts()
  private(set) var charges: [Charge] = []
  private(set) var cache: ModelledRasterCache
  private let time: Double
  private let screenPixels: Int
  private var evicted: [RenderNode] = []

  init(_ cache: ModelledRasterCache, at time: Double, screenPixels: Int) {
    self.cache = cache
    self.time = time
    self.screenPixels = screenPixels
    evicted = self.cache.expire(at: time)
  }

  /// Plays all events of a frame; answers the layers whose bitmaps went.
  mutating func play(_ events: [ModelledEvent]) -> [RenderNode] {
    play(events, within: 0)
    uses.evictions = evicted.count
    uses.bytes = cache.bytes
    return evicted
  }

  private mutating func play(_ events: [ModelledEvent], within depth: Int) {
    for event in events {
      switch event.kind {
      case .pass(let reason, let surface): add(reason, surface, of: event.node, depth: depth + event.depth)
      case .use(let bitmap): use(bitmap, of: event.node, depth: depth + event.depth)
      case .unkept(let surface):
        var count = CacheCounts()
        count.misses = 1
        charge(count, to: event.node)
        add(.rasterize, surface, of: event.node, depth: depth + event.depth)
      }
    }
  }

  private mutating func use(_ bitmap: ResidentRaster, of node: RenderNode, depth: Int) {
    var count = CacheCounts()
    count.bytes = bitmap.bytes
    if cache.use(bitmap, at: time) {
      count.hits = 1
    } else {
      count.misses = 1
      count.fills = 1
      play(bitmap.inside, within: depth + 1)
      add(.rasterize, PassSurface(pixels: bitmap.bounds.area), of: node, depth: depth + 1)
      evicted += cache.admit(bitmap, at: time, screen: screenPixels)
    }
    charge(count, to: node)
  }

  private mutating func charge(_ count: CacheCounts, to node: RenderNode) {
    uses += count
    charges.append(Charge(node: node, cache: count))
  }

  private mutating func add(_ reason: PassReason, _ surface: PassSurface, of node: RenderNode, depth: Int) {
    passes.add(reason, surface, depth: depth)
    charges.append(Charge(node: node, pass: (reason, surface, depth)))
  }
}
