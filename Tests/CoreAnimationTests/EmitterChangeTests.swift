// An emitter that is changed or animated: particles keep what they were born with.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct EmitterChangeTests {
  private let screen = Screen()

  private func node(_ layer: CALayer) -> RenderNode? { screen.committed?.sublayers.first { $0.id == layer.id } }

  private func shown(_ layer: CALayer, at time: Double) -> [EmitterParticle] {
    node(layer)?.particles(at: time) ?? []
  }

  @Test func stoppingLetsLivingParticlesFinish() {
    let layer = screen.add(emitter(cell(rate: 10, lifetime: 3)))
    screen.run(at: 5) { layer.birthRate = 0 }
    #expect(layer.animationKeys() == nil)
    #expect(shown(layer, at: 5).count == 30)
    #expect(shown(layer, at: 6.05).map(\.birth).last == 5)
    #expect(shown(layer, at: 6.05).count == 20 && shown(layer, at: 8.01).isEmpty)
  }

  @Test func startingBeginsThen() {
    let layer = screen.add(emitter(cell(rate: 10, lifetime: 3)) { $0.birthRate = 0 })
    screen.run(at: 2) { layer.birthRate = 1 }
    #expect(shown(layer, at: 2).isEmpty && shown(layer, at: 2.55).count == 5)
    screen.run(at: 3) { layer.birthRate = 0 }
    screen.run(at: 4) { layer.birthRate = 2 }
    #expect(areNear(shown(layer, at: 4.21).map(\.birth).suffix(5), [3, 4.05, 4.1, 4.15, 4.2]))
  }

  @Test func aMovedEmitterLeavesItsParticles() {
    let layer = screen.add(emitter(cell(rate: 10, lifetime: 3)))
    screen.run(at: 1) { withoutActions { layer.emitterPosition = CGPoint(x: 300, y: 100) } }
    let places = shown(layer, at: 2.05).map(\.place.x)
    #expect(places == Array(repeating: 100, count: 10) + Array(repeating: 300, count: 10))
  }

  @Test func aCellIsChangedByKeyPath() {
    let spark = cell(rate: 10, lifetime: 3)
    spark.name = "spark"
    let layer = screen.add(emitter(spark))
    #expect((layer.value(forKeyPath: "emitterCells.spark.birthRate") as? NSNumber)?.doubleValue == 10)
    #expect((layer.value(forKeyPath: "emitterCells.spark.spin") as? NSNumber)?.doubleValue == 0)
    spark.birthRate = 1000
    screen.run(at: 1) {}
    #expect(shown(layer, at: 1).count == 10)
    screen.run(at: 1) { layer.setValue(40, forKeyPath: "emitterCells.spark.birthRate") }
    #expect(shown(layer, at: 1.51).count == 10 + 20)
    screen.run(at: 2) { layer.emitterCells = nil }
    #expect(shown(layer, at: 2.5).count == 50)
    #expect(layer.emitterCells == nil)
  }

  @Test func assignedCellsComeBack() {
    let one = cell()
    let layer = emitter(one)
    #expect(layer.emitterCells?.first === one)
    #expect((layer.value(forKey: "emitterCells") as? [CAEmitterCell])?.first === one)
    layer.setValue([cell(), cell()], forKey: "emitterCells")
    #expect(layer.emitterCells?.count == 2)
  }

  /// A rate that grows evenly from 0 to 1 in two seconds has emitted rate·t²/4.
  @Test func anAnimatedRateAddsUp() {
    let layer = screen.add(emitter(cell(rate: 100, lifetime: 100)) { $0.birthRate = 0 })
    let ramp = basic("birthRate", from: 0, to: 1, duration: 2)
    screen.run(at: 0) { layer.add(ramp, forKey: "ramp") }
    for time in [0.5, 1, 1.5, 2] {
      let count = Double(shown(layer, at: time).count)
      #expect(abs(count - 100 * time * time / 4) <= 1, "\(time)")
    }
    #expect(shown(layer, at: 3).count == shown(layer, at: 2.01).count)
    // Taken off when it has ended, it has still been.
    let before = shown(layer, at: 2.5).map(\.look)
    screen.run(at: 2.5) { layer.removeAnimation(forKey: "ramp") }
    #expect(node(layer)?.animations.isEmpty == true && shown(layer, at: 2.5).map(\.look) == before)
  }

  @Test func anAnimatedCellAddsUp() {
    let spark = cell(rate: 0, lifetime: 100)
    spark.name = "spark"
    let layer = screen.add(emitter(spark))
    screen.run(at: 0) { layer.add(basic("emitterCells.spark.birthRate", from: 0, to: 60, duration: 2), forKey: nil) }
    #expect(abs(Double(shown(layer, at: 1).count) - 15) <= 1)
  }

  @Test func anAnimatedPositionLeavesATrail() {
    let layer = screen.add(emitter(cell(rate: 10, lifetime: 10)))
    screen.run(at: 0) {
      layer.add(
        basic("emitterPosition", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 0), duration: 1), forKey: "move")
    }
    let places = { shown(layer, at: 0.95).map(\.place.x) }
    #expect(areNear(places(), [10, 20, 30, 40, 50, 60, 70, 80, 90], 1e-6))
    screen.run(at: 0.95) { layer.removeAnimation(forKey: "move") }
    #expect(areNear(places(), [10, 20, 30, 40, 50, 60, 70, 80, 90], 1e-6))
    #expect(shown(layer, at: 1.05).last?.place.x == 100)
  }

  @Test func aRestartForgetsWhatWasLater() {
    let layer = screen.add(emitter(cell(rate: 10, lifetime: 3)))
    screen.run(at: 5) { layer.birthRate = 0 }
    screen.run(at: 9) {
      layer.beginTime = 9
      layer.birthRate = 1
    }
    #expect(shown(layer, at: 0).isEmpty && shown(layer, at: 1).count == 10)
  }
}
