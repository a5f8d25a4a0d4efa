// How far a path reaches.

public import Foundation

extension PathData {
  /// The smallest rectangle around all points, control points included; null for an empty path or one that is not
  /// finite.
  public var controlPointBounds: CGRect {
    var box = Box()
    for element in elements { element.forEachPoint { box.add($0) } }
    return box.rect
  }

  /// The smallest rectangle around the path itself; null for an empty path or one that is not finite.
  public var bounds: CGRect {
    guard elements.contains(where: \.isCurved) else { return controlPointBounds }
    var box = Box()
    for element in elements {
      switch element {
      case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): box.add(end)
      case .close: break
      }
    }
    return box.rect.union(curveExtremes)
  }

  /// The box of the points where curves turn round in x or in y.
  private var curveExtremes: CGRect {
    var box = Box()
    for segment in segments where segment.isCurved {
      for parameter in segment.turningParameters(\.x) + segment.turningParameters(\.y) {
        box.add(segment.point(at: parameter))
      }
    }
    return box.rect
  }

  /// The rectangle this path is, when it is one axis-aligned closed rectangle and nothing else.
  public var isRectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let first) = elements[0] else { return nil }
    var corners = [first]
    for element in elements[1...] {
      if case .line(let point) = element { corners.append(point) } else if element != .close { return nil }
    }
    if corners.count == 5, corners[4] == first { corners.removeLast() } else if elements.last != .close { return nil }
    guard corners.count == 4, elements.dropLast().allSatisfy({ $0 != .close }) else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright = (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    let isSideways = (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright || isSideways else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}

extension PathData.Element {
  /// Whether it is not a straight line.
  package var isCurved: Bool {
    switch self {
    case .quad, .curve: true
    default: false
    }
  }
}

extension PathSegment {
  /// The parameters strictly inside 0…1 where one coordinate of a curve stops growing or falling, in order.
  func turningParameters(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    guard isCurved else { return [] }
    let (p, q, r, s) = (
      start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
    )
    let roots =
      kind == .quad
      ? quadraticRoots(0, p - 2 * q + s, q - p)
      : quadraticRoots(s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

/// The real solutions of a·t² + b·t + c = 0, found so that neither loses digits.
private func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
  if a == 0 { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return q == 0 ? [0] : [q / a, c / q]
}

/// A box that grows by points.
private struct Box {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
  /// Zero as long as every coordinate is finite.
  private var excess: CGFloat = 0

  @inline(__always) mutating func add(_ point: CGPoint) {
    excess += point.x * 0 + point.y * 0
    low.x = min(low.x, point.x)
    low.y = min(low.y, point.y)
    high.x = max(high.x, point.x)
    high.y = max(high.y, point.y)
  }

  var rect: CGRect {
    guard excess == 0, low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
