// (scene, time) → resolved scene: the walk that applies every animation in its layer's own time.

public import RenderTree

/// Copies that replicators made, against a limit: they multiply, and three nested ones of a hundred make a million.
private struct CopyBudget {
  var made = 0
  /// The replicator that made one too many.
  var excess: RenderNode?

  /// Whether there may be one more.
  mutating func takes(_ node: RenderNode) -> Bool {
    if excess != nil { return false }
    made += 1
    if made > Resolver.copyLimit { excess = node }
    return excess == nil
  }

  /// Counts the copies in a layer that is used again.
  mutating func reuse(_ layer: ResolvedNode) {
    made += layer.copies
    if excess == nil, made > Resolver.copyLimit { excess = layer.node }
  }
}

/// Evaluates committed scenes.
public enum Resolver {
  /// Most copies of layers that all replicators of a scene make together. A scene that asks for more is resolved no
  /// further, says so (`ResolvedScene.excess`), and is refused by the planner.
  public static let copyLimit = 500_000

  /// The scene at a time, seconds.
  ///
  /// - Parameter previous: An earlier result. Its nodes are used again where nothing depends on time, so that what did
  ///   not change is the same object; the values do not depend on it.
  public static func resolve(_ scene: RenderScene, at time: Double, previous: ResolvedScene? = nil) -> ResolvedScene {
    var budget = CopyBudget()
    // What was cut short is not used again.
    let known = previous?.excess == nil ? previous?.root : nil
    let root = resolve(scene.root, parentTime: time, lag: 0, instance: nil, previous: known, &budget)
    return ResolvedScene(root: root, canvas: scene.canvas, time: time, excess: budget.excess)
  }

  /// - Parameter lag: how far a replicator's copy is behind, in the parent's seconds. It is taken off after the layer's
  ///   time is found: a copy before its beginning has not begun, while a layer's time never falls below its start.
  private static func resolve(
    _ node: RenderNode, parentTime: Double, lag: Double, instance: ResolvedInstance?, previous: ResolvedNode?,
    _ budget: inout CopyBudget
  ) -> ResolvedNode {
    if node.isStatic, let previous, previous.node === node, previous.instance == instance {
      budget.reuse(previous)
      return previous
    }
    let localLag = lag * node.timing.speed
    let time = node.timing.localTime(fromParent: parentTime)
    let values = AnimationStack.apply(node.animations, to: node.values, at: time - localLag)
    let ownTime = node.content?.isMoving(values) ?? false ? time - localLag : 0
    let before = budget.made
    let sublayers = sublayers(of: node, values: values, time: time, lag: localLag, previous: previous, &budget)
    let mask = node.mask.map {
      resolve($0, parentTime: time, lag: localLag, instance: nil, previous: previous?.mask, &budget)
    }
    let transition = transition(
      of: node, at: time - localLag, instance: instance, previous: previous?.transition, &budget)
    return ResolvedNode(
      node: node, values: values, time: ownTime, instance: instance, sublayers: sublayers, mask: mask,
      transition: transition, copies: budget.made - before)
  }

  /// The last transition in effect, if there is a look it starts from.
  private static func transition(
    of node: RenderNode, at time: Double, instance: ResolvedInstance?, previous: ResolvedTransition?,
    _ budget: inout CopyBudget
  ) -> ResolvedTransition? {
    guard let outgoing = node.outgoing else { return nil }
    for animation in node.animations.reversed() {
      guard case .transition(let spec) = animation.effect, !animation.isGone(at: time),
        let position = animation.timing.progress(at: time)
      else { continue }
      let fraction = animation.curve?.value(at: position.fraction) ?? position.fraction
      let source = resolve(
        outgoing.node, parentTime: outgoing.time, lag: 0, instance: instance, previous: previous?.source,
        &budget)
      return ResolvedTransition(
        spec: spec, progress: spec.startProgress + (spec.endProgress - spec.startProgress) * fraction, source: source)
    }
    return nil
  }

  /// - Parameter previous: the same layer at another time, perhaps of another commit.
  private static func sublayers(
    of node: RenderNode, values: PropertyStore, time: Double, lag: Double, previous: ResolvedNode?,
    _ budget: inout CopyBudget
  ) -> ResolvedSublayers {
    if node.sublayers.isEmpty { return .none }
    if let instances = node.subtree?.instances(values) {
      return ResolvedSublayers(
        copies(of: node, instances, time: time, lag: lag, previous: previous?.sublayers, &budget))
    }
    let before = previous?.sublayers ?? .none
    let moving = movers(of: node, time: time, lag: lag, before: before, &budget)
    if let moving, node.movers.count == node.sublayers.count { return ResolvedSublayers(moving) }
    // What stands still was found when this commit was first resolved.
    if let previous, previous.node === node, node.subtree == nil {
      budget.made += before.idleCopies
      return ResolvedSublayers(fixed: before.fixed, moving: moving, idleCopies: before.idleCopies)
    }
    let made = budget.made
    let fixed = node.sublayers.indices.map { place in
      if let moving, let mover = moving[place: place] { return mover }
      return resolve(
        node.sublayers[place], parentTime: time, lag: lag, instance: nil,
        previous: place < before.count ? before[place] : nil, &budget)
    }
    return ResolvedSublayers(fixed: fixed, moving: moving, idleCopies: budget.made - made)
  }

  /// The sublayers that depend on time.
  private static func movers(
    of node: RenderNode, time: Double, lag: Double, before: ResolvedSublayers, _ budget: inout CopyBudget
  ) -> MovingLayers? {
    if node.movers.isEmpty { return nil }
    var changes: ContiguousArray<PropertyStore.Entry?> = []
    changes.reserveCapacity(node.movers.count)
    var others: [ResolvedNode?] = []
    // Movers are read where they are: to copy one is to count a reference to what it holds.
    node.movers.withUnsafeBufferPointer { movers in
      for slot in movers.indices {
        if let lone = movers[slot].lone {
          changes.append(AnimationStack.change(by: lone, at: time, lag: lag))
          continue
        }
        let place = movers[slot].place
        if others.isEmpty { others = Array(repeating: nil, count: movers.count) }
        others[slot] = resolve(
          node.sublayers[place], parentTime: time, lag: lag, instance: nil,
          previous: place < before.count ? before[place] : nil, &budget)
        changes.append(nil)
      }
    }
    return MovingLayers(of: node, changes: changes, others: others)
  }

  /// The sublayers once for each copy a replicator makes of them.
  private static func copies(
    of node: RenderNode, _ instances: [SubtreeInstance], time: Double, lag: Double, previous: ResolvedSublayers?,
    _ budget: inout CopyBudget
  ) -> [ResolvedNode] {
    var copies: [ResolvedNode] = []
    for (number, copy) in instances.enumerated() {
      let instance = ResolvedInstance(index: number, transform: copy.transform, tint: copy.tint, alpha: copy.alpha)
      for layer in node.sublayers {
        guard budget.takes(node) else { return copies }
        let before = previous.flatMap { copies.count < $0.count ? $0[copies.count] : nil }
        copies.append(
          resolve(layer, parentTime: time, lag: lag + copy.delay, instance: instance, previous: before, &budget))
      }
    }
    return copies
  }
}
