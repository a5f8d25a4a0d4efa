// An affine transform as translation, scale, angle and a remainder, and the mixing of two of them.

public import Foundation

/// The parts of an affine transform by the two-dimensional rule of CSS Transforms Level 3, which Core Animation
/// follows when it animates transforms.
package struct AffineParts: Sendable, Hashable {
  /// Where the origin goes.
  package var tx, ty: CGFloat
  /// Lengths of the rows, one of them negative when the transform mirrors.
  package var sx, sy: CGFloat
  /// Degrees, since the rule's quirks are stated in whole turns.
  package var angle: CGFloat
  /// What is left of the rows once scale and angle are taken out, row by row: identity but for a shear.
  package var r11, r12, r21, r22: CGFloat

  /// The parts of a transform that has an inverse.
  package init(_ t: CGAffineTransform) {
    sx = hypot(t.a, t.b)
    sy = hypot(t.c, t.d)
    if t.determinant < 0 {
      if t.a < t.d { sx = -sx } else { sy = -sy }
    }
    let (a, b, c, d) = (t.a / sx, t.b / sx, t.c / sy, t.d / sy)
    angle = atan2(b, a) * 180 / .pi
    // The rows times the inverse rotation, whose first row is (a, -b).
    (r11, r12, r21, r22) = (a * a - b * c, a * b - b * d, b * a + a * c, b * b + a * d)
    (tx, ty) = (t.tx, t.ty)
  }

  /// The transform: scale, then rotation with the remainder, then translation.
  package var transform: CGAffineTransform {
    // Whole turns are taken out exactly, so that a mere translation keeps its zeros.
    let radians = remainder(angle, 360) * .pi / 180
    let (s, c) = (sin(radians), cos(radians))
    return CGAffineTransform(
      a: sx * (c * r11 + s * r21), b: sx * (c * r12 + s * r22),
      c: sy * (-s * r11 + c * r21), d: sy * (-s * r12 + c * r22), tx: tx, ty: ty)
  }

  /// The parts a fraction of the way to another transform's.
  ///
  /// An angle of exactly 0 counts as a whole turn, so identity goes to half a turn the negative way; this is what
  /// Core Animation does.
  package func mixed(with other: AffineParts, fraction f: CGFloat) -> AffineParts {
    var from = self
    var to = other
    if (from.sx < 0 && to.sy < 0) || (from.sy < 0 && to.sx < 0) {
      (from.sx, from.sy) = (-from.sx, -from.sy)
      from.angle += from.angle < 0 ? 180 : -180
    }
    if from.angle == 0 { from.angle = 360 }
    if to.angle == 0 { to.angle = 360 }
    if abs(from.angle - to.angle) > 180 {
      if from.angle > to.angle { from.angle -= 360 } else { to.angle -= 360 }
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
    (from.tx, from.ty) = (mix(from.tx, to.tx), mix(from.ty, to.ty))
    (from.sx, from.sy) = (mix(from.sx, to.sx), mix(from.sy, to.sy))
    from.angle = mix(from.angle, to.angle)
    (from.r11, from.r12) = (mix(from.r11, to.r11), mix(from.r12, to.r12))
    (from.r21, from.r22) = (mix(from.r21, to.r21), mix(from.r22, to.r22))
    return from
  }
}

extension CGAffineTransform {
  /// The transform a fraction of the way to another, parts mixed separately so that rotations keep lengths.
  ///
  /// When either has no inverse the six numbers are mixed instead.
  public func interpolated(to other: CGAffineTransform, fraction: CGFloat) -> CGAffineTransform {
    let determinants = determinant * other.determinant
    guard determinants != 0, determinants.isFinite else {
      let mix = { (from: CGFloat, to: CGFloat) in from + (to - from) * fraction }
      return CGAffineTransform(
        a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d), tx: mix(tx, other.tx),
        ty: mix(ty, other.ty))
    }
    return AffineParts(self).mixed(with: AffineParts(other), fraction: fraction).transform
  }
}
