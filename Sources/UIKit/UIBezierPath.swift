// Paths under UIKit's names, with the line style they are stroked in.

public import QuartzCore

/// Corners of a rectangle, y down.
public struct UIRectCorner: OptionSet, Sendable {
  /// A bit a corner.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path that is built step by step.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  /// Width of strokes, points.
  open var lineWidth: CGFloat = 1
  /// Ends of strokes.
  open var lineCapStyle = CGLineCap.butt
  /// Corners of strokes.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether fills alternate between inside and outside.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { super.init() }

  /// A path of elements.
  public init(cgPath: CGPath) { path = cgPath.mutableCopy() ?? CGMutablePath() }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
  }

  /// A rectangle some of whose corners are round, by the radii's width.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    let all: [(UIRectCorner, CGPoint)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY)), (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY)), (.topLeft, CGPoint(x: rect.minX, y: rect.minY)),
    ]
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (index, (corner, place)) in all.enumerated() {
      if corners.contains(corner) {
        path.addArc(tangent1End: place, tangent2End: all[(index + 1) % 4].1, radius: radius)
      } else {
        addLine(to: place)
      }
    }
    close()
  }

  /// An arc. Clockwise is as seen with y down: to greater angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The path as layers take it.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// Whether nothing was added.
  open var isEmpty: Bool { path.isEmpty }
  /// The box of the curves.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, clockwise as seen with y down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the part.
  open func close() { path.closeSubpath() }
  /// Takes everything away.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms everything so far.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills with the current context's colour.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes with the current context's colour.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
