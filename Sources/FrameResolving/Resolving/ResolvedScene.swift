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
  // Most layers that move change one value and have nothing of the rest.
  private let change: PropertyStore.Entry?
  private let rest: Rest?

  /// Presentation values.
  public var values: PropertyStore { node.values.overlaid(with: changes) }
  /// What differs from the committed layer's values.
  private var changes: ContiguousArray<PropertyStore.Entry> { change.map { [$0] } ?? rest?.changes ?? [] }
  /// The layer's own time, where its content moves by itself; 0 elsewhere.
  public var time: Double { rest?.time ?? 0 }
  /// Whether the layer's own drawing is that of its committed values: what is animated only places or fades it.
  public var showsCommittedContent: Bool {
    func isInside(_ entry: PropertyStore.Entry) -> Bool { KeyTable.impact(of: entry.key) == .content }
    if change.map(isInside) ?? rest?.changes.contains(where: isInside) ?? false { return false }
    return time == 0 && !(node.content?.isMoving(values) ?? false)
  }
  /// Back to front as committed, copies after each other.
  public var sublayers: ResolvedSublayers { rest?.sublayers ?? .none }
  /// The mask.
  public var mask: ResolvedNode? { rest?.mask }
  /// The copy this is, when the superlayer draws its sublayers more than once.
  public var instance: ResolvedInstance? { rest?.instance }
  /// A transition under way.
  public var transition: ResolvedTransition? { rest?.transition }

  /// Copies that replicators make here and beneath.
  var copies: Int { rest?.copies ?? 0 }

  // A frame makes a node for each moving layer: what most of them do not have lies apart to keep them small.
  private final class Rest: Sendable {
    let changes: ContiguousArray<PropertyStore.Entry>
    let time: Double
    let sublayers: ResolvedSublayers
    let mask: ResolvedNode?
    let instance: ResolvedInstance?
    let transition: ResolvedTransition?
    let copies: Int

    init(
      changes: ContiguousArray<PropertyStore.Entry>, time: Double, sublayers: ResolvedSublayers, mask: ResolvedNode?,
      instance: ResolvedInstance?, transition: ResolvedTransition?, copies: Int
    ) {
      self.changes = changes
      self.time = time
      self.sublayers = sublayers
      self.mask = mask
      self.instance = instance
      self.transition = transition
      self.copies = copies
    }
  }

  /// - Parameter values: the committed layer's, overlaid with what is animated.
  init(
    node: RenderNode, values: PropertyStore, time: Double, instance: ResolvedInstance?, sublayers: ResolvedSublayers,
    mask: ResolvedNode?, transition: ResolvedTransition?, copies: Int = 0
  ) {
    self.node = node
    let overlay = values.overlay
    change = overlay.count == 1 ? overlay[0] : nil
    let isPlain =
      overlay.count < 2 && time == 0 && sublayers.isEmpty && mask == nil && instance == nil && transition == nil
    rest =
      isPlain
      ? nil
      : Rest(
        changes: overlay.count == 1 ? [] : overlay, time: time, sublayers: sublayers, mask: mask, instance: instance,
        transition: transition, copies: copies)
  }

  /// A node that is nothing but the committed layer with one value changed.
  init(leaf node: RenderNode, change: PropertyStore.Entry?) {
    self.node = node
    self.change = change
    rest = nil
  }
}

/// The sublayers of a layer at one moment.
///
/// Those that do not depend on time are shared with the frames before: a frame costs what its moving layers cost,
/// however many idle ones lie beside them.
public struct ResolvedSublayers: RandomAccessCollection, Sendable {
  /// One node a place; the moving ones as they were when the others were resolved.
  let fixed: [ResolvedNode]
  /// The moving ones at this moment.
  let moving: [ResolvedNode]
  /// For each place its number among the moving ones, or -1; empty when `fixed` says all.
  let slots: [Int]
  /// Copies that replicators make in those that stand still.
  let idleCopies: Int

  /// No sublayers.
  static let none = ResolvedSublayers([])

  /// Nodes that are all of this moment.
  init(_ all: [ResolvedNode]) {
    fixed = all
    moving = []
    slots = []
    idleCopies = 0
  }

  /// Idle nodes, and moving ones in their places.
  init(fixed: [ResolvedNode], moving: [ResolvedNode], slots: [Int], idleCopies: Int) {
    self.fixed = fixed
    self.moving = moving
    self.slots = slots
    self.idleCopies = idleCopies
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// One more than the last place.
  public var endIndex: Int { fixed.count }

  /// The sublayer at a place.
  public subscript(place: Int) -> ResolvedNode {
    if slots.isEmpty { return fixed[place] }
    let slot = slots[place]
    return slot < 0 ? fixed[place] : moving[slot]
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
  /// The replicator with which there are more copies than the resolver makes; nil when there are not.
  public let excess: RenderNode?

  init(root: ResolvedNode, canvas: RenderScene.Canvas, time: Double, excess: RenderNode? = nil) {
    self.root = root
    self.canvas = canvas
    self.time = time
    self.excess = excess
  }
}
