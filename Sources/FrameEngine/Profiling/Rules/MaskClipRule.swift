// A clip in place of a mask that shows the same.

import CoreAnimation
import Foundation
import Graphics
import RenderTree

/// Replaces a mask that is the layer's bounds, with round corners or without, by a clip to them.
enum MaskClipRule: AdviceRule {
  static let change = "mask replaced by a clip"

  static func edit(_ layer: ProfiledLayer) -> SceneEdit? {
    guard let radius = clippingRadius(of: layer.node) else { return nil }
    return SceneEdit(layer: layer.node.id) { node in
      var values = node.values
      values[StandardKeys.masksToBounds] = true
      values[StandardKeys.cornerRadius] = radius
      return node.changed(values: values, mask: .some(nil))
    }
  }

  /// The corner radius of the clip that shows what the mask shows; nil when there is none.
  private static func clippingRadius(of node: RenderNode) -> CGFloat? {
    guard let mask = node.mask, mask.sublayers.isEmpty, mask.mask == nil, mask.outgoing == nil, mask.animations.isEmpty,
      mask.display == nil
    else { return nil }
    let values = mask.values
    let geometry = LayerGeometry(values)
    let bounds = node.values[StandardKeys.bounds]
    let corner = CGPoint(
      x: geometry.position.x - geometry.anchor.x + geometry.bounds.minX,
      y: geometry.position.y - geometry.anchor.y + geometry.bounds.minY)
    guard values[StandardKeys.opacity] == 1, !values[StandardKeys.hidden],
      CATransform3DIsIdentity(values[StandardKeys.transform]), values[StandardKeys.shadowOpacity] == 0,
      values[StandardKeys.borderWidth] == 0, corner == bounds.origin, geometry.bounds.size == bounds.size
    else { return nil }
    if values[StandardKeys.backgroundColor]?.color.alpha == 1 { return values[StandardKeys.cornerRadius] }
    guard mask.className == "CAShapeLayer", values[ShapeKeys.fillColor]?.color.alpha == 1,
      values[ShapeKeys.strokeColor] == nil, let path = values[ShapeKeys.path]
    else { return nil }
    if path == .rect(geometry.bounds) { return 0 }
    let isCircle = geometry.bounds.width == geometry.bounds.height && path == .ellipse(in: geometry.bounds)
    return isCircle ? geometry.bounds.width / 2 : nil
  }
}
