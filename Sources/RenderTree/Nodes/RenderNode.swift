// A layer as committed: immutable, shared between scenes as long as nothing below it changes.

public import Graphics

/// A layer as it was before a commit, and the moment it is seen at.
public struct OutgoingLook: Sendable {
  /// The layer before the commit.
  public let node: RenderNode
  /// The superlayer's time of the commit.
  public let time: Double

  /// A look from its parts.
  public init(node: RenderNode, time: Double) {
    self.node = node
    self.time = time
  }
}

/// The committed state of one layer and everything beneath it.
public final class RenderNode: Sendable {
  /// The layer's identity.
  public let id: LayerID
  /// The layer class's name.
  public let className: String
  /// The layer's own name, for reports.
  public let name: String?
  /// Model values.
  public let values: PropertyStore
  /// The layer's time within its parent's.
  public let timing: MediaTiming
  /// In the order they apply.
  public let animations: [AnimationSpec]
  /// Back to front, before sorting by depth.
  public let sublayers: [RenderNode]
  /// The mask, which is no sublayer.
  public let mask: RenderNode?
  /// The class's own content.
  public let content: (any ContentRecipe.Type)?
  /// The class's way to multiply sublayers.
  public let subtree: (any SubtreeRecipe.Type)?
  /// What `draw(in:)` recorded.
  public let display: DisplayList?
  /// What a running transition starts from.
  public let outgoing: OutgoingLook?

  /// Whether neither this node nor anything beneath it depends on time.
  public let isStatic: Bool
  /// Number of nodes here and beneath, masks included.
  public let count: Int

  /// A node from its parts.
  public init(
    id: LayerID, className: String, name: String?, values: PropertyStore, timing: MediaTiming,
    animations: [AnimationSpec], sublayers: [RenderNode], mask: RenderNode?, content: (any ContentRecipe.Type)?,
    subtree: (any SubtreeRecipe.Type)?, display: DisplayList?, outgoing: OutgoingLook? = nil
  ) {
    self.id = id
    self.className = className
    self.name = name
    self.values = values
    self.timing = timing
    self.animations = animations
    self.sublayers = sublayers
    self.mask = mask
    self.content = content
    self.subtree = subtree
    self.display = display
    self.outgoing = outgoing
    isStatic =
      animations.isEmpty && !(content?.isMoving(values) ?? false) && sublayers.allSatisfy(\.isStatic)
      && (mask?.isStatic ?? true)
    count = 1 + sublayers.reduce(0) { $0 + $1.count } + (mask?.count ?? 0)
  }
}
