// What strokeStart and strokeEnd leave of a path.

import Foundation
import Graphics
import Testing

@Suite struct PathTrimmingTests {
  let line = PathData(elements: [.move(.zero), .line(CGPoint(x: 100, y: 0))])

  @Test func curvesAreCutByParameter() throws {
    // A straight "curve" of length 300 that is not traversed evenly: its parameter .5 is not its middle.
    let curve: [CGPoint] = [CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 400, y: 0)]
    let path = PathData(elements: line.elements + [.curve(curve[0], curve[1], curve[2])])
    expect(path.length, near: 400, within: 1e-6)
    let cut = path.trimmed(from: 0.125, to: 0.625)
    #expect(cut.segments.map(\.kind) == [.line, .curve])
    expect(cut.segments[0].start, near: 50, 0)
    expect(cut.segments[0].end, near: 100, 0)
    // At parameter .5: 100 + 300·.5³.
    expect(cut.currentPoint, near: 137.5, 0, within: 1e-5)
  }

  @Test(arguments: [(0, 0), (0.3, 0.3), (1, 1), (0.8, 0.2), (-5, 0), (2, 7)] as [(CGFloat, CGFloat)])
  func nothingUnlessStartIsBeforeEnd(_ start: CGFloat, _ end: CGFloat) {
    #expect(line.trimmed(from: start, to: end).isEmpty)
  }

  @Test func valuesAreClamped() {
    #expect(line.trimmed(from: -1, to: 2) == line)
    #expect(line.trimmed(from: .nan, to: .nan) == line)
    expect(line.trimmed(from: -3, to: 0.25).bounds, near: CGRect(x: 0, y: 0, width: 25, height: 0))
  }

  @Test func circleStartsAtThreeOClock() {
    let circle = PathData.ellipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    let quarter = circle.trimmed(from: 0, to: 0.25)
    #expect(quarter.elements.first == .move(CGPoint(x: 90, y: 50)))
    #expect(quarter.segments.count == 1)
    expect(quarter.currentPoint, near: 50, 90, within: 1e-6)
  }

  @Test func halfARectangleGoesAlongXThenY() {
    let half = PathData.rect(CGRect(x: 10, y: 10, width: 40, height: 30)).trimmed(from: 0, to: 0.5)
    #expect(
      half.elements == [
        .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 50, y: 10)), .line(CGPoint(x: 50, y: 40)),
      ])
  }

  @Test func oneLengthRunsOverAllSubpathsAndWholeOnesStayClosed() {
    var path = PathData.rect(CGRect(x: 0, y: 0, width: 25, height: 25))
    path.append(line)
    let cut = path.trimmed(from: 0, to: 0.75)
    #expect(cut.subpaths.count == 2 && cut.subpaths[0].isClosed)
    #expect(cut.subpaths[1].segments.map(\.end) == [CGPoint(x: 50, y: 0)])
    let later = path.trimmed(from: 0.4, to: 1)
    #expect(!later.subpaths[0].isClosed && later.subpaths[0].start == CGPoint(x: 0, y: 20))
    #expect(later.subpaths[1].segments == path.subpaths[1].segments)
  }

  @Test func partOfTheClosingLineIsALine() {
    let cut = PathData.rect(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmed(from: 0, to: 0.875)
    #expect(cut.elements.last == .line(CGPoint(x: 0, y: 5)))
  }

  @Test func pathsWithoutLength() {
    let dot = PathData(elements: [.move(.zero), .line(.zero)])
    #expect(dot.trimmed(from: 0, to: 1) == dot)
    #expect(dot.trimmed(from: 0, to: 0.5).isEmpty)
    #expect(PathData().trimmed(from: 0.2, to: 0.5).isEmpty)
  }

  @Test func dashes() {
    let dashed = line.dashed(phase: 5, lengths: [20, 10])
    func starts(_ path: PathData) -> [CGFloat] { path.subpaths.map { ($0.start.x * 1e6).rounded() / 1e6 } }
    // The phase skips into the pattern: 15 of the first dash are left.
    #expect(starts(dashed) == [0, 25, 55, 85])
    let ends: [CGFloat] = [15, 45, 75, 100]
    for (subpath, end) in zip(dashed.subpaths, ends) { expect(subpath.segments.last?.end, near: end, 0) }
    #expect(line.dashed(phase: 0, lengths: [0, 0]) == line && line.dashed(phase: 0, lengths: []) == line)
    #expect(starts(line.dashed(phase: -5, lengths: [20, 10])) == [5, 35, 65, 95])
    // An odd pattern goes on with painted and skipped exchanged.
    #expect(starts(line.dashed(phase: 0, lengths: [30])) == [0, 60])
    #expect(starts(line.dashed(phase: 0, lengths: [0, 25])) == [0, 25, 50, 75])
  }
}
