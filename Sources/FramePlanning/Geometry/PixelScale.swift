// How many pixels a point is along both axes of the surface: what blurs are scaled with.

import Foundation
import Graphics

extension CGAffineTransform {
  /// Pixels in a point along the surface's axes. Exact where the layer's axes stay axes; a turned layer's blur is round
  /// when it is scaled evenly, and otherwise its mean width is kept.
  var pixelScale: CGVector {
    if b == 0 && c == 0 { return CGVector(dx: abs(a), dy: abs(d)) }
    if a == 0 && d == 0 { return CGVector(dx: abs(c), dy: abs(b)) }
    let scale = abs(a * d - b * c).squareRoot()
    return CGVector(dx: scale, dy: scale)
  }

  /// Pixels in a point along the layer's own axes.
  var axisScale: CGVector { CGVector(dx: hypot(a, b), dy: hypot(c, d)) }

  /// Whether what is round in the layer is an ellipse on the surface that lies askew. One that is seen almost edge on
  /// does not count: hardly anything of it is left.
  var isUneven: Bool {
    if (b == 0 && c == 0) || (a == 0 && d == 0) { return false }
    let scale = axisScale
    let (area, product) = (abs(a * d - b * c), scale.dx * scale.dy)
    guard product.isFinite, area > product * 0.05, min(scale.dx, scale.dy) > 1e-6 else { return false }
    return abs(scale.dx - scale.dy) > max(scale.dx, scale.dy) * 0.01 || area < product * 0.9999
  }
}
