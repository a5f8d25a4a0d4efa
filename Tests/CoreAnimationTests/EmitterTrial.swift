// What the emitter tests share: a layer with one cell, and its particles at a time.

import CoreAnimation
import Foundation
import Graphics
import RenderTree

/// A picture of one white pixel; nothing is drawn without one.
let dot: CGImage = {
  let pixels = PixelBuffer(width: 1, height: 1)
  pixels.pixels[0] = 0xFFFF_FFFF
  return CGImage(pixels)
}()

/// A cell with a picture.
func cell(
  rate: Float = 10, lifetime: Float = 3, velocity: CGFloat = 0, _ set: (CAEmitterCell) -> Void = { _ in }
) -> CAEmitterCell {
  let cell = CAEmitterCell()
  cell.contents = dot
  cell.birthRate = rate
  cell.lifetime = lifetime
  cell.velocity = velocity
  set(cell)
  return cell
}

/// An emitter at (100, 100).
func emitter(_ cells: CAEmitterCell..., set: (CAEmitterLayer) -> Void = { _ in }) -> CAEmitterLayer {
  let layer = CAEmitterLayer()
  layer.emitterPosition = CGPoint(x: 100, y: 100)
  set(layer)
  layer.emitterCells = cells
  return layer
}

extension CAEmitterLayer {
  /// The particles of the layer's values at a time of its own.
  func particles(at time: Double) -> [EmitterParticle] { EmitterField(model: store, time: time).particles }
}

extension RenderNode {
  /// The particles of a committed emitter at a time of its own.
  func particles(at time: Double) -> [EmitterParticle] {
    EmitterField(model: values, animations: animations, time: time).particles
  }
}

extension EmitterParticle {
  var place: EmitterVector { position(at: age) }
  /// From (100, 100).
  var distance: Double { hypot(place.x - 100, place.y - 100) }
  /// Everything that is drawn.
  var look: [Double] {
    [place.x, place.y, place.z, scale(at: age), rotation(at: age)] + (0..<4).map { color(at: age)[$0] }
  }
}
