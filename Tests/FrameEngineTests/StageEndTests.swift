// A stage that is let go of before everything on it has ended lets go of its layers.

import CoreAnimation
import FrameEngine
import FrameOutput
import Foundation
import Testing

@Suite struct StageEndTests {
  private func endless(_ keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.repeatCount = .infinity
    return animation
  }

  /// Renders a tenth of a second and answers whether the root is still there when the stage is not.
  private func outlives(_ layer: () -> CALayer, _ event: @escaping (CALayer) -> Void) throws -> Bool {
    weak var kept: CALayer?
    func play() throws {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      let moving = layer()
      moving.frame = root.bounds
      root.addSublayer(moving)
      let stage = Stage(root, size: root.frame.size)
      stage.at(0) { event(moving) }
      try stage.render(seconds: 0.1, to: NullSink())
      kept = root
    }
    try play()
    return kept != nil
  }

  @Test func blocksThatWaitForAnEndDoNotKeepTheirLayers() throws {
    let outlived = try outlives(CALayer.init) { layer in
      CATransaction.begin()
      CATransaction.setCompletionBlock { layer.superlayer?.removeFromSuperlayer() }
      layer.add(endless("opacity"), forKey: "fade")
      CATransaction.commit()
    }
    #expect(!outlived)
  }

  /// A property of its own that is drawn anew while it is animated.
  private final class Dial: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
  }

  @Test func layersThatDrawWhatIsAnimatedAreNotKept() throws {
    #expect(try !outlives(Dial.init) { $0.add(endless("angle"), forKey: "turn") })
  }

  /// Whoever puts the tree on another stage meanwhile still hears of the end.
  @Test func anotherStageGoesOnWaiting() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    var ends = 0
    func first() throws {
      let stage = Stage(root, size: root.frame.size)
      stage.at(0) {
        CATransaction.setCompletionBlock { ends += 1 }
        let fade = endless("opacity")
        fade.repeatCount = 1
        root.add(fade, forKey: "fade")
      }
      try stage.render(seconds: 0.1, to: NullSink())
      let next = withExtendedLifetime(stage) { Stage(root, size: root.frame.size) }
      try next.render(seconds: 2, to: NullSink())
    }
    try first()
    #expect(ends == 1)
  }
}
