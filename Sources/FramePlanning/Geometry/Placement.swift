// From a layer's coordinates to pixels: the only transform of its kind.

import Foundation
import Graphics
import RenderTree

/// How a layer's plane lies on a surface.
struct Placement {
  /// From the layer's coordinates to the surface's pixels, depth included.
  var matrix: CATransform3D
  /// Whether coordinates are mirrored on the way (a canvas whose y grows upwards, flipped geometry): then a layer whose
  /// front shows has a negative determinant.
  var isMirrored = false

  /// How the layer's plane is seen on the surface.
  var plane: Homography { Homography(planeOf: matrix) }

  /// The plane's affine placement. Layers are planned with one: a plane in perspective is drawn flat first.
  var affine: CGAffineTransform { plane.affine ?? .identity }

  /// The canvas's own placement.
  static func canvas(_ canvas: RenderScene.Canvas) -> Placement {
    var matrix = CATransform3DMakeScale(canvas.scale, canvas.scale, 1)
    if canvas.orientation == .yUp {
      matrix.m22 = -canvas.scale
      matrix.m42 = CGFloat(canvas.pixelHeight)
    }
    return Placement(matrix: matrix, isMirrored: canvas.orientation == .yUp)
  }

  /// The placement of a sublayer within this layer.
  ///
  /// - Parameter keepsDepth: whether the sublayers share this layer's space instead of lying in its plane.
  func sublayer(
    _ geometry: LayerGeometry, within interior: LayerInterior, copy: CATransform3D?, keepsDepth: Bool
  ) -> Placement {
    var own = geometry.matrix
    if let copy, !CATransform3DIsIdentity(copy) { own = CATransform3DConcat(own, copy) }
    if let outer = interior.matrix { own = CATransform3DConcat(own, outer) }
    own = CATransform3DConcat(own, keepsDepth ? matrix : matrix.flattened)
    return Placement(matrix: own, isMirrored: isMirrored != interior.isFlipped)
  }

  /// Whether the layer's back faces the viewer.
  var showsBack: Bool { (plane.determinant < 0) != isMirrored }

  /// Whether the layer can be seen at all: finite, and not edge on.
  var isUsable: Bool {
    let size = plane.determinant
    return size != 0 && size.isFinite && matrix.isFinite
  }

  /// How near the viewer a point of the layer is.
  func nearness(of point: CGPoint) -> CGFloat {
    let (_, _, z, w) = matrix.project(x: point.x, y: point.y, z: 0)
    return w > Homography.nearest ? z / w : z
  }
}

extension PixelRect {
  /// The pixels a rectangle of a layer can touch.
  init(_ rect: CGRect, placedBy transform: CGAffineTransform) {
    self = rect.isNull ? .empty : PixelRect(covering: rect.applying(transform))
  }
}
