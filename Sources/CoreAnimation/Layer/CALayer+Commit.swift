// Freezing: the changed path of the tree becomes immutable nodes, everything else is shared with the last commit.

package import RenderTree

extension CALayer {
  /// The layer as an immutable node. Animations added since the last commit get their begin time: the layer's own time
  /// at this moment, unless they brought one.
  ///
  /// - Parameter parentTime: the superlayer's time of the commit.
  final func freeze(parentTime: Double) -> RenderNode {
    if let committed, !needsCommit { return committed }
    let timing = mediaTiming
    let now = timing.localTime(fromParent: parentTime)
    let hasNewTransition = running.contains { $0.isPending && $0.animation is CATransition }
    for index in running.indices where running[index].isPending {
      running[index].isPending = false
      if running[index].spec.timing.beginTime == 0 { running[index].spec.timing.beginTime = now }
    }
    let isChanging = running.contains { $0.animation is CATransition }
    if hasNewTransition, let committed { outgoing = OutgoingLook(node: committed, time: parentTime) }
    if !isChanging { outgoing = nil }
    let node = RenderNode(
      id: id, className: type(of: self).renderClassName, name: name, values: store, timing: timing,
      animations: running.map(\.spec), sublayers: sublayerList.map { $0.freeze(parentTime: now) },
      mask: maskLayer?.freeze(parentTime: now), content: type(of: self).contentRecipe,
      subtree: type(of: self).subtreeRecipe, display: recorded, outgoing: outgoing)
    committed = node
    needsCommit = false
    return node
  }
}

extension CALayer: Removable {
  final func endRemoval() {
    if superlayer == nil { leaveCommittedTree() }
  }
}

/// The owner of a layer tree that is shown: what a transaction commits.
package final class LayerHost: Committable {
  /// The top of the tree.
  package let root: CALayer
  /// What was committed last.
  package private(set) var committedRoot: RenderNode?

  /// Shows a tree. From now on the current thread's transactions commit it.
  package init(_ root: CALayer) {
    self.root = root
    ThreadState.current.transactions.register(self)
  }

  /// Stops showing the tree.
  package func close() {
    ThreadState.current.transactions.unregister(self)
    root.leaveCommittedTree()
  }

  package func commit(at time: Double) {
    guard root.needsCommit || committedRoot == nil else { return }
    root.layoutTree()
    root.displayTree()
    committedRoot = root.freeze(parentTime: time)
  }

  /// The layer of an identity, here or beneath.
  package func layer(_ id: LayerID) -> CALayer? { root.find(id) }

  /// Asks every layer that draws an animated value of its own to draw again.
  package static func redisplayAnimated() { ThreadState.current.transactions.redisplayAnimated() }
}

extension CALayer {
  final func find(_ id: LayerID) -> CALayer? {
    if self.id == id { return self }
    for layer in sublayerList {
      if let found = layer.find(id) { return found }
    }
    return maskLayer?.find(id)
  }
}

extension CALayer: AnimatedDisplay {
  final func redisplayWhileAnimating() -> Bool {
    guard committed != nil, !running.isEmpty else { return false }
    setNeedsDisplay()
    return true
  }
}
