// shadowPath: for layers whose shadow is made from their pixels.

import Graphics
import RenderTree

/// Gives a shadow the outline of the layer's bounds.
enum ShadowPathRule: AdviceRule {
  static let change = "shadowPath set"

  static func edit(_ layer: ProfiledLayer) -> SceneEdit? {
    let values = layer.node.values
    guard values[StandardKeys.shadowOpacity] > 0, values[StandardKeys.shadowPath] == nil,
      !values[StandardKeys.masksToBounds], (layer.report?.cost.modelled.byReason[.shadow] ?? 0) > 0
    else { return nil }
    return .values(of: layer.node.id) { values in
      values[StandardKeys.shadowPath] = CornerOutline(values, bounds: values[StandardKeys.bounds]).path
    }
  }
}
