// How one plane is seen on another through a perspective: nine numbers and a division.

public import Foundation

/// A projective map of the plane: (x, y) goes to (X/w, Y/w) with [X Y w] = [x y 1] · H.
public struct Homography: Sendable, Hashable {
  /// First row of the matrix: what x contributes to X, Y and w.
  public var xx, xy, xw: CGFloat
  /// Second row: what y contributes.
  public var yx, yy, yw: CGFloat
  /// Third row: what 1 contributes.
  public var tx, ty, tw: CGFloat

  /// Less than this in front of the viewer counts as behind: the division would blow up.
  public static let nearest: CGFloat = 1e-4

  /// A map from its rows.
  public init(
    xx: CGFloat, xy: CGFloat, xw: CGFloat, yx: CGFloat, yy: CGFloat, yw: CGFloat, tx: CGFloat, ty: CGFloat, tw: CGFloat
  ) {
    (self.xx, self.xy, self.xw) = (xx, xy, xw)
    (self.yx, self.yy, self.yw) = (yx, yy, yw)
    (self.tx, self.ty, self.tw) = (tx, ty, tw)
  }

  /// Where a transform shows the plane z = 0, depth dropped.
  public init(planeOf t: CATransform3D) {
    self.init(xx: t.m11, xy: t.m12, xw: t.m14, yx: t.m21, yy: t.m22, yw: t.m24, tx: t.m41, ty: t.m42, tw: t.m44)
  }

  /// An affine map.
  public init(_ t: CGAffineTransform) {
    self.init(xx: t.a, xy: t.b, xw: 0, yx: t.c, yy: t.d, yw: 0, tx: t.tx, ty: t.ty, tw: 1)
  }

  /// The affine map this is, or nil when lines that are parallel do not stay so, or when all lies behind the viewer.
  public var affine: CGAffineTransform? {
    guard xw == 0, yw == 0, tw > 0 else { return nil }
    return CGAffineTransform(a: xx / tw, b: xy / tw, c: yx / tw, d: yy / tw, tx: tx / tw, ty: ty / tw)
  }

  /// Negative where the plane's back shows; zero when it is seen edge on.
  public var determinant: CGFloat {
    xx * (yy * tw - yw * ty) - xy * (yx * tw - yw * tx) + xw * (yx * ty - yy * tx)
  }

  /// The map back, or nil when there is none.
  public var inverse: Homography? {
    let d = determinant
    guard d.isFinite, abs(d) > 1e-30 else { return nil }
    return Homography(
      xx: (yy * tw - yw * ty) / d, xy: (xw * ty - xy * tw) / d, xw: (xy * yw - xw * yy) / d,
      yx: (yw * tx - yx * tw) / d, yy: (xx * tw - xw * tx) / d, yw: (xw * yx - xx * yw) / d,
      tx: (yx * ty - yy * tx) / d, ty: (xy * tx - xx * ty) / d, tw: (xx * yy - xy * yx) / d)
  }

  /// This map after an affine one.
  public func after(_ t: CGAffineTransform) -> Homography {
    Homography(
      xx: t.a * xx + t.b * yx, xy: t.a * xy + t.b * yy, xw: t.a * xw + t.b * yw,
      yx: t.c * xx + t.d * yx, yy: t.c * xy + t.d * yy, yw: t.c * xw + t.d * yw,
      tx: t.tx * xx + t.ty * yx + tx, ty: t.tx * xy + t.ty * yy + ty, tw: t.tx * xw + t.ty * yw + tw)
  }

  /// How far in front of the viewer a point is: the divisor.
  public func depth(of p: CGPoint) -> CGFloat { p.x * xw + p.y * yw + tw }

  /// The image of a point; nil when it lies behind the viewer.
  public func apply(to p: CGPoint) -> CGPoint? {
    let w = depth(of: p)
    guard w >= Self.nearest else { return nil }
    return CGPoint(x: (p.x * xx + p.y * yx + tx) / w, y: (p.x * xy + p.y * yy + ty) / w)
  }

  /// The part of a rectangle in front of the viewer, as the corners of a polygon in the rectangle's plane.
  public func visiblePart(of rect: CGRect) -> [CGPoint] {
    visiblePart(of: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// The part of a polygon in front of the viewer, given and returned by its corners.
  public func visiblePart(of corners: [CGPoint]) -> [CGPoint] {
    var polygon: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (depth(of: corner), depth(of: next))
      if here >= Self.nearest { polygon.append(corner) }
      if (here >= Self.nearest) != (there >= Self.nearest) {
        let f = (Self.nearest - here) / (there - here)
        polygon.append(CGPoint(x: corner.x + (next.x - corner.x) * f, y: corner.y + (next.y - corner.y) * f))
      }
    }
    return polygon
  }

  /// The bounding box of the image of a rectangle's visible part; null when nothing is in front of the viewer.
  public func bounds(of rect: CGRect) -> CGRect {
    var box = CGRect.null
    for corner in visiblePart(of: rect) {
      let w = max(depth(of: corner), Self.nearest)
      let image = CGPoint(
        x: (corner.x * xx + corner.y * yx + tx) / w, y: (corner.x * xy + corner.y * yy + ty) / w)
      box = box.union(CGRect(origin: image, size: .zero))
    }
    return box
  }

  /// The larger length, in the image, of a unit step along x or y at a point in front of the viewer.
  public func magnification(at p: CGPoint) -> CGFloat {
    let w = max(depth(of: p), Self.nearest)
    let (x, y) = ((p.x * xx + p.y * yx + tx) / w, (p.x * xy + p.y * yy + ty) / w)
    let alongX = hypot((xx - x * xw) / w, (xy - y * xw) / w)
    let alongY = hypot((yx - x * yw) / w, (yy - y * yw) / w)
    return max(alongX, alongY)
  }
}
