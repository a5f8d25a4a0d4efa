// The blurred silhouette of a path apart from where it lies: cards in a grid cast one shadow, made once.

import Foundation
package import Graphics

/// A path's shadow, to whole pixels of its place.
///
/// Always made at this place and then moved by whole pixels, so that a shadow has the same pixels whether or not another
/// one was made before.
package struct ShadowShape: Sendable, Hashable {
  /// What casts the shadow, in the layer's coordinates.
  package let path: PathData
  /// From the layer's coordinates to pixels; it moves by less than a pixel.
  package let transform: CGAffineTransform
  /// Offset in pixels.
  package let offset: CGVector
  /// Standard deviations of the blur, pixels.
  package let deviation: CGVector
  /// Pixels that are wanted.
  package let bounds: PixelRect

  /// Feeds what tells most shapes apart; comparing goes through the path.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path.elements.count)
    hasher.combine(transform)
    hasher.combine(bounds)
  }
}

extension ShadowOp {
  /// Cairo puts points on a grid of so many lines a pixel; a shadow's place is put on it as a whole, or sums of other
  /// last bits would tell equal shadows apart.
  private static let linesPerPixel: CGFloat = 256
  /// Places beyond this many pixels are taken as they are.
  private static let farthest: CGFloat = 1_000_000

  /// The shadow's shape, and the pixels it is moved by; nil for one cast by content, or blurred on a plane of its own.
  package var shape: (shape: ShadowShape, x: Int, y: Int)? {
    guard case .path(let path) = silhouette, plane == nil, max(abs(transform.tx), abs(transform.ty)) < Self.farthest
    else { return nil }
    let (x, y) = (Self.split(transform.tx), Self.split(transform.ty))
    var near = transform
    (near.tx, near.ty) = (x.rest, y.rest)
    let shape = ShadowShape(
      path: path, transform: near, offset: offset, deviation: deviation,
      bounds: bounds.offsetBy(dx: -x.whole, dy: -y.whole))
    return (shape, x.whole, y.whole)
  }

  /// Whole pixels, and the rest in steps of the grid.
  private static func split(_ place: CGFloat) -> (whole: Int, rest: CGFloat) {
    let steps = (place * linesPerPixel).rounded()
    let whole = (steps / linesPerPixel).rounded(.down)
    return (Int(whole), (steps - whole * linesPerPixel) / linesPerPixel)
  }
}
