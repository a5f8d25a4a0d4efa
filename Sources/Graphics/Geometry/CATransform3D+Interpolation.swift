// How Core Animation mixes two transforms: by their parts, not number by number.

public import Foundation

extension CATransform3D {
  /// The transform a fraction of the way from one to another, as Core Animation animates `transform`.
  ///
  /// Two transforms of the plane follow the two-dimensional rule of CSS Transforms Level 3 with its quirk that an
  /// angle of 0 counts as a whole turn; others are taken apart into translation, scale, skew, quaternion and
  /// perspective; when either has no such parts all sixteen numbers are mixed. Fractions outside 0…1 go on.
  public static func interpolate(from: CATransform3D, to: CATransform3D, fraction: CGFloat) -> CATransform3D {
    if fraction == 0 || from == to { return from }
    if fraction == 1 { return to }
    if from.isAffine && to.isAffine {
      return CATransform3D(from.affine.interpolated(to: to.affine, fraction: fraction))
    }
    guard let first = SpaceParts(from), let second = SpaceParts(to) else {
      return from.mixedNumbers(with: to, fraction: fraction)
    }
    return first.mixed(with: second, fraction: fraction).transform
  }

  /// Every number mixed by itself.
  func mixedNumbers(with other: CATransform3D, fraction: CGFloat) -> CATransform3D {
    CATransform3D(zip(numbers, other.numbers).map { $0 + ($1 - $0) * fraction }) ?? self
  }
}

/// A transform of space as translation, scale, skew, rotation and perspective ("unmatrix", Graphics Gems II).
private struct SpaceParts {
  var translation, scale: SIMD3<Double>
  /// Of xy, xz and yz.
  var skew: SIMD3<Double>
  /// x, y, z, w.
  var rotation: SIMD4<Double>
  var perspective: SIMD4<Double>

  init?(_ t: CATransform3D) {
    let determinant = t.determinant
    guard t.isFinite, t.m44 != 0, determinant != 0, determinant.isFinite else { return nil }
    guard let p = t.perspectiveColumn else { return nil }
    perspective = SIMD4(p.x, p.y, p.z, p.w)
    translation = SIMD3(t.m41, t.m42, t.m43)
    var x = SIMD3<Double>(t.m11, t.m12, t.m13)
    var y = SIMD3<Double>(t.m21, t.m22, t.m23)
    var z = SIMD3<Double>(t.m31, t.m32, t.m33)
    scale = .zero
    skew = .zero
    scale.x = length(x)
    x /= scale.x
    skew.x = dot(x, y)
    y -= x * skew.x
    scale.y = length(y)
    y /= scale.y
    skew.y = dot(x, z)
    z -= x * skew.y
    skew.z = dot(y, z)
    z -= y * skew.z
    scale.z = length(z)
    z /= scale.z
    skew /= SIMD3(scale.y, scale.z, scale.z)
    if dot(x, cross(y, z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = quaternion(x, y, z)
    guard scale.x.isFinite, scale.y.isFinite, scale.z.isFinite, skew.sum().isFinite, rotation.sum().isFinite else {
      return nil
    }
  }

  func mixed(with other: SpaceParts, fraction: Double) -> SpaceParts {
    var parts = self
    parts.translation += (other.translation - translation) * fraction
    parts.scale += (other.scale - scale) * fraction
    parts.skew += (other.skew - skew) * fraction
    parts.perspective += (other.perspective - perspective) * fraction
    parts.rotation = slerp(rotation, other.rotation, fraction)
    return parts
  }

  var transform: CATransform3D {
    let q = rotation
    let x = SIMD3(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w))
    let y = SIMD3(2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w))
    let z = SIMD3(2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
    let first = x * scale.x
    let second = (y + x * skew.x) * scale.y
    let third = (z + x * skew.y + y * skew.z) * scale.z
    var t = CATransform3D.identity
    (t.m11, t.m12, t.m13) = (first.x, first.y, first.z)
    (t.m21, t.m22, t.m23) = (second.x, second.y, second.z)
    (t.m31, t.m32, t.m33) = (third.x, third.y, third.z)
    (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
    return t.withPerspectiveColumn((perspective.x, perspective.y, perspective.z, perspective.w))
  }
}

/// The unit quaternion (x, y, z, w) of a rotation given by its rows; the largest part is found first for accuracy.
private func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
  let trace = x.x + y.y + z.z
  if trace > 0 {
    let s = 2 * (trace + 1).squareRoot()
    return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
  }
  if x.x >= y.y && x.x >= z.z {
    let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
    return SIMD4(s / 4, (x.y + y.x) / s, (x.z + z.x) / s, (y.z - z.y) / s)
  }
  if y.y >= z.z {
    let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
    return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
  }
  let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
  return SIMD4((x.z + z.x) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
}

/// The rotation a fraction of the shorter way from one to another.
private func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
  var cosine = (a * b).sum()
  let end = cosine < 0 ? -b : b
  cosine = abs(cosine)
  // So close together that the sines cancel: the chord is as good as the arc.
  guard cosine < 1 - 1e-12 else {
    let chord = a + (end - a) * fraction
    return chord / (chord * chord).sum().squareRoot()
  }
  let angle = acos(cosine)
  return (a * sin((1 - fraction) * angle) + end * sin(fraction * angle)) / sin(angle)
}
