// The exact moments at which animations start and finish.

import FrameResolving
import RenderTree
import Testing

@Suite struct AnimationEventsTests {
  private struct Still: ValueTrack {
    func value(at fraction: Double, base: PropertyValue) -> PropertyValue? { base }
  }

  private func animation(
    _ id: UInt64, begin: Double = 0, duration: Double = 1, count: Double = 0, speed: Double = 1
  ) -> AnimationSpec {
    let timing = TimeMappingTests.timing(begin: begin, duration: duration, speed: speed, count: count)
    let effect = AnimationSpec.Effect.property(PropertyAnimation(target: PropertyPath("opacity"), track: Still()))
    return AnimationSpec(id: id, key: "k\(id)", timing: timing, curve: nil, effect: effect)
  }

  private func node(
    id: LayerID = .make(), _ animations: [AnimationSpec] = [], timing: MediaTiming = MediaTiming(),
    sublayers: [RenderNode] = [],
    mask: RenderNode? = nil
  ) -> RenderNode {
    RenderNode(
      id: id, className: "CALayer", name: nil, values: PropertyStore(), timing: timing, animations: animations,
      sublayers: sublayers, mask: mask, content: nil, subtree: nil, display: nil)
  }

  private func all(_ root: RenderNode, after time: Double = 0) -> [String] {
    AnimationEvents.all(in: root, after: time, excluding: []).map {
      "\($0.kind) \($0.animation) \($0.time)"
    }
  }

  @Test func inOrder() {
    let root = node([animation(1, begin: 1)], sublayers: [node([animation(2, begin: 0.5, count: 2)])])
    #expect(all(root) == ["started 2 0.5", "started 1 1.0", "finished 1 2.0", "finished 2 2.5"])
  }

  @Test func throughTheLayersTimes() {
    let child = node([animation(1, begin: 1)], timing: TimeMappingTests.timing(begin: 2, speed: 2))
    let root = node(timing: TimeMappingTests.timing(offset: 0.5), sublayers: [node(mask: child)])
    // The root's clock is half a second ahead; the child begins at 2 there and runs twice as fast.
    #expect(all(root) == ["started 1 2.0", "finished 1 2.5"])
  }

  @Test func whatNeverHappens() {
    #expect(all(node([animation(1, count: .infinity)])) == ["started 1 0.0"])
    #expect(all(node([animation(1, speed: 0)])) == ["started 1 0.0"])
    let paused = TimeMappingTests.timing(speed: 0, offset: 0.5)
    #expect(all(node([animation(1), animation(2, begin: 0.6)], timing: paused)) == ["started 1 0.0"])
    #expect(all(node()) == [])
  }

  @Test func thePastIsDueAtOnce() {
    #expect(all(node([animation(1, begin: 1)]), after: 5) == ["started 1 5.0", "finished 1 5.0"])
    #expect(all(node([animation(1)], timing: TimeMappingTests.timing(speed: 0, offset: 9)), after: 5).count == 2)
  }

  @Test func deliveredOnce() {
    let root = node([animation(7)])
    let started = AnimationEvent.Identity(animation: 7, kind: .started)
    let next = AnimationEvents.all(in: root, after: 0, excluding: [started]).first
    #expect(next?.kind == .finished && next?.time == 1 && next?.key == "k7" && next?.layer == root.id)
    let finished = AnimationEvent.Identity(animation: 7, kind: .finished)
    #expect(AnimationEvents.all(in: root, after: 0, excluding: [started, finished]).isEmpty)
  }

  /// A queue gives what a search of each tree anew gives, whatever becomes of the tree meanwhile.
  @Test func aQueueFollowsATreeThatChanges() {
    let (top, first, second) = (LayerID.make(), LayerID.make(), LayerID.make())
    func stays(_ spec: AnimationSpec) -> AnimationSpec {
      var spec = spec
      spec.isRemovedOnCompletion = false
      return spec
    }
    let long = stays(animation(1, duration: 3))
    let (late, slow) = (stays(animation(2, begin: 1)), stays(animation(3, begin: 1)))
    func a(_ animations: [AnimationSpec]) -> RenderNode { node(id: first, animations) }
    let b = node(id: second, [slow], timing: TimeMappingTests.timing(speed: 0.5))
    // Animations end, another comes, one goes on in another time; layers change places, their own time, and go.
    let trees =
      [
        [a([long, late]), b], [a([long]), b], [a([late]), b], [a([]), b],
        [a([long, late, stays(animation(9, begin: 2))]), b],
        [a([long, stays(animation(2, begin: 1, duration: 5))]), b], [b, a([long, late])],
        [a([long, late]), node(id: second, [slow])], [b], [],
      ].map { node(id: top, sublayers: $0) } + [node(id: top, mask: a([long])), node(mask: b)]
    for before in trees {
      for after in trees {
        for count in 0..<6 {
          var (queue, delivered, time) = (AnimationEventQueue(), Set<AnimationEvent.Identity>(), 0.0)
          for (tree, most) in [(before, count), (after, 9)] {
            for _ in 0..<most {
              let next = queue.next(in: tree, after: time)
              #expect(next == AnimationEvents.all(in: tree, after: time, excluding: delivered).first)
              guard let next else { break }
              time = next.time
              queue.deliver(next)
              delivered.insert(next.identity)
            }
          }
        }
      }
    }
  }

  @Test func atTheFrameAnAnimationIsOver() {
    // 0.1 + 0.2 is a bit more than 0.3: the end and the frame there are one moment all the same.
    let spec = animation(1, begin: 0.1, duration: 0.2)
    #expect(spec.isGone(at: 0.3) && spec.isGone(at: 0.1 + 0.2))
    #expect(!spec.isGone(at: 0.2999))
  }
}
