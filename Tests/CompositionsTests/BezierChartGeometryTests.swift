// The smooth chart's geometry against its closed forms: mapper, curve, and what an append costs.

import Cairn
import Compositions
import Foundation
import Testing

@Suite struct BezierChartGeometryTests {
  private let size = CGSize(width: 1088, height: 523)

  private func mapper(_ values: [Double], count: Int? = nil) throws -> CoordinateMapper {
    let range = try #require(ValueRange(covering: values))
    return CoordinateMapper(size: size, count: count ?? values.count, range: range)
  }

  private func curve(_ path: CGPath, _ index: Int) -> (CGPoint, CGPoint, CGPoint)? {
    guard case .curve(let a, let b, let c) = path.data.elements[index] else { return nil }
    return (a, b, c)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { max(abs(a.x - b.x), abs(a.y - b.y)) }

  /// x = 24 + i (w − 48) / (n − 1), y = h − 20 − (h − 40) (v − low) / (high − low).
  @Test func pointsFollowTheClosedForm() throws {
    let values = [3.5, -2, 17.25, 4, 1e-3, 9]
    let mapper = try mapper(values)
    for (index, value) in values.enumerated() {
      let point = mapper.point(index, value)
      #expect(abs(point.x - (24 + CGFloat(index) * (1088 - 48) / 5)) < 1e-9)
      #expect(abs(point.y - (523 - 20 - (523 - 40) * (value + 2) / 19.25)) < 1e-9)
    }
    #expect(mapper.y(17.25) == 20)
    #expect(mapper.y(-2) == 503)
  }

  @Test func onePointAndEqualValuesStandInTheMiddle() throws {
    #expect(try mapper([42]).point(0, 42) == CGPoint(x: 544, y: 261.5))
    let equal = try mapper([7, 7, 7])
    #expect((0..<3).map { equal.point($0, 7) } == [24, 544, 1064].map { CGPoint(x: $0, y: 261.5) })
    #expect(ValueRange(covering: [.nan, .nan]) == nil)
  }

  @Test func extremeValuesStayFinite() throws {
    let values = [-Double.greatestFiniteMagnitude, 0, Double.greatestFiniteMagnitude]
    let mapper = try mapper(values)
    #expect(values.map { mapper.y($0) } == [503, 261.5, 20])
  }

  @Test func touchesPickTheNearestPlace() throws {
    let mapper = try mapper([1, 2, 3, 4, 5], count: 5)
    // Places are 260 points apart: 24, 284, 544, 804, 1064.
    for (x, index) in [(-500.0, 0), (24, 0), (153.9, 0), (154.1, 1), (284, 1), (1000, 4), (5000, 4)] {
      #expect(mapper.index(atX: x) == index)
    }
    #expect(try self.mapper([1]).index(atX: 900) == 0)
    #expect(mapper.index(atX: .nan) == 0)
  }

  /// Control points are (next − previous) / 6 away from their points.
  @Test func catmullRomAsBezier() throws {
    let values = [1.0, 4, 2, 8, 5]
    let mapper = try mapper(values)
    let path = CurveTrack(values, shape: .smooth(tension: 6), mapper: mapper).line
    let p = values.enumerated().map { mapper.point($0, $1) }
    #expect(path.data.elements.first == .move(p[0]))
    for index in 1..<5 {
      let (c1, c2, end) = try #require(curve(path, index))
      let before = p[max(0, index - 2)]
      let after = p[min(4, index + 1)]
      let start = p[index - 1]
      #expect(end == p[index])
      #expect(
        Self.distance(c1, CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6)) < 1e-9)
      #expect(Self.distance(c2, CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)) < 1e-9)
    }
  }

  /// Where the curve begins and ends, its control points lie between the end and its neighbour.
  @Test(arguments: [CurveShape.smooth(tension: 6), .smooth(tension: 2), .monotone])
  func endsDoNotOvershoot(shape: CurveShape) throws {
    let values = [1.0, 9, 0, 7, 3]
    let mapper = try mapper(values)
    let path = CurveTrack(values, shape: shape, mapper: mapper).line
    let (first, _, second) = try #require(curve(path, 1))
    let (_, last, end) = try #require(curve(path, 4))
    let head = mapper.point(0, 1)
    #expect(head.x...second.x ~= first.x && second.y...head.y ~= first.y)
    let beforeLast = mapper.point(3, 7)
    #expect(beforeLast.x...end.x ~= last.x && beforeLast.y...end.y ~= last.y)
  }

  @Test func monotoneCurvesNeverLeaveTheirNeighbours() throws {
    let values = [1.0, 1, 9, 9.5, 0, 0.1, 0.1, 40, 39, 38]
    let mapper = try mapper(values)
    let track = CurveTrack(values, shape: .monotone, mapper: mapper)
    for index in 1..<values.count {
      let (a, b) = (mapper.y(values[index - 1]), mapper.y(values[index]))
      for step in 0...40 {
        let x = mapper.x(index - 1) + mapper.step * CGFloat(step) / 40
        let y = try #require(track.y(atX: x))
        #expect(min(a, b) - 1e-9...max(a, b) + 1e-9 ~= y)
      }
    }
  }

  /// A curve that grew and was cut is the whole curve, seen through the window.
  @Test(arguments: [CurveShape.smooth(tension: 6), .monotone, .straight])
  func growingAndCuttingChangesNothingElse(shape: CurveShape) throws {
    let values = (0..<60).map { (index: Int) -> Double in 50 + 30 * sin(Double(index) * 0.9) + Double(index % 7) }
    let mapper = try mapper(values, count: 20)
    var track = CurveTrack(Array(values[..<20]), shape: shape, mapper: mapper)
    for start in stride(from: 20, to: 60, by: 4) {
      let cost = track.computedCount
      track.append(Array(values[start..<start + 4]))
      track.trim(4)
      // The new values and the one they are joined to.
      #expect(track.computedCount - cost == 5)
    }
    #expect(track.first == 40 && track.values == Array(values[40...]))
    let whole = CurveTrack(values, shape: shape, mapper: mapper).line.data.elements
    #expect(Array(track.line.data.elements.dropFirst()) == Array(whole[41...]))
    #expect(track.line.data.elements.first == .move(mapper.point(40, values[40])))
  }

  @Test func gapsBreakLineAndArea() throws {
    let values = [1, 2, .nan, 3, .nan, 4, 5.0]
    let mapper = try mapper(values)
    let track = CurveTrack(values, shape: .straight, mapper: mapper)
    let moves = track.line.data.elements.filter { element in
      if case .move = element { true } else { false }
    }
    #expect(moves.count == 3)
    // The value that stands alone is a line of no length.
    #expect(track.line.data.elements.contains(.line(mapper.point(3, 3))))
    #expect(track.area(to: 523).data.elements.filter { $0 == .close }.count == 3)
    #expect(track.y(atX: mapper.x(2)) == nil)
    #expect(CurveTrack([.nan], shape: .monotone, mapper: mapper).line.isEmpty)
  }

  /// The inverse of ease-out, at points of the curve (0, 0) (0, 0) (0.58, 1) (1, 1).
  @Test(arguments: [0.1, 0.35, 0.5, 0.8])
  func momentsInvertTheEasing(s: Double) {
    let fraction = 3 * s * s * (1 - s) + s * s * s
    let time = 3 * 0.58 * s * s * (1 - s) + s * s * s
    #expect(abs(DrawIn.moment(of: fraction, duration: 0.8) - 0.8 * time) < 1e-9)
  }

  @Test func bubblesStayInsideAndLeaveTheLineFree() {
    let plot = CGRect(x: 64, y: 132, width: 1101, height: 523)
    let size = CGSize(width: 117, height: 54)
    for x in stride(from: plot.minX, through: plot.maxX, by: 7.3) {
      for y in stride(from: plot.minY, through: plot.maxY, by: 6.1) {
        let line = max(plot.minY, y - 60)...min(plot.maxY, y + 40)
        let frame = Crosshair.frame(of: size, at: CGPoint(x: x, y: y), in: plot, distance: 18) { _ in line }
        #expect(plot.contains(frame))
        let hasRoom = line.lowerBound - 18 - 54 >= plot.minY + 1 || line.upperBound + 18 + 54 <= plot.maxY - 1
        if hasRoom { #expect(frame.maxY <= line.lowerBound || frame.minY >= line.upperBound) }
      }
    }
  }
}
