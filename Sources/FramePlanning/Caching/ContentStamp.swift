// Whether two moments of a layer look the same from inside: values compared, not hashes.

import FrameResolving
import RenderTree

/// Comparison of a layer's content, its own position, transform and opacity left out.
enum ContentStamp {
  /// Whether a bitmap of one moment of a layer shows the other moment too.
  static func isSame(_ a: ResolvedNode, _ b: ResolvedNode) -> Bool { a === b || isSame(a, b, isTop: true) }

  /// Whether two whole frames are equal.
  static func isIdentical(_ a: ResolvedNode, _ b: ResolvedNode) -> Bool { a === b || isSame(a, b, isTop: false) }

  private static func isSame(_ a: ResolvedNode, _ b: ResolvedNode, isTop: Bool) -> Bool {
    if a === b { return true }
    guard a.node.id == b.node.id, isTop || a.instance == b.instance, a.node.display == b.node.display, a.time == b.time,
      a.sublayers.count == b.sublayers.count, (a.mask == nil) == (b.mask == nil),
      isSame(a.values, b.values, isTop: isTop), isSame(a.transition, b.transition)
    else { return false }
    if let mask = a.mask, let other = b.mask, !isSame(mask, other, isTop: false) { return false }
    return zip(a.sublayers, b.sublayers).allSatisfy { isSame($0, $1, isTop: false) }
  }

  private static func isSame(_ a: ResolvedTransition?, _ b: ResolvedTransition?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.spec == b.spec && a.progress == b.progress
      && (a.source === b.source || isSame(a.source, b.source, isTop: true))
  }

  private static func isSame(_ a: PropertyStore, _ b: PropertyStore, isTop: Bool) -> Bool {
    if a == b { return true }
    // What lies in only one store was set back to its default or set for the first time.
    return content(of: a, isTop: isTop) == content(of: b, isTop: isTop)
  }

  private static func content(of store: PropertyStore, isTop: Bool) -> [PropertyStore.Entry] {
    store.all.filter { entry in
      let row = KeyTable.row(of: entry.key)
      if entry.value == row.defaultValue { return false }
      switch row.impact {
      case .content: return true
      case .geometry, .compositing: return !isTop
      case .inert: return false
      }
    }
  }
}
