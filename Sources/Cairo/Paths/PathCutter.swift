// Cuts paths to what can be seen, since Cairo's coordinates wrap beyond ±8388608 (24.8 fixed point).

import Foundation
import Graphics

/// Flattens and clips paths around a visible rectangle of device pixels.
struct PathCutter {
  /// Coordinates up to here go to Cairo as they are: half its range, which leaves room for the width of strokes.
  static let limit: CGFloat = 4_000_000
  /// Pixels kept around the visible part so that cuts and their caps stay out of sight.
  static let margin: CGFloat = 16
  /// Largest coordinate that is computed with; beyond, differences could overflow.
  private static let largest: CGFloat = 1e100

  private let area: CGRect

  /// A cutter that keeps what lies in `visible` or within `reach` device pixels of it.
  init(visible: PixelRect, reach: CGFloat) {
    let rect = CGRect(x: visible.x, y: visible.y, width: visible.width, height: visible.height)
    area = rect.insetBy(dx: -(reach + Self.margin), dy: -(reach + Self.margin))
  }

  /// Polygons that enclose the same visible pixels as the path.
  func area(of path: PathData, _ transform: CGAffineTransform) -> [CutLine] {
    flatten(path, transform).compactMap { line in
      var points = line.points
      for edge in edges { points = Self.cut(points, edge) }
      return points.count > 2 ? CutLine(points: points, isClosed: true) : nil
    }
  }

  /// The visible pieces of the path's outline. `joinsEnds` says whether closed lines have a corner where they start, as
  /// they have when they are not dashed.
  func outline(of path: PathData, _ transform: CGAffineTransform, joinsEnds: Bool) -> [CutLine] {
    let lengths = LengthScale(transform)
    return flatten(path, transform).flatMap { pieces(of: $0, lengths, joinsEnds) }
  }

  // MARK: Flattening

  private func flatten(_ path: PathData, _ transform: CGAffineTransform) -> [CutLine] {
    var lines: [CutLine] = []
    var current = CutLine(points: [])
    func finish() {
      if current.points.count > 1 { lines.append(current) }
    }
    func place(_ point: CGPoint) -> CGPoint {
      let placed = point.applying(transform)
      return CGPoint(x: Self.bounded(placed.x), y: Self.bounded(placed.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        current = CutLine(points: [place(point)])
      case .line(let point): current.points.append(place(point))
      case .quad(let control, let end):
        guard let last = current.points.last else { continue }
        let (first, second, point) = last.cubicControls(place(control), place(end))
        curve(last, first, second, point, 0, into: &current.points)
      case .curve(let control1, let control2, let end):
        guard let last = current.points.last else { continue }
        curve(last, place(control1), place(control2), place(end), 0, into: &current.points)
      case .close:
        let start = current.points.first
        current.isClosed = true
        finish()
        current = CutLine(points: start.map { [$0] } ?? [])
      }
    }
    finish()
    return lines
  }

  private static func bounded(_ value: CGFloat) -> CGFloat { min(max(value, -largest), largest) }

  /// Appends a curve without its first point; parts that lie beside the visible area become one line.
  private func curve(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ depth: Int, into points: inout [CGPoint]
  ) {
    let minX = min(min(p0.x, p1.x), min(p2.x, p3.x))
    let maxX = max(max(p0.x, p1.x), max(p2.x, p3.x))
    let minY = min(min(p0.y, p1.y), min(p2.y, p3.y))
    let maxY = max(max(p0.y, p1.y), max(p2.y, p3.y))
    let isBeside = maxX < area.minX || minX > area.maxX || maxY < area.minY || minY > area.maxY
    // Distance of a cubic from its chord is at most 3/4 of the larger second difference.
    let bend = max(
      abs(p0.x - 2 * p1.x + p2.x), abs(p0.y - 2 * p1.y + p2.y), abs(p1.x - 2 * p2.x + p3.x),
      abs(p1.y - 2 * p2.y + p3.y))
    guard !isBeside, bend > 0.05, depth < 400 else { return points.append(p3) }
    let (a, b, c) = (p0.middle(p1), p1.middle(p2), p2.middle(p3))
    let (d, e) = (a.middle(b), b.middle(c))
    let split = d.middle(e)
    curve(p0, a, d, split, depth + 1, into: &points)
    curve(split, e, c, p3, depth + 1, into: &points)
  }

  // MARK: Areas

  /// One side of the visible area: what has a value of at least zero is kept.
  private struct Edge {
    var inside: (CGPoint) -> CGFloat
  }

  private var edges: [Edge] {
    let area = area
    return [
      Edge { $0.x - area.minX }, Edge { area.maxX - $0.x }, Edge { $0.y - area.minY }, Edge { area.maxY - $0.y },
    ]
  }

  /// Sutherland and Hodgman's clipping of a polygon by a half-plane; winding numbers inside stay what they were.
  private static func cut(_ points: [CGPoint], _ edge: Edge) -> [CGPoint] {
    guard var previous = points.last else { return [] }
    var kept: [CGPoint] = []
    var previousInside = edge.inside(previous)
    for point in points {
      let inside = edge.inside(point)
      if (inside >= 0) != (previousInside >= 0) {
        // From the inner point outwards: seen from a very far outer point the border would be lost in rounding.
        let isEntering = inside >= 0
        let (inner, outer) = isEntering ? (point, previous) : (previous, point)
        let (near, far) = isEntering ? (inside, previousInside) : (previousInside, inside)
        kept.append(inner.between(outer, near / (near - far)))
      }
      if inside >= 0 { kept.append(point) }
      (previous, previousInside) = (point, inside)
    }
    return kept
  }

  // MARK: Outlines

  /// Lengths before a transform from vectors after it.
  private struct LengthScale {
    private let inverse: CGAffineTransform
    init(_ transform: CGAffineTransform) {
      inverse = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        .inverted()
    }
    func length(_ from: CGPoint, _ to: CGPoint) -> Double {
      let vector = CGPoint(x: to.x - from.x, y: to.y - from.y).applying(inverse)
      return Double((vector.x * vector.x + vector.y * vector.y).squareRoot())
    }
  }

  private func pieces(of line: CutLine, _ lengths: LengthScale, _ joinsEnds: Bool) -> [CutLine] {
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    var pieces: [CutLine] = []
    var isOpen = false
    var travelled = 0.0
    for (from, to) in zip(points, points.dropFirst()) {
      let length = lengths.length(from, to)
      if let (enter, leave) = visiblePart(from, to) {
        if !isOpen || enter > 0 {
          pieces.append(CutLine(points: [from.between(to, enter)], offset: travelled + length * Double(enter)))
        }
        pieces[pieces.count - 1].points.append(from.between(to, leave))
        isOpen = leave >= 1
      } else {
        isOpen = false
      }
      travelled += length
    }
    guard line.isClosed, joinsEnds, isOpen, let first = pieces.first, first.offset == 0 else { return pieces }
    if pieces.count == 1 {
      pieces[0].points.removeLast()
      pieces[0].isClosed = true
    } else {
      pieces[pieces.count - 1].points += first.points.dropFirst()
      pieces.removeFirst()
    }
    return pieces
  }

  /// Liang and Barsky's clipping: the fractions of the segment between which it is visible.
  private func visiblePart(_ from: CGPoint, _ to: CGPoint) -> (CGFloat, CGFloat)? {
    var (enter, leave): (CGFloat, CGFloat) = (0, 1)
    for edge in edges {
      let (a, b) = (edge.inside(from), edge.inside(to))
      if a < 0, b < 0 { return nil }
      if a < 0 { enter = max(enter, a / (a - b)) } else if b < 0 { leave = min(leave, a / (a - b)) }
    }
    return enter < leave ? (enter, leave) : nil
  }
}

extension CGPoint {
  fileprivate func middle(_ other: CGPoint) -> CGPoint { between(other, 0.5) }
  /// The point at a fraction of the way; exactly the other point at 1.
  fileprivate func between(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    if fraction >= 1 { return other }
    return CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
