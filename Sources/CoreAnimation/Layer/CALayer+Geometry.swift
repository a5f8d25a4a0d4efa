// Frames, conversion between layers, and hit testing.

public import Foundation
import Graphics
import RenderTree

extension CALayer {
  /// The bounding box of the layer in its superlayer's coordinates. Setting it moves `position` and resizes `bounds`,
  /// whose origin stays.
  public final var frame: CGRect {
    get { LayerGeometry(store).matrix.boundingBox(of: bounds) }
    set {
      let frame = newValue.standardized
      let linear = CATransform3DGetAffineTransform(transform)
      let size: CGSize
      if linear.isIdentity {
        size = frame.size
      } else {
        // The box of a scaled layer: its size divided by the lengths of the transformed axes.
        let x = abs(linear.a) + abs(linear.c)
        let y = abs(linear.b) + abs(linear.d)
        size = CGSize(width: x > 0 ? frame.width / x : 0, height: y > 0 ? frame.height / y : 0)
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      let anchored = LayerGeometry(store).matrix.boundingBox(of: bounds)
      position = CGPoint(
        x: position.x + frame.origin.x - anchored.origin.x, y: position.y + frame.origin.y - anchored.origin.y)
    }
  }

  /// From this layer's coordinates to its superlayer's.
  private var toSuperlayer: CATransform3D {
    let own = LayerGeometry(store).matrix
    guard let superlayer, superlayer.maskLayer !== self, let outer = LayerGeometry(superlayer.store).sublayerMatrix
    else {
      return own
    }
    return CATransform3DConcat(own, outer)
  }

  /// From this layer's coordinates to the root's superspace.
  private var toRoot: CATransform3D {
    var matrix = toSuperlayer
    var layer = superlayer
    while let current = layer {
      matrix = CATransform3DConcat(matrix, current.toSuperlayer)
      layer = current.superlayer
    }
    return matrix
  }

  private func matrix(to layer: CALayer?) -> CATransform3D {
    guard let layer else { return superlayer == nil ? CATransform3DIdentity : toSuperlayer }
    return CATransform3DConcat(toRoot, CATransform3DInvert(layer.toRoot))
  }

  /// Converts a point of this layer to another's coordinates (nil: the superlayer's).
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { matrix(to: l).apply(to: p) }

  /// Converts a point of another layer (nil: the superlayer) to this layer's coordinates.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if let l { return l.convert(p, to: self) }
    return CATransform3DInvert(matrix(to: nil)).apply(to: p)
  }

  /// The bounding box, in another layer's coordinates (nil: the superlayer's), of a rectangle of this layer.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { matrix(to: l).boundingBox(of: r) }

  /// The bounding box, in this layer's coordinates, of a rectangle of another layer (nil: the superlayer).
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    if let l { return l.convert(r, to: self) }
    return CATransform3DInvert(matrix(to: nil)).boundingBox(of: r)
  }

  /// The hit search in the documented order; `p` is in the superlayer's coordinates.
  final func findHit(_ p: CGPoint) -> CALayer? {
    if isHidden || opacity <= 0 { return nil }
    let local = CATransform3DInvert(toSuperlayer).apply(to: p)
    let isInside = contains(local)
    if masksToBounds && !isInside { return nil }
    if let maskLayer, !maskLayer.frame.contains(local) { return nil }
    let frontToBack = sublayerList.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in frontToBack {
      if let hit = layer.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}

extension CATransform3D {
  /// The bounding box of a rectangle's four corners, each projected.
  func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { apply(to: $0) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
