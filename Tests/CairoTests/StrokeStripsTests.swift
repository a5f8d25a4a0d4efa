// Long lines are stroked in strips: what they show is what a short line shows, to the precision of Cairo's coverage.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct StrokeStripsTests {
  /// Cairo sums a row of pixels exactly when no edges cross in it, and in fifteenths when any do, wherever in the row.
  /// A level edge may so come out a fifteenth lighter or darker beside other edges than alone.
  private static let precision = 255 / 15

  /// The largest and the mean difference between the path drawn with as much of it far outside as makes it a long one,
  /// and without.
  private func difference(_ path: PathData, _ style: StrokeStyle) throws -> (largest: Int, mean: Double) {
    var long = path
    long.move(to: CGPoint(x: 5000, y: 5000))
    for index in 0..<400 { long.addLine(to: CGPoint(x: 5000 + index % 7, y: 5000 + index)) }
    let short = try drawn(300, 200) { $0.stroke(path, style, with: .color(.black)) }
    let strips = try drawn(300, 200) { $0.stroke(long, style, with: .color(.black)) }
    #expect(short.paintedPixels > 100)
    let differences = (0..<short.count).map { abs(Int(short.pixels[$0] >> 24) - Int(strips.pixels[$0] >> 24)) }
    return (differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(short.paintedPixels))
  }

  private func expectSame(_ path: PathData, _ style: StrokeStyle) throws {
    let (largest, mean) = try difference(path, style)
    #expect(largest <= Self.precision && mean < 0.5, "\(largest), \(mean)")
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func jaggedLinesKeepTheirCorners(_ join: CGLineJoin) throws {
    var path = PathData()
    path.move(to: CGPoint(x: -40, y: 100))
    for index in 0..<60 {
      path.addLine(to: CGPoint(x: Double(index) * 6.3 - 30, y: 100 + Double(index * 37 % 23 - 11) * 7))
    }
    try expectSame(path, StrokeStyle(width: 5, cap: .round, join: join))
  }

  @Test func closedSubpathsHaveCornersWhereTheyBegin() throws {
    var path = lines((60, 20), (250, 40), (130, 180), (20, 150), closed: true)
    path.append(lines((127, 60), (129, 90), (200, 75), closed: true))
    path.addLine(to: CGPoint(x: 128, y: 195))
    try expectSame(path, StrokeStyle(width: 12, join: .miter))
  }

  @Test func curvesPassFromStripToStrip() throws {
    var path = PathData()
    path.move(to: CGPoint(x: -10, y: 10))
    path.addCurve(to: CGPoint(x: 310, y: 150), control1: CGPoint(x: 400, y: 10), control2: CGPoint(x: -200, y: 300))
    path.addQuadCurve(to: CGPoint(x: 64, y: 20), control: CGPoint(x: 100, y: -50))
    try expectSame(path, StrokeStyle(width: 9, cap: .square, join: .round))
  }

  @Test func modesThatEmptyTheRestDoSoUpToTheClip() throws {
    var path = PathData()
    path.move(to: CGPoint(x: 10, y: 10))
    for index in 1..<400 { path.addLine(to: CGPoint(x: Double(10 + index % 5), y: Double(index) * 0.4 + 10)) }
    let cut = try drawn(300, 200) { context in
      context.fill(.rect(CGRect(x: 0, y: 0, width: 300, height: 200)), with: .color(.black))
      context.blendMode = .sourceIn
      context.stroke(path, StrokeStyle(width: 4), with: .color(.white))
    }
    #expect(cut.pixels[100 * 300 + 250] == 0 && cut.pixels[100 * 300 + 12] >> 24 == 255)
  }
}
