// How a layer class lowers its values to drawing commands, and how it multiplies its sublayers.

public import Foundation
public import Graphics

/// What a recipe may know besides the layer's values.
public struct RecipeContext: Sendable {
  /// The layer's bounds.
  public var bounds: CGRect
  /// The bounds with their rounded corners; square where the layer is clipped to the corners as a whole, since an
  /// antialiased corner that is clipped again comes out too thin.
  public var outline: CornerOutline
  /// How gradient colours are mixed in this scene.
  public var gradientMixing: GradientPaint.Mixing
  /// The layer's own time, seconds; for content that moves by itself.
  public var time: Double
  /// The layer's values without its animations; nil where nothing is animated. With the animations, what content that
  /// depends on earlier moments can ask for them.
  public var model: PropertyStore?
  /// The layer's animations, in the order they apply.
  public var animations: [AnimationSpec] = []
  /// Whether pictures stand with their first row at the smaller y.
  public var isFlipped = true
  /// From the layer's space, depth included, to the surface's: for content that is not all in the layer's plane. What is
  /// recorded lies in the plane all the same.
  public var space = CATransform3DIdentity

  /// A context from its parts.
  public init(bounds: CGRect, outline: CornerOutline, gradientMixing: GradientPaint.Mixing = .sRGB, time: Double = 0) {
    self.time = time
    self.bounds = bounds
    self.outline = outline
    self.gradientMixing = gradientMixing
  }
}

/// The special content of a layer class (a shape, a gradient, text), stateless: the type itself is stored in the node.
public protocol ContentRecipe: Sendable {
  /// Appends the content, in the layer's coordinates.
  static func record(_ values: PropertyStore, _ context: RecipeContext, into list: inout DisplayList)
  /// Whether the content changes with time by itself, without an animation.
  static func isMoving(_ values: PropertyStore) -> Bool
}

extension ContentRecipe {
  /// Content stands still.
  public static func isMoving(_ values: PropertyStore) -> Bool { false }
}

/// One copy of a layer's sublayers.
public struct SubtreeInstance: Sendable {
  /// Applied to the sublayers after their own placement, in the layer's coordinates.
  public var transform: CATransform3D
  /// How far the copy's time lags behind; seconds.
  public var delay: Double
  /// Factors of the copy's colours.
  public var tint: Tint
  /// Factor of the copy's opacity.
  public var alpha: Double

  /// A copy from its parts.
  public init(transform: CATransform3D, delay: Double, tint: Tint, alpha: Double) {
    self.transform = transform
    self.delay = delay
    self.tint = tint
    self.alpha = alpha
  }
}

/// How a layer class treats its sublayers; stateless.
public protocol SubtreeRecipe: Sendable {
  /// The copies of the sublayers, back to front: none draws nothing, nil draws them once as they are.
  static func instances(_ values: PropertyStore) -> [SubtreeInstance]?
  /// Whether the sublayers share one space with the layer's surroundings instead of lying in its plane. Then the layer
  /// is nothing but that space: it has no plane to draw anything of its own on.
  static func keepsDepth(_ values: PropertyStore) -> Bool
}

extension SubtreeRecipe {
  /// Sublayers lie in the layer's plane.
  public static func keepsDepth(_ values: PropertyStore) -> Bool { false }
}
