// Which layer is hit at a point.

import CoreAnimation
import Foundation
import Graphics
import Testing

@Suite struct LayerHitTests {
  private let a = CALayer()
  private let b = CALayer()

  init() {
    a.bounds = rect(0, 0, 100, 100)
    a.position = point(50, 50)
    b.frame = rect(80, 80, 50, 50)
    a.addSublayer(b)
  }

  @Test func outsideTheSuperlayer() {
    #expect(a.hitTest(point(120, 120)) === b)
    a.masksToBounds = true
    #expect(a.hitTest(point(120, 120)) == nil)
  }

  @Test func hiddenAndTransparentLayers() {
    b.isHidden = true
    #expect(a.hitTest(point(90, 90)) === a)
    b.isHidden = false
    b.opacity = 0
    #expect(a.hitTest(point(90, 90)) === a)
    b.opacity = 1
    #expect(a.hitTest(point(90, 90)) === b)
    // Nor is anything beneath them.
    let c = CALayer()
    c.frame = rect(0, 0, 50, 50)
    b.addSublayer(c)
    #expect(a.hitTest(point(90, 90)) === c)
    b.isHidden = true
    #expect(a.hitTest(point(90, 90)) === a)
  }

  @Test func flippedGeometryTurnsThePoint() {
    a.isGeometryFlipped = true
    #expect(a.hitTest(point(90, 90)) === a)
    #expect(a.hitTest(point(90, 15)) === b)
  }

  @Test func frontToBack() {
    let c = CALayer()
    c.frame = b.frame
    a.addSublayer(c)
    #expect(a.hitTest(point(90, 90)) === c)
    b.zPosition = 1
    #expect(a.hitTest(point(90, 90)) === b)
    c.zPosition = 1
    #expect(a.hitTest(point(90, 90)) === c)
  }

  @Test func masks() {
    let (holder, host, mask) = (CALayer(), CALayer(), CALayer())
    for layer in [holder, host] { layer.frame = rect(0, 0, 100, 100) }
    mask.frame = rect(0, 0, 40, 40)
    host.mask = mask
    holder.addSublayer(host)
    #expect(holder.hitTest(point(50, 50)) === holder)
    #expect(holder.hitTest(point(20, 20)) === host)
  }

  @Test func scaledPoints() {
    let (a, b) = (CALayer(), CALayer())
    a.frame = rect(0, 0, 300, 300)
    b.frame = rect(50, 60, 100, 100)
    b.bounds = rect(10, 10, 100, 100)
    b.transform = CATransform3DMakeScale(2, 2, 1)
    a.addSublayer(b)
    #expect(a.hitTest(point(100, 110)) === b)
    #expect(b.contains(point(10, 10)) && !b.contains(.zero))
    b.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(a.hitTest(point(100, 110)) === a)
  }

  @Test func aReplicatorIsHitWhereItsFirstCopyIs() {
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.frame = rect(0, 0, 10, 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    dot.frame = rect(0, 0, 10, 10)
    replicator.addSublayer(dot)
    #expect(replicator.hitTest(point(5, 5)) === dot)
    #expect(replicator.hitTest(point(25, 5)) == nil)
  }

  @Test func aSpaceIsNeverHit() {
    let space = CATransformLayer()
    space.frame = rect(0, 0, 100, 100)
    b.removeFromSuperlayer()
    space.addSublayer(b)
    #expect(space.hitTest(point(10, 10)) == nil && space.hitTest(point(90, 90)) == nil)
  }

  @Test func thePresentationIsHitWhereItShows() {
    let screen = Screen()
    let (inner, ball) = (CALayer(), CALayer())
    inner.frame = rect(0, 0, 200, 200)
    ball.frame = rect(0, 0, 20, 20)
    inner.addSublayer(ball)
    _ = screen.add(inner)
    screen.run { withoutActions { ball.position.x = 150 } }
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (10, 150, 1)
    screen.run(at: 1) { ball.add(move, forKey: "move") }
    screen.run(at: 1.5) {
      #expect(inner.hitTest(point(150, 10)) === ball)
      guard let shown = inner.presentation() else { return #expect(Bool(false), "no presentation") }
      #expect(shown.hitTest(point(80, 10))?.model() === ball)
      #expect(shown.hitTest(point(150, 10))?.model() === inner)
      #expect(shown.sublayers?.first?.superlayer === shown)
    }
  }
}
