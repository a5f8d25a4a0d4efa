// Where a frame can differ from the one before: old bounds and new bounds of every step that changed.

/// Compares the steps of two frames.
enum DamageTracker {
  /// The damage from one frame's steps to another's.
  static func damage(from old: [PlanOp], to new: [PlanOp]) -> [Damage] {
    // What is equal at both ends is left out first: most of most frames.
    var start = 0
    while start < min(old.count, new.count), old[start].isSame(as: new[start]) { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1].isSame(as: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    return compare(old[start..<oldEnd], new[start..<newEnd])
  }

  private static func compare(_ old: ArraySlice<PlanOp>, _ new: ArraySlice<PlanOp>) -> [Damage] {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.identity == $1.identity }) {
      // Nothing came, went or changed its place.
      return zip(old, new).flatMap { changes(from: $0, to: $1) }.filter { !$0.area.isEmpty }
    }
    var places: [PlanOp.Identity: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index].identity, default: []].append(index) }
    var damage: [Damage] = []
    var matched = Set<Int>()
    var last = old.startIndex - 1
    for op in new {
      guard let place = places[op.identity]?.popLast() else {
        damage.append(Damage(area: op.bounds, reason: .appeared, layer: op.identity.layer))
        continue
      }
      matched.insert(place)
      let before = old[place]
      if place < last {
        damage.append(Damage(area: before.bounds.union(op.bounds), reason: .reordered, layer: op.identity.layer))
        continue
      }
      last = place
      damage += changes(from: before, to: op)
    }
    for index in old.indices where !matched.contains(index) {
      damage.append(Damage(area: old[index].bounds, reason: .vanished, layer: old[index].identity.layer))
    }
    return damage.filter { !$0.area.isEmpty }
  }

  private static func changes(from old: PlanOp, to new: PlanOp) -> [Damage] {
    if old.isSame(as: new) { return [] }
    if old.hasSameFrame(as: new), let before = old.independentContent, let after = new.independentContent {
      return damage(from: before, to: after)
    }
    // Two areas and not their union: what moves far leaves everything between as it is.
    return [old.bounds, new.bounds].map { Damage(area: $0, reason: .changed, layer: new.identity.layer) }
  }
}
