// Particles as drawing commands: order, size, turn and blending.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct EmitterDrawingTests {
  private func commands(_ layer: CAEmitterLayer, at time: Double, isFlipped: Bool = true) -> [DrawCommand] {
    var list = DisplayList()
    var context = RecipeContext(
      bounds: layer.bounds, outline: CornerOutline(layer.store, bounds: layer.bounds), time: time)
    context.isFlipped = isFlipped
    CAEmitterLayer.contentRecipe?.record(layer.store, context, into: &list)
    return list.commands
  }

  private func drawings(_ layer: CAEmitterLayer, at time: Double) -> [ImageDrawing] {
    commands(layer, at: time).compactMap { command in
      guard case .image(let drawing) = command else { return nil }
      return drawing
    }
  }

  @Test func aParticleIsAnImageAboutItsPlace() {
    let layer = emitter(
      cell(rate: 1, velocity: 10) {
        ($0.scale, $0.contentsScale, $0.contentsRect) = (8, 2, CGRect(x: 0, y: 0, width: 0.5, height: 1))
        $0.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      })
    let drawing = drawings(layer, at: 1).first
    // One pixel, half of its width shown, two pixels a point, eight times as large.
    #expect(drawing?.target == CGRect(x: 99, y: 98, width: 2, height: 4))
    #expect(drawing?.source == CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(drawing?.alpha == 0.25 && drawing?.tint == Tint(red: 1, green: 0.5, blue: 0))
  }

  @Test func turnedOnesAreTurnedAboutTheirMiddle() {
    let layer = emitter(cell(rate: 1) { ($0.rotation, $0.scale) = (.pi / 2, 2) })
    let turn = commands(layer, at: 1).compactMap { command -> CGAffineTransform? in
      if case .concat(let transform) = command { transform } else { nil }
    }
    #expect(turn.count == 1 && abs(turn[0].b - 1) < 1e-12 && turn[0].tx == 100 && turn[0].ty == 100)
    #expect(drawings(layer, at: 1).first?.target == CGRect(x: -1, y: -1, width: 2, height: 2))
  }

  @Test func picturesStandUprightWhereYGrowsUpwards() {
    let upwards = commands(emitter(cell(rate: 1)), at: 1, isFlipped: false)
    #expect(upwards.contains(.concat(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 100, ty: 100))))
  }

  @Test func invisibleOnesAreLeftOut() {
    #expect(commands(emitter(), at: 1).isEmpty)
    #expect(drawings(emitter(cell(rate: 1) { $0.scale = 0 }), at: 1).isEmpty)
    #expect(drawings(emitter(cell(rate: 1) { $0.color = .clear }), at: 1).isEmpty)
  }

  private static let third = 1.0 / 3

  /// Two cells, their particles born at 1, 2, 3 and at 8/3; each moves a point a second.
  @Test(arguments: [
    (CAEmitterLayerRenderMode.oldestFirst, [2, 1, third, 0] as [Double]), (.oldestLast, [0, third, 1, 2]),
    (.unordered, [2, 1, 0, third]), (.additive, [2, 1, 0, third]),
  ])
  func theOrderIsTheModes(mode: CAEmitterLayerRenderMode, distances: [Double]) {
    let layer = emitter(cell(rate: 1, lifetime: 10, velocity: 1), cell(rate: 0.375, lifetime: 10, velocity: 1))
    layer.renderMode = mode
    let places = drawings(layer, at: 3).map { Double($0.target.midX) - 100 }
    #expect(areNear(places, distances), "\(places)")
  }

  @Test func backToFrontIsByHeight() {
    let layer = emitter(
      cell(rate: 4, lifetime: 10) { ($0.velocity, $0.velocityRange, $0.emissionLatitude) = (0, 50, .pi / 2) })
    layer.renderMode = .backToFront
    let heights = layer.particles(at: 5).map(\.place.z).sorted()
    #expect(Set(heights).count == 20)
    // Only the order differs: as many are drawn.
    #expect(drawings(layer, at: 5).count == 20)
  }

  @Test func additiveLightAddsUp() {
    let layer = emitter(cell(rate: 1))
    layer.renderMode = .additive
    #expect(commands(layer, at: 1).contains(.blend(.plusLighter)))
    layer.renderMode = .unordered
    #expect(!commands(layer, at: 1).contains { if case .blend = $0 { true } else { false } })
  }
}
