// A layer as committed: immutable, shared between scenes as long as nothing below it changes.

/// A layer as it was before a commit, and the moment it is seen at.
public struct OutgoingLook: Sendable {
  /// The layer before the commit.
  public let node: RenderNode
  /// The superlayer's time of the commit.
  public let time: Double
  /// How many transitions lie within each other, each interrupted by the one around it.
  let depth: Int

  /// More transitions that interrupt each other are not kept: what the oldest would add cannot be seen.
  private static let deepest = 8

  /// A look from its parts. Beyond a depth the layer is seen as it was to become, without its own transition.
  public init(node: RenderNode, time: Double) {
    let inner = node.outgoing?.depth ?? 0
    self.node = inner < Self.deepest ? node : node.withoutOutgoing
    self.time = time
    depth = inner < Self.deepest ? inner + 1 : 1
  }
}

/// A sublayer that depends on time.
public struct Mover: Sendable {
  /// Its place among the sublayers.
  public let place: Int
  /// Its only animation, where that is all there is to it.
  public let lone: LoneAnimation?
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
  public let display: DrawnContents?
  /// What a running transition starts from.
  public let outgoing: OutgoingLook?

  /// Whether neither this node nor anything beneath it depends on time.
  public let isStatic: Bool
  /// The sublayers that depend on time, by place.
  public let movers: ContiguousArray<Mover>
  /// For each sublayer its number among those that depend on time, or -1; empty unless there are both kinds.
  public let movingSlots: [Int]
  /// Number of nodes here and beneath, masks included.
  public let count: Int

  /// A node from its parts.
  ///
  /// - Parameter before: what was committed of the layer before, if anything: what it knows of sublayers that stayed the
  ///   same is used again.
  public init(
    id: LayerID, className: String, name: String?, values: PropertyStore, timing: MediaTiming,
    animations: [AnimationSpec], sublayers: [RenderNode], mask: RenderNode?, content: (any ContentRecipe.Type)?,
    subtree: (any SubtreeRecipe.Type)?, display: DrawnContents?, outgoing: OutgoingLook? = nil,
    before: RenderNode? = nil
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
    let moving = sublayers.indices.filter { !sublayers[$0].isStatic }
    isStatic =
      animations.isEmpty && !(content?.isMoving(values) ?? false) && moving.isEmpty && (mask?.isStatic ?? true)
    movers = Self.movers(moving, of: sublayers, before)
    if moving.isEmpty || moving.count == sublayers.count {
      movingSlots = []
    } else {
      var slots = [Int](repeating: -1, count: sublayers.count)
      for (slot, place) in moving.enumerated() { slots[place] = slot }
      movingSlots = slots
    }
    count = 1 + sublayers.reduce(0) { $0 + $1.count } + (mask?.count ?? 0)
  }

  /// The sublayers at places, those that moved in their places before as they were known then.
  private static func movers(
    _ places: [Int], of sublayers: [RenderNode], _ before: RenderNode?
  ) -> ContiguousArray<Mover> {
    var slot = 0
    return ContiguousArray(
      places.map { place in
        if let before, !before.movers.isEmpty, place < before.sublayers.count,
          before.sublayers[place] === sublayers[place]
        {
          while slot < before.movers.count, before.movers[slot].place < place { slot += 1 }
          if slot < before.movers.count, before.movers[slot].place == place { return before.movers[slot] }
        }
        return Mover(place: place, lone: sublayers[place].loneAnimation)
      })
  }

  /// Its only animation, where there is nothing else to the layer.
  private var loneAnimation: LoneAnimation? {
    let isPlain = sublayers.isEmpty && mask == nil && outgoing == nil && content == nil
    return isPlain ? LoneAnimation(animations, over: values, in: timing) : nil
  }

  /// The same layer with other values, sublayers or mask: what would be committed had it been made that way.
  package func changed(
    values: PropertyStore? = nil, sublayers: [RenderNode]? = nil, mask: RenderNode?? = .none
  ) -> RenderNode {
    RenderNode(
      id: id, className: className, name: name, values: values ?? self.values, timing: timing, animations: animations,
      sublayers: sublayers ?? self.sublayers, mask: mask ?? self.mask, content: content, subtree: subtree,
      display: display, outgoing: outgoing)
  }

  /// The same state with no transition to show.
  fileprivate var withoutOutgoing: RenderNode {
    RenderNode(
      id: id, className: className, name: name, values: values, timing: timing, animations: animations,
      sublayers: sublayers, mask: mask, content: content, subtree: subtree, display: display)
  }
}
