// Whether a point is inside a path.

public import Foundation

extension PathData {
  /// Whether the path encloses a point by a fill rule; open subpaths count as closed. Exact: curves are not flattened.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.winding(about: point) }
      if !subpath.isClosed, let last = subpath.segments.last {
        winding += PathSegment(from: last.end, lineTo: subpath.start).winding(about: point)
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }
}

extension PathSegment {
  /// How often the segment crosses the ray from a point towards +x: upwards counts 1, downwards -1.
  fileprivate func winding(about point: CGPoint) -> Int {
    guard max(start.x, control1.x, control2.x, end.x) >= point.x else { return 0 }
    var winding = 0
    let cuts = [0] + turningParameters(\.y) + [1]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      // The true ends rather than computed ones, so that neighbours agree on which side they are.
      let low = from == 0 ? start.y : self.point(at: from).y
      let high = to == 1 ? end.y : self.point(at: to).y
      guard (low <= point.y) != (high <= point.y) else { continue }
      if crossing(of: point.y, between: from, and: to, isRising: low < high) > point.x {
        winding += low < high ? 1 : -1
      }
    }
    return winding
  }

  /// The x where a part that only rises or only falls crosses a height.
  private func crossing(of y: CGFloat, between first: CGFloat, and last: CGFloat, isRising: Bool) -> CGFloat {
    if !isCurved { return start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)) }
    var (low, high) = (first, last)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == isRising { low = middle } else { high = middle }
    }
    return point(at: low).x
  }
}
