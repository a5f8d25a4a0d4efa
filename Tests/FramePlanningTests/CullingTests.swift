// Layers that cannot be seen are left out, and counted.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import Testing

@Suite struct CullingTests {
  @Test func whatCannotBeSeenIsLeftOut() throws {
    let layers = [
      box(10, 10, 20, 20),
      box(10, 10, 20, 20) { $0.isHidden = true },
      box(10, 10, 20, 20) { $0.opacity = 0 },
      box(-50, 0, 20, 20),
      box(10, 10, 20, 20) { $0.transform = CATransform3DMakeScale(0, 1, 1) },
      box(10, 10, 20, 20) {
        $0.isDoubleSided = false
        $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      },
    ]
    var frames = try Frames(layers)
    let cost = try frames.plan(at: 0).cost
    // The root, which draws nothing itself, is looked at and neither drawn nor left out.
    #expect(cost.layers.visited == 7)
    #expect(cost.layers.drawn == 1)
    #expect(cost.layers.culled == 5)
  }

  @Test func sublayersOfWhatIsHiddenAreNotLookedAt() throws {
    let hidden = box(0, 0, 50, 50) {
      $0.isHidden = true
      for _ in 0..<10 { $0.addSublayer(box(0, 0, 5, 5)) }
    }
    let cost = try plan(hidden).cost
    #expect(cost.layers.visited == 2 && cost.layers.culled == 1 && cost.layers.drawn == 0)
  }

  @Test func sublayersOutsideAClipAreLeftOut() throws {
    let clip = box(10, 10, 30, 30) {
      $0.masksToBounds = true
      $0.addSublayer(box(5, 5, 10, 10))
      $0.addSublayer(box(40, 5, 10, 10))
    }
    let cost = try plan(clip).cost
    #expect(cost.layers.drawn == 2 && cost.layers.culled == 1)
  }

  @Test func whatOnlyCastsAShadowIntoViewIsDrawn() throws {
    let outside = box(-30, 10, 20, 20) {
      $0.shadowOpacity = 1
      $0.shadowOffset = CGSize(width: 30, height: 0)
    }
    let cost = try plan(outside).cost
    #expect(cost.layers.drawn == 1 && cost.executed.byReason == [.shadow: 1])
  }

  @Test func layersAreNamedByTheirPath() throws {
    let group = box(0, 0, 50, 50) {
      $0.name = "group"
      $0.opacity = 0.5
      $0.addSublayer(box(0, 0, 5, 5))
    }
    let layers = try plan(group).layers
    #expect(Set(layers.map(\.path)) == ["root/group", "root/group/CALayer[0]"])
    #expect(layers.first { $0.path == "root/group" }?.modelled.byReason == [.groupOpacity: 1])
    #expect(layers.first { $0.path == "root/group/CALayer[0]" }?.pixels == 25)
  }

  @Test func tooManyCopiesAreRefused() throws {
    var layer = box(0, 0, 1, 1)
    for _ in 0..<3 {
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 10
      replicator.addSublayer(layer)
      layer = replicator
    }
    // A root, a replicator, ten and a hundred more, a thousand boxes.
    var frames = try Frames([layer])
    frames.limits.layers = 1112
    #expect(try frames.plan(at: 0).cost.layers.visited == 1112)
    frames = try Frames([layer])
    frames.limits.layers = 1111
    #expect(throws: PlanError.self) { try frames.plan(at: 1) }
  }
}
