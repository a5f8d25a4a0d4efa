// The path as a value: elements, bounds, rectangles, containment, mixing.

import Foundation
import Graphics
import Testing

@Suite struct PathDataTests {
  let square = PathData.rect(CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func elementsNeedAStart() {
    var path = PathData()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.elements.count == 3 && path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func drawingGoesOnFromTheStartAfterAClose() {
    var path = PathData.rect(CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addLine(to: CGPoint(x: -5, y: 0))
    #expect(path.subpaths.count == 2)
    #expect(path.subpaths[1].start == .zero && !path.subpaths[1].isClosed && path.subpaths[0].isClosed)
    #expect(path.length == 13)
  }

  @Test func rectangleStartsAtItsCornerAndGoesAlongX() {
    #expect(
      square.elements == [
        .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 40, y: 20)), .line(CGPoint(x: 40, y: 60)),
        .line(CGPoint(x: 10, y: 60)), .close,
      ])
  }

  @Test func rectanglesAreFound() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(square.isRectangle == rect)
    #expect(
      square.applying(CGAffineTransform(scaleX: -1, y: 2)).isRectangle == CGRect(x: -40, y: 40, width: 30, height: 80))
    var quarterTurn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    #expect(square.applying(quarterTurn).isRectangle == CGRect(x: 20, y: 10, width: 40, height: 30))
    quarterTurn.b = 1.01
    quarterTurn.a = 0.3
    #expect(square.applying(quarterTurn).isRectangle == nil)
    #expect(PathData.ellipse(in: rect).isRectangle == nil)
    let open = PathData(elements: square.elements.dropLast())
    #expect(open.isRectangle == nil)
    let returning = PathData(elements: open.elements + [.line(CGPoint(x: 10, y: 20))])
    #expect(returning.isRectangle == rect)
    let crossed = PathData(elements: [
      .move(.zero), .line(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 0, y: 1)), .close,
    ])
    #expect(crossed.isRectangle == nil)
    #expect(PathData().isRectangle == nil)
  }

  @Test func boundsOfCurves() {
    var path = PathData()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    // The height of a cubic with both controls at 4 is three quarters of that.
    expect(path.bounds, near: CGRect(x: 0, y: 0, width: 4, height: 3))
    expect(path.controlPointBounds, near: CGRect(x: 0, y: 0, width: 4, height: 4))
    var quad = PathData()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: -4))
    expect(quad.bounds, near: CGRect(x: 0, y: -2, width: 4, height: 2))
    let rect = CGRect(x: -3, y: 5, width: 20, height: 8)
    expect(PathData.ellipse(in: rect).bounds, near: rect)
  }

  @Test func boundsOfNothing() {
    #expect(PathData().bounds.isNull && PathData().controlPointBounds.isNull)
    let broken = PathData(elements: [.move(.zero), .line(CGPoint(x: CGFloat.nan, y: 0))])
    #expect(broken.bounds.isNull && !broken.isFinite && square.isFinite)
  }

  @Test func containment() {
    let ellipse = PathData.ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(ellipse.contains(CGPoint(x: 10, y: 5)) && ellipse.contains(CGPoint(x: 10, y: 0.1)))
    #expect(!ellipse.contains(CGPoint(x: 1, y: 1)) && !ellipse.contains(CGPoint(x: 30, y: 5)))
    #expect(!ellipse.contains(CGPoint(x: CGFloat.nan, y: 0)) && !PathData().contains(.zero))
    // Exactly at a vertex' height the two neighbours must not both count.
    let diamond = PathData(elements: [
      .move(CGPoint(x: 0, y: -5)), .line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 0, y: 5)), .line(CGPoint(x: -5, y: 0)),
    ])
    #expect(
      diamond.contains(.zero) && !diamond.contains(CGPoint(x: -6, y: 0)) && !diamond.contains(CGPoint(x: -6, y: 5)))
  }

  @Test func fillRulesDifferInAHoleOfTheSameDirection() {
    var path = PathData.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(.rect(CGRect(x: 3, y: 3, width: 4, height: 4)))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle, using: .winding) && !path.contains(middle, using: .evenOdd))
  }

  @Test func mixingGoesPointByPoint() throws {
    let other = PathData.rect(CGRect(x: 20, y: 20, width: 50, height: 40))
    let half = try #require(square.interpolated(to: other, fraction: 0.5))
    #expect(half.isRectangle == CGRect(x: 15, y: 20, width: 40, height: 40))
    #expect(half.currentPoint == CGPoint(x: 15, y: 20))
    #expect(square.interpolated(to: .ellipse(in: .zero), fraction: 0.5) == nil)
    #expect(square.hasSameStructure(as: other) && square.points.count == 4)
    #expect(square.replacingPoints([]) == nil)
    #expect(square.replacingPoints(other.points) == other)
  }

  @Test func flatteningStaysWithinItsTolerance() {
    let circle = PathData.ellipse(in: CGRect(x: -100, y: -100, width: 200, height: 200))
    let flat = circle.flattened(tolerance: 0.05)
    #expect(flat.segments.allSatisfy { !$0.isCurved } && flat.subpaths[0].isClosed)
    for segment in flat.segments {
      let middle = segment.point(at: 0.5)
      // The Bézier circle itself is off by up to 2.73e-4 of its radius.
      #expect(abs(hypot(middle.x, middle.y) - 100) < 0.05 + 0.03)
    }
    #expect(square.flattened() == square)
  }
}
