// All living particles of an emitter at a time: a function of its values, its seed and the time, with no state.

import Foundation
package import RenderTree

/// Finds living particles.
package struct EmitterField {
  /// Most particles at once, the newest of each cell staying. More would take seconds a frame, and a rate mistyped by
  /// a few zeros would never end.
  package static let limit = 100_000
  /// Most particles looked at, dead ancestors of living ones included.
  static let visitLimit = 1_000_000

  /// Living particles: cell by cell, oldest first, ancestors before what they emitted.
  package private(set) var particles: [EmitterParticle] = []
  private var visits = 0
  private let seed: EmitterRandom

  /// The particles of a layer.
  ///
  /// - Parameters:
  ///   - model: the layer's values without animations, its past among them.
  ///   - animations: the layer's animations.
  ///   - time: the layer's time, seconds.
  package init(model: PropertyStore, animations: [AnimationSpec] = [], time: Double) {
    seed = EmitterRandom(seed: model[EmitterKeys.seed])
    guard time >= 0, time.isFinite else { return }
    let history = EmitterHistory(model: model, animations: animations)
    for index in 0..<history.cellCount {
      let schedule = BirthSchedule(
        cell: index, of: history, through: time, prewarms: model[EmitterKeys.prewarms])
      let begin = particles.count
      schedule.forEach(through: time) { birth in
        let state = history.state(at: max(0, birth.time))
        guard index < state.cells.count else { return true }
        let cell = state.cells[index]
        let random = seed.particle(birth.number, ofCell: index)
        let source = EmitterSource(state, random)
        let origin = EmitterParticle.Origin(
          place: EmitterVector(
            x: state.position.x + source.offset.x, y: state.position.y + source.offset.y,
            z: state.position.z + source.offset.z),
          direction: source.outward, scale: state.scale, color: .one)
        let particle = EmitterParticle(
          cell, random, from: origin, layer: state, birth: birth.time, age: max(0, time - birth.time) * cell.speed)
        return add(particle, layer: state, pace: cell.speed)
      }
      particles[begin...].reverse()
    }
  }

  /// Adds a particle and what it emitted, newest first; false when there is room for no more.
  ///
  /// - Parameter pace: seconds of the particle's time in a second of the layer's.
  private mutating func add(_ particle: EmitterParticle, layer: EmitterState, pace: Double) -> Bool {
    visits += 1
    guard visits < Self.visitLimit else { return false }
    let end = min(particle.age, particle.lifetime)
    for (index, cell) in particle.cell.cells.enumerated() where cell.isEnabled {
      let schedule = BirthSchedule(
        rate: layer.birthRate * cell.birthRate, start: cell.start, stop: min(cell.stop, end),
        reach: cell.reach(lifetimeFactor: layer.lifetime))
      var hasRoom = true
      schedule.forEach(through: particle.age) { birth in
        let child = EmitterParticle(
          cell, particle.random.particle(birth.number, ofCell: index), from: particle.origin(at: max(0, birth.time)),
          layer: layer, birth: particle.birth + birth.time / pace, age: max(0, particle.age - birth.time) * cell.speed)
        hasRoom = add(child, layer: layer, pace: pace * cell.speed)
        return hasRoom
      }
      if !hasRoom { return false }
    }
    if particle.isAlive, particle.cell.image != nil { particles.append(particle) }
    return particles.count < Self.limit
  }
}
