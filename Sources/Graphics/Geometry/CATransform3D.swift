// The four-by-four matrix layers are placed with.

public import Foundation

/// A projective transform of space for row vectors: [x y z 1]·M, the translation in the fourth row.
public struct CATransform3D: Sendable, Hashable, Codable {
  /// First row: the image of x.
  public var m11, m12, m13, m14: CGFloat
  /// Second row: the image of y.
  public var m21, m22, m23, m24: CGFloat
  /// Third row: the image of z; `m34` is -1/d for a viewer at distance d.
  public var m31, m32, m33, m34: CGFloat
  /// Fourth row: the image of the origin.
  public var m41, m42, m43, m44: CGFloat

  /// The transform that changes nothing.
  public static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)

  /// A transform from its sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The matrix of zeros, as Apple's empty initializer gives.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 0)
  }

  /// A transform from sixteen numbers row by row, or nil when there are not sixteen.
  public init?(_ numbers: [CGFloat]) {
    guard numbers.count == 16 else { return nil }
    self.init(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5],
      m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }

  /// The plane's transform, z left alone.
  public init(_ t: CGAffineTransform) {
    self = .identity
    (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  /// The sixteen numbers row by row.
  public var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether all sixteen numbers are finite.
  public var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Whether it is a transform of the plane: z is left alone exactly (a scale of z is not) and there is no perspective.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// Whether points of the plane z = 0 stay clear of any perspective: their fourth coordinate is 1.
  public var isFlatOnPlane: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// What it does to the plane z = 0 seen from the front, perspective left out.
  public var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// This transform first, then `b`.
  public func concatenating(_ b: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: m11 * b.m11 + m12 * b.m21 + m13 * b.m31 + m14 * b.m41,
      m12: m11 * b.m12 + m12 * b.m22 + m13 * b.m32 + m14 * b.m42,
      m13: m11 * b.m13 + m12 * b.m23 + m13 * b.m33 + m14 * b.m43,
      m14: m11 * b.m14 + m12 * b.m24 + m13 * b.m34 + m14 * b.m44,
      m21: m21 * b.m11 + m22 * b.m21 + m23 * b.m31 + m24 * b.m41,
      m22: m21 * b.m12 + m22 * b.m22 + m23 * b.m32 + m24 * b.m42,
      m23: m21 * b.m13 + m22 * b.m23 + m23 * b.m33 + m24 * b.m43,
      m24: m21 * b.m14 + m22 * b.m24 + m23 * b.m34 + m24 * b.m44,
      m31: m31 * b.m11 + m32 * b.m21 + m33 * b.m31 + m34 * b.m41,
      m32: m31 * b.m12 + m32 * b.m22 + m33 * b.m32 + m34 * b.m42,
      m33: m31 * b.m13 + m32 * b.m23 + m33 * b.m33 + m34 * b.m43,
      m34: m31 * b.m14 + m32 * b.m24 + m33 * b.m34 + m34 * b.m44,
      m41: m41 * b.m11 + m42 * b.m21 + m43 * b.m31 + m44 * b.m41,
      m42: m41 * b.m12 + m42 * b.m22 + m43 * b.m32 + m44 * b.m42,
      m43: m41 * b.m13 + m42 * b.m23 + m43 * b.m33 + m44 * b.m43,
      m44: m41 * b.m14 + m42 * b.m24 + m43 * b.m34 + m44 * b.m44)
  }

  /// The image of a point of space before the division by `w`.
  public func project(x: CGFloat, y: CGFloat, z: CGFloat) -> (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    (
      x * m11 + y * m21 + z * m31 + m41, x * m12 + y * m22 + z * m32 + m42, x * m13 + y * m23 + z * m33 + m43,
      x * m14 + y * m24 + z * m34 + m44
    )
  }

  /// Where a point of the plane z = 0 appears: divided by its fourth coordinate. A point in the viewer's own plane
  /// (fourth coordinate 0) has no image and comes back undivided.
  public func apply(to point: CGPoint) -> CGPoint {
    let image = project(x: point.x, y: point.y, z: 0)
    guard image.w != 1, image.w != 0 else { return CGPoint(x: image.x, y: image.y) }
    return CGPoint(x: image.x / image.w, y: image.y / image.w)
  }
}
