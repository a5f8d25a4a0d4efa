// Freezing: the changed path of the tree becomes immutable nodes, everything else is shared with the last commit.

import FrameResolving
package import RenderTree

extension CALayer {
  /// The layer as an immutable node. Animations added since the last commit get their begin time: the layer's own time
  /// at this moment, unless they brought one.
  ///
  /// - Parameter parentTime: the superlayer's time of the commit.
  final func freeze(parentTime: Double) -> RenderNode {
    if let committed, !needsCommit { return committed }
    willFreeze()
    let timing = mediaTiming
    let now = timing.localTime(fromParent: parentTime)
    let hasNewTransition = running.contains { $0.isPending && $0.animation is CATransition }
    for index in running.indices where running[index].isPending { running[index].settle(at: now) }
    let isChanging = running.contains { $0.animation is CATransition }
    if hasNewTransition, let committed { outgoing = OutgoingLook(node: committed, time: parentTime) }
    if !isChanging { outgoing = nil }
    let node = RenderNode(
      id: id, className: type(of: self).renderClassName, name: name, values: store, timing: timing,
      animations: running.map(\.spec), sublayers: sublayerList.map { $0.freeze(parentTime: now) },
      mask: maskLayer?.freeze(parentTime: now), content: type(of: self).contentRecipe,
      subtree: type(of: self).subtreeRecipe, display: recorded, outgoing: outgoing, before: committed)
    committed = node
    needsCommit = false
    return node
  }

  /// The values a commit at the current media time would show: what `draw(in:)` draws.
  final var upcomingValues: PropertyStore {
    let transactions = ThreadState.current.transactions
    if running.isEmpty || transactions.shown == nil { return store }
    let now = localTime(fromAbsolute: CACurrentMediaTime())
    let specs = running.map { animation in
      var spec = animation.spec
      if animation.isPending && spec.timing.beginTime == 0 { spec.timing.beginTime = now }
      return spec
    }
    return AnimationStack.apply(specs, to: store, at: now)
  }
}

extension CALayer: Removable {
  final func endRemoval() {
    if !isShown { leaveCommittedTree() }
  }
}

/// The owner of a layer tree that is shown: what a transaction commits.
package final class LayerHost: Committable {
  /// The top of the tree.
  package let root: CALayer
  /// What was committed last.
  package private(set) var committedRoot: RenderNode?
  private var floor: Int?
  private let calls = CallQueue()

  /// An owner of a tree, which shows it when it plays.
  package init(_ root: CALayer) {
    self.root = root
    root.host = self
  }

  /// Nobody plays the tree any more: what still runs there never ends. Blocks that wait for it usually hold its layers, which
  /// would hold the blocks, and so one another, for good.
  deinit {
    if root.host == nil { root.giveUpCompletions() }
  }

  /// Stops showing the tree.
  package func close() {
    root.host = nil
    root.leaveCommittedTree()
  }

  /// Plays: until the end of the closure this thread's transactions commit this tree.
  package func show<Result>(_ body: () throws -> Result) rethrows -> Result {
    let transactions = ThreadState.current.transactions
    let outer = transactions.shown
    let floor = floor ?? transactions.depth
    self.floor = floor
    transactions.shown = TransactionStack.Shown(host: self, floor: floor, calls: calls)
    defer { transactions.shown = outer }
    return try body()
  }

  package func commit(at time: Double) {
    guard root.needsCommit || committedRoot == nil else { return }
    root.layoutTree()
    root.displayTree()
    committedRoot = root.freeze(parentTime: time)
  }

  /// The layer of an identity in the tree.
  ///
  /// - Parameter path: where it was committed: its place among the sublayers from level to level, -1 for a mask.
  package func layer(_ id: LayerID, at path: [Int]) -> CALayer? {
    var layer: CALayer? = root
    for place in path {
      let list = layer?.sublayerList ?? []
      layer = place < 0 ? layer?.maskLayer : place < list.count ? list[place] : nil
    }
    return layer?.id == id ? layer : root.find(id)
  }

  /// Asks every layer that draws an animated value of its own to draw again.
  package static func redisplayAnimated() { ThreadState.current.transactions.redisplayAnimated() }

  /// Says to blocks and delegates what is due after a commit; false when nothing was.
  package static func runCalls() -> Bool { ThreadState.current.transactions.runCalls() }
}

extension CALayer {
  /// Whether the layer is in a tree that somebody shows.
  final var isShown: Bool {
    var top = self
    while let parent = top.parent { top = parent }
    return top.host != nil
  }

  final func find(_ id: LayerID) -> CALayer? {
    if self.id == id { return self }
    for layer in sublayerList {
      if let found = layer.find(id) { return found }
    }
    return maskLayer?.find(id)
  }
}
