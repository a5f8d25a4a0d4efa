// Long lines are stroked in strips: what they show is what a short line shows, to the rounding of a level.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct StrokeStripsTests {
  /// Drawn with as much of the path far outside as makes it a long one, and without.
  private func difference(_ path: PathData, _ style: StrokeStyle, closed: Bool = false) throws -> Int {
    var long = path
    long.move(to: CGPoint(x: 5000, y: 5000))
    for index in 0..<400 { long.addLine(to: CGPoint(x: 5000 + index % 7, y: 5000 + index)) }
    let short = try drawn(300, 200) { $0.stroke(path, style, with: .color(.black)) }
    let strips = try drawn(300, 200) { $0.stroke(long, style, with: .color(.black)) }
    #expect(short.paintedPixels > 100)
    return (0..<short.count).reduce(0) {
      max($0, abs(Int(short.pixels[$1] >> 24) - Int(strips.pixels[$1] >> 24)))
    }
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func jaggedLinesKeepTheirCorners(_ join: CGLineJoin) throws {
    var path = PathData()
    path.move(to: CGPoint(x: -40, y: 100))
    for index in 0..<60 {
      path.addLine(to: CGPoint(x: Double(index) * 6.3 - 30, y: 100 + Double(index * 37 % 23 - 11) * 7))
    }
    #expect(try difference(path, StrokeStyle(width: 5, cap: .round, join: join)) <= 2)
  }

  @Test func closedSubpathsHaveCornersWhereTheyBegin() throws {
    var path = lines((60, 20), (250, 40), (130, 180), (20, 150), closed: true)
    path.append(lines((127, 60), (129, 90), (200, 75), closed: true))
    path.addLine(to: CGPoint(x: 128, y: 195))
    #expect(try difference(path, StrokeStyle(width: 12, join: .miter)) <= 2)
  }

  @Test func curvesPassFromStripToStrip() throws {
    var path = PathData()
    path.move(to: CGPoint(x: -10, y: 10))
    path.addCurve(to: CGPoint(x: 310, y: 150), control1: CGPoint(x: 400, y: 10), control2: CGPoint(x: -200, y: 300))
    path.addQuadCurve(to: CGPoint(x: 64, y: 20), control: CGPoint(x: 100, y: -50))
    #expect(try difference(path, StrokeStyle(width: 9, cap: .square, join: .round)) <= 2)
  }
}
