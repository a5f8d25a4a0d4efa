// The layer as it is now, uncommitted: for one picture of a tree that nobody shows.

package import Foundation
import Graphics
package import RenderTree

extension CALayer {
  /// The layer and everything beneath it as nodes in the layer's own space: its position and transform do not count.
  /// Animations are left out; those of a presentation layer are in its values already. Layout and display that were
  /// asked for are done first.
  ///
  /// - Parameter origin: where the corner of its bounds lies.
  package final func snapshot(at origin: CGPoint = .zero) -> RenderNode {
    if presented == nil {
      layoutTree()
      displayTree()
    }
    var values = store
    let bounds = values[StandardKeys.bounds]
    values[StandardKeys.transform] = CATransform3DIdentity
    values[StandardKeys.anchorPoint] = .zero
    values[StandardKeys.position] = origin
    values[StandardKeys.zPosition] = 0
    // Sublayers turn about the anchor that was moved.
    let anchor = store[StandardKeys.anchorPoint]
    let turn = values[StandardKeys.sublayerTransform]
    if !CATransform3DIsIdentity(turn) {
      let (x, y) = (anchor.x * bounds.width, anchor.y * bounds.height)
      values[StandardKeys.sublayerTransform] = CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), turn), CATransform3DMakeTranslation(x, y, 0))
    }
    return still(values)
  }

  private func still(_ values: PropertyStore) -> RenderNode {
    RenderNode(
      id: (presented ?? self).id, className: type(of: self).renderClassName, name: name, values: values,
      timing: mediaTiming, animations: [], sublayers: visibleSublayers.map { $0.still($0.store) },
      mask: visibleMask.map { $0.still($0.store) }, content: type(of: self).contentRecipe,
      subtree: type(of: self).subtreeRecipe, display: (presented ?? self).recorded)
  }
}
