// The rows of an emitter layer and of its cells. Names the two share are the layer's rows; a cell keeps its own default.

package import Foundation
import Graphics
package import RenderTree

/// The rows CAEmitterLayer adds.
package enum EmitterKeys {
  package static let emitterPosition = LayerKey("emitterPosition", default: CGPoint.zero)
  package static let emitterZPosition = LayerKey("emitterZPosition", default: CGFloat(0))
  package static let emitterSize = LayerKey("emitterSize", default: CGSize.zero)
  package static let emitterDepth = LayerKey("emitterDepth", default: CGFloat(0))
  package static let emitterShape = LayerKey("emitterShape", default: "point", action: .none)
  package static let emitterMode = LayerKey("emitterMode", default: "volume", action: .none)
  package static let renderMode = LayerKey("renderMode", default: "unordered", action: .none)
  package static let preservesDepth = LayerKey("preservesDepth", default: false, action: .none)
  package static let seed = LayerKey("seed", default: UInt32(0), action: .none)
  package static let prewarms = LayerKey("prewarms", default: false, action: .none)
  // A rate that eases to its new value would go on emitting for a while after it was set to 0.
  package static let birthRate = LayerKey("birthRate", default: Float(1), action: .none)
  package static let lifetime = LayerKey("lifetime", default: Float(1))
  package static let velocity = LayerKey("velocity", default: CGFloat(1))
  package static let scale = LayerKey("scale", default: CGFloat(1))
  package static let spin = LayerKey("spin", default: CGFloat(1))
  package static let emitterCells = LayerKey("emitterCells", default: [PropertyValue](), action: .none)
  /// What the layer was before its last changes; the layer's own notes, no property.
  static let past = LayerKey("emitterPast", default: PropertyValue.none, action: .none)

  package static let all: [KeyID] = [
    emitterPosition.id, emitterZPosition.id, emitterSize.id, emitterDepth.id, emitterShape.id, emitterMode.id,
    renderMode.id, preservesDepth.id, seed.id, prewarms.id, birthRate.id, lifetime.id, velocity.id, scale.id, spin.id,
    emitterCells.id,
  ]
}

/// The rows of CAEmitterCell; contents, name and time are rows every layer has.
package enum EmitterCellKeys {
  package static let enabled = LayerKey("enabled", default: true)
  package static let birthRate = shared("birthRate", default: Float(0))
  package static let lifetime = shared("lifetime", default: Float(0))
  package static let lifetimeRange = LayerKey("lifetimeRange", default: Float(0))
  package static let emissionLatitude = LayerKey("emissionLatitude", default: CGFloat(0))
  package static let emissionLongitude = LayerKey("emissionLongitude", default: CGFloat(0))
  package static let emissionRange = LayerKey("emissionRange", default: CGFloat(0))
  package static let velocity = shared("velocity", default: CGFloat(0))
  package static let velocityRange = LayerKey("velocityRange", default: CGFloat(0))
  package static let xAcceleration = LayerKey("xAcceleration", default: CGFloat(0))
  package static let yAcceleration = LayerKey("yAcceleration", default: CGFloat(0))
  package static let zAcceleration = LayerKey("zAcceleration", default: CGFloat(0))
  package static let scale = shared("scale", default: CGFloat(1))
  package static let scaleRange = LayerKey("scaleRange", default: CGFloat(0))
  package static let scaleSpeed = LayerKey("scaleSpeed", default: CGFloat(0))
  package static let rotation = LayerKey("rotation", default: CGFloat(0))
  package static let rotationRange = LayerKey("rotationRange", default: CGFloat(0))
  package static let spin = shared("spin", default: CGFloat(0))
  package static let spinRange = LayerKey("spinRange", default: CGFloat(0))
  package static let color = LayerKey("color", default: ColorProperty?.some(ColorProperty(color: .white)))
  package static let redRange = LayerKey("redRange", default: Float(0))
  package static let greenRange = LayerKey("greenRange", default: Float(0))
  package static let blueRange = LayerKey("blueRange", default: Float(0))
  package static let alphaRange = LayerKey("alphaRange", default: Float(0))
  package static let redSpeed = LayerKey("redSpeed", default: Float(0))
  package static let greenSpeed = LayerKey("greenSpeed", default: Float(0))
  package static let blueSpeed = LayerKey("blueSpeed", default: Float(0))
  package static let alphaSpeed = LayerKey("alphaSpeed", default: Float(0))
  /// Found in files; what it does is not known, and nothing here.
  package static let mass = LayerKey("mass", default: CGFloat(1), impact: .inert)

  package static let all: [KeyID] =
    [
      enabled.id, birthRate.id, lifetime.id, lifetimeRange.id, emissionLatitude.id, emissionLongitude.id,
      emissionRange.id, velocity.id, velocityRange.id, xAcceleration.id, yAcceleration.id, zAcceleration.id, scale.id,
      scaleRange.id, scaleSpeed.id, rotation.id, rotationRange.id, spin.id, spinRange.id, color.id, redRange.id,
      greenRange.id, blueRange.id, alphaRange.id, redSpeed.id, greenSpeed.id, blueSpeed.id, alphaSpeed.id, mass.id,
    ] + common

  /// Rows cells share with layers.
  private static let common: [KeyID] = [
    StandardKeys.name.id, StandardKeys.contents.id, StandardKeys.contentsRect.id, StandardKeys.contentsScale.id,
    StandardKeys.minificationFilter.id, StandardKeys.magnificationFilter.id, StandardKeys.minificationFilterBias.id,
    StandardKeys.beginTime.id, StandardKeys.duration.id, StandardKeys.speed.id, StandardKeys.timeOffset.id,
    StandardKeys.repeatCount.id, StandardKeys.repeatDuration.id, StandardKeys.autoreverses.id,
    StandardKeys.fillMode.id, EmitterKeys.emitterCells.id,
  ]

  /// The defaults of a cell that differ from the layer's row of the same name.
  static let ownDefaults: [(key: KeyID, value: PropertyValue)] = [
    (birthRate.id, .number(0)), (lifetime.id, .number(0)), (velocity.id, .number(0)), (spin.id, .number(0)),
  ]

  /// The value of a key in a cell that never set it.
  package static func defaultValue(of key: KeyID) -> PropertyValue {
    ownDefaults.first { $0.key == key }?.value ?? KeyTable.row(of: key).defaultValue
  }

  /// A row whose name the layer has too; the layer's must be the first that is declared.
  private static func shared<Value>(_ name: String, default value: Value) -> LayerKey<Value> {
    _ = EmitterKeys.all
    return LayerKey(name, default: value)
  }
}
