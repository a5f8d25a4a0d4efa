// Frames, conversion between layers, and flipped geometry, with the measured numbers.

import CoreAnimation
import Foundation
import Graphics
import Testing

@Suite struct LayerGeometryTests {
  @Test func theFrameSetsSizeAndPosition() {
    let l = CALayer()
    l.frame = rect(10, 20, 100, 50)
    #expect(l.bounds == rect(0, 0, 100, 50) && l.position == point(60, 45))
    l.anchorPoint = .zero
    #expect(l.frame == rect(60, 45, 100, 50))
    l.bounds = rect(5, 5, 200, 100)
    #expect(l.frame == rect(60, 45, 200, 100))
    l.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(l.frame == rect(60, 45, 400, 300))
    l.frame = rect(0, 0, 10, 10)
    #expect(l.position == .zero)
    #expect(areNear(l.bounds.list, [5, 5, 5, 10.0 / 3]))
    l.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    #expect(areNear(l.frame.list, [-1.598085128680676, 0, 5.98599793813254, 5.322402899322256]))
  }

  @Test func theFrameIsDerived() {
    let l = CALayer()
    l.bounds = rect(0, 0, 100, 50)
    l.position = point(200, 300)
    #expect(l.frame == rect(150, 275, 100, 50))
    l.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(areNear(l.frame.list, [175, 250, 50, 100]))
    // The origin of the bounds stays.
    l.transform = CATransform3DIdentity
    l.bounds.origin = point(7, 8)
    l.frame = rect(0, 0, 20, 10)
    #expect(l.bounds == rect(7, 8, 20, 10) && l.position == point(10, 5))
  }

  @Test func theFrameOfARotatedLayer() {
    let l = CALayer()
    l.bounds = rect(0, 0, 80, 30)
    for angle in [0.3, 1.2, 2.5, 4.0] {
      l.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      let c: Double = abs(cos(angle))
      let s: Double = abs(sin(angle))
      let expected: [Double] = [80 * c + 30 * s, 80 * s + 30 * c]
      #expect(areNear(Array(l.frame.list[2...]), expected))
    }
  }

  @Test func negativeSizesAreStandardised() {
    let m = CALayer()
    m.frame = rect(10, 10, -20, -30)
    #expect(m.bounds == rect(0, 0, 20, 30) && m.position == point(0, -5) && m.frame == rect(-10, -20, 20, 30))
    m.bounds = rect(5, 5, -10, -20)
    #expect(m.bounds == rect(-5, -15, 10, 20))
  }

  @Test func affineTransforms() {
    let a = CALayer()
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    a.setAffineTransform(t)
    #expect(a.affineTransform() == t && a.transform.m21 == 3)
  }

  @Test func conversion() {
    let (a, b) = (CALayer(), CALayer())
    a.frame = rect(0, 0, 300, 300)
    b.frame = rect(50, 60, 100, 100)
    b.bounds = rect(10, 10, 100, 100)
    a.addSublayer(b)
    #expect(b.convert(.zero, to: a) == point(40, 50))
    #expect(a.convert(.zero, from: b) == point(40, 50))
    // A flipped layer's sublayers keep their coordinates in it.
    a.isGeometryFlipped = true
    #expect(b.convert(.zero, to: a) == point(40, 50))
    a.isGeometryFlipped = false
    b.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(b.convert(point(10, 10), to: a) == point(0, 10))
    #expect(b.convert(point(60, 60), to: a) == point(100, 110))
    #expect(b.convert(rect(10, 10, 10, 10), to: a) == rect(0, 10, 20, 20))
    #expect(a.convert(rect(0, 10, 20, 20), from: b) == b.convert(rect(0, 10, 20, 20), to: a))
    #expect(b.convert(point(0, 10), from: a) == point(10, 10))
    #expect(b.convert(rect(0, 10, 20, 20), from: a) == rect(10, 10, 10, 10))
  }

  @Test func conversionWithoutALayerGoesToTheSuperlayer() {
    let (root, l) = (CALayer(), CALayer())
    root.frame = rect(0, 0, 200, 200)
    l.bounds = rect(0, 0, 40, 20)
    l.position = point(50, 60)
    l.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    root.addSublayer(l)
    #expect(areNear(l.convert(rect(0, 0, 40, 20), to: nil).list, [40, 40, 20, 40]))
    #expect(areNear(l.convert(point(40, 40), from: nil).list, [0, 20]))
    #expect(root.convert(point(3, 4), to: nil) == point(3, 4))
  }

  @Test func betweenBranches() {
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    a.frame = rect(100, 0, 50, 50)
    b.frame = rect(0, 100, 50, 50)
    b.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    // (10, 10) of a is (110, 10) of the root; b's centre (25, 125) stays.
    #expect(areNear(a.convert(point(10, 10), to: b).list, [195, -205]))
  }

  @Test func theSublayerTransformTurnsAboutTheAnchor() {
    let (a, b) = (CALayer(), CALayer())
    a.bounds = rect(0, 0, 100, 100)
    a.anchorPoint = .zero
    b.frame = rect(10, 10, 20, 20)
    a.addSublayer(b)
    a.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(b.convert(.zero, to: a) == point(20, 20))
    a.bounds = rect(5, 5, 100, 100)
    #expect(b.convert(.zero, to: a) == point(15, 15))
  }

  @Test func flippedGeometry() {
    let (root, parent, child) = (CALayer(), CALayer(), CALayer())
    parent.bounds = rect(5, 7, 100, 80)
    parent.anchorPoint = .zero
    parent.position = point(20, 30)
    parent.isGeometryFlipped = true
    child.anchorPoint = .zero
    child.position = point(15, 17)
    root.addSublayer(parent)
    parent.addSublayer(child)
    #expect(child.convert(.zero, to: root) == point(30, 100))
    #expect(child.convert(point(0, 10), to: root) == point(30, 90))
    #expect(parent.convert(point(5, 7), to: root) == point(20, 110))
    #expect(parent.frame == rect(20, 30, 100, 80))
    #expect(parent.convert(point(20, 110), from: root) == point(5, 7))
    #expect(parent.contentsAreFlipped() && child.contentsAreFlipped() && !root.contentsAreFlipped())
    child.isGeometryFlipped = true
    #expect(!child.contentsAreFlipped())
    parent.anchorPoint = point(0.25, 0.75)
    parent.position = point(80, 90)
    parent.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let corners = [point(5, 7), point(105, 7), point(5, 87)].flatMap { parent.convert($0, to: root).list }
    #expect(areNear(corners, [50.20618, 101.71872, 145.73983, 131.27075, 73.84780, 25.29181], 1e-5))
  }

  @Test func perspective() {
    let (root, l) = (CALayer(), CALayer())
    root.bounds = rect(0, 0, 200, 200)
    root.sublayerTransform.m34 = -1 / 500
    root.addSublayer(l)
    l.bounds = rect(0, 0, 100, 100)
    l.position = point(100, 100)
    l.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // x = 50·cos 60° = 25 to the right at depth z = -50·sin 60°, from the eye at 500.
    let scale: Double = 500 / (500 + 50 * sin(Double.pi / 3))
    let right = l.convert(point(100, 50), to: root)
    let expected: [Double] = [100 + 25 * scale, 100]
    #expect(areNear(right.list, expected))
    // And back: the point of the plane that is seen there.
    #expect(areNear(l.convert(right, from: root).list, [100, 50], 1e-9))
    root.frame = root.bounds
    #expect(root.hitTest(l.convert(point(99, 50), to: root)) === l && root.hitTest(point(130, 100)) === root)
  }
}
