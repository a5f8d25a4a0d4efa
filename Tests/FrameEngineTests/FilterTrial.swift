// Draws small layer trees for the tests of filters, and holds every frame to its plan.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import Graphics
import RenderTree
import Testing

/// A frame of a layer tree, 60 × 60 points unless said otherwise.
struct FilterTrial {
  let pixels: PixelBuffer
  let plan: FramePlan

  init(
    _ root: CALayer, size: CGSize = CGSize(width: 60, height: 60), scale: CGFloat = 1, at time: Double = 0
  ) throws {
    let stage = Stage(root, size: size)
    stage.canvas.scale = scale
    let result = try FrameRenderer().render(try stage.scene(at: time), at: time)
    pixels = result.pixels
    plan = result.plan
    #expect(result.ledger.matches(result.plan.cost), "\(result.plan)")
  }

  /// Passes of a reason.
  func passes(_ reason: PassReason) -> Int { plan.cost.executed.byReason[reason] ?? 0 }

  /// A plain rectangle.
  static func box(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// A root of 60 × 60 points.
  static func root(_ color: CGColor? = nil, _ sublayers: [CALayer] = []) -> CALayer {
    let root = box(CGRect(x: 0, y: 0, width: 60, height: 60), color)
    for layer in sublayers { root.addSublayer(layer) }
    return root
  }
}

extension CGColor {
  /// Channels of 0…255.
  static func levels(_ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) -> CGColor {
    CGColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}

extension CAFilter {
  /// A filter with one input.
  convenience init(_ type: String, _ key: String, _ value: Any) {
    self.init(type: type)
    setValue(value, forKey: key)
  }
}
