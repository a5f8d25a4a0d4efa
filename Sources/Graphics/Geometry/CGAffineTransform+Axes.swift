// Whether a transform of the plane keeps upright what is upright.

import Foundation

extension CGAffineTransform {
  /// Whether rectangles stay rectangles with sides along the axes.
  package var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
