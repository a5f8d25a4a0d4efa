// What particles do during their life: formulas of their age, and the ranges they start from.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct EmitterMotionTests {
  /// The only particle of a cell, born at 1.
  private func particle(age: Double, _ set: (CAEmitterCell) -> Void) -> EmitterParticle? {
    emitter(cell(rate: 1, lifetime: 100, set)).particles(at: 1 + age).first
  }

  @Test func positionIsQuadraticInTheAge() {
    let thrown = particle(age: 2) {
      $0.velocity = 100
      $0.emissionLongitude = .pi / 2
      $0.yAcceleration = -50
    }
    // p0 + (0, 100·2 - ½·50·4).
    #expect(thrown.map { abs($0.place.x - 100) < 1e-9 && abs($0.place.y - 200) < 1e-9 } == true)
    let pulled = particle(age: 3) { ($0.xAcceleration, $0.zAcceleration) = (2, 4) }
    #expect(pulled?.place == EmitterVector(x: 109, y: 100, z: 18))
  }

  @Test func latitudeLeadsOutOfThePlane() {
    let up = particle(age: 1) { ($0.velocity, $0.emissionLatitude) = (10, .pi / 2) }
    #expect(up.map { abs($0.place.z - 10) < 1e-9 && abs($0.place.x - 100) < 1e-9 } == true)
  }

  @Test func scaleStopsAtNothing() {
    let shrinking = { (age: Double) in particle(age: age) { ($0.scale, $0.scaleSpeed) = (1, -0.25) } }
    #expect(shrinking(2)?.scale(at: 2) == 0.5)
    #expect(shrinking(5)?.scale(at: 5) == 0)
  }

  @Test func spinTurns() {
    let spinning = particle(age: 0.5) { ($0.spin, $0.rotation) = (2, 1) }
    #expect(spinning?.rotation(at: 0.5) == 2)
  }

  @Test func coloursChangeAndStayInRange() {
    let fading = particle(age: 2) {
      $0.color = CGColor(red: 0.5, green: 1, blue: 0, alpha: 1)
      ($0.redSpeed, $0.greenSpeed, $0.blueSpeed, $0.alphaSpeed) = (0.125, 1, -1, -0.25)
    }
    #expect(fading?.color(at: 2) == SIMD4(0.75, 1, 0, 0.5))
  }

  @Test func theLayersFactorsMultiply() {
    let layer = emitter(cell(rate: 1, lifetime: 100, velocity: 10) { ($0.spin, $0.scale) = (1, 0.5) })
    (layer.velocity, layer.scale, layer.spin) = (2, 3, 4)
    let one = layer.particles(at: 2).first
    #expect(one?.place.x == 120 && one?.scale(at: 1) == 1.5 && one?.rotation(at: 1) == 4)
  }

  /// Every value with a range lies within half of it around the centre, and comes near both ends.
  @Test func rangesAreEvenAboutTheirCentre() {
    let layer = emitter(
      cell(rate: 5000, lifetime: 4, velocity: 100) {
        ($0.lifetimeRange, $0.velocityRange, $0.scaleRange, $0.spinRange, $0.rotationRange) = (2, 40, 0.5, 3, 1)
        ($0.emissionRange, $0.alphaRange) = (0.5, 0.2)
        $0.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
      })
    let all = layer.particles(at: 1)
    #expect(all.count == 5000)
    func check(_ values: [Double], _ low: Double, _ high: Double, _ name: Comment) {
      let near = (high - low) / 100
      #expect(values.allSatisfy { $0 >= low && $0 <= high }, name)
      #expect((values.min() ?? .nan) < low + near && (values.max() ?? .nan) > high - near, name)
      let mean = values.reduce(0, +) / Double(values.count)
      #expect(abs(mean - (low + high) / 2) < (high - low) / 40, name)
    }
    check(all.map(\.lifetime), 3, 5, "lifetime")
    check(all.map { $0.scale(at: 0) }, 0.75, 1.25, "scale")
    check(all.map { $0.rotation(at: 0) }, -0.5, 0.5, "rotation")
    check(all.map { $0.rotation(at: 1) - $0.rotation(at: 0) }, -1.5, 1.5, "spin")
    check(all.map { $0.color(at: 0).w }, 0.4, 0.6, "alpha")
    let steps = all.map { (x: $0.position(at: 1).x - 100, y: $0.position(at: 1).y - 100) }
    check(steps.map { hypot($0.x, $0.y) }, 80, 120, "velocity")
    check(steps.map { atan2($0.y, $0.x) }, -0.25, 0.25, "direction")
  }

  @Test func theSeedDecides() {
    func looks(_ seed: UInt32, _ time: Double) -> [[Double]] {
      let layer = emitter(
        cell(rate: 50, velocity: 100) { ($0.emissionRange, $0.velocityRange, $0.redRange) = (6, 50, 1) })
      layer.seed = seed
      return layer.particles(at: time).map(\.look)
    }
    #expect(looks(7, 2.5) == looks(7, 2.5))
    #expect(looks(7, 2.5) != looks(8, 2.5))
    #expect(!looks(0, 2.5).isEmpty && Set(looks(0, 2.5)).count == looks(0, 2.5).count)
  }

  @Test func aParticleIsTheSameAtEveryTime() {
    let layer = emitter(cell(rate: 20, velocity: 100) { $0.emissionRange = 6 })
    let born = layer.particles(at: 2).first { $0.birth == 1.5 }
    let later = layer.particles(at: 3).first { $0.birth == 1.5 }
    #expect(born != nil && born?.position(at: 9) == later?.position(at: 9))
  }

  @Test func cellsDoNotDisturbOneAnother() {
    let first = { cell(rate: 20, velocity: 100) { $0.emissionRange = 6 } }
    let alone = emitter(first()).particles(at: 2).map(\.look)
    let both = emitter(first(), cell(rate: 7, velocity: 1)).particles(at: 2).map(\.look)
    #expect(Array(both.prefix(alone.count)) == alone && both.count > alone.count)
  }
}
