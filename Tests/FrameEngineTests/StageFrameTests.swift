// Frames of a stage: the same alone and in a full run, the same whoever draws them, right at every moment.

import CoreAnimation
import Foundation
import FrameEngine
import FrameOutput
import FramePlanning
import Graphics
import RenderTree
import Testing

@Suite struct StageFrameTests {
  /// Delegate callbacks, implicit animations and interrupted springs.
  private func busy() -> Stage {
    let scene = SquareStage()
    let (root, square) = (scene.root, scene.square)
    func spring(to x: CGFloat) {
      let from = square.presentation()?.position.x ?? square.position.x
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.damping) = (from, x, 8)
      spring.initialVelocity = 2
      spring.duration = spring.settlingDuration
      spring.delegate = Watcher("spring", EventLog()) { finished in
        square.cornerRadius = finished ? 5 : square.cornerRadius + 1
      }
      withoutActions { square.position.x = x }
      square.add(spring, forKey: "spring")
    }
    scene.stage.at(0.1) { spring(to: 80) }
    scene.stage.at(0.35) { spring(to: 20) }
    scene.stage.at(0.5) { spring(to: 60) }
    scene.stage.at(0.6) {
      square.opacity = 0.3
      root.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    scene.stage.at(0.7) {
      root.backgroundColor = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
      square.opacity = 1
    }
    let link = CADisplayLink { link in
      withoutActions { root.borderWidth = CGFloat(1 + sin(link.timestamp * 7)) }
    }
    link.preferredFramesPerSecond = 20
    link.add(to: scene.stage)
    return scene.stage
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  @Test func aFrameAloneEqualsTheSameFrameOfAFullRun() throws {
    let full = try digests(of: busy(), seconds: 1)
    #expect(full.count == 60 && Set(full.values).count > 40)
    for frame in [0, 7, 25, 31, 37, 44, 59] {
      #expect(try digests(of: busy(), seconds: 1, frames: "\(frame)") == [frame: full[frame]], "frame \(frame)")
    }
    #expect(
      try digests(of: busy(), seconds: 1, frames: "20-29,40") == full.filter { 20...29 ~= $0.key || $0.key == 40 })
    #expect(try digests(of: busy(), seconds: 1, jobs: 3) == full)
  }

  @Test func twiceAsManyFramesHaveTheSameOnesInBetween() throws {
    func swing(_ rate: Int) throws -> [Int: UInt64] {
      let scene = SquareStage(framesPerSecond: rate)
      scene.stage.at(0.11) { scene.square.position.x = 80 }
      scene.stage.at(0.23) { scene.square.position.x = 20 }
      return try digests(of: scene.stage, seconds: 0.5)
    }
    let (at60, at120) = (try swing(60), try swing(120))
    for (index, digest) in at60 { #expect(at120[index * 2] == digest) }
  }

  @Test func zeroTinyAndSmallestBeginTimesAreTheSame() throws {
    func run(_ begin: Double) throws -> [PixelBuffer] {
      let (root, square) = (CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      square.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
      square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(square)
      let move = basic("position.x", from: 10, to: 90)
      move.beginTime = begin
      square.add(move, forKey: "move")
      let sink = PixelSink(width: 100)
      try Stage(root, size: CGSize(width: 100, height: 100)).render(seconds: 1, to: sink)
      return sink.frames
    }
    let now = try run(0)
    #expect(abs((now[30].centre(ofRow: 50) ?? 0) - 50) < 0.5)
    for begin in [1e-100, Double.leastNonzeroMagnitude, CACurrentMediaTime()] {
      let other = try run(begin)
      #expect(zip(now, other).allSatisfy { $0.equals($1) }, "\(begin)")
    }
  }

  @Test func snappingBack() throws {
    func alphas(model: Float, _ set: (CABasicAnimation) -> Void = { _ in }) throws -> [Double] {
      let scene = SquareStage()
      let fade = basic("opacity", from: 1, to: 0, duration: 0.5)
      set(fade)
      scene.square.opacity = model
      scene.square.add(fade, forKey: "fade")
      let sink = PixelSink(width: 100)
      try scene.stage.render(seconds: 0.75, to: sink)
      return [29, 30, 40].map { Double(sink.frames[$0][10, 10] >> 24) / 255 }
    }
    func near(_ a: [Double], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 0.003 } }
    #expect(near(try alphas(model: 1), [0.0333, 1, 1]))
    #expect(near(try alphas(model: 0), [0.0333, 0, 0]))
    #expect(
      near(
        try alphas(model: 1) {
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        }, [0.0333, 0, 0]))
    #expect(near(try alphas(model: 1) { $0.fillMode = .forwards }, [0.0333, 1, 1]))
  }

  @Test func singularAndBrokenTransformsSpoilNothing() throws {
    // A thread keeps so many reports and no more: those of other tests go first.
    _ = LayerDiagnostics.collect()
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    root.name = "singular"
    let layers = ["A", "B", "C"].enumerated().map { index, name in
      let layer = CALayer()
      layer.name = name
      layer.frame = CGRect(x: index * 20, y: 0, width: 20, height: 20)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(layer)
      return layer
    }
    layers[0].transform = CATransform3DMakeScale(0, 0, 1)
    layers[1].setValue(Double.nan, forKeyPath: "transform.scale.x")
    let grow = basic("transform.scale", from: 0, to: 1)
    layers[0].add(grow, forKey: "grow")
    let sink = PixelSink(width: 60)
    try Stage(root, size: CGSize(width: 60, height: 20)).render(seconds: 0.2, to: sink)
    let alphas = (0..<sink.frames.count).map { frame in [10, 30, 50].map { sink.frames[frame][$0, 10] >> 24 } }
    #expect(alphas[0] == [0, 255, 255])
    #expect(alphas[6][0] > 0 && alphas[6][2] == 255)
    #expect(LayerDiagnostics.collect().contains { $0.path == "singular/B" && $0.key == "transform.scale.x" })
  }

  @Test func aRasterizedGroupIsDrawnOnceWhileItMoves() throws {
    func cache(_ animate: (CALayer, CALayer) -> Void) throws -> (misses: Int, hits: Int, digests: [Int: UInt64]) {
      let (root, group) = (CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      group.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      group.shouldRasterize = true
      for index in 0..<50 {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        shape.position = CGPoint(x: index % 10 * 5, y: index / 10 * 10)
        group.addSublayer(shape)
      }
      root.addSublayer(group)
      animate(group, group.sublayers?.first ?? group)
      let sink = DigestSink()
      let report = try Stage(root, size: CGSize(width: 200, height: 60)).render(seconds: 1, to: sink)
      return report.frames.reduce(into: (0, 0, sink.digests)) { sum, frame in
        sum.0 += frame.cost.cache.misses
        sum.1 += frame.cost.cache.hits
      }
    }
    let moved = try cache { group, _ in group.add(basic("position.x", from: 25, to: 85), forKey: "move") }
    #expect(moved.misses == 1 && moved.hits == 59)
    let changed = try cache { _, child in child.add(basic("opacity", from: 0, to: 1), forKey: "fade") }
    #expect(changed.misses == 60)
    let faded = try cache { group, _ in group.add(basic("opacity", from: 0.5, to: 1), forKey: "fade") }
    #expect(faded.misses == 1 && faded.hits == 59)
    let plain = try cache { group, _ in
      group.shouldRasterize = false
      group.add(basic("position.x", from: 25, to: 85), forKey: "move")
    }
    #expect(plain.digests == moved.digests)
  }

  @Test func ownPropertiesAreDrawnEachFrame() throws {
    final class Bar: CALayer {
      @LayerProperty("barLength") var length: CGFloat = 0
      override class func needsDisplay(forKey key: String) -> Bool { key == "barLength" }
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: length, height: 10)) }
    }
    let bar = Bar()
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    bar.setNeedsDisplay()
    let stage = Stage(bar, size: CGSize(width: 100, height: 10))
    stage.at(0.1) {
      bar.length = 60
      bar.add(basic("barLength", from: 0, to: 60, duration: 0.5), forKey: "grow")
    }
    let sink = PixelSink(width: 100)
    try stage.render(seconds: 1, to: sink)
    let lengths = sink.frames.map { frame in (0..<100).reduce(0.0) { $0 + Double(frame[$1, 5] >> 24) / 255 } }
    #expect(lengths[0] == 0)
    for frame in 6...35 { #expect(abs(lengths[frame] - (Double(frame) / 60 - 0.1) * 120) < 0.1, "frame \(frame)") }
    #expect(lengths[36...].allSatisfy { $0 == 60 })
  }

  @Test func aStageInsideAStage() throws {
    let (outer, inner) = (SquareStage(), SquareStage())
    var thumbnail: [Int: UInt64] = [:]
    outer.stage.at(0.2) {
      outer.square.opacity = 0
      inner.square.add(basic("position.x", from: 10, to: 90), forKey: "move")
      thumbnail = (try? digests(of: inner.stage, seconds: 0.5)) ?? [:]
      #expect(CACurrentMediaTime() == 0.2 && outer.square.presentation()?.opacity == 1)
    }
    try outer.play(0.5)
    let alone = SquareStage()
    alone.square.add(basic("position.x", from: 10, to: 90), forKey: "move")
    #expect(try thumbnail == digests(of: alone.stage, seconds: 0.5) && thumbnail.count == 30)
    #expect(outer.square.animationKeys() == nil)
  }
}
