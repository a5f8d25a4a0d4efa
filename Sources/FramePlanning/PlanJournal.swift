// What planning enters on the way: steps that are dropped take their entries with them, so that costs are those of the
// steps that stay.

import Graphics
import RenderTree

/// The entries of one frame, in tree order.
struct PlanJournal {
  /// One fact of a step.
  enum Entry {
    /// A layer draws something.
    case drawn
    /// A layer is left out.
    case culled
    /// A layer's own drawing covers pixels.
    case pixels(Int)
    /// Core Animation's compositor, or Cairn, makes a pass for a layer.
    case pass(PassAnswer, pixels: Int)
    /// A bitmap is used.
    case used(ResidentRaster, isHit: Bool, pixels: Int)
    /// The resident bitmap of a place changed; what was there before.
    case resident(RasterIndex.Place, before: ResidentRaster?)
  }

  private(set) var entries: [(node: RenderNode, entry: Entry)] = []

  /// A moment to go back to.
  var now: Int { entries.count }

  mutating func enter(_ entry: Entry, of node: RenderNode) { entries.append((node, entry)) }

  /// Takes back everything since a moment: the steps entered since then are not carried out.
  ///
  /// - Parameter isForgotten: whether the layers are not counted at all; otherwise they are now left out.
  mutating func takeBack(to moment: Int, in rasters: inout RasterIndex, isForgotten: Bool = false) {
    guard moment < entries.count else { return }
    var leftOut: [(node: RenderNode, entry: Entry)] = []
    for (node, entry) in entries[moment...].reversed() {
      switch entry {
      case .resident(let place, let before): rasters.put(before, at: place)
      case .drawn, .culled, .used(_, isHit: true, _): leftOut.append((node, .culled))
      case .pixels, .pass, .used: break
      }
    }
    entries.removeSubrange(moment...)
    if !isForgotten { entries += leftOut.reversed() }
  }

  /// The bitmaps whose place new ones took.
  var replaced: [RasterKey] {
    var keys: [RasterKey] = []
    for case (_, .resident(_, let before?)) in entries { keys.append(before.key) }
    return keys
  }

  /// The frame's cost and that of single layers. What Cairn makes depends on the tiles that are drawn, and is read from
  /// the steps.
  func costs(
    of ops: [PlanOp], tiles: [PixelRect], paths: [LayerID: String]
  ) -> (frame: FrameCost, layers: [LayerCost]) {
    var frame = FrameCost()
    frame.damageRects = tiles.count
    frame.damagePixels = tiles.reduce(0) { $0 + $1.area }
    var layers: [LayerCost] = []
    var places: [LayerID: Int] = [:]
    func note(_ node: RenderNode, _ change: (inout LayerCost) -> Void) {
      if places[node.id] == nil {
        places[node.id] = layers.count
        layers.append(LayerCost(id: node.id, path: paths[node.id] ?? "", className: node.className))
      }
      if let place = places[node.id] { change(&layers[place]) }
    }
    for (node, entry) in entries {
      switch entry {
      case .drawn: frame.layers.drawn += 1
      case .culled: frame.layers.culled += 1
      case .pixels(let pixels): note(node) { $0.pixels += pixels }
      case .pass(let answer, let pixels):
        if let reason = answer.modelled { frame.modelled.add(reason, pixels: pixels) }
        guard answer.modelled != nil || answer.executed != nil else { continue }
        note(node) { account in
          if let reason = answer.modelled { account.modelled.add(reason, pixels: pixels) }
        }
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
        note(node) {
          count.bytes = $0.cache.bytes + bitmap.bytes
          $0.cache += count
          $0.pixels += pixels
        }
      case .resident: break
      }
    }
    let passes = ExecutedPasses { layer, reason, pixels in
      frame.executed.add(reason, pixels: pixels)
      if let place = places[layer] { layers[place].executed.add(reason, pixels: pixels) }
    }
    passes.count(ops, touching: tiles)
    return (frame, layers)
  }
}
