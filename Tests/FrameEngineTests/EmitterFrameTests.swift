// Particles as pixels: light that adds up, and frames that do not depend on how they are made.

import CoreAnimation
import Foundation
import FrameEngine
import FramePlanning
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct EmitterFrameTests {
  private static let square: CGImage = {
    let pixels = PixelBuffer(width: 4, height: 4)
    for index in 0..<16 { pixels.pixels[index] = 0xFFFF_FFFF }
    return CGImage(pixels)
  }()

  /// Two still squares of a dark red over each other, on dark green.
  private func pixel(_ mode: CAEmitterLayerRenderMode) throws -> UInt32 {
    let cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime) = (Self.square, 1, 10)
    cell.color = CGColor(red: 0.4, green: 0, blue: 0, alpha: 1)
    let layer = CAEmitterLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.position = CGPoint(x: 4, y: 4)
    layer.emitterPosition = CGPoint(x: 4, y: 4)
    layer.backgroundColor = CGColor(red: 0, green: 0.2, blue: 0, alpha: 1)
    layer.renderMode = mode
    layer.emitterCells = [cell]
    let host = LayerHost(layer)
    host.commit(at: 0)
    let root = try #require(host.committedRoot)
    let scene = RenderScene(root: root, canvas: RenderScene.Canvas(size: CGSize(width: 8, height: 8)))
    let frame = try FrameRenderer().render(scene, at: 2.5)
    return frame.pixels.pixels[4 * 8 + 4]
  }

  @Test func additiveLightAddsToWhatLiesBeneath() throws {
    #expect(try pixel(.unordered) == 0xFF66_0000)
    #expect(try pixel(.additive) == 0xFFCC_3300)
  }

  @Test func particlesThatKeepTheirDepthAreSeenWhereTheyAre() throws {
    let space = EmitterSpace(image: Self.square)
    // In the layer's plane z does not count.
    let flat = try space.picture(keepsDepth: false)
    #expect(flat.coverage == 16 && flat.alpha(109, 100) == 255 && flat.alpha(112, 100) == 0)
    // 50 before the plane, seen from 100: twice as far out, twice as large.
    let near = try space.picture(keepsDepth: true)
    #expect(abs(near.coverage - 64) < 1 && near.alpha(117, 100) == 255 && near.alpha(122, 102) == 255)
    #expect(near.alpha(110, 100) == 0 && near.alpha(125, 100) == 0)
    // Behind the viewer nothing is seen.
    #expect(try space.picture(keepsDepth: true, z: 120).paintedPixels == 0)
    // On a layer that leans, a particle of height is where a layer of that zPosition is in the same space.
    let lean = CATransform3DMakeRotation(0.6, 0, 1, 0)
    let leaning = try space.picture(keepsDepth: true, z: 30, turn: lean)
    let layer = try space.layerInstead(z: 30, turn: lean)
    #expect(layer.coverage > 10 && abs(leaning.coverage - layer.coverage) < layer.coverage * 0.05)
    let (a, b) = (leaning.middle, layer.middle)
    #expect(hypot(a.x - b.x, a.y - b.y) < 0.2, "\(a) \(b)")
  }

  /// A layer that is stopped, moved and animated while it runs, with sub-cells and every kind of chance.
  private func sparkler(seed: UInt32) -> Stage {
    let trail = CAEmitterCell()
    (trail.contents, trail.birthRate, trail.lifetime, trail.alphaSpeed) = (Self.square, 40, 0.3, -2)
    let spark = CAEmitterCell()
    spark.name = "spark"
    (spark.contents, spark.birthRate, spark.lifetime, spark.lifetimeRange) = (Self.square, 60, 0.6, 0.3)
    (spark.velocity, spark.velocityRange, spark.emissionRange, spark.yAcceleration) = (60, 30, 2 * .pi, 90)
    (spark.scale, spark.scaleRange, spark.spinRange, spark.redRange, spark.blueRange) = (0.6, 0.5, 6, 1, 1)
    spark.emitterCells = [trail]
    let scene = SquareStage()
    let layer = CAEmitterLayer()
    layer.bounds = scene.root.bounds
    layer.position = scene.root.position
    layer.emitterPosition = CGPoint(x: 20, y: 10)
    layer.seed = seed
    layer.emitterCells = [spark]
    scene.root.addSublayer(layer)
    scene.stage.at(0.2) { layer.emitterPosition = CGPoint(x: 70, y: 10) }
    scene.stage.at(0.3) { layer.setValue(90, forKeyPath: "emitterCells.spark.birthRate") }
    scene.stage.at(0.4) { layer.add(basic("birthRate", from: 0, to: 3, duration: 0.2), forKey: "rate") }
    scene.stage.at(0.7) { layer.birthRate = 0 }
    return scene.stage
  }

  @Test func framesAreTheSameAloneAndTogether() throws {
    let full = try digests(of: sparkler(seed: 7), seconds: 1)
    #expect(full.count == 60 && Set(full.values).count > 50)
    for frame in [5, 20, 35, 55] {
      #expect(
        try digests(of: sparkler(seed: 7), seconds: 1, frames: "\(frame)") == [frame: full[frame]], "frame \(frame)")
    }
    #expect(try digests(of: sparkler(seed: 7), seconds: 1, jobs: 8) == full)
    #expect(try digests(of: sparkler(seed: 8), seconds: 1)[30] != full[30])
  }

  /// An animation that has ended and been let go of still has emitted: nothing jumps.
  @Test func nothingJumpsWhenAnAnimationEnds() throws {
    let cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime) = (Self.square, 100, 10)
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    layer.birthRate = 0
    let stage = Stage(layer, size: CGSize(width: 8, height: 8))
    stage.at(0) { layer.add(basic("birthRate", from: 1, to: 1, duration: 0.5), forKey: "puff") }
    let scene = try stage.scene(at: 2)
    #expect(layer.animationKeys() == nil)
    #expect(EmitterField(model: scene.root.values, animations: scene.root.animations, time: 2).particles.count == 50)
  }
}

/// A still particle at (110, 100) on 200 × 200, seen in perspective from 100 before the middle.
private struct EmitterSpace {
  let image: CGImage

  func picture(keepsDepth: Bool, z: CGFloat = 50, turn: CATransform3D = CATransform3DIdentity) throws -> PixelBuffer {
    let cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime) = (image, 1, 1.5)
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.transform = turn
    layer.emitterPosition = CGPoint(x: 110, y: 100)
    layer.emitterZPosition = z
    layer.preservesDepth = keepsDepth
    layer.emitterCells = [cell]
    return try seen(layer, at: 1.2)
  }

  func layerInstead(z: CGFloat, turn: CATransform3D) throws -> PixelBuffer {
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    space.transform = turn
    let layer = panel(108, 98, 4, 4, .white)
    layer.zPosition = z
    space.addSublayer(layer)
    return try seen(space, at: 0)
  }

  private func seen(_ layer: CALayer, at time: Double) throws -> PixelBuffer {
    let root = canvas(200, 200, layer)
    root.sublayerTransform.m34 = -1.0 / 100
    return try FrameEngineTests.picture(of: root, 200, 200, at: time)
  }
}

extension PixelBuffer {
  /// The mean place of what is painted.
  fileprivate var middle: CGPoint {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let weight = Double(alpha(column, row))
        sum += weight
        x += weight * (Double(column) + 0.5)
        y += weight * (Double(row) + 0.5)
      }
    }
    return CGPoint(x: x / sum, y: y / sum)
  }
}
