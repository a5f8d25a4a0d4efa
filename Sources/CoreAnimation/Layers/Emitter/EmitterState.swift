// An emitter's values read out of their stores once, so that particles do not search for names.

import Foundation
import Graphics
import RenderTree

/// A place or a velocity in the layer's coordinates; z towards the viewer.
package struct EmitterVector: Hashable, Sendable {
  package var x, y, z: Double
  static let zero = EmitterVector(x: 0, y: 0, z: 0)

  package init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A cell's values; immutable, shared by its particles.
final class EmitterCellState: Sendable {
  let isEnabled: Bool
  /// Particles in a second of the time the cell lives in, before the layer's factor.
  let birthRate: Double
  /// When it begins and stops emitting, in the time it lives in.
  let start, stop: Double
  /// Seconds of its particles in a second of the time it lives in.
  let speed: Double
  let lifetime, lifetimeRange: Double
  let latitude, longitude, emissionRange: Double
  let velocity, velocityRange: Double
  let acceleration: EmitterVector
  let scale, scaleRange, scaleSpeed: Double
  let rotation, rotationRange, spin, spinRange: Double
  /// Red, green, blue, alpha.
  let color, colorRange, colorSpeed: SIMD4<Double>
  let image: CGImage?
  /// The shown part in the image's pixels.
  let source: CGRect
  /// The shown part's size, points.
  let size: CGSize
  let magnification, minification: ImageFilter
  let cells: [EmitterCellState]
  /// The longest life of a particle before the layer's factor.
  let longestLife: Double

  init(_ values: PropertyStore) {
    isEnabled = values[EmitterCellKeys.enabled]
    speed = values[StandardKeys.speed]
    birthRate = max(0, Double(values[EmitterCellKeys.birthRate])) * max(0, speed)
    let begin = max(0, values[StandardKeys.beginTime])
    let cycle = values[StandardKeys.duration]
    let repeats = values[StandardKeys.repeatCount]
    let repeatLength = values[StandardKeys.repeatDuration]
    let length = repeatLength > 0 ? repeatLength : cycle * (repeats > 0 ? repeats : 1)
    let rate = max(speed, 1e-9)
    start = begin - values[StandardKeys.timeOffset] / rate
    stop = begin + length / rate
    lifetime = Double(values[EmitterCellKeys.lifetime])
    lifetimeRange = Double(values[EmitterCellKeys.lifetimeRange])
    latitude = values[EmitterCellKeys.emissionLatitude]
    longitude = values[EmitterCellKeys.emissionLongitude]
    emissionRange = values[EmitterCellKeys.emissionRange]
    velocity = values[EmitterCellKeys.velocity]
    velocityRange = values[EmitterCellKeys.velocityRange]
    acceleration = EmitterVector(
      x: values[EmitterCellKeys.xAcceleration], y: values[EmitterCellKeys.yAcceleration],
      z: values[EmitterCellKeys.zAcceleration])
    scale = values[EmitterCellKeys.scale]
    scaleRange = values[EmitterCellKeys.scaleRange]
    scaleSpeed = values[EmitterCellKeys.scaleSpeed]
    rotation = values[EmitterCellKeys.rotation]
    rotationRange = values[EmitterCellKeys.rotationRange]
    spin = values[EmitterCellKeys.spin]
    spinRange = values[EmitterCellKeys.spinRange]
    // Without a colour nothing colours the picture.
    let base = values[EmitterCellKeys.color]?.color ?? .white
    color = SIMD4(base.red, base.green, base.blue, base.alpha)
    func channels(
      _ red: LayerKey<Float>, _ green: LayerKey<Float>, _ blue: LayerKey<Float>, _ alpha: LayerKey<Float>
    ) -> SIMD4<Double> {
      SIMD4(Double(values[red]), Double(values[green]), Double(values[blue]), Double(values[alpha]))
    }
    typealias Keys = EmitterCellKeys
    colorRange = channels(Keys.redRange, Keys.greenRange, Keys.blueRange, Keys.alphaRange)
    colorSpeed = channels(Keys.redSpeed, Keys.greenSpeed, Keys.blueSpeed, Keys.alphaSpeed)
    let image = values[StandardKeys.contents]?.image
    self.image = image
    let part = values[StandardKeys.contentsRect]
    let (width, height) = (CGFloat(image?.width ?? 0), CGFloat(image?.height ?? 0))
    source = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
    let density = max(values[StandardKeys.contentsScale], 1e-6)
    size = CGSize(width: source.width / density, height: source.height / density)
    magnification = ImageFilter(rawValue: values[StandardKeys.magnificationFilter]) ?? .linear
    minification = ImageFilter(rawValue: values[StandardKeys.minificationFilter]) ?? .linear
    cells = Self.read(values)
    longestLife = lifetime + abs(lifetimeRange) / 2
  }

  /// The cells of a layer's or a cell's values.
  static func read(_ values: PropertyStore) -> [EmitterCellState] {
    values[EmitterKeys.emitterCells].compactMap { value in
      guard case .record(let cell) = value else { return nil }
      return EmitterCellState(cell)
    }
  }

  /// The most particles of the cell and of those its particles emit that are to be expected at once.
  func population(birthRate factor: Double, lifetime: Double) -> Double {
    guard isEnabled, birthRate > 0, factor > 0, stop > start else { return 0 }
    let life = max(0, (self.lifetime + abs(lifetimeRange) / 4) * lifetime)
    let own = birthRate * factor * min(life / speed, stop - start)
    let emitted = cells.reduce(0) { $0 + $1.population(birthRate: factor, lifetime: lifetime) }
    return own * ((image == nil ? 0 : 1) + emitted)
  }

  /// How long after a particle's birth anything of it can be seen, its descendants included; in the time the cell
  /// lives in.
  func reach(lifetimeFactor: Double) -> Double {
    guard speed > 0 else { return 0 }
    let beyond = cells.map { $0.reach(lifetimeFactor: lifetimeFactor) }.max() ?? 0
    return (max(0, longestLife * lifetimeFactor) + beyond) / speed
  }
}

/// A layer's values at one moment.
struct EmitterState: Sendable {
  var position: EmitterVector
  var size: CGSize
  var depth: Double
  var shape, mode: String
  var birthRate, lifetime, velocity, scale, spin: Double
  var cells: [EmitterCellState]

  /// - Parameter known: cells of another moment, taken when the values hold the same ones.
  init(_ values: PropertyStore, known: (values: PropertyStore, cells: [EmitterCellState])? = nil) {
    let place = values[EmitterKeys.emitterPosition]
    position = EmitterVector(x: place.x, y: place.y, z: values[EmitterKeys.emitterZPosition])
    size = values[EmitterKeys.emitterSize]
    depth = values[EmitterKeys.emitterDepth]
    shape = values[EmitterKeys.emitterShape]
    mode = values[EmitterKeys.emitterMode]
    birthRate = max(0, Double(values[EmitterKeys.birthRate]))
    lifetime = max(0, Double(values[EmitterKeys.lifetime]))
    velocity = values[EmitterKeys.velocity]
    scale = values[EmitterKeys.scale]
    spin = values[EmitterKeys.spin]
    let key = EmitterKeys.emitterCells.id
    if let known, known.values[key] == values[key] {
      cells = known.cells
    } else {
      cells = EmitterCellState.read(values)
    }
  }

  /// Particles a second of a cell, by its index, at a time of the layer.
  func rate(ofCell index: Int, at time: Double) -> Double {
    guard index < cells.count else { return 0 }
    let cell = cells[index]
    guard cell.isEnabled, time > cell.start, time <= cell.stop else { return 0 }
    return birthRate * cell.birthRate
  }

  /// How long anything born of a cell now can be seen; seconds.
  func reach(ofCell index: Int) -> Double {
    index < cells.count ? cells[index].reach(lifetimeFactor: lifetime) : 0
  }
}
