// The perspective of a transform as a last factor, its plane alone, and the little vector algebra decompositions share.

package import Foundation

extension CATransform3D {
  /// The fourth column p of the matrix P with this = A·P, A being this without perspective; nil when A has no inverse.
  package var perspectiveColumn: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)? {
    if m14 == 0 && m24 == 0 && m34 == 0 { return (0, 0, 0, m44) }
    var flat = self
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    let determinant = flat.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = flat.inverted()
    return (
      inverse.m11 * m14 + inverse.m12 * m24 + inverse.m13 * m34,
      inverse.m21 * m14 + inverse.m22 * m24 + inverse.m23 * m34,
      inverse.m31 * m14 + inverse.m32 * m24 + inverse.m33 * m34,
      inverse.m41 * m14 + inverse.m42 * m24 + inverse.m43 * m34 + m44
    )
  }

  /// This times the identity with fourth column `p`; this itself must have no perspective.
  package func withPerspectiveColumn(_ p: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)) -> CATransform3D {
    var t = self
    t.m14 = m11 * p.x + m12 * p.y + m13 * p.z
    t.m24 = m21 * p.x + m22 * p.y + m23 * p.z
    t.m34 = m31 * p.x + m32 * p.y + m33 * p.z
    t.m44 = m41 * p.x + m42 * p.y + m43 * p.z + p.w
    return t
  }

  /// The transform of the plane z = 0 into that plane, as a layer's sublayers lie in its own: what is high does not come
  /// in, and no height goes out.
  package var flattened: CATransform3D {
    var flat = self
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return flat
  }
}

/// The scalar product.
func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

/// The length of a vector.
func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

/// The vector at right angles to both.
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
