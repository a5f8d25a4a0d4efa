// The path that is built step by step with Apple's spellings.

public import Foundation

/// A path that can be added to. Transforms given to a call act on what that call adds.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path without elements.
  public convenience init() { self.init(PathData()) }

  /// Starts a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.move(to: point.applying(transform))
  }

  /// Adds a line; nothing when there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.addLine(to: point.applying(transform))
  }

  /// Starts a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve; nothing when there is no current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    data.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve; nothing when there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    data.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Closes the subpath.
  public func closeSubpath() { data.closeSubpath() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    data.append(PathData.rect(rect).applying(transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    data.append(PathData.ellipse(in: rect).applying(transform))
  }

  /// Adds a rectangle whose corners are quarter ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let shape = PathData.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    data.append(shape.applying(transform))
  }

  /// Adds an arc of a circle, with a line to its start when there is a current point. `clockwise` goes to smaller
  /// angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  /// Adds an arc of a circle from an angle by a signed sweep, with a line to its start when there is a current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(transform) { $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
  }

  /// Rounds the corner between the current point, `tangent1End` and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    data.append(path.data.applying(transform))
  }

  /// Draws an arc in the transform's own coordinates, from where the current point lies in them.
  private func addArc(_ transform: CGAffineTransform, _ draw: (inout PathData) -> Void) {
    if transform.isIdentity { return draw(&data) }
    var piece = PathData()
    if let current = data.currentPoint { piece.move(to: current.applying(transform.inverted())) }
    draw(&piece)
    let drawn = piece.elements.dropFirst(data.isEmpty ? 0 : 1)
    for element in drawn { data.append(element.mapPoints { $0.applying(transform) }) }
  }
}

extension CGPath {
  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(data) }

  /// A transformed copy that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(data.applying(transform?.pointee ?? .identity))
  }
}
