// Small trees, planned without drawing a pixel.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import FrameResolving
import Graphics
import RenderTree

/// A layer with a frame and a background.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ change: (CALayer) -> Void = { _ in }
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = .black
  change(layer)
  return layer
}

/// Plans frames of one scene, remembering from each to the next.
struct Frames {
  let scene: RenderScene
  var limits = RenderLimits()
  private var memory = PlannerMemory()
  private var last: ResolvedScene?

  init(_ layers: [CALayer], size: CGSize = CGSize(width: 100, height: 100)) throws {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    root.sublayers = layers
    scene = try Stage(root, size: size).scene(at: 0)
  }

  mutating func plan(at time: Double) throws -> FramePlan {
    let resolved = Resolver.resolve(scene, at: time, previous: last)
    last = resolved
    let (plan, next) = try Planner.plan(resolved, memory, limits: limits)
    memory = next
    return plan
  }
}

/// The plan of a first frame.
func plan(_ layers: CALayer...) throws -> FramePlan {
  var frames = try Frames(layers)
  return try frames.plan(at: 0)
}

/// An animation that fills all time around the first second.
func animation(_ path: String, from: Any, to: Any) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: path)
  animation.fromValue = from
  animation.toValue = to
  animation.beginTime = 1e-100
  animation.duration = 1
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  return animation
}
