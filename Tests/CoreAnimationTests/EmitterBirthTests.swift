// How many particles there are and when they come: the count of births is the integral of the rate.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct EmitterBirthTests {
  @Test func moreParticlesThanAreDrawnAreReported() {
    func remarks(_ layer: CAEmitterLayer) -> [LayerDiagnostic] {
      _ = LayerDiagnostics.collect()
      LayerHost(layer).commit(at: 0)
      return LayerDiagnostics.collect()
    }
    #expect(remarks(emitter(cell(rate: 30_000, lifetime: 3))).isEmpty)
    let many = remarks(emitter(cell(rate: 50_000, lifetime: 3)))
    #expect(many.count == 1 && many[0].key == "emitterCells" && many[0].reason.contains("100000 particles"))
    // A short burst of as many a second is few; what particles emit counts.
    #expect(remarks(emitter(cell(rate: 500_000, lifetime: 3) { $0.duration = 0.1 })).isEmpty)
    let parent = cell(rate: 100, lifetime: 10) { $0.emitterCells = [cell(rate: 100, lifetime: 2)] }
    #expect(remarks(emitter(parent)).count == 1)
  }

  private func fountain() -> CAEmitterLayer { emitter(cell(velocity: 50) { $0.emissionRange = 2 * .pi }) }

  @Test func thereIsNoParticleAtTheBeginning() {
    #expect(fountain().particles(at: 0).isEmpty)
    let first = fountain().particles(at: 0.1)
    #expect(first.count <= 1 && first.allSatisfy { $0.distance <= 5 })
  }

  @Test func particlesGatherUntilTheFirstDie() {
    let early = fountain().particles(at: 1)
    #expect((9...10).contains(early.count) && early.allSatisfy { $0.distance <= 50 })
    for time in [3, 3.05, 7.33, 1000.01] {
      #expect((29...31).contains(fountain().particles(at: time).count), "\(time)")
    }
  }

  @Test func aPrewarmedLayerIsFullAtOnce() {
    let layer = fountain()
    layer.prewarms = true
    #expect(layer.particles(at: 0).count == 30)
    #expect(layer.particles(at: 0.04).count == 30)
    // Those born after 0 are the same as without.
    let later = layer.particles(at: 2).filter { $0.birth > 0 }.map(\.look)
    #expect(later == fountain().particles(at: 2).map(\.look))
  }

  @Test func aCellWithDefaultsEmitsNothing() {
    let bare = CAEmitterCell()
    #expect(bare.birthRate == 0 && bare.lifetime == 0 && bare.isEnabled && bare.color == .white)
    #expect(bare.velocity == 0 && bare.scale == 1 && bare.spin == 0 && bare.duration == .infinity && bare.speed == 1)
    bare.contents = dot
    #expect(emitter(bare).particles(at: 5).isEmpty)
  }

  @Test func layerDefaults() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1 && layer.spin == 1)
    #expect(layer.emitterPosition == .zero && layer.emitterZPosition == 0 && layer.emitterSize == .zero)
    #expect(layer.emitterDepth == 0 && !layer.preservesDepth && layer.seed == 0 && layer.emitterCells == nil)
  }

  @Test func keysRefuseWhatTheirPropertiesRefuse() {
    let cell = CAEmitterCell()
    (cell.velocity, cell.duration) = (20, 3)
    for key in ["velocity", "lifetime"] { cell.setValue(Double.nan, forKey: key) }
    cell.setValue(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), forKey: "contentsRect")
    #expect(cell.velocity == 20 && cell.lifetime == 0 && cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    cell.setValue(Double.infinity, forKey: "duration")
    #expect(cell.duration == .infinity)
  }

  @Test func birthsAreEvenlySpaced() {
    let births = emitter(cell(rate: 4, lifetime: 10)).particles(at: 1.1).map(\.birth)
    #expect(births == [0.25, 0.5, 0.75, 1])
    #expect(
      emitter(cell(rate: 4, lifetime: 10)).particles(at: 1.1).map(\.age).last.map { abs($0 - 0.1) < 1e-12 } == true)
  }

  @Test func theLayersFactorsMultiply() {
    let layer = emitter(cell(rate: 10, lifetime: 2))
    (layer.birthRate, layer.lifetime) = (3, 0.5)
    #expect(layer.particles(at: 10).count == 30)
    layer.lifetime = 0
    #expect(layer.particles(at: 10).isEmpty)
  }

  @Test func particlesDieAtTheirLifetime() {
    let one = emitter(cell(rate: 1, lifetime: 0.5))
    #expect(one.particles(at: 1.49).count == 1 && one.particles(at: 1.5).isEmpty)
  }

  @Test func aCellEmitsInItsOwnTime() {
    let late = cell { $0.beginTime = 2 }
    #expect(emitter(late).particles(at: 2).isEmpty && emitter(late).particles(at: 3).count == 10)
    let short = cell { $0.duration = 1 }
    #expect(emitter(short).particles(at: 3).count == 10 && emitter(short).particles(at: 4.1).isEmpty)
    let ahead = cell { $0.timeOffset = 1 }
    #expect(emitter(ahead).particles(at: 0).count == 10)
    let fast = cell { $0.speed = 2 }
    #expect(emitter(fast).particles(at: 1).count == 20 && emitter(fast).particles(at: 10).count == 30)
    let disabled = cell { $0.isEnabled = false }
    #expect(emitter(disabled).particles(at: 1).isEmpty)
  }

  @Test func cellsWithoutPicturesAreNotDrawn() {
    #expect(emitter(cell { $0.contents = nil }).particles(at: 3).isEmpty)
  }

  @Test func aMistypedRateEnds() {
    let flood = emitter(cell(rate: 1e12, lifetime: 1e6)).particles(at: 3600)
    #expect(flood.count <= EmitterField.limit)
    let endless = emitter(cell(rate: 10, lifetime: .infinity)).particles(at: 2)
    #expect(endless.count == 20)
  }

  @Test func negativeAndUnusableTimesShowNothing() {
    for time in [-1, .infinity, .nan] as [Double] { #expect(fountain().particles(at: time).isEmpty) }
  }
}
