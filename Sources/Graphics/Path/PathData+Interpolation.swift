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

  /// The kinds of its elements in order, as letters of path syntax with equal neighbours counted: `M 4×C Z`. For
  /// messages; a long list is cut.
  package var structure: String {
    var runs: [(letter: Character, count: Int)] = []
    for letter in elements.lazy.map(\.letter) {
      if runs.last?.letter == letter {
        runs[runs.count - 1].count += 1
      } else if runs.count == Self.longestStructure {
        return Self.words(runs) + " …"
      } else {
        runs.append((letter, 1))
      }
    }
    return runs.isEmpty ? "nothing" : Self.words(runs)
  }

  private static let longestStructure = 12

  private static func words(_ runs: [(letter: Character, count: Int)]) -> String {
    runs.map { $0.count == 1 ? String($0.letter) : "\($0.count)×\($0.letter)" }.joined(separator: " ")
  }
}

extension PathData.Element {
  /// The command of path syntax.
  fileprivate var letter: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}
