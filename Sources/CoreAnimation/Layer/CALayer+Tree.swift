// The tree: sublayers, mask, and what changing them asks for.

import Foundation

extension CALayer {
  /// Sublayers, back to front; nil when there are none.
  public final var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      let new = newValue ?? []
      for layer in sublayerList where !new.contains(where: { $0 === layer }) { layer.detach() }
      for layer in new where layer.superlayer !== self || layer.superlayer?.maskLayer === layer {
        adopt(layer)
      }
      sublayerList = new
      treeChanged()
    }
  }

  /// The layer whose alpha the finished layer is multiplied with, in this layer's coordinates.
  public final var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      maskLayer?.detach()
      if let newValue { adopt(newValue) }
      maskLayer = newValue
      setNeedsCommit(transitionKey: "mask")
    }
  }

  /// Adds a layer in front of all others.
  public final func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }

  /// Inserts a layer at an index; beyond the end it is added last.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sibling; when that is no sublayer it is added last.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayerList.firstIndex { $0 === sibling } ?? sublayerList.count)
  }

  /// Inserts a layer in front of a sibling; when that is no sublayer it is added last.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayerList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerList.count)
  }

  /// Puts a layer in another's place. The old one must be a sublayer of this layer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    guard oldLayer.superlayer === self, sublayerList.contains(where: { $0 === oldLayer }) else {
      LayerDiagnostics.report(self, key: "sublayers", reason: "the layer to replace is not a sublayer")
      return
    }
    newLayer.removeFromSuperlayer()
    guard let index = sublayerList.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.detach()
    adopt(newLayer)
    sublayerList[index] = newLayer
    treeChanged()
  }

  /// Takes the layer out of the tree.
  public final func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if parent.maskLayer === self {
      parent.mask = nil
    } else {
      parent.sublayerList.removeAll { $0 === self }
      detach()
      parent.treeChanged()
    }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    adopt(layer)
    sublayerList.insert(layer, at: min(max(index, 0), sublayerList.count))
    treeChanged()
  }

  private func adopt(_ layer: CALayer) {
    precondition(!isDescendant(of: layer), "a layer cannot be its own ancestor")
    layer.removeFromSuperlayer()
    layer.superlayer = self
    // A new place in the tree is a new commit, whatever was committed elsewhere.
    layer.needsCommit = false
    layer.markChanged()
  }

  private func detach() {
    superlayer = nil
    if committed != nil { ThreadState.current.transactions.noteRemoval(of: self) }
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.superlayer
    }
    return false
  }

  private func treeChanged() {
    setNeedsLayout()
    setNeedsCommit(transitionKey: "sublayers")
  }

  /// Marks a change of structure and runs the action of its key.
  private func setNeedsCommit(transitionKey key: String) {
    markChanged()
    guard committed != nil, !CATransaction.disableActions() else { return }
    action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
  }
}
