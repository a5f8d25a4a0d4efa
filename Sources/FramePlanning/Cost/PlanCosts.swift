// From a frame's journal and steps to its cost and that of single layers.

import Graphics
import RenderTree

/// The costs of one frame. What Cairn makes depends on the tiles that are drawn and is read from the steps; what Core
/// Animation would do is played through its cache.
struct PlanCosts {
  private(set) var frame = FrameCost()
  /// Costs of single layers, those that have any, in tree order.
  private(set) var layers: [LayerCost] = []
  private var places: [LayerID: Int] = [:]
  private let paths: [LayerID: String]

  /// - Parameters:
  ///   - evicted: bitmaps that Cairn lets go of after the frame, because nobody used them or room was short.
  ///   - model: Core Animation's cache, which this frame uses.
  init(
    _ journal: PlanJournal, of ops: [PlanOp], tiles: [PixelRect], memory: PlannerMemory, evicted: [ResidentRaster],
    at time: Double, screenPixels: Int, model: inout ModelledRasterCache
  ) {
    paths = memory.paths
    frame.damageRects = tiles.count
    frame.damagePixels = tiles.reduce(0) { $0 + $1.area }
    frame.cache.evictions = evicted.count
    for record in journal.records { count(record) }
    play(journal.events(), at: time, screenPixels: screenPixels, model: &model)
    for bitmap in evicted { note(bitmap.content.node) { $0.cache.evictions += 1 } }
    count(ops, tiles)
  }

  /// The cost of a frame that repeats the one before.
  static func repeated(_ memory: PlannerMemory) -> FrameCost {
    var cost = FrameCost()
    cost.cache.bytes = memory.residentBytes
    cost.modelledCache.bytes = memory.modelled.bytes
    return cost
  }

  private mutating func note(_ node: RenderNode, _ change: (inout LayerCost) -> Void) {
    let place = places[node.id] ?? layers.count
    if place == layers.count {
      places[node.id] = place
      layers.append(LayerCost(id: node.id, path: paths[node.id] ?? "", className: node.className))
    }
    change(&layers[place])
  }

  private mutating func count(_ record: PlanJournal.Record) {
    switch record.entry {
    case .drawn: frame.layers.drawn += 1
    case .culled: frame.layers.culled += 1
    case .pixels(let pixels): note(record.node) { $0.pixels += pixels }
    case .pass(let answer, _):
      if answer.modelled != nil || answer.executed != nil { note(record.node) { _ in } }
    case .used(let bitmap, let isHit, let pixels):
      var count = CacheCounts()
      if isHit {
        count.hits = 1
        frame.layers.drawn += 1
      } else {
        count.misses = 1
        count.fills = 1
      }
      frame.cache += count
      note(record.node) {
        count.bytes = $0.cache.bytes + bitmap.bytes
        $0.cache += count
        $0.pixels += pixels
      }
    case .unkept, .resident: break
    }
  }

  private mutating func play(
    _ events: [ModelledEvent], at time: Double, screenPixels: Int, model: inout ModelledRasterCache
  ) {
    var account = ModelledAccount(model, at: time, screenPixels: screenPixels)
    let evicted = account.play(events)
    model = account.cache
    frame.modelled = account.passes
    frame.modelledCache = account.uses
    for charge in account.charges { note(charge.node) { charge.apply(to: &$0) } }
    for node in evicted { note(node) { $0.modelledCache.evictions += 1 } }
  }

  private mutating func count(_ ops: [PlanOp], _ tiles: [PixelRect]) {
    var made: [(LayerID, PassReason, PassSurface, Int)] = []
    var passes = ExecutedPasses { made.append(($0, $1, $2, $3)) }
    passes.count(ops, touching: tiles)
    for (layer, reason, surface, depth) in made {
      frame.executed.add(reason, surface, depth: depth)
      if let place = places[layer] { layers[place].executed.add(reason, surface, depth: depth) }
    }
  }
}
