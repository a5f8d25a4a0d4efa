// Strokes moved onto the pixel grid.

import Foundation
import Graphics
import Testing

@Suite struct PathSnappingTests {
  private func line(_ points: CGPoint..., closed: Bool = false) -> PathData {
    var path = PathData()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if closed { path.closeSubpath() }
    return path
  }

  private func points(_ path: PathData) -> [CGPoint] { path.elements.flatMap(\.points) }

  @Test func aHairlineLiesInOneRow() {
    let level = line(CGPoint(x: 10, y: 50), CGPoint(x: 90, y: 50)).snapped(strokeWidth: 1, by: .identity)
    #expect(points(level) == [CGPoint(x: 10, y: 50.5), CGPoint(x: 90, y: 50.5)])
    let upright = line(CGPoint(x: 20.4, y: 3), CGPoint(x: 20.4, y: 8)).snapped(strokeWidth: 1, by: .identity)
    #expect(points(upright).map(\.x) == [20.5, 20.5] && points(upright).map(\.y) == [3, 8])
  }

  @Test func edgesCountAndNotMiddles() {
    // Two points wide about 50: from 49 to 51 already. One and a half: from 49.25, which goes to 49.
    let path = line(CGPoint(x: 0, y: 50), CGPoint(x: 9, y: 50))
    #expect(path.snapped(strokeWidth: 2, by: .identity) == path)
    #expect(points(path.snapped(strokeWidth: 1.5, by: .identity)).map(\.y) == [49.75, 49.75])
  }

  @Test func pixelsDecideAndNotPoints() {
    // At twice the scale a line of one point about 50 covers the rows 99 and 100 whole.
    let path = line(CGPoint(x: 0, y: 50), CGPoint(x: 9, y: 50))
    #expect(path.snapped(strokeWidth: 1, by: CGAffineTransform(scaleX: 2, y: 2)) == path)
    #expect(
      points(path.snapped(strokeWidth: 0.5, by: CGAffineTransform(scaleX: 2, y: 2))).map(\.y) == [50.25, 50.25])
    // A quarter turn: level on pixels is upright in the path.
    let turned = line(CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 9))
      .snapped(strokeWidth: 1, by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0))
    #expect(points(turned).map(\.x) == [3.5, 3.5])
  }

  @Test func cornersMoveAcrossBothOfTheirSides() {
    let square = PathData.rect(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      square.snapped(strokeWidth: 1, by: .identity).bounds == CGRect(x: 10.5, y: 20.5, width: 30, height: 40))
    // Drawn back to its start before it is closed.
    let closed = line(
      CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 6), CGPoint(x: 0, y: 6), CGPoint(x: 0, y: 0),
      closed: true
    ).snapped(strokeWidth: 1, by: .identity)
    #expect(points(closed).first == CGPoint(x: 0.5, y: 0.5) && points(closed).last == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func whatIsSlantedStays() {
    let slanted = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 4))
    #expect(slanted.snapped(strokeWidth: 1, by: .identity) == slanted)
    let level = line(CGPoint(x: 0, y: 50), CGPoint(x: 9, y: 50))
    for transform in [CGAffineTransform(rotationAngle: 0.1), CGAffineTransform(scaleX: 0, y: 1)] {
      #expect(level.snapped(strokeWidth: 1, by: transform) == level)
    }
    #expect(level.snapped(strokeWidth: .infinity, by: .identity) == level)
    #expect(PathData().snapped(strokeWidth: 1, by: .identity).isEmpty)
  }

  @Test func curvesGoWithTheirEnds() {
    let round = PathData.roundedRect(CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 5, cornerHeight: 5)
    let snapped = round.snapped(strokeWidth: 1, by: .identity)
    // All four sides move by half a pixel, and a corner's control points with the sides they lie on.
    #expect(snapped.bounds == CGRect(x: 0.5, y: 0.5, width: 40, height: 20))
    guard case .curve(let c1, let c2, let end) = snapped.elements[2],
      case .curve(let d1, let d2, let last) = round.elements[2]
    else { return #expect(Bool(false), "the third element is a corner") }
    #expect(c1 == CGPoint(x: d1.x + 0.5, y: d1.y) && c2 == CGPoint(x: d2.x, y: d2.y + 0.5))
    #expect(end == CGPoint(x: last.x, y: last.y + 0.5))
  }

  @Test func whatLiesOnTheGridStays() {
    let path = line(CGPoint(x: 0.2, y: 7.3), CGPoint(x: 9.1, y: 7.3), CGPoint(x: 9.1, y: 30.8), closed: true)
    let once = path.snapped(strokeWidth: 1, by: .identity)
    #expect(once.snapped(strokeWidth: 1, by: .identity) == once)
  }
}
