// Points, sizes and rectangles sent through an affine transform.

public import Foundation

extension CGPoint {
  /// The point's image.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGVector {
  /// The vector's image: the translation does not count.
  public func applying(_ t: CGAffineTransform) -> CGVector {
    CGVector(dx: t.a * dx + t.c * dy, dy: t.b * dx + t.d * dy)
  }
}

extension CGSize {
  /// The size's image, taken as a vector: the translation does not count, and parts may turn negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the images of the four corners. Null and infinite rectangles stay what they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let (left, right, top, bottom) = (minX, maxX, minY, maxY)
    let corners = [
      CGPoint(x: left, y: top).applying(t), CGPoint(x: right, y: top).applying(t),
      CGPoint(x: right, y: bottom).applying(t), CGPoint(x: left, y: bottom).applying(t),
    ]
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
