// The events of a tree that goes on changing, looked for once and not once an event.

public import RenderTree

/// Gives the events of a tree one after the other, each once, while the tree is committed anew between them.
///
/// A tree in which animations only ended has the events it had, but for theirs: most commits between two events are such.
/// After any other change the tree is looked through again.
public struct AnimationEventQueue {
  private var root: RenderNode?
  /// What is to come, the next one last.
  private var events: [AnimationEvent] = []
  /// Animations that were taken off since the tree was looked through.
  private var gone: Set<UInt64> = []
  private var delivered: Set<AnimationEvent.Identity> = []

  /// A queue that has delivered nothing.
  public init() {}

  /// The next event of a tree; nil when there is none to come.
  ///
  /// - Parameter time: the stage's clock; no event is earlier.
  public mutating func next(in root: RenderNode, after time: Double) -> AnimationEvent? {
    if let known = self.root, known === root || hasSameEvents(known, root) {
      self.root = root
    } else {
      self.root = root
      gone = []
      events = AnimationEvents.all(in: root, after: time, excluding: delivered).reversed()
    }
    while let last = events.last, gone.contains(last.animation) { events.removeLast() }
    return events.last
  }

  /// Remembers that the next event was delivered.
  public mutating func deliver(_ event: AnimationEvent) {
    if events.last?.identity == event.identity { events.removeLast() } else { root = nil }
    delivered.insert(event.identity)
    guard event.kind == .finished, event.isRemovedOnCompletion else { return }
    // The animation is gone from the tree, and with it the need to remember.
    gone.insert(event.animation)
    delivered.remove(event.identity)
    delivered.remove(AnimationEvent.Identity(animation: event.animation, kind: .started))
  }

  /// Whether a tree has the events of another but for animations that were taken off, which are noted.
  private mutating func hasSameEvents(_ old: RenderNode, _ new: RenderNode) -> Bool {
    if old === new { return true }
    guard old.id == new.id, old.timing == new.timing, old.sublayers.count == new.sublayers.count,
      (old.mask == nil) == (new.mask == nil)
    else { return false }
    var left = new.animations[...]
    for animation in old.animations {
      if let first = left.first, first.id == animation.id, first.timing == animation.timing {
        left.removeFirst()
      } else {
        gone.insert(animation.id)
      }
    }
    guard left.isEmpty else { return false }
    for index in old.sublayers.indices where old.sublayers[index] !== new.sublayers[index] {
      guard hasSameEvents(old.sublayers[index], new.sublayers[index]) else { return false }
    }
    if let mask = old.mask, let other = new.mask { return hasSameEvents(mask, other) }
    return true
  }
}
