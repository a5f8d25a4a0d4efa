// Where a layer sits in its superlayer: the one place that turns position, anchor and transforms into a matrix.

public import Foundation
public import Graphics

/// What a layer does to the placement of its sublayers.
public struct LayerInterior: Sendable {
  /// `sublayerTransform` about the anchor, then the mirroring of `geometryFlipped` about the middle of the bounds; nil
  /// when that is nothing.
  public var matrix: CATransform3D?
  /// Whether sublayers' y is mirrored.
  public var isFlipped = false

  /// Nothing.
  public init() {}
}

/// The geometry of one layer, from its values.
public struct LayerGeometry: Sendable, Hashable {
  /// Bounds in the layer's own coordinates.
  public var bounds: CGRect
  /// Where the anchor sits in the superlayer.
  public var position: CGPoint
  /// Height above the superlayer's plane.
  public var zPosition: CGFloat
  /// The anchor in the unit square of the bounds.
  public var anchorPoint: CGPoint
  /// The anchor's height.
  public var anchorPointZ: CGFloat
  /// Applied about the anchor.
  public var transform: CATransform3D
  /// Applied to sublayers about the anchor.
  public var sublayerTransform: CATransform3D
  /// Whether sublayers' y is mirrored.
  public var isFlipped: Bool

  /// Geometry from a layer's values.
  public init(_ values: PropertyStore) {
    bounds = values[StandardKeys.bounds]
    position = values[StandardKeys.position]
    zPosition = values[StandardKeys.zPosition]
    anchorPoint = values[StandardKeys.anchorPoint]
    anchorPointZ = values[StandardKeys.anchorPointZ]
    transform = values[StandardKeys.transform]
    sublayerTransform = values[StandardKeys.sublayerTransform]
    isFlipped = values[StandardKeys.geometryFlipped]
  }

  /// The anchor in the layer's own coordinates.
  public var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the layer's coordinates to its superlayer's, the superlayer's own `sublayerMatrix` left out:
  /// `position + (p - anchor) · transform`.
  public var matrix: CATransform3D {
    let a = anchor
    if CATransform3DIsIdentity(transform) {
      return CATransform3DMakeTranslation(position.x - a.x, position.y - a.y, zPosition - anchorPointZ)
    }
    let centred = CATransform3DConcat(CATransform3DMakeTranslation(-a.x, -a.y, -anchorPointZ), transform)
    return CATransform3DConcat(centred, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// What this layer does to its sublayers' placement.
  public var interior: LayerInterior {
    var interior = LayerInterior()
    interior.matrix = sublayerMatrix
    interior.isFlipped = isFlipped
    return interior
  }

  private var sublayerMatrix: CATransform3D? {
    var matrix: CATransform3D?
    if !CATransform3DIsIdentity(sublayerTransform) {
      let a = anchor
      matrix = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-a.x, -a.y, 0), sublayerTransform),
        CATransform3DMakeTranslation(a.x, a.y, 0))
    }
    if isFlipped {
      var flip = CATransform3DMakeScale(1, -1, 1)
      flip.m42 = 2 * bounds.origin.y + bounds.size.height
      matrix = matrix.map { CATransform3DConcat($0, flip) } ?? flip
    }
    return matrix
  }
}
