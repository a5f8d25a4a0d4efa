// The closed shapes Core Graphics and Core Animation draw, with their starting points and directions.

public import Foundation

/// Distance of a quarter circle's control points from its ends, for radius 1; Core Graphics' constant.
let quarterCircleKappa: CGFloat = 0.5522847498

extension PathData {
  /// A rectangle from its corner of smallest x and y, going along x first. A null rectangle gives an empty path.
  public static func rect(_ rect: CGRect) -> PathData {
    guard !rect.isNull else { return PathData() }
    return PathData(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// The ellipse in a rectangle: four curves from (maxX, midY) by way of (midX, maxY), as Core Graphics draws it.
  public static func ellipse(in rect: CGRect) -> PathData {
    guard !rect.isNull else { return PathData() }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (x, y) = (rect.midX, rect.midY)
    let (kx, ky) = (rect.width / 2 * quarterCircleKappa, rect.height / 2 * quarterCircleKappa)
    return PathData(elements: [
      .move(CGPoint(x: right, y: y)),
      .curve(CGPoint(x: right, y: y + ky), CGPoint(x: x + kx, y: bottom), CGPoint(x: x, y: bottom)),
      .curve(CGPoint(x: x - kx, y: bottom), CGPoint(x: left, y: y + ky), CGPoint(x: left, y: y)),
      .curve(CGPoint(x: left, y: y - ky), CGPoint(x: x - kx, y: top), CGPoint(x: x, y: top)),
      .curve(CGPoint(x: x + kx, y: top), CGPoint(x: right, y: y - ky), CGPoint(x: right, y: y)), .close,
    ])
  }

  /// A rectangle whose corners are quarter ellipses, kept to half the sides.
  ///
  /// It starts in the middle of the side of largest x and goes towards +y, as the ellipse does. Sides keep their line
  /// even when the corners leave nothing of it, so that paths of different radii can be mixed; a radius of 0 gives the
  /// plain rectangle.
  public static func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> PathData {
    guard !rect.isNull else { return PathData() }
    let width = usable(cornerWidth, limit: rect.width / 2)
    let height = usable(cornerHeight, limit: rect.height / 2)
    guard width > 0, height > 0 else { return .rect(rect) }
    let corner = CornerShape.circular(width: width, height: height)
    return rounded(rect) { _ in corner }
  }

  /// A rectangle with some corners rounded, the radius kept to half the shorter side; the others are square.
  ///
  /// - Parameter isContinuous: Whether corners begin to bend earlier and more softly than circles do.
  public static func roundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask = .all, isContinuous: Bool = false
  ) -> PathData {
    guard !rect.isNull else { return PathData() }
    let limit = min(rect.width, rect.height) / 2
    let radius = usable(cornerRadius, limit: limit)
    guard radius > 0, !corners.isDisjoint(with: .all) else { return .rect(rect) }
    let round =
      isContinuous
      ? CornerShape.continuous(radius: radius, limit: limit) : CornerShape.circular(width: radius, height: radius)
    return rounded(rect) { corners.contains($0) ? round : .square }
  }

  private static func usable(_ radius: CGFloat, limit: CGFloat) -> CGFloat {
    radius.isNaN ? 0 : max(0, min(radius, limit))
  }

  /// The four corners in drawing order, from the side of largest x towards +y.
  private static func rounded(_ rect: CGRect, shape: (CACornerMask) -> CornerShape) -> PathData {
    var path = PathData()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    let corners: [(CACornerMask, CGPoint, inwards: CGVector)] = [
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1)),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 1)),
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1)),
    ]
    for (mask, corner, inwards) in corners {
      // Going round this way, the sides along x lead into the corners where both directions inwards differ.
      for element in shape(mask).elements(isEnteredAlongX: inwards.dx != inwards.dy) {
        path.append(
          element.mapPoints { CGPoint(x: corner.x + inwards.dx * $0.x, y: corner.y + inwards.dy * $0.y) })
      }
    }
    path.closeSubpath()
    return path
  }
}
