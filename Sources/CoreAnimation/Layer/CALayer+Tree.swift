// The tree: sublayers, mask, and what changing them asks for.

import Foundation

/// Key of the action of a layer that joins a shown tree.
public let kCAOnOrderIn = "onOrderIn"
/// Key of the action of a layer that leaves a shown tree.
public let kCAOnOrderOut = "onOrderOut"

extension CALayer {
  /// Sublayers, back to front; nil when there are none.
  public final var sublayers: [CALayer]? {
    get {
      let layers = visibleSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      var named = Set<ObjectIdentifier>()
      let new = (newValue ?? []).filter { named.insert(ObjectIdentifier($0)).inserted }
      let old = sublayerList
      if old.elementsEqual(new, by: ===) { return }
      changeTree(
        "sublayers", leaving: old.filter { !named.contains(ObjectIdentifier($0)) },
        joining: new.filter { $0.parent !== self || $0.isMask }
      ) { sublayerList = new }
    }
  }

  /// The layer whose alpha the finished layer is multiplied with, in this layer's coordinates.
  public final var mask: CALayer? {
    get { visibleMask }
    set {
      guard newValue !== maskLayer else { return }
      changeTree("mask", leaving: maskLayer.map { [$0] } ?? [], joining: newValue.map { [$0] } ?? []) {
        maskLayer = newValue
      }
    }
  }

  /// Adds a layer in front of all others.
  public final func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Inserts a layer at an index; beyond the end it is added last.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Inserts a layer behind a sibling, or behind all for nil; when that is no sublayer it is added last.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { list in sibling == nil ? 0 : list.firstIndex { $0 === sibling } ?? list.count }
  }

  /// Inserts a layer in front of a sibling, or of all for nil; when that is no sublayer it is added last.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { list in list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count }
  }

  /// Puts a layer in another's place. The old one must be a sublayer of this layer: anything else is reported.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    guard sublayerList.contains(where: { $0 === oldLayer }) else {
      LayerDiagnostics.report(self, key: "sublayers", reason: "the layer to replace is not a sublayer")
      return
    }
    changeTree(
      "sublayers", leaving: [oldLayer], joining: newLayer.parent === self && !newLayer.isMask ? [] : [newLayer]
    ) {
      sublayerList.removeAll { $0 === newLayer }
      if let index = sublayerList.firstIndex(where: { $0 === oldLayer }) { sublayerList[index] = newLayer }
    }
  }

  /// Takes the layer out of the tree.
  public final func removeFromSuperlayer() {
    precondition(presented == nil, "a presentation layer cannot be changed")
    guard let parent else { return }
    if isMask {
      parent.mask = nil
    } else {
      parent.changeTree("sublayers", leaving: [self], joining: []) { parent.sublayerList.removeAll { $0 === self } }
    }
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    func insert(into list: inout [CALayer]) { list.insert(layer, at: min(max(index(list), 0), list.count)) }
    guard layer.parent === self, !layer.isMask else {
      // In place: a copy of the list for every layer would make long ones slow to fill.
      return changeTree("sublayers", leaving: [], joining: [layer]) { insert(into: &sublayerList) }
    }
    var list = sublayerList
    list.removeAll { $0 === layer }
    insert(into: &list)
    if list.elementsEqual(sublayerList, by: ===) { return }
    changeTree("sublayers", leaving: [], joining: []) { sublayerList = list }
  }

  /// Changes the tree and asks for the actions of that in the measured order: the superlayer's, then `onOrderOut` of what
  /// leaves and `onOrderIn` of what joins.
  private func changeTree(_ key: String, leaving: [CALayer], joining: [CALayer], _ change: () -> Void) {
    precondition(presented == nil, "a presentation layer cannot be changed")
    for layer in joining {
      precondition(layer.presented == nil, "a presentation layer cannot be part of a tree")
      precondition(!isDescendant(of: layer), "a layer cannot be its own ancestor")
      layer.removeFromSuperlayer()
    }
    let isVisible = committed != nil
    let own = isVisible ? action(for: key) : nil
    let outs = isVisible ? leaving.map { $0.action(for: kCAOnOrderOut) } : []
    for layer in leaving {
      layer.parent = nil
      if layer.committed != nil { ThreadState.current.transactions.noteRemoval(of: layer) }
    }
    change()
    for layer in joining {
      layer.parent = self
      // A new place in the tree is a new commit, whatever was committed elsewhere.
      layer.needsCommit = false
      layer.markChanged()
    }
    if key == "sublayers" { setNeedsLayout() }
    markChanged()
    own?.run(forKey: key, object: self, arguments: nil)
    for (layer, action) in zip(leaving, outs) { action?.run(forKey: kCAOnOrderOut, object: layer, arguments: nil) }
    for layer in joining where isVisible {
      layer.action(for: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }
}
