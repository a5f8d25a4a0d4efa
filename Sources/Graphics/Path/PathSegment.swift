// One drawn piece of a path on its own: a line or a curve with its start.

public import Foundation

/// A line or a Bézier curve from a start to an end, with a parameter running from 0 to 1.
public struct PathSegment: Sendable, Hashable {
  /// What kind of element it came from.
  public enum Kind: Sendable, Hashable {
    case line, quad, curve
    /// The line back to the start that closes a subpath.
    case close
  }

  /// What kind of element it came from.
  public var kind: Kind
  /// The control polygon: start, control points, end.
  public var points: [CGPoint]

  /// Where it starts.
  public var start: CGPoint { points.first ?? .zero }
  /// Where it ends.
  public var end: CGPoint { points.last ?? .zero }

  init(kind: Kind, _ points: CGPoint...) {
    self.kind = kind
    self.points = points
  }

  init(kind: Kind, points: [CGPoint]) {
    self.kind = kind
    self.points = points
  }

  /// The place at a Bézier parameter.
  public func point(at parameter: CGFloat) -> CGPoint {
    let (t, u) = (parameter, 1 - parameter)
    let p = points
    switch p.count {
    case 3:
      return CGPoint(
        x: u * u * p[0].x + 2 * u * t * p[1].x + t * t * p[2].x, y: u * u * p[0].y + 2 * u * t * p[1].y + t * t * p[2].y
      )
    case 4:
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
    default:
      return CGPoint(x: u * start.x + t * end.x, y: u * start.y + t * end.y)
    }
  }

  /// The derivative at a Bézier parameter.
  public func velocity(at parameter: CGFloat) -> CGVector {
    let (t, u) = (parameter, 1 - parameter)
    let d = zip(points, points.dropFirst()).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
    switch d.count {
    case 2: return CGVector(dx: 2 * (u * d[0].dx + t * d[1].dx), dy: 2 * (u * d[0].dy + t * d[1].dy))
    case 3:
      let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGVector(
        dx: a * d[0].dx + b * d[1].dx + c * d[2].dx, dy: a * d[0].dy + b * d[1].dy + c * d[2].dy)
    default: return d.first ?? .zero
    }
  }

  /// The direction at a Bézier parameter, of length 1; zero for a segment that is a single point.
  ///
  /// Where the derivative vanishes, as it does at an end whose control point lies on it, the direction a little
  /// further inside is taken.
  public func tangent(at parameter: CGFloat) -> CGVector {
    let scale = points.reduce(0) { max($0, abs($1.x - start.x), abs($1.y - start.y)) }
    for step in [0, 1e-4, 1e-3, 1e-2] {
      let inside = parameter < 0.5 ? parameter + step : parameter - step
      let velocity = velocity(at: inside)
      let speed = velocity.length
      if speed > scale * 1e-9, speed > 0 { return CGVector(dx: velocity.dx / speed, dy: velocity.dy / speed) }
    }
    return .zero
  }

  /// The part between two Bézier parameters; a closing line becomes a plain one.
  public func part(from first: CGFloat, to last: CGFloat) -> PathSegment {
    var piece = self
    if kind == .close { piece.kind = .line }
    if last < 1 { piece.points = Self.split(piece.points, at: last).before }
    if first > 0 { piece.points = Self.split(piece.points, at: last > 0 ? first / last : 0).after }
    return piece
  }

  /// De Casteljau's construction: the control polygons on both sides of a parameter.
  private static func split(_ polygon: [CGPoint], at t: CGFloat) -> (before: [CGPoint], after: [CGPoint]) {
    var row = polygon
    var before: [CGPoint] = []
    var after: [CGPoint] = []
    while let first = row.first, let last = row.last {
      before.append(first)
      after.append(last)
      row = zip(row, row.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
    }
    return (before, after.reversed())
  }

  /// The element that draws it from its start.
  public var element: PathData.Element {
    switch (kind, points.count) {
    case (.close, _): .close
    case (_, 3): .quad(points[1], points[2])
    case (_, 4): .curve(points[1], points[2], points[3])
    default: .line(end)
    }
  }
}

/// A connected piece of a path.
public struct Subpath: Sendable, Hashable {
  /// Where it starts.
  public var start: CGPoint
  /// Its segments in order, the closing line included.
  public var segments: [PathSegment]
  /// Whether it was closed.
  public var isClosed: Bool { segments.last?.kind == .close }
}

extension PathData {
  /// The connected pieces, in order. A move that nothing follows is a piece without segments.
  public var subpaths: [Subpath] {
    var result: [Subpath] = []
    var isOpen = false
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ segment: PathSegment) {
      // After a close, drawing goes on from the closed subpath's start as a new piece.
      if !isOpen { result.append(Subpath(start: start, segments: [])) }
      isOpen = segment.kind != .close
      result[result.count - 1].segments.append(segment)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, isOpen) = (point, point, true)
        result.append(Subpath(start: point, segments: []))
      case .line(let end): add(PathSegment(kind: .line, current, end))
      case .quad(let control, let end): add(PathSegment(kind: .quad, current, control, end))
      case .curve(let c1, let c2, let end): add(PathSegment(kind: .curve, current, c1, c2, end))
      case .close: add(PathSegment(kind: .close, current, start))
      }
    }
    return result
  }

  /// All segments of all subpaths in order; moves make none.
  public var segments: [PathSegment] { subpaths.flatMap(\.segments) }
}
