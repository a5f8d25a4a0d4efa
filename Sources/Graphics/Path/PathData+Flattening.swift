// Curves replaced by short lines.

public import Foundation

extension PathSegment {
  /// How many lines of equal parameter keep within a distance of the curve (Wang's bound).
  func lineCount(tolerance: CGFloat) -> Int {
    guard points.count > 2 else { return 1 }
    let degree = CGFloat(points.count - 1)
    var bend: CGFloat = 0
    for i in 0..<(points.count - 2) {
      bend = max(
        bend,
        hypot(
          points[i].x - 2 * points[i + 1].x + points[i + 2].x, points[i].y - 2 * points[i + 1].y + points[i + 2].y))
    }
    let count = (degree * (degree - 1) / 8 * bend / max(tolerance, 1e-9)).squareRoot().rounded(.up)
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
