// Mixing two paths point by point, which is what animating a path does.

public import Foundation

extension PathData {
  /// Every point in order: control points before ends.
  public var points: [CGPoint] { elements.flatMap(\.points) }

  /// The same elements with other points, as many as `points` has; nil when there are more or fewer.
  public func replacingPoints(_ replacements: [CGPoint]) -> PathData? {
    guard replacements.count == points.count else { return nil }
    var next = 0
    var result = PathData()
    for element in elements {
      result.append(
        element.mapPoints { _ in
          next += 1
          return replacements[next - 1]
        })
    }
    return result
  }

  /// Whether both have elements of the same kinds in the same order, so that their points can be mixed.
  public func hasSameStructure(as other: PathData) -> Bool {
    elements.count == other.elements.count && zip(elements, other.elements).allSatisfy { $0.isSameKind(as: $1) }
  }

  /// The path a fraction of the way to another, every point mixed on its own; nil when the structures differ.
  public func interpolated(to other: PathData, fraction: CGFloat) -> PathData? {
    guard hasSameStructure(as: other) else { return nil }
    let mixed = zip(points, other.points).map { from, to in
      CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
    return replacingPoints(mixed)
  }
}
