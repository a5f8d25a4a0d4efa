// Level and upright lines moved onto the pixel grid, so that a thin one is one sharp row and not two faint ones.

public import Foundation

extension PathData {
  /// The path for a stroke whose level and upright parts start between pixels.
  ///
  /// A point that ends such a part moves across it by the least that puts the stroke's first edge on a pixel's edge; what
  /// is curved or slanted goes with its ends. Half a pixel is the most anything moves in either direction.
  /// - Parameters:
  ///   - width: the stroke's width in the path's coordinates.
  ///   - transform: from the path to pixels. One that does not keep the axes leaves the path as it is.
  public func snapped(strokeWidth width: CGFloat, by transform: CGAffineTransform) -> PathData {
    guard transform.keepsRectangles, transform.a * transform.d != transform.b * transform.c, width.isFinite else {
      return self
    }
    let toPixels = applying(transform)
    // A line that runs across is as thick as the stroke is tall on pixels.
    let thickness = CGSize(
      width: abs(width * (transform.a + transform.c)), height: abs(width * (transform.b + transform.d)))
    var snapped = PathData()
    for subpath in toPixels.subpaths {
      let moves = subpath.moves(thickness)
      snapped.move(to: subpath.start.moved(by: moves[0]))
      for (index, segment) in subpath.segments.enumerated() {
        let (before, after) = (moves[index], moves[index + 1])
        let end = segment.end.moved(by: after)
        switch segment.kind {
        case .line: snapped.addLine(to: end)
        case .close: snapped.closeSubpath()
        case .quad:
          let middle = CGVector(dx: (before.dx + after.dx) / 2, dy: (before.dy + after.dy) / 2)
          snapped.addQuadCurve(to: end, control: segment.control1.moved(by: middle))
        case .curve:
          snapped.addCurve(
            to: end, control1: segment.control1.moved(by: before), control2: segment.control2.moved(by: after))
        }
      }
    }
    return snapped.applying(transform.inverted())
  }
}

extension Subpath {
  /// How far each point moves: the start, then the end of each segment.
  fileprivate func moves(_ thickness: CGSize) -> [CGVector] {
    var moves = [CGVector](repeating: .zero, count: segments.count + 1)
    for (index, segment) in segments.enumerated() where !segment.isCurved && segment.start != segment.end {
      // A part of less than a hundredth of a pixel's slant is straight as far as eight bits can show.
      if abs(segment.start.y - segment.end.y) < 0.01 {
        let move = Self.move(segment.start.y, thickness.height)
        (moves[index].dy, moves[index + 1].dy) = (move, move)
      }
      if abs(segment.start.x - segment.end.x) < 0.01 {
        let move = Self.move(segment.start.x, thickness.width)
        (moves[index].dx, moves[index + 1].dx) = (move, move)
      }
    }
    guard isClosed, let closing = segments.last else { return moves }
    // The first point is the last one, and where the closing line has no length the one before it, too: each of the two
    // sides that meet there moves it across itself.
    let same = [0, segments.count] + (closing.start == closing.end ? [segments.count - 1] : [])
    let corner = same.reduce(CGVector.zero) { sum, place in
      CGVector(dx: sum.dx != 0 ? sum.dx : moves[place].dx, dy: sum.dy != 0 ? sum.dy : moves[place].dy)
    }
    for place in same { moves[place] = corner }
    return moves
  }

  private static func move(_ middle: CGFloat, _ thickness: CGFloat) -> CGFloat {
    let edge = middle - thickness / 2
    // Halves all go the same way: what is as wide as whole pixels stays so.
    let move = (edge + 0.5).rounded(.down) - edge
    return move.isFinite ? move : 0
  }
}

extension CGPoint {
  fileprivate func moved(by vector: CGVector) -> CGPoint { CGPoint(x: x + vector.dx, y: y + vector.dy) }
}
