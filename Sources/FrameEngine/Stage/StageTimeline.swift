// The app-side half in virtual time: scheduled closures, animation events and display links, in one order.

import CoreAnimation
import Foundation
import FrameResolving
import RenderTree

/// Plays everything that happens before a frame. Used from one thread, the one its layers belong to.
final class StageTimeline {
  private struct Event {
    var time: Double
    var order: Int
    var body: () -> Void
  }

  private let host: LayerHost
  private var events: [Event] = []
  private var scheduled = 0
  private var listeners: [any FrameListener] = []
  private var animations = AnimationEventQueue()
  /// Whether every end so far was made visible.
  private var isSettled = true
  private(set) var now = 0.0

  init(_ root: CALayer) { host = LayerHost(root) }

  /// Schedules a closure; one whose time has passed runs before the next frame.
  func at(_ time: Double, _ body: @escaping () -> Void) {
    let event = Event(time: time.isNaN ? 0 : max(time, 0), order: scheduled, body: body)
    scheduled += 1
    let place = events.partition(where: { ($0.time, $0.order) < (event.time, event.order) })
    events.insert(event, at: place)
  }

  /// Whether closures or listeners wait for times to come.
  var hasEvents: Bool { events.contains { $0.time.isFinite } || listeners.contains(where: \.isListening) }

  func add(_ listener: any FrameListener) { listeners.append(listener) }

  /// Plays everything up to a frame and commits; the tree is then what the frame shows.
  func advance(to tick: DisplayTick) -> RenderNode? {
    let outer = MediaClock.virtualTime
    defer { MediaClock.virtualTime = outer }
    return RunLoopListeners.current.playing({ self.add($0) }) { host.show { play(to: tick) } }
  }

  private func play(to tick: DisplayTick) -> RenderNode? {
    if host.committedRoot == nil {
      turn()
      // A transaction that somebody left open does not keep the stage from its first picture.
      if host.committedRoot == nil { host.commit(at: now) }
    }
    while true {
      let animation = nextAnimationEvent()
      let animationTime = animation?.time ?? .infinity
      let eventTime = events.first?.time ?? .infinity
      // At the same moment animations end first: what is scheduled then finds their effects gone, as in an app.
      if let animation, animationTime <= eventTime, animationTime <= tick.time {
        deliver(animation)
      } else if eventTime <= tick.time, eventTime.isFinite {
        let event = events.removeFirst()
        now = max(now, event.time)
        settle()
        MediaClock.virtualTime = now
        event.body()
        turn()
      } else {
        break
      }
    }
    now = max(now, tick.time)
    settle()
    MediaClock.virtualTime = now
    listeners.removeAll { !$0.isListening }
    for listener in listeners { listener.tick(tick) }
    LayerHost.redisplayAnimated()
    turn()
    return host.committedRoot
  }

  /// The end of the run loop's turn, in the measured order: what changed is committed, what began with that is told so,
  /// then blocks are called and delegates told of what was removed. These may change more, which makes another turn.
  private func turn() {
    isSettled = true
    MediaClock.virtualTime = now
    for _ in 0..<Self.longestChain {
      CATransaction.flush()
      while let event = nextAnimationEvent(), event.kind == .started, event.time <= now {
        announce(event)
        CATransaction.flush()
      }
      if !LayerHost.runCalls() { return }
    }
    // Blocks that ask for themselves without end go on at the next moment.
    CATransaction.flush()
  }

  private static let longestChain = 100

  private func nextAnimationEvent() -> AnimationEvent? {
    host.committedRoot.flatMap { animations.next(in: $0, after: now) }
  }

  /// Ends that nobody hears of are made visible together, before anybody could look: thousands at once are one commit.
  private func deliver(_ event: AnimationEvent) {
    now = max(now, event.time)
    let isHeard = host.layer(event.layer, at: event.path)?.isHeard(animation: event.animation) ?? true
    if isHeard { settle() }
    MediaClock.virtualTime = now
    announce(event)
    if isHeard { turn() } else { isSettled = false }
  }

  /// Makes the ends visible that nobody heard of.
  private func settle() {
    if !isSettled { turn() }
  }

  private func announce(_ event: AnimationEvent) {
    animations.deliver(event)
    if let layer = host.layer(event.layer, at: event.path) {
      switch event.kind {
      case .started: layer.animationStarted(id: event.animation)
      case .finished: layer.animationFinished(id: event.animation)
      }
    }
  }
}

extension Array {
  /// Index of the first element for which a predicate that holds for a prefix no longer holds.
  fileprivate func partition(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
