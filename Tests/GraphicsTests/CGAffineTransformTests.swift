// The affine transform and what it does to points, sizes and rectangles.

import Foundation
import Graphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func operationsActFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), near: 0, 1)
    expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 3).rotated(by: .pi / 2)), near: 0, 3)
  }

  @Test func concatenationGoesLeftToRight() {
    let t = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 0))
    #expect(CGPoint(x: 3, y: 0).applying(t) == CGPoint(x: 7, y: 0))
  }

  @Test func inverseUndoes() {
    let t = CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: -9)
    expect(CGPoint(x: 12, y: -5).applying(t).applying(t.inverted()), near: 12, -5)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().isIdentity)
  }

  @Test func rectangleGrowsToItsImage() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let side = 10 * CGFloat(2).squareRoot()
    expect(
      square.applying(CGAffineTransform(rotationAngle: .pi / 4)),
      near: CGRect(x: -side / 2, y: 0, width: side, height: side))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test func sizesIgnoreTranslation() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: -3))
    #expect(CGVector(dx: 1, dy: 1).applying(t) == CGVector(dx: 2, dy: -3))
  }

  @Test func survivesEncoding() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(t)) == t)
  }
}
