// A polyline in device coordinates: what is left of a path too large for Cairo.

import Foundation

/// Connected points of a path that was flattened and cut to the visible part.
struct CutLine: Equatable {
  /// The corners.
  var points: [CGPoint]
  /// Whether the last point is joined to the first.
  var isClosed = false
  /// Length of the subpath before the first point, in the units of the path before its transform: where a dash
  /// pattern stands when the line comes into view.
  var offset = 0.0
}
