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
    let corner = CornerShape.circular(width: rect.width / 2, height: rect.height / 2)
    return rounded(rect, Corners(corner, corner, corner, corner))
  }

  /// A rectangle whose corners are quarter ellipses, kept to half the sides.
  ///
  /// It starts in the middle of the side of largest x and goes towards +y, as the ellipse does; a radius of 0 gives
  /// the plain rectangle.
  public static func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> PathData {
    let width = usable(cornerWidth, limit: rect.width / 2)
    let height = usable(cornerHeight, limit: rect.height / 2)
    guard width > 0, height > 0 else { return .rect(rect) }
    let corner = CornerShape.circular(width: width, height: height)
    return rounded(rect, Corners(corner, corner, corner, corner))
  }

  /// A rectangle with some corners rounded, the radius kept to half the shorter side; the others are square.
  ///
  /// - Parameter isContinuous: Whether corners begin to bend earlier and more softly than circles do.
  public static func roundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask = .all, isContinuous: Bool = false
  ) -> PathData {
    let limit = min(rect.width, rect.height) / 2
    let radius = usable(cornerRadius, limit: limit)
    guard radius > 0, !corners.isDisjoint(with: .all) else { return .rect(rect) }
    let round =
      isContinuous
      ? CornerShape.continuous(radius: radius, limit: limit) : CornerShape.circular(width: radius, height: radius)
    func corner(_ mask: CACornerMask) -> CornerShape { corners.contains(mask) ? round : .square }
    return rounded(
      rect,
      Corners(
        corner(.layerMaxXMaxYCorner), corner(.layerMinXMaxYCorner), corner(.layerMinXMinYCorner),
        corner(.layerMaxXMinYCorner)))
  }

  private static func usable(_ radius: CGFloat, limit: CGFloat) -> CGFloat {
    radius.isNaN ? 0 : max(0, min(radius, limit))
  }

  private static func rounded(_ rect: CGRect, _ corners: Corners) -> PathData {
    guard !rect.isNull else { return PathData() }
    var path = PathData()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    // Every corner is entered from one side and left on the next; `along` points back along the side entered from.
    let turns: [(CornerShape, CGPoint, entering: CGVector, leaving: CGVector)] = [
      (corners.maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (corners.minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (corners.minXMinY, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (corners.maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    for (shape, corner, entering, leaving) in turns {
      let place = { (offset: CGSize) in
        // `offset` counts along x and along y; each is taken along whichever of the two sides runs that way.
        CGPoint(
          x: corner.x + (entering.dx + leaving.dx) * offset.width,
          y: corner.y + (entering.dy + leaving.dy) * offset.height)
      }
      let isEnteredAlongX = entering.dy == 0
      path.append(shape.elements(isEnteredAlongX: isEnteredAlongX), at: place)
    }
    path.closeSubpath()
    return path
  }

  /// Adds elements placed at a corner, leaving out a first line that goes nowhere.
  private mutating func append(_ elements: [Element], at place: (CGSize) -> CGPoint) {
    for element in elements {
      let placed = element.mapPoints { place(CGSize(width: $0.x, height: $0.y)) }
      if case .line(let point) = placed, point == currentPoint { continue }
      append(placed)
    }
  }
}

/// The four corners' shapes in drawing order.
private struct Corners {
  var maxXMaxY, minXMaxY, minXMinY, maxXMinY: CornerShape

  init(_ a: CornerShape, _ b: CornerShape, _ c: CornerShape, _ d: CornerShape) {
    (maxXMaxY, minXMaxY, minXMinY, maxXMinY) = (a, b, c, d)
  }
}
