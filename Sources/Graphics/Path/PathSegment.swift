// One drawn piece of a path on its own: a line or a curve with its start.

public import Foundation

/// A line or a Bézier curve from a start to an end, with a parameter running from 0 to 1.
public struct PathSegment: Sendable, Hashable {
  /// What kind of element it came from.
  public enum Kind: Sendable, Hashable {
    /// A straight line.
    case line
    /// A quadratic Bézier curve.
    case quad
    /// A cubic Bézier curve.
    case curve
    /// The line back to the start that closes a subpath.
    case close
  }

  /// What kind of element it came from.
  public let kind: Kind
  /// Where it starts.
  public let start: CGPoint
  /// The first control point; the start when there is none.
  public let control1: CGPoint
  /// The second control point of a cubic curve; the end when there is none.
  public let control2: CGPoint
  /// Where it ends.
  public let end: CGPoint

  /// Whether it has control points.
  public var isCurved: Bool { kind == .quad || kind == .curve }

  /// The control polygon: start, control points, end.
  public var points: [CGPoint] {
    switch kind {
    case .line, .close: [start, end]
    case .quad: [start, control1, end]
    case .curve: [start, control1, control2, end]
    }
  }

  init(from start: CGPoint, lineTo end: CGPoint, isClosing: Bool = false) {
    (kind, self.start, control1, control2, self.end) = (isClosing ? .close : .line, start, start, end, end)
  }

  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    (kind, self.start, control1, control2, self.end) = (.quad, start, control, end, end)
  }

  init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    (kind, self.start, self.control1, self.control2, self.end) = (.curve, start, control1, control2, end)
  }

  /// The place at a Bézier parameter.
  public func point(at parameter: CGFloat) -> CGPoint {
    let (t, u) = (parameter, 1 - parameter)
    switch kind {
    case .line, .close: return CGPoint(x: u * start.x + t * end.x, y: u * start.y + t * end.y)
    case .quad:
      let (a, b, c) = (u * u, 2 * u * t, t * t)
      return CGPoint(x: a * start.x + b * control1.x + c * end.x, y: a * start.y + b * control1.y + c * end.y)
    case .curve:
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  /// The derivative at a Bézier parameter.
  public func velocity(at parameter: CGFloat) -> CGVector {
    let (t, u) = (parameter, 1 - parameter)
    switch kind {
    case .line, .close: return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    case .quad:
      let (a, b) = (2 * u, 2 * t)
      return CGVector(
        dx: a * (control1.x - start.x) + b * (end.x - control1.x),
        dy: a * (control1.y - start.y) + b * (end.y - control1.y))
    case .curve:
      let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGVector(
        dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
        dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
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
    let piece = last < 1 ? halves(at: last).before : self
    let rest = first > 0 ? piece.halves(at: last > 0 ? min(1, first / last) : 0).after : piece
    return rest.kind == .close ? PathSegment(from: rest.start, lineTo: rest.end) : rest
  }

  /// De Casteljau's construction: the segments before and after a parameter.
  private func halves(at t: CGFloat) -> (before: PathSegment, after: PathSegment) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    switch kind {
    case .line, .close:
      let middle = mix(start, end)
      return (PathSegment(from: start, lineTo: middle), PathSegment(from: middle, lineTo: end))
    case .quad:
      let (a, b) = (mix(start, control1), mix(control1, end))
      let middle = mix(a, b)
      return (PathSegment(from: start, control: a, to: middle), PathSegment(from: middle, control: b, to: end))
    case .curve:
      let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
      let (d, e) = (mix(a, b), mix(b, c))
      let middle = mix(d, e)
      return (
        PathSegment(from: start, control1: a, control2: d, to: middle),
        PathSegment(from: middle, control1: e, control2: c, to: end)
      )
    }
  }

  /// The element that draws it from its start.
  public var element: PathData.Element {
    switch kind {
    case .line: .line(end)
    case .close: .close
    case .quad: .quad(control1, end)
    case .curve: .curve(control1, control2, end)
    }
  }
}
