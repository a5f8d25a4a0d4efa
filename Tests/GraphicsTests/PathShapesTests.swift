// Closed shapes and arcs.

import Foundation
import Graphics
import Testing

@Suite struct PathShapesTests {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// Twice the signed area by Green's theorem on a fine polygon.
  func area(_ path: PathData) -> CGFloat {
    path.flattened(tolerance: 1e-6).segments.reduce(0) {
      $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2
    }
  }

  @Test func ellipseOrder() {
    let ellipse = PathData.ellipse(in: rect)
    #expect(
      ellipse.segments.map(\.start) == [
        CGPoint(x: 100, y: 30), CGPoint(x: 50, y: 60), CGPoint(x: 0, y: 30), CGPoint(x: 50, y: 0),
        CGPoint(x: 100, y: 30),
      ])
    // Within the Bézier error; positive means from +x towards +y.
    expect(area(ellipse), near: .pi * 50 * 30, within: .pi * 50 * 30 * 3e-4)
  }

  @Test func roundedRectArea() {
    let round = PathData.roundedRect(rect, cornerWidth: 20, cornerHeight: 10)
    expect(area(round), near: 6000 - (4 - .pi) * 200, within: 0.2)
    expect(round.bounds, near: rect)
    #expect(round.elements.first == .move(CGPoint(x: 100, y: 30)))
    #expect(round.subpaths[0].isClosed)
  }

  @Test func radiusIsKeptToHalfTheSide() {
    let capsule = PathData.roundedRect(rect, cornerRadius: 500)
    expect(capsule.bounds, near: rect)
    expect(area(capsule), near: 6000 - (4 - .pi) * 900, within: 1)
    for radius in [0, -4, CGFloat.nan] { #expect(PathData.roundedRect(rect, cornerRadius: radius).isRectangle == rect) }
    let structure = PathData.roundedRect(rect, cornerRadius: 3)
    #expect(structure.hasSameStructure(as: capsule))
    #expect(PathData.roundedRect(.null, cornerRadius: 3).isEmpty)
  }

  @Test(arguments: [
    (CACornerMask.layerMinXMinYCorner, CGPoint(x: 1, y: 1)), (.layerMaxXMinYCorner, CGPoint(x: 99, y: 1)),
    (.layerMinXMaxYCorner, CGPoint(x: 1, y: 59)), (.layerMaxXMaxYCorner, CGPoint(x: 99, y: 59)),
  ])
  func oneRoundCorner(_ mask: CACornerMask, _ tip: CGPoint) {
    for isContinuous in [false, true] {
      let path = PathData.roundedRect(rect, cornerRadius: 15, corners: mask, isContinuous: isContinuous)
      for corner in [CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 59), CGPoint(x: 99, y: 59)] {
        #expect(path.contains(corner) == (corner != tip))
      }
    }
    #expect([1, 2, 4, 8].contains(mask.rawValue))
  }

  @Test func continuousCornerCoefficients() {
    let path = PathData.roundedRect(CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10, isContinuous: true)
    let corner = path.segments.filter { $0.end.x < 16 && $0.end.y < 16 }
    // Entered along the left side.
    #expect(corner.map(\.kind) == [.line, .curve, .line, .curve, .line, .curve])
    let wanted: [CGPoint] = [
      CGPoint(x: 0, y: 15.2866483), CGPoint(x: 0.65496, y: 6.6993427), CGPoint(x: 0.74911, y: 6.3149399),
      CGPoint(x: 6.3149399, y: 0.74911), CGPoint(x: 6.6993427, y: 0.65496), CGPoint(x: 15.2866483, y: 0),
    ]
    for (segment, point) in zip(corner, wanted) { expect(segment.end, near: point.x, point.y) }
    expect(corner[1].control1, near: 0, 10.8849323)
    expect(corner[3].control1, near: 1.6905899, 3.7282392)
    expect(corner[5].control2, near: 10.8849323, 0)
  }

  @Test func continuousCornerTurnsIntoTheCircle() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circle = PathData.roundedRect(square, cornerRadius: 50, isContinuous: true)
    for segment in circle.segments where segment.isCurved {
      let middle = segment.point(at: 0.5)
      expect(hypot(middle.x - 50, middle.y - 50), near: 50, within: 0.02)
    }
    // No jump where the sides begin to be too short.
    let limit = 50 / 1.52866483
    let before = PathData.roundedRect(square, cornerRadius: limit - 1e-6, isContinuous: true)
    let after = PathData.roundedRect(square, cornerRadius: limit + 1e-6, isContinuous: true)
    for (a, b) in zip(before.points, after.points) { expect(a, near: b.x, b.y, within: 1e-4) }
    for radius in stride(from: 1, through: 50, by: 7) {
      expect(PathData.roundedRect(square, cornerRadius: CGFloat(radius), isContinuous: true).bounds, near: square)
    }
  }

  @Test func arcDirections() {
    func end(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> (length: CGFloat, end: CGPoint) {
      var path = PathData()
      path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      return (path.length / 10, path.currentPoint ?? .zero)
    }
    let quarter = end(0, .pi / 2, false)
    expect(quarter.length, near: .pi / 2, within: 1e-3)
    expect(quarter.end, near: 0, 10)
    expect(end(0, .pi / 2, true).length, near: 1.5 * .pi, within: 2e-3)
    expect(end(.pi / 2, 0, false).length, near: 1.5 * .pi, within: 2e-3)
    expect(end(0, 2 * .pi, false).length, near: 2 * .pi, within: 2e-3)
    expect(end(0, -2 * .pi, true).length, near: 2 * .pi, within: 2e-3)
    expect(end(0, 2 * .pi, true).length, near: 0)
    expect(end(-.pi / 2, 1.5 * .pi, false).length, near: 2 * .pi, within: 2e-3)
    #expect(end(.nan, 1, false).length == 0)
  }

  @Test func arcsJoinTheCurrentPoint() {
    var path = PathData()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)
    #expect(path.segments.map(\.kind) == [.line, .curve, .curve])
    expect(path.segments[1].end, near: 0, -10)
    expect(path.currentPoint, near: -10, 0)
  }

  @Test func tangentArcRoundsTheCorner() {
    var path = PathData()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.segments.map(\.kind) == [.line, .curve])
    expect(path.segments[0].end, near: 80, 0)
    expect(path.currentPoint, near: 100, 20)
    let middle = path.segments[1].point(at: 0.5)
    expect(hypot(middle.x - 80, middle.y - 20), near: 20, within: 0.01)
    var straight = PathData()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }
}
