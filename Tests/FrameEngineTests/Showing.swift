// What the tests of scenes share: a stage played to a moment and drawn, without files.

import CoreAnimation
import FrameEngine
import FrameOutput
import FramePlanning
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

/// A stage of one root layer, with an event at time 0, after the first commit.
struct Scenario {
  let root = CALayer()
  let stage: Stage

  init(width: CGFloat = 80, height: CGFloat = 60, framesPerSecond: Int = 60) {
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.name = "root"
    stage = Stage(root, size: root.bounds.size, framesPerSecond: framesPerSecond)
    stage.duration = 1
  }

  /// A layer on the root.
  @discardableResult
  func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ color: CGColor? = nil) -> Layer {
    layer.frame = frame
    layer.backgroundColor = color
    root.addSublayer(layer)
    return layer
  }

  /// Runs an event whose changes do not animate by themselves.
  func change(at time: Double = 0, _ body: @escaping () -> Void) {
    stage.at(time) {
      CATransaction.setDisableActions(true)
      body()
    }
  }

  /// The scene as it is committed at a time: a function of time from then on.
  func scene(at time: Double = 0) throws -> RenderScene { try stage.scene(at: time) }
}

/// One frame of a scene, whose cost must be the one that was planned.
func frame(of scene: RenderScene, at time: Double, _ location: Testing.SourceLocation = #_sourceLocation) throws
  -> (pixels: PixelBuffer, cost: FrameCost)
{
  let result = try FrameRenderer().render(scene, at: time)
  #expect(result.ledger.matches(result.plan.cost), sourceLocation: location)
  return (result.pixels, result.plan.cost)
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// One second at even speed that stays at its end.
func lasting(_ transition: CATransition = CATransition(), _ type: CATransitionType = .fade) -> CATransition {
  transition.type = type
  transition.duration = 1
  transition.fillMode = .both
  transition.isRemovedOnCompletion = false
  return transition
}
