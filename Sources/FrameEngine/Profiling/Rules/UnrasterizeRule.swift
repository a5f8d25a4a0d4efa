// shouldRasterize off: for layers that have it.

import RenderTree

/// Draws a rasterized layer directly.
enum UnrasterizeRule: AdviceRule {
  static let change = "shouldRasterize off"

  static func edit(_ layer: ProfiledLayer) -> SceneEdit? {
    guard layer.node.values[StandardKeys.shouldRasterize], layer.report != nil else { return nil }
    return .values(of: layer.node.id) { $0[StandardKeys.shouldRasterize] = false }
  }
}
