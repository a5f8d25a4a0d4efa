// The curve of a window over a series: grows at the tail and is cut at the head without touching what lies between.

package import Cairn
package import Foundation

/// The elements of a curve, one a value.
///
/// Places are counted from the start of the series and mapped as such, so that a value's point stays where it is while
/// the window moves on: the layer that shows the curve moves instead.
package struct CurveTrack: Sendable {
  /// The rule of the curve.
  package let shape: CurveShape
  /// The mapper of place 0.
  package private(set) var mapper: CoordinateMapper
  /// Place of the first value that is kept.
  package private(set) var first = 0
  /// The values that are kept; a gap is not a number.
  package private(set) var values: [Double] = []
  /// Where they stand; gaps stand nowhere.
  package private(set) var points: [CGPoint?] = []
  /// Elements computed so far: what an append costs.
  package private(set) var computedCount = 0

  /// Towards each point from the one before it; nil at gaps.
  private var elements: [PathData.Element?] = []
  /// The value that was before the first one. It keeps the first segment in its shape.
  private var previous: Double?

  /// A curve through values from a place on.
  package init(
    _ values: [Double], first: Int = 0, previous: Double? = nil, shape: CurveShape, mapper: CoordinateMapper
  ) {
    self.shape = shape
    self.mapper = mapper
    self.first = first
    self.previous = previous
    append(values)
  }

  /// Place of the value after the last.
  package var end: Int { first + values.count }

  /// Adds values at the end. Only the last segment, which now has a neighbour, and the new ones are computed.
  package mutating func append(_ new: [Double]) {
    let start = values.count
    values += new
    points += new.enumerated().map { offset, value in
      value.isFinite ? mapper.point(first + start + offset, value) : nil
    }
    elements += Array(repeating: nil, count: new.count)
    for index in max(0, start - 1)..<values.count { compute(index) }
  }

  /// Takes values away at the start. What is left keeps its shape.
  package mutating func trim(_ count: Int) {
    let count = min(max(count, 0), values.count)
    guard count > 0 else { return }
    previous = values[count - 1]
    first += count
    values.removeFirst(count)
    points.removeFirst(count)
    elements.removeFirst(count)
    if case .some(let point) = points.first { elements[0] = point.map { .move($0) } }
  }

  /// Maps everything anew.
  package mutating func remap(_ mapper: CoordinateMapper) {
    self.mapper = mapper
    points = values.enumerated().map { $1.isFinite ? mapper.point(first + $0, $1) : nil }
    for index in values.indices { compute(index) }
  }

  private mutating func compute(_ index: Int) {
    computedCount += 1
    guard let point = points[index] else {
      elements[index] = nil
      return
    }
    guard index > 0, let start = points[index - 1] else {
      elements[index] = .move(point)
      return
    }
    let before = index > 1 ? points[index - 2] : previousPoint
    let after = index + 1 < points.count ? points[index + 1] : nil
    elements[index] = shape.element(before: before, start, point, after: after)
  }

  private var previousPoint: CGPoint? {
    previous.flatMap { $0.isFinite ? mapper.point(first - 1, $0) : nil }
  }

  /// Runs of values without a gap.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in points.indices {
      if points[index] == nil {
        if let begun = start { runs.append(begun..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { runs.append(start..<points.count) }
    return runs
  }

  /// The curve. A value between two gaps is a line of no length, which a round cap makes a dot.
  package var line: CGPath {
    var path = PathData()
    for run in runs {
      for index in run { if let element = elements[index] { path.append(element) } }
      if run.count == 1, let point = points[run.lowerBound] { path.append(.line(point)) }
    }
    return CGPath(path)
  }

  /// What lies between the curve and a height, closed.
  package func area(to base: CGFloat) -> CGPath {
    var path = PathData()
    for run in runs {
      guard let head = points[run.lowerBound], let tail = points[run.upperBound - 1] else { continue }
      path.append(.move(CGPoint(x: head.x, y: base)))
      path.append(.line(head))
      for index in run.dropFirst() { if let element = elements[index] { path.append(element) } }
      path.append(.line(CGPoint(x: tail.x, y: base)))
      path.append(.close)
    }
    return CGPath(path)
  }

  /// The height of the curve at an x; nil beside it and in gaps.
  package func y(atX x: CGFloat) -> CGFloat? {
    guard let index = points.firstIndex(where: { ($0?.x ?? -.infinity) >= x }), let end = points[index] else {
      return nil
    }
    guard index > 0, let start = points[index - 1], let element = elements[index] else {
      return end.x == x ? end.y : nil
    }
    guard case .curve(let c1, let c2, _) = element else {
      return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    }
    func bezier(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ t: CGFloat) -> CGFloat {
      let u = 1 - t
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(start.x, c1.x, c2.x, end.x, middle) < x { low = middle } else { high = middle }
    }
    return bezier(start.y, c1.y, c2.y, end.y, (low + high) / 2)
  }
}
