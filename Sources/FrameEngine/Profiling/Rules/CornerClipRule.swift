// Round corners without a clip: for layers that may have nothing to clip.

import RenderTree

/// Drops a rounded clip. Pixels that stay equal say that nothing was clipped.
enum CornerClipRule: AdviceRule {
  static let change = "corner clip dropped"

  static func edit(_ layer: ProfiledLayer) -> SceneEdit? {
    let values = layer.node.values
    guard values[StandardKeys.masksToBounds], values[StandardKeys.cornerRadius] > 0, layer.report != nil else {
      return nil
    }
    return .values(of: layer.node.id) { $0[StandardKeys.masksToBounds] = false }
  }
}
