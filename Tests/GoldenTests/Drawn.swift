// Layers as pixels, for tests that compare with measured ones.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree

/// Draws layers side by side on a canvas.
func drawn(
  _ layers: [CALayer], size: Int = 100, scale: CGFloat = 1, on background: CGColor? = nil,
  _ orientation: RenderScene.Orientation = .yDown, at time: Double = 0
) throws -> PixelBuffer {
  let root = box(CGRect(x: 0, y: 0, width: size, height: size), nil, layers)
  let stage = Stage(root, size: root.bounds.size)
  stage.canvas.background = background
  stage.canvas.scale = scale
  stage.canvas.orientation = orientation
  return try FrameRenderer().render(try stage.scene(at: time), at: time).pixels
}

/// A plain rectangle.
func box(_ frame: CGRect, _ color: CGColor?, _ sublayers: [CALayer] = []) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color
  for sublayer in sublayers { layer.addSublayer(sublayer) }
  return layer
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
