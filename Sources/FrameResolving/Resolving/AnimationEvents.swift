// When animations start and finish, as data: a stage delivers them to delegates at their exact times.

public import RenderTree

/// The start or the end of an animation of a layer.
public struct AnimationEvent: Sendable, Hashable {
  /// What happened.
  public enum Kind: Int, Sendable, Hashable {
    /// It became active.
    case started
    /// Its active time is over.
    case finished
  }

  /// One event of one animation: what a stage remembers to have delivered.
  public struct Identity: Sendable, Hashable {
    /// The animation.
    public var animation: UInt64
    /// Its start or its end.
    public var kind: Kind
    /// An identity from its parts.
    public init(animation: UInt64, kind: Kind) {
      self.animation = animation
      self.kind = kind
    }
  }

  /// The animated layer.
  public var layer: LayerID
  /// Where it lies: its place among the sublayers from level to level, -1 for a mask.
  public var path: [Int]
  /// The animation's identity.
  public var animation: UInt64
  /// The key it was added under.
  public var key: String?
  /// What happened.
  public var kind: Kind
  /// When, in the time of the root's parent (the stage's clock); seconds.
  public var time: Double
  /// Whether the layer lets go of the animation when it finishes.
  public var isRemovedOnCompletion: Bool

  /// Layer and time apart: what makes this event the same in every later scene.
  public var identity: Identity { Identity(animation: animation, kind: kind) }
}

/// Looks for events in a committed tree. The tree itself never changes: who delivers an event remembers it.
public enum AnimationEvents {
  /// The events not delivered yet, in the order of delivery.
  ///
  /// An animation starts when its layer's clock reaches its beginning and finishes when the clock reaches the end of its
  /// active time. One that repeats for ever, or whose layer stands still short of the end, does not finish. What lies
  /// before `time` and was not delivered is due at `time` at once. Of events at the same moment, starts come first, then
  /// the order of the tree.
  /// - Parameter time: the stage's clock; no event is earlier.
  public static func all(
    in root: RenderNode, after time: Double, excluding delivered: Set<AnimationEvent.Identity>
  ) -> [AnimationEvent] {
    var search = EventSearch(delivered: delivered)
    search.visit(root, parentTime: time)
    let order = search.events.indices.sorted { a, b in
      let (first, second) = (search.events[a], search.events[b])
      return (first.time, first.kind.rawValue, a) < (second.time, second.kind.rawValue, b)
    }
    return order.map { search.events[$0] }
  }
}

/// One layer's clock while the search stands at a moment.
private struct LayerClock {
  let timing: MediaTiming
  /// The parent's time at the moment.
  let parentNow: Double
  /// The layer's own time at the moment.
  let now: Double

  /// The earliest parent time from now on at which this clock shows at least a local time; nil when it never does.
  func parentTime(reaching local: Double) -> Double? {
    if now >= local - abs(local) * 1e-15 { return parentNow }
    let begin = timing.beginTime.isFinite ? timing.beginTime : 0
    let speed = timing.speed.isFinite ? timing.speed : 0
    let offset = timing.timeOffset.isFinite ? timing.timeOffset : 0
    // The clock stands at 0 until its beginning and jumps to its offset there.
    if parentNow < begin && offset >= local { return begin }
    guard speed > 0 else { return nil }
    return max(begin, parentNow, timing.parentTime(fromLocal: local))
  }
}

private struct EventSearch {
  let delivered: Set<AnimationEvent.Identity>
  /// In the order of the tree.
  private(set) var events: [AnimationEvent] = []
  private var clocks: [LayerClock] = []
  private var path: [Int] = []

  init(delivered: Set<AnimationEvent.Identity>) { self.delivered = delivered }

  mutating func visit(_ node: RenderNode, parentTime: Double) {
    if node.isStatic { return }
    let now = node.timing.localTime(fromParent: parentTime)
    clocks.append(LayerClock(timing: node.timing, parentNow: parentTime, now: now))
    for animation in node.animations {
      let begin = animation.timing.beginTime.isFinite ? animation.timing.beginTime : 0
      offer(.started, at: begin, of: animation, in: node)
      if let end = animation.endTime { offer(.finished, at: max(begin, end), of: animation, in: node) }
    }
    for (place, sublayer) in node.sublayers.enumerated() { visit(sublayer, at: place, parentTime: now) }
    if let mask = node.mask { visit(mask, at: -1, parentTime: now) }
    clocks.removeLast()
  }

  private mutating func visit(_ node: RenderNode, at place: Int, parentTime: Double) {
    if node.isStatic { return }
    path.append(place)
    visit(node, parentTime: parentTime)
    path.removeLast()
  }

  private mutating func offer(
    _ kind: AnimationEvent.Kind, at local: Double, of animation: AnimationSpec, in node: RenderNode
  ) {
    if delivered.contains(AnimationEvent.Identity(animation: animation.id, kind: kind)) { return }
    var time = local
    for clock in clocks.reversed() {
      guard let above = clock.parentTime(reaching: time) else { return }
      time = above
    }
    events.append(
      AnimationEvent(
        layer: node.id, path: path, animation: animation.id, key: animation.key, kind: kind, time: time,
        isRemovedOnCompletion: animation.isRemovedOnCompletion))
  }
}
