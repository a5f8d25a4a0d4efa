// One side's score as a line that grows and bends without a jump.

package import Cairn
package import Foundation

/// A polyline over a run of consecutive events.
///
/// Paths interpolate only between equal structures. So the path that is seen now gets its last point once more for
/// each new event, which draws nothing, and that longer path morphs into the new one: the new points grow out of the
/// line's end.
package final class ScoreLine {
  /// The line's layer, in the scrolling container.
  package let layer = CAShapeLayer()
  /// Event of the path's first point.
  package private(set) var firstEvent = 0
  /// The points the line is at rest in.
  package private(set) var points: [CGPoint] = []

  /// A line of a side's colour.
  package init(_ side: Side, style: ChartStyle) {
    layer.name = "\(side.rawValue)-line"
    layer.strokeColor = style.color(of: side)
    layer.fillColor = CGColor.clear
    layer.lineWidth = ChartStyle.lineWidth
    layer.lineJoin = .round
    layer.lineCap = .round
  }

  /// The points seen now, the first one at event `firstEvent`.
  package var shownPoints: [CGPoint] {
    (layer.presentation()?.path).map(Self.points(of:)) ?? points
  }

  /// Shows points at once.
  package func show(_ goal: [CGPoint], firstEvent first: Int) {
    points = goal
    firstEvent = first
    layer.path = goal.isEmpty ? nil : Self.path(goal)
    layer.removeAnimation(forKey: "morph")
  }

  /// Morphs from what is seen now, moved by `moved` first, to new points, which may begin at a later event and reach
  /// further.
  package func morph(
    to goal: [CGPoint], firstEvent first: Int, from moved: (CGPoint) -> CGPoint = { $0 }
  ) {
    let start = Self.matched(shownPoints.map(moved), firstEvent: firstEvent, to: goal.count, firstEvent: first)
    points = goal
    firstEvent = first
    let path = Self.path(goal)
    layer.path = path
    if start.isEmpty || start == goal {
      layer.removeAnimation(forKey: "morph")
    } else {
      layer.add(ChartMotion.animation("path", from: Self.path(start), to: path), forKey: "morph")
    }
  }

  /// Points from one event on, cut or filled up with the last one to a count; empty when there are none.
  package static func matched(
    _ points: [CGPoint], firstEvent: Int, to count: Int, firstEvent first: Int
  ) -> [CGPoint] {
    guard let last = points.last else { return [] }
    let kept = points.dropFirst(max(0, first - firstEvent)).prefix(count)
    return kept + Array(repeating: last, count: count - kept.count)
  }

  /// A polyline's path.
  package static func path(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  /// A polyline's points.
  package static func points(of path: CGPath) -> [CGPoint] {
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }
    return points
  }
}
