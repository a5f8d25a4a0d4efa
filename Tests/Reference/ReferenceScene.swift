// A picture Apple drew, and the layers it shows.

import Cairn
import Foundation
import FrameEngine
import RenderTree

/// One picture to compare with.
struct ReferenceScene {
  /// The picture's path in the folder of references.
  var image: String
  /// Size in points.
  var size: CGSize
  /// Pixels in a point.
  var scale: CGFloat = 1
  /// What was beneath the layers; nil is nothing.
  var background: CGColor?
  /// Which way y grows.
  var orientation = RenderScene.Orientation.yDown
  /// Seconds from the start of the animations.
  var time = 0.0
  /// How far the drawing may be off.
  var tolerance: Tolerance
  /// Whether a pixel says nothing.
  var isLeftOut: (_ x: Int, _ y: Int) -> Bool = { _, _ in false }
  /// Adds the layers to a root of the canvas' size.
  var build: (CALayer) throws -> Void

  /// The picture as Cairn draws it.
  func draw() throws -> PixelBuffer {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    try build(root)
    let stage = Stage(root, size: size)
    stage.canvas.scale = scale
    stage.canvas.background = background
    stage.canvas.orientation = orientation
    // All pictures are from Apple's software renderer, which mixes gradients in Generic RGB.
    stage.canvas.gradientMixing = .genericRGB
    return try FrameRenderer().render(stage.scene(at: time), at: time).pixels
  }
}

extension CALayer {
  /// Adds a sublayer with a frame and a colour.
  @discardableResult func add(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    addSublayer(layer)
    return layer
  }
}

extension CGColor {
  static let whiteBackground = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let pureRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let pureYellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let pureMagenta = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let halfOrange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
}
