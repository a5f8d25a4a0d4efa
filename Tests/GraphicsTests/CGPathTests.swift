// Apple's spellings of paths.

import Foundation
import Graphics
import Testing

@Suite struct CGPathTests {
  @Test func transformsAsPointerOrNil() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPath(ellipseIn: rect, transform: nil).boundingBox == rect)
    #expect(CGPath(rect: rect, transform: &double).boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(CGPath(rect: rect, transform: nil).copy(using: &double)?.boundingBoxOfPath.width == 20)
    #expect(CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: nil) != CGPath(rect: rect))
    #expect(CGPath(rect: rect) == CGPath(rect: rect))
  }

  @Test func copiesAreIndependent() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = path.copy()
    path.addLines(between: [.zero, CGPoint(x: 50, y: 50)])
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    let mutable = copy?.mutableCopy()
    mutable?.move(to: CGPoint(x: 9, y: 9))
    #expect(copy != mutable)
  }

  @Test func transformActsOnWhatIsAdded() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 0), transform: CGAffineTransform(translationX: 0, y: 5))
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false,
      transform: CGAffineTransform(scaleX: 10, y: 10))
    expect(path.data.segments[0].end, near: 10, 0)
    expect(path.currentPoint, near: 0, 10)
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), transform: CGAffineTransform(translationX: 90, y: 0))
    #expect(path.boundingBox.maxX == 91)
  }

  @Test func walkingOverElements() {
    var seen: [CGPathElementType] = []
    var points: [CGPoint] = []
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    path.applyWithBlock {
      seen.append($0.pointee.type)
      let count =
        [.moveToPoint, .addLineToPoint].contains($0.pointee.type) ? 1 : $0.pointee.type == .closeSubpath ? 0 : 2
      for i in 0..<count { points.append($0.pointee.points[i]) }
    }
    #expect(seen == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 1)])
  }

  @Test func containsAndCopies() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 5), transform: CGAffineTransform(translationX: 10, y: 0)))
    #expect(!path.contains(CGPoint(x: 15, y: 5), using: .evenOdd))
    #expect(path.copy(dashingWithPhase: 0, lengths: [5, 5]).data.subpaths.count == 4)
    #expect(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)).flattened(threshold: 1).data.length > 20)
    var rect = CGRect.zero
    #expect(path.isRect(&rect) && rect.width == 10)
  }
}
