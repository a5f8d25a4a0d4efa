// One replicator in place of equal siblings.

import CoreAnimation
import Foundation
import FrameResolving
import Graphics
import RenderTree

/// Replaces siblings that are equal at every moment but for a constant step from one to the next.
enum ReplicatorRule: AdviceRule {
  static let change = "replicator instead of equal sublayers"

  /// Fewer siblings are not worth a replicator.
  private static let fewest = 4

  static func edit(_ layer: ProfiledLayer) -> SceneEdit? {
    guard layer.node.subtree == nil, layer.node.sublayers.count >= fewest else { return nil }
    let moments = layer.samples.compactMap { $0.root.find(layer.node.id) }
    guard let first = moments.first, moments.allSatisfy({ $0.sublayers.count == first.sublayers.count }),
      let run = longestRun(moments), let recipe = replicator(copies: run.places.count, step: run.step)
    else { return nil }
    let ids = run.places.map { first.sublayers[$0].node.id }
    return SceneEdit(layer: layer.node.id) { node in
      guard let start = node.sublayers.firstIndex(where: { $0.id == ids.first }),
        node.sublayers[start...].prefix(ids.count).map(\.id) == ids
      else { return node }
      var values = recipe.values
      let bounds = node.values[StandardKeys.bounds]
      values[StandardKeys.bounds] = bounds
      values[StandardKeys.anchorPoint] = .zero
      values[StandardKeys.position] = bounds.origin
      let copies = recipe.changed(values: values, sublayers: [node.sublayers[start]])
      var sublayers = node.sublayers
      sublayers.replaceSubrange(start..<start + ids.count, with: [copies])
      return node.changed(sublayers: sublayers)
    }
  }

  /// A committed replicator without sublayers.
  private static func replicator(copies: Int, step: CGVector) -> RenderNode? {
    let layer = CAReplicatorLayer()
    layer.instanceCount = copies
    layer.instanceTransform = CATransform3DMakeTranslation(step.dx, step.dy, 0)
    let host = LayerHost(layer)
    defer { host.close() }
    host.commit(at: 0)
    return host.committedRoot
  }

  private static func longestRun(_ moments: [ResolvedNode]) -> (places: Range<Int>, step: CGVector)? {
    var best: (places: Range<Int>, step: CGVector)?
    let count = moments[0].sublayers.count
    var start = 0
    while start < count - 1 {
      var end = start + 1
      let step = step(moments, start)
      if let step {
        while end < count, isNear(self.step(moments, end - 1), step) { end += 1 }
        if end - start >= max(fewest, (best?.places.count ?? 0) + 1) { best = (start..<end, step) }
      }
      start = max(end - 1, start + 1)
    }
    return best
  }

  /// How far a sublayer is from the one before at every moment; nil when it differs in anything else.
  private static func step(_ moments: [ResolvedNode], _ place: Int) -> CGVector? {
    var common: CGVector?
    for moment in moments {
      let (a, b) = (moment.sublayers[place], moment.sublayers[place + 1])
      guard isSame(a, b, isTop: true) else { return nil }
      let (p, q) = (a.values[StandardKeys.position], b.values[StandardKeys.position])
      let step = CGVector(dx: q.x - p.x, dy: q.y - p.y)
      if let common, !isNear(common, step) { return nil }
      common = step
    }
    return common
  }

  private static func isNear(_ a: CGVector?, _ b: CGVector) -> Bool {
    guard let a else { return false }
    return abs(a.dx - b.dx) < 1e-6 && abs(a.dy - b.dy) < 1e-6
  }

  private static func isSame(_ a: ResolvedNode, _ b: ResolvedNode, isTop: Bool) -> Bool {
    guard a.node.className == b.node.className, a.node.display == b.node.display, a.time == b.time,
      a.instance == b.instance, a.transition == nil, b.transition == nil, a.sublayers.count == b.sublayers.count,
      (a.mask == nil) == (b.mask == nil), content(of: a, isTop: isTop) == content(of: b, isTop: isTop)
    else { return false }
    if let mask = a.mask, let other = b.mask, !isSame(mask, other, isTop: false) { return false }
    return zip(a.sublayers, b.sublayers).allSatisfy { isSame($0, $1, isTop: false) }
  }

  private static func content(of node: ResolvedNode, isTop: Bool) -> [PropertyStore.Entry] {
    node.values.all.filter { entry in
      entry.key != StandardKeys.name.id && !(isTop && entry.key == StandardKeys.position.id)
    }
  }
}

extension ResolvedNode {
  /// The layer of an identity, here or beneath.
  fileprivate func find(_ id: LayerID) -> ResolvedNode? {
    if node.id == id { return self }
    for sublayer in sublayers { if let found = sublayer.find(id) { return found } }
    return nil
  }
}
