// The path as a value: its elements, and what can be said of them without geometry.

public import Foundation

/// A sequence of subpaths made of lines and Bézier curves; copied on write.
public struct PathData: Sendable, Hashable {
  /// One step of a path, from the current point.
  public enum Element: Sendable, Hashable {
    /// Starts a subpath.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A quadratic curve: control point, end.
    case quad(CGPoint, CGPoint)
    /// A cubic curve: two control points, end.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A line back to the start of the subpath, joined there.
    case close
  }

  /// The steps in order; the first one, if any, is a move.
  public private(set) var elements: [Element] = []
  private var subpathStart = CGPoint.zero
  private var end = CGPoint.zero

  /// A path without elements.
  public init() {}

  /// A path of elements; those before the first move are left out, as they have nothing to start from.
  public init(elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Whether both have the same elements with the same points.
  public static func == (a: PathData, b: PathData) -> Bool { a.elements == b.elements }
  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }
  /// Where the next element starts; nil when the path is empty.
  public var currentPoint: CGPoint? { isEmpty ? nil : end }

  /// Starts a subpath.
  public mutating func move(to point: CGPoint) { append(.move(point)) }
  /// Adds a line; nothing when there is no current point.
  public mutating func addLine(to point: CGPoint) { append(.line(point)) }
  /// Adds a quadratic curve; nothing when there is no current point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { append(.quad(control, point)) }
  /// Adds a cubic curve; nothing when there is no current point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(control1, control2, point))
  }
  /// Closes the subpath; nothing when there is none open.
  public mutating func closeSubpath() {
    if elements.last != .close { append(.close) }
  }

  /// Adds one element; all but moves are left out while there is no current point.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point):
      subpathStart = point
      end = point
    case .line(let point), .quad(_, let point), .curve(_, _, let point):
      if isEmpty { return }
      end = point
    case .close:
      if isEmpty { return }
      end = subpathStart
    }
    elements.append(element)
  }

  /// Adds another path's elements.
  public mutating func append(_ other: PathData) {
    guard !other.isEmpty else { return }
    elements += other.elements
    subpathStart = other.subpathStart
    end = other.end
  }

  /// The path with every point replaced by its image.
  public func mapPoints(_ image: (CGPoint) -> CGPoint) -> PathData {
    var result = PathData()
    result.elements = elements.map { $0.mapPoints(image) }
    result.subpathStart = image(subpathStart)
    result.end = image(end)
    return result
  }

  /// The path's image under a transform.
  public func applying(_ transform: CGAffineTransform) -> PathData {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }
}

extension PathData.Element {
  /// Control points and end, in order.
  public var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  func mapPoints(_ image: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let end): .move(image(end))
    case .line(let end): .line(image(end))
    case .quad(let control, let end): .quad(image(control), image(end))
    case .curve(let control1, let control2, let end): .curve(image(control1), image(control2), image(end))
    case .close: .close
    }
  }

  func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.curve, .curve), (.close, .close): true
    default: false
    }
  }
}
