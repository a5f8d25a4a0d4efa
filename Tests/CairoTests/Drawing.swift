// Draws on a small picture for the tests of this target.

import Cairo
import Foundation
import Graphics

/// A picture of a size, drawn on.
func drawn(_ width: Int = 100, _ height: Int = 100, _ draw: (CairoContext) -> Void) throws -> PixelBuffer {
  let pixels = PixelBuffer(width: width, height: height)
  let context = try CairoContext(try CairoSurface(pixels))
  draw(context)
  try context.check()
  context.surface.flush()
  return pixels
}

/// A path of straight lines.
func lines(_ points: (Double, Double)..., closed: Bool = false) -> PathData {
  var path = PathData()
  for (index, point) in points.enumerated() {
    let place = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
  }
  if closed { path.closeSubpath() }
  return path
}
