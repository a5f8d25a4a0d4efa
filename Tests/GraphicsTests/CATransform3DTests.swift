// Composition, inversion and projection of the four-by-four matrix.

import Foundation
import Graphics
import Testing

@Suite struct CATransform3DTests {
  @Test func operationsActFirst() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    #expect(t.m41 == 20 && t.m42 == 60)
    let r = CATransform3DRotate(CATransform3DMakeScale(2, 3, 1), .pi / 2, 0, 0, 1)
    expect(r.m12, near: 3)
    expect(r.m21, near: -2)
  }

  @Test func rotationAboutAnAxisWithoutLengthIsIdentity() {
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == .identity)
    #expect(CATransform3DMakeRotation(1, .nan, 0, 0) == .identity)
  }

  @Test func rotationAboutX() {
    let r = CATransform3DMakeRotation(0.5, 3, 0, 0)
    expect(r.m23, near: 0.479425538, within: 1e-9)
    expect(r.m32, near: -0.479425538, within: 1e-9)
  }

  @Test func inverseUndoes() {
    var t = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 0.7, 1, 2, -1)
    t.m34 = -1 / 500
    t = CATransform3DScale(t, 2, 0.5, 3)
    expect(CATransform3DConcat(t, CATransform3DInvert(t)), near: .identity)
    expect(CATransform3DConcat(CATransform3DInvert(t), t), near: .identity)
  }

  @Test func singularInverseIsTheSame() {
    let flat = CATransform3DMakeScale(2, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func scaledDepthIsNotAffine() {
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 4)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.01
    #expect(!CATransform3DIsAffine(perspective))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
  }

  @Test func perspectiveDivides() {
    var t = CATransform3DIdentity
    t.m14 = 0.05
    expect(t.apply(to: CGPoint(x: 10, y: 0)), near: 10 / 1.5, 0)
    var viewer = CATransform3DIdentity
    viewer.m34 = -1 / 500
    let image = viewer.project(x: 40, y: 0, z: 100)
    expect(image.x / image.w, near: 50)
  }

  @Test func pointInTheViewersPlaneIsNotDivided() {
    var t = CATransform3DIdentity
    (t.m14, t.m44) = (1, 0)
    #expect(t.apply(to: CGPoint(x: 0, y: 7)) == CGPoint(x: 0, y: 7))
  }
}
