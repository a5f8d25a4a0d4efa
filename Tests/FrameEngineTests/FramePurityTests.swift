// A frame rendered alone equals the same frame of a full run, whatever happens in the app's half before it.

import CoreAnimation
import FrameEngine
import FrameOutput
import Foundation
import RenderTree
import Testing

@Suite struct FramePurityTests {
  /// Renders a scene whole and frame by frame, each time from new layers.
  private func expectPure(
    seconds: Double = 1, rate: Int = 30, frames: [Int] = [0, 1, 7, 13, 14, 15, 16, 22, 29],
    _ location: Testing.SourceLocation = #_sourceLocation, _ make: (Scenario) -> Void
  ) throws {
    func digests(_ selection: FrameSelection?, jobs: Int) throws -> [Int: UInt64] {
      let scenario = Scenario(framesPerSecond: rate)
      make(scenario)
      let sink = DigestSink()
      var options = RenderOptions()
      options.duration = seconds
      options.frames = selection
      options.jobs = jobs
      try scenario.stage.render(options, to: sink)
      return sink.digests
    }
    let whole = try digests(nil, jobs: 1)
    #expect(whole.count == Int(seconds * Double(rate)), sourceLocation: location)
    #expect(Set(whole.values).count > whole.count / 3, "hardly anything moves", sourceLocation: location)
    #expect(try digests(nil, jobs: 2) == whole, sourceLocation: location)
    for frame in frames {
      let alone = try digests(FrameSelection(frame...frame), jobs: 1)
      #expect(alone == [frame: whole[frame] ?? 0], "frame \(frame)", sourceLocation: location)
    }
    let some = try #require(FrameSelection("3,9-12,-2"))
    for (frame, digest) in try digests(some, jobs: 2) {
      #expect(digest == whole[frame], "frame \(frame) of some", sourceLocation: location)
    }
  }

  private static func box(_ scenario: Scenario) -> CALayer {
    scenario.add(CALayer(), CGRect(x: 5, y: 20, width: 16, height: 12), .red)
  }

  private static func spring(_ layer: CALayer, to x: CGFloat, delegate: (any CAAnimationDelegate)? = nil) {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = layer.presentation()?.position.x ?? layer.position.x
    spring.toValue = x
    spring.stiffness = 200
    spring.damping = 8
    spring.duration = spring.settlingDuration
    spring.delegate = delegate
    CATransaction.setDisableActions(true)
    layer.position.x = x
    layer.add(spring, forKey: "slide")
  }

  @Test func delegatesThatAddAnimations() throws {
    final class Chain: CAAnimationDelegate {
      let layer: CALayer
      var steps = 0
      init(_ layer: CALayer) { self.layer = layer }

      func animationDidStart(_ anim: CAAnimation) { layer.borderWidth += 1 }

      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        steps += 1
        guard steps < 6 else { return }
        run()
      }

      func run() {
        let step = CABasicAnimation(keyPath: "position.y")
        step.byValue = steps % 2 == 0 ? 15 : -12
        // Ends between frames.
        step.duration = 0.17
        step.delegate = self
        layer.add(step, forKey: nil)
      }
    }
    try expectPure { scenario in
      let layer = Self.box(scenario)
      let chain = Chain(layer)
      scenario.stage.at(0.05) { chain.run() }
    }
  }

  @Test func implicitAnimations() throws {
    try expectPure { scenario in
      let layer = Self.box(scenario)
      for (time, x) in [(0.1, 60.0), (0.21, 20.0), (0.5, 70.0)] {
        scenario.stage.at(time) {
          layer.position.x = x
          layer.backgroundColor = x > 40 ? .blue : .green
          layer.cornerRadius += 2
        }
      }
      scenario.stage.at(0.7) { layer.addSublayer(CATextLayer()) }
      scenario.stage.at(0.75) {
        CATransaction.setAnimationDuration(0.4)
        layer.isHidden = true
      }
    }
  }

  @Test func completionBlocks() throws {
    try expectPure { scenario in
      let layer = Self.box(scenario)
      scenario.stage.at(0.1) {
        CATransaction.setCompletionBlock { layer.opacity = 0.3 }
        layer.position.x = 60
      }
    }
  }

  @Test func interruptedSprings() throws {
    try expectPure { scenario in
      let layer = Self.box(scenario)
      // Each starts where the one before is seen at a moment between frames.
      for (time, x) in [(0.05, 60.0), (0.31, 15.0), (0.49, 65.0), (0.5, 30.0)] {
        scenario.stage.at(time) { Self.spring(layer, to: x) }
      }
    }
  }

  @Test func displayLinks() throws {
    try expectPure { scenario in
      let layer = Self.box(scenario)
      let link = CADisplayLink { link in
        CATransaction.setDisableActions(true)
        layer.position.y = 20 + 15 * sin(7 * link.timestamp)
        if link.timestamp > 0.6 { link.isPaused = true }
      }
      link.add(to: scenario.stage)
      let slow = CADisplayLink { link in
        CATransaction.setDisableActions(true)
        layer.bounds.size.width = 10 + 30 * link.targetTimestamp
      }
      slow.preferredFramesPerSecond = 10
      slow.add(to: scenario.stage)
    }
  }

  @Test func transitionsThatInterruptEachOther() throws {
    try expectPure { scenario in
      let layer = Self.box(scenario)
      for (index, time) in [0.1, 0.22, 0.4].enumerated() {
        scenario.change(at: time) {
          let transition = CATransition()
          transition.type = [.push, .moveIn, .fade][index]
          transition.duration = 0.4
          layer.add(transition, forKey: nil)
          layer.backgroundColor = index % 2 == 0 ? .blue : .green
        }
      }
    }
  }
}
