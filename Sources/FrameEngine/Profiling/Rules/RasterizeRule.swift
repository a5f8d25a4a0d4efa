// shouldRasterize on: for layers with more in them than a bitmap.

import RenderTree

/// Keeps a layer's bitmap, as sharp as the canvas.
enum RasterizeRule: AdviceRule {
  static let change = "shouldRasterize"
  static let countsBitmap = true

  static func edit(_ layer: ProfiledLayer) -> SceneEdit? {
    let values = layer.node.values
    let hasPasses = (layer.report?.cost.modelled.total ?? 0) > 0
    guard !values[StandardKeys.shouldRasterize], !layer.isInBitmap, layer.node.subtree?.keepsDepth(values) != true,
      layer.node.count > 2 || hasPasses, let canvas = layer.samples.first?.canvas
    else { return nil }
    return .values(of: layer.node.id) {
      $0[StandardKeys.shouldRasterize] = true
      $0[StandardKeys.rasterizationScale] = canvas.scale
    }
  }
}
