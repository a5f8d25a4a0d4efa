// Curves replaced by short lines.

public import Foundation

extension PathSegment {
  /// How many lines of equal parameter keep within a distance of the curve (Wang's bound).
  func lineCount(tolerance: CGFloat) -> Int {
    guard isCurved else { return 1 }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) }
    // Degree times degree less one, over eight.
    let (factor, most) =
      kind == .quad
      ? (0.25, bend(start, control1, end))
      : (0.75, max(bend(start, control1, control2), bend(control1, control2, end)))
    let count = (factor * most / max(tolerance, 1e-9)).squareRoot().rounded(.up)
    return count.isFinite ? Int(max(1, min(count, 4096))) : 1
  }
}

extension PathData {
  /// The path with every curve replaced by lines that stay within `tolerance` of it, in the path's own units.
  public func flattened(tolerance: CGFloat = 0.1) -> PathData {
    guard elements.contains(where: \.isCurved) else { return self }
    var result = PathData()
    for subpath in subpaths {
      result.move(to: subpath.start)
      for segment in subpath.segments {
        let count = segment.lineCount(tolerance: tolerance)
        for step in stride(from: 1, to: count, by: 1) {
          result.addLine(to: segment.point(at: CGFloat(step) / CGFloat(count)))
        }
        result.append(segment.kind == .close ? .close : .line(segment.end))
      }
    }
    return result
  }
}
