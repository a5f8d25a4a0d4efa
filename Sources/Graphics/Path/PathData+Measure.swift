// Lengths along a path, and places at a length.

public import Foundation

extension PathSegment {
  /// The true arc length.
  public var length: CGFloat { length(to: 1) }

  /// The true arc length from the start to a Bézier parameter in 0…1.
  public func length(to parameter: CGFloat) -> CGFloat {
    guard isCurved else { return hypot(end.x - start.x, end.y - start.y) * parameter }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return 0 }
    let whole = gauss(0, parameter)
    // Coordinates so large that lengths overflow.
    guard whole.isFinite else { return 0 }
    return refined(0, parameter, whole, depth: 0)
  }

  /// The Bézier parameter at an arc length from the start: Newton's method kept inside a shrinking bracket.
  public func parameter(atLength distance: CGFloat) -> CGFloat {
    let total = length
    guard distance > 0, total > 0 else { return 0 }
    guard distance < total else { return 1 }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = distance / total
    guard isCurved else { return t }
    for _ in 0..<60 {
      let error = length(to: t) - distance
      if abs(error) <= total * 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let speed = velocity(at: t).length
      let next = speed > 0 ? t - error / speed : low
      t = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return t
  }

  /// Halves an interval until both ways of measuring it agree; a cusp stops at the depth, where its part is tiny.
  private func refined(_ a: CGFloat, _ b: CGFloat, _ whole: CGFloat, depth: Int) -> CGFloat {
    let middle = (a + b) / 2
    let (left, right) = (gauss(a, middle), gauss(middle, b))
    if depth >= 16 || abs(left + right - whole) <= 1e-10 * (left + right) { return left + right }
    return refined(a, middle, left, depth: depth + 1) + refined(middle, b, right, depth: depth + 1)
  }

  /// Eight-point Gauss-Legendre quadrature of the speed.
  private func gauss(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let (middle, half) = ((a + b) / 2, (b - a) / 2)
    var sum: CGFloat = 0
    for (node, weight) in Self.gaussLegendre {
      sum += weight * (velocity(at: middle - half * node).length + velocity(at: middle + half * node).length)
    }
    return sum * half
  }

  private static let gaussLegendre: [(CGFloat, CGFloat)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]
}

/// A path measured once: its segments, their lengths, and places at a distance from the start.
public struct PathMeasure: Sendable {
  /// All segments of all subpaths in order.
  public let segments: [PathSegment]
  /// Their true arc lengths.
  public let lengths: [CGFloat]
  /// Distance from the path's start to the start of each segment; jumps between subpaths have no length.
  public let distances: [CGFloat]
  /// The length of the whole path.
  public let length: CGFloat

  /// Measures a path.
  public init(_ path: PathData) {
    segments = path.segments
    lengths = segments.map(\.length)
    var sum: CGFloat = 0
    distances = lengths.map { length in
      defer { sum += length }
      return sum
    }
    length = sum
  }

  /// The segment and the Bézier parameter at a true arc length from the start, kept inside the path; nil for a path
  /// without segments. On a boundary it is the segment that starts there.
  public func location(atDistance distance: CGFloat) -> (segment: Int, parameter: CGFloat)? {
    guard !segments.isEmpty else { return nil }
    let distance = distance.isNaN ? 0 : max(0, min(length, distance))
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if distances[middle] <= distance { low = middle } else { high = middle - 1 }
    }
    // At the very end the last segments may be of no length: the one that has a length knows the direction.
    while low > 0 && lengths[low] == 0 && distance >= length { low -= 1 }
    return (low, segments[low].parameter(atLength: distance - distances[low]))
  }

  /// The place at a true arc length from the start; nil for a path without segments.
  public func point(atDistance distance: CGFloat) -> CGPoint? {
    location(atDistance: distance).map { segments[$0.segment].point(at: $0.parameter) }
  }

  /// The direction at a true arc length from the start, of length 1; nil for a path without segments.
  public func tangent(atDistance distance: CGFloat) -> CGVector? {
    location(atDistance: distance).map { segments[$0.segment].tangent(at: $0.parameter) }
  }
}

extension PathData {
  /// The path measured.
  public var measure: PathMeasure { PathMeasure(self) }
  /// The sum of the true arc lengths of all segments, closing lines included.
  public var length: CGFloat { segments.reduce(0) { $0 + $1.length } }
}
