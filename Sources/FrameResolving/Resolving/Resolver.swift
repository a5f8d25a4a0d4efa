// (scene, time) → resolved scene: the walk that applies every animation in its layer's own time.

public import RenderTree

/// Evaluates committed scenes.
public enum Resolver {
  /// The scene at a time, seconds.
  ///
  /// - Parameter previous: An earlier result. Its nodes are used again where nothing depends on time, so that what did
  ///   not change is the same object; the values do not depend on it.
  public static func resolve(_ scene: RenderScene, at time: Double, previous: ResolvedScene? = nil) -> ResolvedScene {
    let root = resolve(scene.root, parentTime: time, lag: 0, instance: nil, previous: previous?.root)
    return ResolvedScene(root: root, canvas: scene.canvas, time: time)
  }

  /// - Parameter lag: how far a replicator's copy is behind, in the parent's seconds. It is taken off after the layer's
  ///   time is found: a copy before its beginning has not begun, while a layer's time never falls below its start.
  private static func resolve(
    _ node: RenderNode, parentTime: Double, lag: Double, instance: ResolvedInstance?, previous: ResolvedNode?
  ) -> ResolvedNode {
    if node.isStatic, let previous, previous.node === node, previous.instance == instance { return previous }
    let localLag = lag * node.timing.speed
    let time = node.timing.localTime(fromParent: parentTime)
    let values = AnimationStack.apply(node.animations, to: node.values, at: time - localLag)
    let ownTime = node.content?.isMoving(values) ?? false ? time - localLag : 0
    return ResolvedNode(
      node: node, values: values, time: ownTime, instance: instance,
      sublayers: sublayers(of: node, values: values, time: time, lag: localLag, previous: previous),
      mask: node.mask.map {
        resolve($0, parentTime: time, lag: localLag, instance: nil, previous: previous?.mask)
      },
      transition: transition(of: node, at: time - localLag, instance: instance, previous: previous?.transition))
  }

  /// The last transition in effect, if there is a look it starts from.
  private static func transition(
    of node: RenderNode, at time: Double, instance: ResolvedInstance?, previous: ResolvedTransition?
  ) -> ResolvedTransition? {
    guard let outgoing = node.outgoing else { return nil }
    for animation in node.animations.reversed() {
      guard case .transition(let spec) = animation.effect, !animation.isGone(at: time),
        let position = animation.timing.progress(at: time)
      else { continue }
      let fraction = animation.curve?.value(at: position.fraction) ?? position.fraction
      let source = resolve(
        outgoing.node, parentTime: outgoing.time, lag: 0, instance: instance, previous: previous?.source)
      return ResolvedTransition(
        spec: spec, progress: spec.startProgress + (spec.endProgress - spec.startProgress) * fraction, source: source)
    }
    return nil
  }

  /// - Parameter previous: the same layer at another time, perhaps of another commit.
  private static func sublayers(
    of node: RenderNode, values: PropertyStore, time: Double, lag: Double, previous: ResolvedNode?
  ) -> ResolvedSublayers {
    if node.sublayers.isEmpty { return .none }
    if let instances = node.subtree?.instances(values) {
      return ResolvedSublayers(copies(of: node, instances, time: time, lag: lag, previous: previous?.sublayers))
    }
    func resolved(_ place: Int, previous: @autoclosure () -> ResolvedNode?) -> ResolvedNode {
      let child = node.sublayers[place]
      if let lone = child.loneAnimation {
        let layerTime = child.timing.localTime(fromParent: time) - lag * child.timing.speed
        return ResolvedNode(leaf: child, change: AnimationStack.change(by: lone, at: layerTime))
      }
      return resolve(child, parentTime: time, lag: lag, instance: nil, previous: previous())
    }
    // What stands still was found when this commit was first resolved.
    if let previous, previous.node === node, !node.movingSlots.isEmpty, previous.sublayers.slots == node.movingSlots {
      let before = previous.sublayers
      let moving = node.movingPlaces.indices.map { slot in
        resolved(node.movingPlaces[slot], previous: before.moving[slot])
      }
      return ResolvedSublayers(fixed: before.fixed, moving: moving, slots: node.movingSlots)
    }
    let before = previous?.sublayers ?? .none
    let all = node.sublayers.indices.map { place in
      resolved(place, previous: place < before.count ? before[place] : nil)
    }
    if node.movingSlots.isEmpty { return ResolvedSublayers(all) }
    return ResolvedSublayers(fixed: all, moving: node.movingPlaces.map { all[$0] }, slots: node.movingSlots)
  }

  /// The sublayers once for each copy a replicator makes of them.
  private static func copies(
    of node: RenderNode, _ instances: [SubtreeInstance], time: Double, lag: Double, previous: ResolvedSublayers?
  ) -> [ResolvedNode] {
    var copies: [ResolvedNode] = []
    for (number, copy) in instances.enumerated() {
      let instance = ResolvedInstance(index: number, transform: copy.transform, tint: copy.tint, alpha: copy.alpha)
      for layer in node.sublayers {
        let before = previous.flatMap { copies.count < $0.count ? $0[copies.count] : nil }
        copies.append(
          resolve(layer, parentTime: time, lag: lag + copy.delay, instance: instance, previous: before))
      }
    }
    return copies
  }
}
