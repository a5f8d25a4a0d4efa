// allowsGroupOpacity off: for translucent groups in which nothing may overlap.

import RenderTree

/// Fades each paint by itself. Pixels that stay equal say that nothing overlapped.
enum GroupOpacityRule: AdviceRule {
  static let change = "allowsGroupOpacity off"

  static func edit(_ layer: ProfiledLayer) -> SceneEdit? {
    guard layer.node.values[StandardKeys.allowsGroupOpacity],
      (layer.report?.cost.modelled.byReason[.groupOpacity] ?? 0) > 0
    else { return nil }
    return .values(of: layer.node.id) { $0[StandardKeys.allowsGroupOpacity] = false }
  }
}
