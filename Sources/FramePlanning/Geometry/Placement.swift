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

  /// The plane's affine placement. A plane parallel to the surface keeps its size by its distance (`m44`); the
  /// foreshortening of a tilted plane is left out.
  var affine: CGAffineTransform {
    guard matrix.m44 != 1, matrix.m44 != 0 else { return matrix.affine }
    let w = matrix.m44
    return CGAffineTransform(
      a: matrix.m11 / w, b: matrix.m12 / w, c: matrix.m21 / w, d: matrix.m22 / w, tx: matrix.m41 / w,
      ty: matrix.m42 / w)
  }

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
  func sublayer(_ geometry: LayerGeometry, within parent: LayerGeometry?, copy: CATransform3D?) -> Placement {
    var own = geometry.matrix
    if let copy, !CATransform3DIsIdentity(copy) { own = CATransform3DConcat(own, copy) }
    if let outer = parent?.sublayerMatrix { own = CATransform3DConcat(own, outer) }
    own = CATransform3DConcat(own, matrix)
    // Sublayers lie in their superlayer's plane: what they are high does not go down to their own sublayers.
    own.m13 = 0
    own.m23 = 0
    own.m31 = 0
    own.m32 = 0
    own.m33 = 1
    own.m34 = 0
    own.m43 = 0
    return Placement(matrix: own, isMirrored: isMirrored != (parent?.isFlipped ?? false))
  }

  /// Whether the layer's back faces the viewer.
  var showsBack: Bool { (matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21 < 0) != isMirrored }
}

extension PixelRect {
  /// The pixels a rectangle of a layer can touch.
  init(_ rect: CGRect, placedBy transform: CGAffineTransform) {
    self = rect.isNull ? .empty : PixelRect(covering: rect.applying(transform))
  }
}
