// The animations of a layer: adding, removing, and what happens when one starts and ends.

import Foundation
import FrameResolving
import RenderTree

extension CALayer {
  /// The keys of the running animations, in the order they apply; nil when there are none.
  public final func animationKeys() -> [String]? {
    let keys = (presented ?? self).running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The copy of the animation that runs under a key; it cannot be changed any more.
  public final func animation(forKey key: String) -> CAAnimation? {
    (presented ?? self).running.last { $0.key == key }?.animation
  }

  /// Takes an animation off; its delegate is told that it did not finish.
  public final func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Takes all animations off.
  public final func removeAllAnimations() { removeAnimations { _ in true } }

  final func addAnimation(_ anim: CAAnimation, forKey key: String?) {
    precondition(presented == nil, "a presentation layer cannot be changed")
    let key = anim is CATransition ? kCATransition : key
    if let transition = anim as? CATransition, !transition.isKnown {
      LayerDiagnostics.report(
        self, key: kCATransition,
        reason: "the transition '\(transition.type.rawValue)' is private to Apple and was drawn as a fade")
    }
    if let key { removeAnimation(forKey: key) }
    // A key nobody has read or set yet must be known with its default before a key path names it.
    _ = LayerCatalogue.all
    let copy = anim.frozenCopy()
    let id = LayerID.make().raw
    let spec =
      copy.makeSpec(id: id, key: key, defaultDuration: CATransaction.animationDuration())
      ?? AnimationSpec(
        id: id, key: key, timing: copy.timing(defaultDuration: CATransaction.animationDuration()), curve: nil,
        effect: .group([]))
    AnimationAdvice.look(atAdded: copy, forKey: key, on: self)
    AnimationAdvice.look(atAdded: spec, on: self)
    let transactions = ThreadState.current.transactions
    let completions = transactions.openCompletions
    completions.forEach { $0.enter() }
    let isDrawn = spec.targets.contains { type(of: self).needsDisplay(forKey: $0.key.description) }
    running.append(
      RunningAnimation(key: key, animation: copy, spec: spec, isDrawn: isDrawn, completions: completions))
    if isDrawn { transactions.noteAnimatedDisplay(of: self) }
    if committed == nil { transactions.noteUnseen(self, id: id) }
    markChanged()
  }

  private func removeAnimations(where matches: (RunningAnimation) -> Bool) {
    precondition(presented == nil, "a presentation layer cannot be changed")
    let removed = running.filter(matches)
    guard !removed.isEmpty else { return }
    removed.forEach(willRemove)
    running.removeAll(where: matches)
    for animation in removed {
      noteEnd(of: animation)
      ThreadState.current.transactions.afterCommit { [self] in end(animation, finished: false) }
    }
  }

  /// What an animation showed is gone: the model's values show.
  private func noteEnd(of ended: RunningAnimation) {
    markChanged()
    if ended.isDrawn { setNeedsDisplay() }
  }

  /// Tells everyone that an animation ended: first what waits for it, then its delegate (measured order).
  private func end(_ ended: RunningAnimation, finished: Bool) {
    guard !ended.isOver else { return }
    ended.completions.forEach { $0.leave() }
    ended.animation.delegate?.animationDidStop(ended.animation, finished: finished)
  }

  /// Whether anybody hears of the start and the end of an animation, or the layer draws what it changes.
  package final func isHeard(animation id: UInt64) -> Bool {
    running.contains { $0.spec.id == id && ($0.animation.delegate != nil || !$0.completions.isEmpty || $0.isDrawn) }
  }

  /// An animation begins its active time.
  package final func animationStarted(id: UInt64) {
    guard let started = running.first(where: { $0.spec.id == id }) else { return }
    started.animation.delegate?.animationDidStart(started.animation)
  }

  /// An animation's active time is over: it is let go of unless it asked to stay, and told once.
  package final func animationFinished(id: UInt64) {
    guard let index = running.firstIndex(where: { $0.spec.id == id }) else { return }
    let ended = running[index]
    let above = superlayer
    if ended.animation.isRemovedOnCompletion {
      willRemove(ended)
      running.remove(at: index)
    } else {
      running[index].isOver = true
    }
    noteEnd(of: ended)
    end(ended, finished: true)
    // Whoever waited for the end may have set the value, or taken the layer away.
    if superlayer === above { AnimationAdvice.look(atFinished: ended.spec, on: self) }
  }

  /// What runs here and beneath never ends: nobody waits for it.
  final func giveUpCompletions() {
    for animation in running { animation.completions.forEach { $0.giveUp() } }
    for layer in sublayerList { layer.giveUpCompletions() }
    maskLayer?.giveUpCompletions()
  }

  /// The layer left a committed tree for good: what ran there stops, here and beneath.
  final func leaveCommittedTree() {
    committed = nil
    outgoing = nil
    needsCommit = true
    removeAllAnimations()
    for layer in sublayerList { layer.leaveCommittedTree() }
    maskLayer?.leaveCommittedTree()
  }
}

extension CALayer: Unseen {
  final func endUnseen(_ animation: UInt64) -> (() -> Void)? {
    guard !isShown, let index = running.firstIndex(where: { $0.spec.id == animation }) else { return nil }
    let ended = running.remove(at: index)
    // Measured: it is told of a start and an end; what waits for it comes last.
    return {
      ended.animation.delegate?.animationDidStart(ended.animation)
      ended.animation.delegate?.animationDidStop(ended.animation, finished: false)
      ended.completions.forEach { $0.leave() }
    }
  }
}

extension CALayer: AnimatedDisplay {
  final func redisplayWhileAnimating() -> Bool {
    guard running.contains(where: { $0.isDrawn && !$0.isOver }) else { return false }
    if committed != nil { setNeedsDisplay() }
    return true
  }
}

extension AnimationSpec {
  /// Every property the animation changes.
  var targets: [PropertyPath] {
    switch effect {
    case .property(let animation): [animation.target]
    case .group(let members): members.flatMap(\.targets)
    case .transition: []
    }
  }
}
