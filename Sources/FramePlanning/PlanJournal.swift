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
    case pass(PassAnswer, PassSurface)
    /// A bitmap is used.
    case used(ResidentRaster, isHit: Bool, pixels: Int)
    /// A layer asks for a bitmap that is too large for Cairn.
    case unkept(PassSurface)
    /// The resident bitmap of a place changed; what was there before.
    case resident(RasterIndex.Place, before: ResidentRaster?)
  }

  /// An entry, whose it is, and where on the walk it was made.
  struct Record {
    var node: RenderNode
    var entry: Entry
    /// Number of the look at a layer it was made during.
    var visit: Int
    /// Whether it belongs to the drawing of a bitmap: Core Animation may have that bitmap already.
    var isInBitmap = false
  }

  private(set) var records: [Record] = []
  /// For each look at a layer the one around it; the first is around all.
  private(set) var visits = [0]
  private var visit = 0

  /// A moment to go back to.
  var now: Int { records.count }

  /// A look at a layer begins; what is entered until it ends is its own or lies beneath it.
  mutating func begin() {
    visits.append(visit)
    visit = visits.count - 1
  }

  /// The look ends.
  mutating func end() { visit = visits[visit] }

  mutating func enter(_ entry: Entry, of node: RenderNode) {
    records.append(Record(node: node, entry: entry, visit: visit))
  }

  /// Takes back everything since a moment: the steps entered since then are not carried out.
  ///
  /// - Parameter isForgotten: whether the layers are not counted at all; otherwise they are now left out.
  mutating func takeBack(to moment: Int, in rasters: inout RasterIndex, isForgotten: Bool = false) {
    guard moment < records.count else { return }
    var leftOut: [Record] = []
    for var record in records[moment...].reversed() {
      switch record.entry {
      case .resident(let place, let before): rasters.put(before, at: place)
      case .drawn, .culled, .used(_, isHit: true, _):
        record.entry = .culled
        leftOut.append(record)
      case .pixels, .pass, .used, .unkept: break
      }
    }
    records.removeSubrange(moment...)
    if !isForgotten { records += leftOut.reversed() }
  }

  /// Everything since a moment is the drawing of a bitmap; answers what Core Animation would do for it.
  mutating func seal(since moment: Int) -> [ModelledEvent] {
    let events = events(since: moment)
    for index in moment..<records.count { records[index].isInBitmap = true }
    return events
  }

  /// The bitmaps whose place new ones took.
  var replaced: [RasterKey] {
    var keys: [RasterKey] = []
    for case .resident(_, let before?) in records.lazy.map(\.entry) { keys.append(before.key) }
    return keys
  }

  /// What Core Animation would do for what was entered since a moment, the drawing of bitmaps left out. A pass lies in
  /// those that the same layer or one around it made later, since what is inside is planned first; what is behind a layer
  /// is in none of its own.
  func events(since moment: Int = 0) -> [ModelledEvent] {
    var events: [ModelledEvent] = []
    // Passes met so far, by the look that made them; going backwards they lie around what follows.
    var around: [Int: Int] = [:]
    func depth(_ record: Record, ownCounts: Bool) -> Int {
      if around.isEmpty { return 0 }
      var visit = record.visit
      var depth = ownCounts ? around[visit] ?? 0 : 0
      while visit > 0 {
        visit = visits[visit]
        depth += around[visit] ?? 0
      }
      return depth
    }
    for record in records[moment...].reversed() where !record.isInBitmap {
      switch record.entry {
      case .pass(let answer, let surface):
        guard let reason = answer.modelled else { continue }
        let depth = depth(record, ownCounts: reason != .backdrop) + 1
        events.append(ModelledEvent(node: record.node, kind: .pass(reason, surface), depth: depth))
        around[record.visit, default: 0] += 1
      case .unkept(let surface):
        let depth = depth(record, ownCounts: true) + 1
        events.append(ModelledEvent(node: record.node, kind: .unkept(surface), depth: depth))
      case .used(let bitmap, _, _):
        let depth = depth(record, ownCounts: true)
        events.append(ModelledEvent(node: record.node, kind: .use(bitmap), depth: depth))
      case .drawn, .culled, .pixels, .resident: break
      }
    }
    return events.reversed()
  }
}
