// Particles above and below their layer's plane: where in the plane they are seen.

import Foundation
import Graphics

/// The plane of a layer as a window on its space.
///
/// A particle is a picture parallel to the plane. Through a perspective it is seen elsewhere and in another size; how it
/// is turned and stretched is that of its middle, since a particle is small.
struct EmitterDepth {
  private let plane: Homography
  private let back: Homography
  /// What a unit of height adds to the plane's map.
  private let rise: (x: CGFloat, y: CGFloat, w: CGFloat)

  /// Nil when the plane cannot be seen.
  ///
  /// - Parameter space: from the layer's space to the surface's.
  init?(_ space: CATransform3D) {
    plane = Homography(planeOf: space)
    guard let inverse = plane.inverse else { return nil }
    back = inverse
    rise = (space.m31, space.m32, space.m34)
  }

  /// From the coordinates of a particle's picture, its middle being zero, to the plane's; nil behind the viewer.
  func placement(of particle: EmitterVector) -> CGAffineTransform? {
    var seen = plane
    seen.tx += particle.z * rise.x
    seen.ty += particle.z * rise.y
    seen.tw += particle.z * rise.w
    let place = CGPoint(x: particle.x, y: particle.y)
    guard let point = seen.apply(to: place) else { return nil }
    let there = Self.slope(of: seen, at: place, seenAt: point)
    let depth = back.depth(of: point)
    let here = CGPoint(
      x: (point.x * back.xx + point.y * back.yx + back.tx) / depth,
      y: (point.x * back.xy + point.y * back.yy + back.ty) / depth)
    var result = there.concatenating(Self.slope(of: back, at: point, seenAt: here))
    (result.tx, result.ty) = (here.x, here.y)
    let numbers = [result.a, result.b, result.c, result.d, result.tx, result.ty]
    return numbers.allSatisfy(\.isFinite) ? result : nil
  }

  /// How steps around a point are seen.
  private static func slope(of map: Homography, at point: CGPoint, seenAt image: CGPoint) -> CGAffineTransform {
    let w = map.depth(of: point)
    return CGAffineTransform(
      a: (map.xx - image.x * map.xw) / w, b: (map.xy - image.y * map.xw) / w,
      c: (map.yx - image.x * map.yw) / w, d: (map.yy - image.y * map.yw) / w, tx: 0, ty: 0)
  }
}
