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
}
