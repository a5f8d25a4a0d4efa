// The filters in a layer's values as effects on pixels.

import Effects
import Foundation
import Graphics
import RenderTree

/// Reads filters. Disabled ones and unknown types are left out; whoever set those was told.
enum LayerFilters {
  /// The effects of a list of filters on pixels of a scale.
  ///
  /// - Parameter keepsEdges: blurs as if what lies outside did not count, whatever their own inputs say: beyond the edge
  ///   of a surface nothing is known of what lies behind a layer.
  static func chain(_ records: [PropertyValue], scale: CGVector, keepsEdges: Bool = false) -> EffectChain {
    EffectChain(
      records.compactMap { record in
        guard case .record(let values) = record, values[FilterKeys.enabled],
          let row = EffectCatalogue.row(named: values[FilterKeys.type])
        else { return nil }
        var inputs = EffectInputs(scale: scale)
        for (name, standard) in row.inputs {
          guard let value = values[KeyTable.id(of: name)] else { continue }
          inputs.values[name] = read(value, like: standard)
        }
        if keepsEdges { inputs.values["inputNormalizeEdges"] = .flag(true) }
        return row.effect(inputs)
      })
  }

  /// How a layer is laid over what is behind it.
  static func compositing(_ value: PropertyValue) -> CompositingOperator {
    switch value {
    case .string(let name): return CompositingCatalogue.compositing(named: name) ?? .normal
    case .record(let values):
      guard values[FilterKeys.enabled] else { return .normal }
      return CompositingCatalogue.compositing(named: values[FilterKeys.type]) ?? .normal
    default: return .normal
    }
  }

  /// An input's value; nil when it is of another kind, so that the type's own counts.
  private static func read(_ value: PropertyValue, like standard: EffectInput) -> EffectInput? {
    switch standard {
    case .number: Double(value).map { .number($0) }
    case .flag: Bool(value).map { .flag($0) }
    case .color: ColorProperty(value).map { .color($0.color) }
    case .numbers: [Double](value).map { .numbers($0) }
    }
  }
}
