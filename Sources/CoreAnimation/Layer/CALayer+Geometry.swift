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
      let box = CGRect(origin: bounds.origin, size: size)
      var resized = LayerGeometry(store)
      resized.bounds = box
      let placed = resized.matrix.boundingBox(of: box)
      // Measured: the position's action comes before that of the bounds.
      position = CGPoint(
        x: position.x + frame.origin.x - placed.origin.x, y: position.y + frame.origin.y - placed.origin.y)
      bounds = box
    }
  }

  /// Whether contents are drawn turned over: an odd number of layers from here up have flipped geometry.
  public final func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  // MARK: Matrices
  //
  // A layer whose geometry is flipped has coordinates that run the other way within its bounds: they are what its
  // sublayers are placed in, and what is converted to and from it. Its bounds stay where they are. A mask is placed in
  // the coordinates before that turn.

  /// From this layer's space, not turned, to its superlayer's, depth included.
  private var placement: CATransform3D {
    let own = LayerGeometry(store).matrix
    guard let superlayer else { return own }
    var outer = LayerGeometry(superlayer.store)
    if isMask { return CATransform3DConcat(own, outer.turn) }
    outer.isFlipped = false
    return outer.interior.matrix.map { CATransform3DConcat(own, $0) } ?? own
  }

  /// From the space in this layer that a matrix leads to onwards to the superlayer's; into its plane, unless it is a
  /// space in which sublayers keep their depth.
  private func onwards(_ matrix: CATransform3D?) -> CATransform3D {
    var next = isGeometryFlipped ? CATransform3DConcat(LayerGeometry(store).turn, placement) : placement
    if let matrix { next = CATransform3DConcat(matrix, next) }
    if let superlayer, type(of: superlayer).subtreeRecipe?.keepsDepth(superlayer.store) == true { return next }
    return next.flattened
  }

  /// From this layer's coordinates to its superlayer's.
  private var toSuperlayer: CATransform3D { onwards(nil) }

  /// From this layer's coordinates to the root's superspace.
  private var toRoot: CATransform3D {
    var matrix = toSuperlayer
    var layer = superlayer
    while let current = layer {
      matrix = current.onwards(matrix)
      layer = current.superlayer
    }
    return matrix
  }

  private func matrix(to layer: CALayer?) -> CATransform3D {
    guard let layer else { return superlayer == nil ? CATransform3DIdentity : toSuperlayer }
    if layer === self { return CATransform3DIdentity }
    if layer === superlayer { return toSuperlayer }
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
    let placement = placement.flattened
    // A layer seen edge-on, or scaled to nothing, has no points.
    guard placement.isInvertibleInPlane else { return nil }
    let unturned = CATransform3DInvert(placement).apply(to: p)
    let local = isGeometryFlipped ? LayerGeometry(store).turn.apply(to: unturned) : unturned
    let isInside = contains(local)
    if masksToBounds && !isInside { return nil }
    if let mask = visibleMask, !mask.frame.contains(unturned) { return nil }
    let frontToBack = visibleSublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in frontToBack {
      if let hit = layer.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}

extension LayerGeometry {
  /// The mirroring of flipped geometry: y about the middle of the bounds; nothing when it is not flipped.
  fileprivate var turn: CATransform3D {
    guard isFlipped else { return CATransform3DIdentity }
    var turn = CATransform3DMakeScale(1, -1, 1)
    turn.m42 = 2 * bounds.origin.y + bounds.size.height
    return turn
  }
}

extension CATransform3D {
  /// Whether a flattened transform has an inverse.
  fileprivate var isInvertibleInPlane: Bool {
    let determinant =
      m11 * (m22 * m44 - m42 * m24) - m12 * (m21 * m44 - m41 * m24) + m14 * (m21 * m42 - m41 * m22)
    return determinant != 0 && determinant.isFinite
  }

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
