// Enters and leaves states: what changes, and how each change is animated.

public import Foundation
import FrameResolving
import RenderTree

/// Puts the layers of a tree into states and remembers in which they are.
///
/// A value that the new state does not set goes back to what it was before any state was entered. A value that changes
/// is animated by its element of the transition between the two states; without one, as any change of it is.
public final class CAStateController: NSObject {
  /// The top of the tree.
  public let layer: CALayer

  /// What is known of a layer that was in a state.
  private struct Memory {
    var state: CAState?
    /// Values from before any state, in the order they were first changed.
    var bases: [(value: StateValue, base: PropertyValue)] = []
    /// Animations that the state took away, to be given back.
    var removed: [(layer: CALayer, key: String, animation: CAAnimation)] = []
    /// What transitions added so far.
    var plays: [StatePlay] = []
  }
  private var memories: [ObjectIdentifier: Memory] = [:]

  /// A controller of the states of a layer and of all layers beneath it.
  public init(layer: CALayer) { self.layer = layer }

  /// The state a layer is in; nil before one was entered.
  public func state(of layer: CALayer) -> CAState? { memories[ObjectIdentifier(layer)]?.state }

  /// Layers here and beneath that own states, from the top.
  public var owners: [CALayer] {
    var found: [CALayer] = []
    func visit(_ layer: CALayer) {
      if !layer.states.isEmpty { found.append(layer) }
      for sublayer in layer.sublayers ?? [] { visit(sublayer) }
      if let mask = layer.mask { visit(mask) }
    }
    visit(layer)
    return found
  }

  /// The names of all states, each once.
  public var stateNames: [String] {
    var names: [String] = []
    for name in owners.flatMap({ $0.states.map(\.name) }) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Lets every layer that owns an initial state be in it, at once.
  public func setInitialStates() {
    for owner in owners {
      if let state = owner.states.first(where: \.isInitial) { setState(state, of: owner, transitionSpeed: 0) }
    }
  }

  /// Lets every layer that owns a state of a name enter it; nil lets all layers leave their states.
  ///
  /// - Parameter transitionSpeed: how much faster than written transitions run; 0 changes values at once.
  /// - Returns: false when no layer owns such a state.
  @discardableResult
  public func setState(named name: String?, transitionSpeed: Float = 1) -> Bool {
    var isOwned = name == nil
    for owner in owners {
      let state = name.flatMap { owner.state(withName: $0) }
      if name != nil, state == nil { continue }
      isOwned = true
      setState(state, of: owner, transitionSpeed: transitionSpeed)
    }
    return isOwned
  }

  /// Lets a layer enter one of its states, or leave the one it is in.
  ///
  /// - Parameter transitionSpeed: how much faster than written transitions run; 0 changes values at once.
  public func setState(_ state: CAState?, of owner: CALayer, transitionSpeed: Float = 1) {
    var memory = memories[ObjectIdentifier(owner)] ?? Memory()
    let old = memory.state
    guard old !== state else { return }
    let leaving = owner.elements(of: old)
    let entering = owner.elements(of: state)
    let values = Self.values(entering)
    for value in values + Self.values(leaving) {
      if memory.bases.contains(where: { $0.value.isOfSameProperty(as: value) }) { continue }
      memory.bases.append((value, value.whole))
    }
    let changes = Self.changes(memory.bases, values, Self.values(leaving))
    let speed = transitionSpeed.isFinite ? max(transitionSpeed, 0) : 1
    let elements = speed > 0 ? owner.transitionElements(from: old, to: state) : []
    let plays = elements.compactMap { StatePlay($0, changes) }

    CATransaction.begin()
    if speed > 0, speed != 1 { CATransaction.setAnimationDuration(CATransaction.animationDuration() / Double(speed)) }
    for change in changes {
      CATransaction.begin()
      let isCovered = change.parts.allSatisfy { part in plays.contains { $0.covers(part, of: change.layer) } }
      if speed == 0 || isCovered { CATransaction.setDisableActions(true) }
      change.layer.set(change.new, for: change.key)
      CATransaction.commit()
    }
    // One that was asked to stay would hide the new value for good.
    for play in memory.plays where changes.contains(where: play.shows) { play.remove() }
    for play in plays { play.add(speed: speed) }
    memory.plays = memory.plays.filter { play in !changes.contains(where: play.shows) } + plays
    carry(leaving, entering, &memory)
    CATransaction.commit()
    memory.state = state
    memories[ObjectIdentifier(owner)] = memory
  }

  /// How long the longest transition between states of two names takes, nil standing for no state; seconds. Where values
  /// change without a transition of their own, it is as long as an implicit animation at least.
  public func transitionDuration(from: String?, to: String?) -> CFTimeInterval {
    owners.filter { owner in to.map { owner.state(withName: $0) != nil } ?? true }
      .flatMap { owner in
        owner.transitionElements(
          from: from.flatMap { owner.state(withName: $0) }, to: to.flatMap { owner.state(withName: $0) })
      }
      .map { StatePlay.length(of: $0.animation) }
      .reduce(CATransaction.animationDuration(), max)
  }

  /// Adds and removes the animations of states; what both states say stays as it is.
  private func carry(_ leaving: [CAStateElement], _ entering: [CAStateElement], _ memory: inout Memory) {
    for element in leaving.reversed() where !entering.contains(where: { $0 === element }) {
      guard let target = element.target else { continue }
      if let added = element as? CAStateAddAnimation { target.removeAnimation(forKey: added.key) }
      if let removal = element as? CAStateRemoveAnimation {
        for kept in memory.removed where kept.layer === target && kept.key == removal.key {
          target.add(kept.animation, forKey: kept.key)
        }
        memory.removed.removeAll { $0.layer === target && $0.key == removal.key }
      }
    }
    for element in entering where !leaving.contains(where: { $0 === element }) {
      guard let target = element.target else { continue }
      if let added = element as? CAStateAddAnimation { target.add(added.animation, forKey: added.key) }
      if let removal = element as? CAStateRemoveAnimation, let running = target.animation(forKey: removal.key) {
        memory.removed.append((target, removal.key, running))
        target.removeAnimation(forKey: removal.key)
      }
    }
  }

  private static func values(_ elements: [CAStateElement]) -> [StateValue] {
    elements.compactMap { ($0 as? CAStateSetValue).flatMap(StateValue.init) }
  }

  /// What becomes of every value that a state ever set: its value from before any state, changed by the new state's.
  private static func changes(
    _ bases: [(value: StateValue, base: PropertyValue)], _ entering: [StateValue], _ leaving: [StateValue]
  ) -> [StateChange] {
    bases.compactMap { value, base in
      var store = PropertyStore()
      store[value.path.key] = base
      for set in entering where set.isOfSameProperty(as: value) { set.path.write(set.value, into: &store) }
      let new = store[value.path.key] ?? base
      guard new != value.whole else { return nil }
      var parts: [PropertyPath] = []
      var before = PropertyStore()
      before[value.path.key] = value.whole
      for set in leaving + entering where set.isOfSameProperty(as: value) && !parts.contains(set.path) {
        if set.path.read(from: before) != set.path.read(from: store) { parts.append(set.path) }
      }
      return StateChange(layer: value.layer, key: value.path.key, new: new, parts: parts)
    }
  }
}
