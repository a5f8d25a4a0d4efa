// Apple's reference type for paths, thin over the value.

public import Foundation

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable, Hashable {
  /// Starts a subpath at a point.
  case moveToPoint
  /// A straight line to a point.
  case addLineToPoint
  /// A quadratic Bézier curve: its control point, then its end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve: two control points, then its end.
  case addCurveToPoint
  /// A line back to where the subpath started.
  case closeSubpath
}

/// One element of a path while it is being walked over; the points live as long as the call.
public struct CGPathElement {
  /// What it does.
  public var type: CGPathElementType
  /// Control points, then the end: none for a close, up to three for a cubic curve.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A path that does not change, unless it is a `CGMutablePath`. Equal when the elements are.
///
/// A mutable path must not be written while another thread reads it; layers keep a copy of its value.
open class CGPath: @unchecked Sendable, Hashable {
  /// The path's value.
  public internal(set) var data: PathData

  /// A path of a value.
  public init(_ data: PathData) { self.data = data }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(PathData.rect(rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(PathData.ellipse(in: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle whose corners are quarter ellipses.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let shape = PathData.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(shape.applying(transform?.pointee ?? .identity))
  }

  /// Whether both have the same elements with the same points.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.data == b.data }
  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { data.isEmpty }
  /// Where the last element ended; zero when the path is empty.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }
  /// The smallest rectangle around all points, control points included; null when the path is empty.
  public var boundingBox: CGRect { data.controlPointBounds }
  /// The smallest rectangle around the path itself; null when the path is empty.
  public var boundingBoxOfPath: CGRect { data.bounds }

  /// The rectangle this path is, if it is one.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = data.isRectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether the path, taken through a transform, encloses a point by a fill rule.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    data.applying(transform).contains(point, using: rule)
  }

  /// A path of its own that does not change.
  public func copy() -> CGPath? { CGPath(data) }

  /// The path's image under a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(data.applying(transform?.pointee ?? .identity))
  }

  /// Calls `block` with every element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in data.elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
          guard let address = buffer.baseAddress ?? spare.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: type, points: address)) { block($0) }
        }
      }
    }
  }
}
