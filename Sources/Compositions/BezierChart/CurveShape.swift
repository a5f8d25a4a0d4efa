// The rule by which a curve passes through points: Catmull–Rom as cubic Bézier, monotone, or straight.

package import Cairn
package import Foundation

/// How neighbouring points are joined.
package enum CurveShape: Sendable, Equatable {
  /// Catmull–Rom: a control point is offset from its point by (next − previous) / tension.
  case smooth(tension: CGFloat)
  /// Never above or below both ends of a segment (Fritsch and Carlson; slopes by Steffen).
  case monotone
  /// Lines.
  case straight

  /// The tension of the usual curve, which passes through its points as Catmull and Rom's does.
  package static let tension: CGFloat = 6

  /// The element from one point to the next.
  ///
  /// A neighbour beyond the ends is taken to be the end itself: its control point then lies between it and the next
  /// point, so that the curve does not swing out where it begins and ends.
  ///
  /// - Parameters:
  ///   - before: the point before `start`; nil at the beginning and after a gap.
  ///   - after: the point after `end`; nil at the end and before a gap.
  package func element(
    before: CGPoint?, _ start: CGPoint, _ end: CGPoint, after: CGPoint?
  ) -> PathData.Element {
    switch self {
    case .straight: return .line(end)
    case .smooth(let tension):
      let previous = before ?? start
      let next = after ?? end
      return .curve(
        CGPoint(x: start.x + (end.x - previous.x) / tension, y: start.y + (end.y - previous.y) / tension),
        CGPoint(x: end.x - (next.x - start.x) / tension, y: end.y - (next.y - start.y) / tension), end)
    case .monotone:
      let third = (end.x - start.x) / 3
      guard third > 0 else { return .line(end) }
      let slope = (end.y - start.y) / (end.x - start.x)
      let first = before.map { Self.slope($0, start, end) }
      let last = after.map { Self.slope(start, end, $0) }
      // At an end, the slope with which the curve's bend there is that of a parabola.
      let leaving = first ?? (3 * slope - (last ?? slope)) / 2
      let arriving = last ?? (3 * slope - (first ?? slope)) / 2
      return .curve(
        CGPoint(x: start.x + third, y: start.y + third * leaving),
        CGPoint(x: end.x - third, y: end.y - third * arriving), end)
    }
  }

  /// The slope in the middle of three points: 0 at a peak, at most twice that of the flatter side.
  private static func slope(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let (left, right) = (b.x - a.x, c.x - b.x)
    guard left > 0, right > 0 else { return 0 }
    let (s, t) = ((b.y - a.y) / left, (c.y - b.y) / right)
    guard s * t > 0 else { return 0 }
    let mean = abs(s * right + t * left) / (left + right)
    return (s > 0 ? 2 : -2) * min(abs(s), abs(t), mean / 2)
  }
}
