// Where particles are born, for every shape and mode, and which way they leave.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct EmitterShapeTests {
  /// Birth places about the emitter position, and where the particles are a second later.
  private func births(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
  ) -> [(start: EmitterVector, moved: EmitterVector)] {
    let layer = emitter(cell(rate: 2000, lifetime: 1, velocity: 10))
    layer.emitterSize = CGSize(width: 40, height: 20)
    layer.emitterDepth = 10
    layer.emitterZPosition = 5
    (layer.emitterShape, layer.emitterMode) = (shape, mode)
    return layer.particles(at: 1).map { particle in
      func place(_ age: Double) -> EmitterVector {
        let p = particle.position(at: age)
        return EmitterVector(x: p.x - 100, y: p.y - 100, z: p.z - 5)
      }
      return (place(0), place(1))
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
  private func length(_ v: EmitterVector) -> Double { (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot() }

  @Test(arguments: [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume])
  func allIsBornInsideTheShape(mode: CAEmitterLayerEmitterMode) {
    #expect(births(.point, mode).allSatisfy { $0.start == EmitterVector(x: 0, y: 0, z: 0) })
    #expect(births(.line, mode).allSatisfy { abs($0.start.x) <= 20 && $0.start.y == 0 && $0.start.z == 0 })
    #expect(births(.rectangle, mode).allSatisfy { abs($0.start.x) <= 20 && abs($0.start.y) <= 10 && $0.start.z == 0 })
    #expect(
      births(.cuboid, mode).allSatisfy { abs($0.start.x) <= 20 && abs($0.start.y) <= 10 && abs($0.start.z) <= 5 })
    #expect(births(.circle, mode).allSatisfy { length($0.start) <= 40 + 1e-9 && $0.start.z == 0 })
    #expect(births(.sphere, mode).allSatisfy { length($0.start) <= 40 + 1e-9 })
  }

  @Test func pointsAreCorners() {
    #expect(Set(births(.line, .points).map(\.start.x)) == [-20, 20])
    #expect(Set(births(.rectangle, .points).map(\.start)).count == 4)
    #expect(births(.rectangle, .points).allSatisfy { abs($0.start.x) == 20 && abs($0.start.y) == 10 })
    #expect(Set(births(.cuboid, .points).map(\.start)).count == 8)
    #expect(
      Set(births(.circle, .points).map(\.start)).count == 1 && Set(births(.sphere, .points).map(\.start)).count == 1)
  }

  @Test func outlinesAreEdges() {
    #expect(births(.rectangle, .outline).allSatisfy { abs($0.start.x) == 20 || abs($0.start.y) == 10 })
    #expect(births(.circle, .outline).allSatisfy { near(length($0.start), 40) })
    #expect(births(.sphere, .outline).allSatisfy { near(length($0.start), 40) && $0.start.z == 0 })
    // On an edge of a cuboid two coordinates are at their ends.
    #expect(
      births(.cuboid, .outline).allSatisfy {
        [abs($0.start.x) == 20, abs($0.start.y) == 10, abs($0.start.z) == 5].filter { $0 }.count >= 2
      })
  }

  @Test func surfacesAreFaces() {
    #expect(
      births(.cuboid, .surface).allSatisfy { abs($0.start.x) == 20 || abs($0.start.y) == 10 || abs($0.start.z) == 5 })
    #expect(births(.sphere, .surface).allSatisfy { near(length($0.start), 40) })
  }

  /// The share of births for which something holds.
  private func share(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode, _ holds: (EmitterVector) -> Bool
  ) -> Double {
    let all = births(shape, mode)
    return Double(all.filter { holds($0.start) }.count) / Double(all.count)
  }

  /// A quarter of a disc's area lies within half its radius, an eighth of a ball's volume; two thirds of a rectangle of
  /// 40 × 20 are its long sides.
  @Test func densityIsEven() {
    let disc = share(.circle, .volume) { length($0) < 20 }
    let ball = share(.sphere, .volume) { length($0) < 20 }
    let sides = share(.rectangle, .outline) { abs($0.y) == 10 }
    #expect(abs(disc - 0.25) < 0.04 && abs(ball - 0.125) < 0.03 && abs(sides - 0.6667) < 0.04)
  }

  @Test func outlinesAndSolidSurfacesEmitOutwards() {
    for (start, moved) in births(.circle, .outline) + births(.sphere, .surface) + births(.sphere, .outline) {
      #expect(near(length(moved), 50) && near(moved.x / 50, start.x / 40) && near(moved.y / 50, start.y / 40))
    }
    for (start, moved) in births(.rectangle, .outline) + births(.cuboid, .surface) + births(.cuboid, .outline) {
      #expect(near(length(EmitterVector(x: moved.x - start.x, y: moved.y - start.y, z: moved.z - start.z)), 10))
      #expect(length(moved) > length(start))
    }
    // An area has no outside: straight along the longitude.
    for (start, moved) in births(.circle, .surface) + births(.rectangle, .volume) + births(.sphere, .volume) {
      #expect(near(moved.x - start.x, 10) && near(moved.y, start.y))
    }
  }
}
