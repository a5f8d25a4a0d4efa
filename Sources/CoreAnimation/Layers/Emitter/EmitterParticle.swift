// The life of one particle as a formula of its age.

import Foundation

/// A particle: what it was born with, and where that has led to at an age.
package struct EmitterParticle: Sendable {
  /// What a particle takes over from the one that emits it; for those of the layer itself, from the layer.
  struct Origin: Sendable {
    var place: EmitterVector
    var direction: EmitterDirection
    /// Factor of its scale and, by channel, of its colour.
    var scale: Double
    var color: SIMD4<Double>
  }

  let cell: EmitterCellState
  let random: EmitterRandom
  /// Time of birth, in the layer's seconds; the order of particles.
  package let birth: Double
  /// Seconds since its birth, in its own time.
  package let age: Double
  package let lifetime: Double
  private let start: EmitterVector
  private let direction: EmitterDirection
  private let velocity: EmitterVector
  private let startScale: Double
  private let scaleFactor: Double
  private let startRotation, spin: Double
  private let startColor, colorFactor: SIMD4<Double>

  /// - Parameter layer: the layer at the birth of the first ancestor.
  init(
    _ cell: EmitterCellState, _ random: EmitterRandom, from origin: Origin, layer: EmitterState, birth: Double,
    age: Double
  ) {
    self.cell = cell
    self.random = random
    self.birth = birth
    self.age = age
    lifetime = max(0, random.spread(cell.lifetime, cell.lifetimeRange, .lifetime) * layer.lifetime)
    start = origin.place
    direction = EmitterDirection(
      longitude: origin.direction.longitude + random.spread(cell.longitude, cell.emissionRange, .angle),
      latitude: origin.direction.latitude + cell.latitude)
    velocity = direction.vector(length: random.spread(cell.velocity, cell.velocityRange, .velocity) * layer.velocity)
    startScale = random.spread(cell.scale, cell.scaleRange, .scale)
    scaleFactor = origin.scale
    startRotation = random.spread(cell.rotation, cell.rotationRange, .rotation)
    spin = random.spread(cell.spin, cell.spinRange, .spin) * layer.spin
    startColor = SIMD4(
      random.spread(cell.color.x, cell.colorRange.x, .red), random.spread(cell.color.y, cell.colorRange.y, .green),
      random.spread(cell.color.z, cell.colorRange.z, .blue), random.spread(cell.color.w, cell.colorRange.w, .alpha))
    colorFactor = origin.color
  }

  /// Whether it lives at its age.
  var isAlive: Bool { age >= 0 && age < lifetime }

  /// `p0 + v·age + ½·a·age²`.
  package func position(at age: Double) -> EmitterVector {
    let half = age * age / 2
    let pull = cell.acceleration
    return EmitterVector(
      x: start.x + velocity.x * age + pull.x * half, y: start.y + velocity.y * age + pull.y * half,
      z: start.z + velocity.z * age + pull.z * half)
  }

  /// Factor of its picture's size; it shrinks to nothing and does not come back turned over.
  package func scale(at age: Double) -> Double { max(0, startScale + cell.scaleSpeed * age) * scaleFactor }

  /// Radians, from +x towards +y.
  package func rotation(at age: Double) -> Double { startRotation + spin * age }

  /// Red, green, blue and alpha, straight, 0…1.
  package func color(at age: Double) -> SIMD4<Double> {
    (startColor + cell.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one) * colorFactor
  }

  /// What a particle it emits at an age takes over: its place, scale and colour, and its direction, which counts as
  /// straight ahead (documented).
  func origin(at age: Double) -> Origin {
    let pull = cell.acceleration
    let moving = EmitterVector(
      x: velocity.x + pull.x * age, y: velocity.y + pull.y * age, z: velocity.z + pull.z * age)
    return Origin(
      place: position(at: age), direction: EmitterDirection(moving) ?? direction, scale: scale(at: age),
      color: color(at: age))
  }
}
