// Pictures of layer trees for the tests of how layers look.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import Graphics
import RenderTree
import TestSupport

/// A frame of a layer tree on a canvas.
func frame(
  of root: CALayer, _ width: Int, _ height: Int, at time: Double = 0, scale: CGFloat = 1,
  orientation: RenderScene.Orientation = .yDown, background: CGColor? = nil
) throws -> FrameRenderer.Result {
  let host = LayerHost(root)
  host.commit(at: 0)
  guard let node = host.committedRoot else { throw RenderError.noDuration }
  var canvas = RenderScene.Canvas(size: CGSize(width: width, height: height), scale: scale, background: background)
  canvas.orientation = orientation
  return try FrameRenderer().render(RenderScene(root: node, canvas: canvas), at: time)
}

/// The pixels of a layer tree on a canvas.
func picture(
  of root: CALayer, _ width: Int, _ height: Int, at time: Double = 0, scale: CGFloat = 1,
  orientation: RenderScene.Orientation = .yDown, background: CGColor? = nil
) throws -> PixelBuffer {
  try frame(of: root, width, height, at: time, scale: scale, orientation: orientation, background: background).pixels
}

/// A layer of one colour.
func panel(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// A layer with others on it.
func canvas(_ width: CGFloat, _ height: CGFloat, _ layers: CALayer...) -> CALayer {
  let root = panel(0, 0, width, height)
  for layer in layers { root.addSublayer(layer) }
  return root
}

/// A shape that is only filled, or only stroked.
func shape(_ path: CGPath, fill: CGColor? = nil, stroke: CGColor? = nil, width: CGFloat = 1) -> CAShapeLayer {
  let layer = CAShapeLayer()
  layer.path = path
  layer.fillColor = fill
  layer.strokeColor = stroke
  layer.lineWidth = width
  return layer
}

/// A path of straight lines.
func polyline(_ points: (Double, Double)..., closed: Bool = false) -> CGPath {
  let path = CGMutablePath()
  for (index, point) in points.enumerated() {
    let place = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
  }
  if closed { path.closeSubpath() }
  return path
}

/// An image from its rows of words.
func image(_ width: Int, _ words: [UInt32]) -> CGImage {
  let pixels = PixelBuffer(width: width, height: words.count / width)
  for (index, word) in words.enumerated() { pixels.pixels[index] = word }
  return CGImage(pixels)
}

extension PixelBuffer {
  /// The largest difference of any channel.
  func largestDifference(from other: PixelBuffer) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    var largest = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        for (a, b) in zip(premultiplied(x, y), other.premultiplied(x, y)) { largest = max(largest, abs(a - b)) }
      }
    }
    return largest
  }

  /// Alpha between the pixels.
  func alpha(at point: CGPoint) -> Double {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    func level(_ x: Int, _ y: Int) -> Double {
      x >= 0 && y >= 0 && x < width && y < height ? Double(alpha(x, y)) : 0
    }
    let (a, b) = (x - Double(left), y - Double(top))
    return (level(left, top) * (1 - a) + level(left + 1, top) * a) * (1 - b)
      + (level(left, top + 1) * (1 - a) + level(left + 1, top + 1) * a) * b
  }
}
