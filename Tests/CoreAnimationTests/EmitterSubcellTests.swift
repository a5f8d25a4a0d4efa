// Cells in cells: emitted from particles, relative to them, after them.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct EmitterSubcellTests {
  @Test func particlesEmitWhereTheyAre() {
    let trail = cell(rate: 10, lifetime: 10)
    let rocket = cell(rate: 1, lifetime: 1, velocity: 100) { $0.emitterCells = [trail] }
    let all = emitter(rocket).particles(at: 1.55)
    // One rocket born at 1, and five it left behind, every 10 points.
    #expect(all.count == 6)
    let places = all.dropFirst().map(\.place.x)
    #expect(areNear(places, [110, 120, 130, 140, 150]))
    #expect(areNear(all.dropFirst().map(\.birth), [1.1, 1.2, 1.3, 1.4, 1.5]))
  }

  @Test func aDeadParticlesOffspringLivesOn() {
    let spark = cell(rate: 1000, lifetime: 3)
    let burst = cell(rate: 1, lifetime: 0.375) {
      $0.contents = nil
      $0.emitterCells = [spark]
    }
    let rocket = cell(rate: 0.125, lifetime: 1.02, velocity: 100) { $0.emitterCells = [burst] }
    let layer = emitter(rocket)
    // Born at 8, bursts a second later at a height of 100, throws sparks for 0.375 s.
    #expect(layer.particles(at: 9.0105).count == 1 + 10)
    let sparks = layer.particles(at: 10)
    #expect(sparks.count == 375 && sparks.allSatisfy { abs($0.place.x - 200) < 1e-9 })
    #expect(layer.particles(at: 11.999).count == 375 && layer.particles(at: 12.376).isEmpty)
  }

  @Test func directionCountsFromTheParticles() {
    let side = cell(rate: 1, lifetime: 10, velocity: 10) { $0.emissionLongitude = .pi / 2 }
    let runner = cell(rate: 1, lifetime: 1.5, velocity: 100) {
      $0.emissionLongitude = .pi / 2
      $0.emitterCells = [side]
    }
    // The runner goes along +y; a quarter turn further is -x.
    let child = emitter(runner).particles(at: 2.5).first { $0.birth == 2 }
    #expect(child.map { abs($0.position(at: 1).x - 90) < 1e-9 && abs($0.position(at: 1).y - 200) < 1e-9 } == true)
  }

  @Test func scaleAndColourAreInherited() {
    let child = cell(rate: 1, lifetime: 10) {
      $0.scale = 3
      $0.color = CGColor(red: 1, green: 0.5, blue: 1, alpha: 0.5)
    }
    let parent = cell(rate: 1, lifetime: 1.5) {
      ($0.scale, $0.scaleSpeed) = (1, -0.5)
      $0.color = CGColor(red: 0.5, green: 1, blue: 0, alpha: 1)
      $0.emitterCells = [child]
    }
    let born = emitter(parent).particles(at: 2.2).first { $0.birth == 2 }
    #expect(born?.scale(at: 0) == 1.5 && born?.color(at: 0) == SIMD4(0.5, 0.5, 0, 0.5))
  }

  @Test func everyParticleHasChanceOfItsOwn() {
    let spark = cell(rate: 10, lifetime: 5, velocity: 50) { $0.emissionRange = 6 }
    let rocket = cell(rate: 1, lifetime: 1) { $0.emitterCells = [spark] }
    let all = emitter(rocket).particles(at: 4.95).filter { $0.birth.truncatingRemainder(dividingBy: 1) != 0 }
    let moved = Set(all.map { $0.position(at: 1) })
    #expect(all.count > 20 && moved.count == all.count)
  }
}
