// A layer that is only a space.

public import Foundation
package import RenderTree

/// A space in which sublayers keep their depth: they are not flattened into its plane but ordered by how near they are.
///
/// Its own background, border, shadow, contents, mask and clipping are not drawn, and its opacity applies to each sublayer
/// separately. It is never hit.
open class CATransformLayer: CALayer {
  package override class var renderClassName: String {
    self == CATransformLayer.self ? "CATransformLayer" : String(describing: self)
  }
  package override class var subtreeRecipe: (any SubtreeRecipe.Type)? { SpaceRecipe.self }

  /// Nil: a space has no surface that could be hit; its sublayers are hit by asking them.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

/// Sublayers once, in the space of the layer's surroundings.
enum SpaceRecipe: SubtreeRecipe {
  static func instances(_ values: PropertyStore) -> [SubtreeInstance]? { nil }
  static func keepsDepth(_ values: PropertyStore) -> Bool { true }
}
