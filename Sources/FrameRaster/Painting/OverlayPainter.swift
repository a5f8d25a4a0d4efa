// Draws the marks of overlays over a finished frame.

package import Cairo
import Foundation
package import FramePlanning
package import Graphics

/// Marks frames.
package enum OverlayPainter {
  /// A copy of a frame with marks over it.
  package static func marked(_ frame: PixelBuffer, _ marks: [OverlayMark]) throws(CairoError) -> PixelBuffer {
    let picture = frame.copy()
    let context = try CairoContext(try CairoSurface(picture))
    for mark in marks {
      guard let first = mark.corners.first else { continue }
      var path = PathData()
      path.move(to: first)
      for corner in mark.corners.dropFirst() { path.addLine(to: corner) }
      path.closeSubpath()
      let pattern = CairoPattern.color(mark.color)
      if mark.isOutline {
        context.stroke(path, StrokeStyle(), with: pattern)
      } else {
        context.fill(path, with: pattern)
      }
    }
    try context.check()
    context.surface.flush()
    return picture
  }
}
