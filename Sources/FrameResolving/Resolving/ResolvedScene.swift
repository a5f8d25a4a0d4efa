// A scene at one moment: every value as it is presented, replicators written out, nothing left to look up.

public import Graphics
public import RenderTree

/// A layer at one moment, with its sublayers.
///
/// Two nodes that are the same object are equal in every value; that is how the stages after this one skip what did
/// not change.
public final class ResolvedNode: Sendable {
  /// The committed layer.
  public let node: RenderNode
  /// Presentation values.
  public let values: PropertyStore
  /// The layer's own time, where its content moves by itself; 0 elsewhere.
  public let time: Double
  /// The copy this is, when the superlayer draws its sublayers more than once.
  public let instance: ResolvedInstance?
  /// Back to front as committed, copies after each other.
  public let sublayers: [ResolvedNode]
  /// The mask.
  public let mask: ResolvedNode?
  /// A transition under way.
  public let transition: ResolvedTransition?

  init(
    node: RenderNode, values: PropertyStore, time: Double, instance: ResolvedInstance?, sublayers: [ResolvedNode],
    mask: ResolvedNode?, transition: ResolvedTransition?
  ) {
    self.node = node
    self.values = values
    self.time = time
    self.instance = instance
    self.sublayers = sublayers
    self.mask = mask
    self.transition = transition
  }
}

/// A transition at one moment. The node it belongs to is the look it leads to.
public struct ResolvedTransition: Sendable {
  /// What moves, and how.
  public var spec: TransitionSpec
  /// How far it is, 0…1.
  public var progress: Double
  /// The look it starts from.
  public var source: ResolvedNode
}

/// Which copy of a replicator's sublayers a node belongs to.
public struct ResolvedInstance: Sendable, Hashable {
  /// Number of the copy.
  public var index: Int
  /// Applied after the layer's own placement, in the replicator's coordinates.
  public var transform: CATransform3D
  /// Factors of its colours.
  public var tint: Tint
  /// Factor of its opacity.
  public var alpha: Double
}

/// A scene at one moment.
public struct ResolvedScene: Sendable {
  /// The top of the tree.
  public let root: ResolvedNode
  /// Where it is shown.
  public let canvas: RenderScene.Canvas
  /// The moment, seconds.
  public let time: Double
}
