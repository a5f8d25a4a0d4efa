// A layer at one moment: the committed layer, and what of it is different then.

public import Graphics
public import RenderTree

/// A layer at one moment, with its sublayers.
///
/// Two nodes that are the same object (`===`) are equal in every value; that is how the stages after this one skip what
/// did not change.
public struct ResolvedNode: Sendable {
  /// A frame makes one for each layer that moves, and most of those change one value and have nothing else: they are but
  /// a place in what their superlayer keeps, since memory for each of thousands costs more than to evaluate them.
  private enum Storage {
    case whole(Whole)
    case lone(MovingLayers, slot: Int)
  }

  private final class Whole: Sendable {
    let node: RenderNode
    let values: PropertyStore
    let time: Double
    let sublayers: ResolvedSublayers
    let mask: ResolvedNode?
    let instance: ResolvedInstance?
    let transition: ResolvedTransition?
    let copies: Int

    init(
      node: RenderNode, values: PropertyStore, time: Double, sublayers: ResolvedSublayers,
      mask: ResolvedNode?, instance: ResolvedInstance?, transition: ResolvedTransition?, copies: Int
    ) {
      self.node = node
      self.values = values
      self.time = time
      self.sublayers = sublayers
      self.mask = mask
      self.instance = instance
      self.transition = transition
      self.copies = copies
    }
  }

  private let storage: Storage

  /// - Parameter values: the committed layer's, overlaid with what is animated.
  init(
    node: RenderNode, values: PropertyStore, time: Double, instance: ResolvedInstance?, sublayers: ResolvedSublayers,
    mask: ResolvedNode?, transition: ResolvedTransition?, copies: Int
  ) {
    storage = .whole(
      Whole(
        node: node, values: values, time: time, sublayers: sublayers, mask: mask, instance: instance,
        transition: transition, copies: copies))
  }

  /// The layer in one of its superlayer's slots.
  init(in layers: MovingLayers, slot: Int) { storage = .lone(layers, slot: slot) }

  private var whole: Whole? {
    if case .whole(let whole) = storage { whole } else { nil }
  }

  /// The committed layer.
  public var node: RenderNode {
    switch storage {
    case .whole(let whole): whole.node
    case .lone(let layers, let slot): layers.node(slot)
    }
  }

  /// Presentation values.
  public var values: PropertyStore {
    switch storage {
    case .whole(let whole): whole.values
    case .lone(let layers, let slot):
      layers.node(slot).values.overlaid(with: layers.changes[slot].map { [$0] } ?? [])
    }
  }

  /// One presentation value.
  public subscript<Value>(key: LayerKey<Value>) -> Value {
    switch storage {
    case .whole(let whole): whole.values[key]
    case .lone(let layers, let slot):
      layers.changes[slot].flatMap { $0.key == key.id ? Value($0.value) : nil } ?? layers.node(slot).values[key]
    }
  }

  /// The same layer with its values at hand, for one that is asked for many of them.
  public var unfolded: ResolvedNode {
    guard case .lone(let layers, let slot) = storage else { return self }
    return ResolvedNode(
      node: layers.node(slot), values: values, time: 0, instance: nil, sublayers: .none, mask: nil, transition: nil,
      copies: 0)
  }

  /// The layer's own time, where its content moves by itself; 0 elsewhere.
  public var time: Double { whole?.time ?? 0 }

  /// Whether the layer's own drawing is that of its committed values: what is animated only places or fades it.
  public var showsCommittedContent: Bool {
    func isInside(_ entry: PropertyStore.Entry) -> Bool { KeyTable.impact(of: entry.key) == .content }
    switch storage {
    case .whole(let whole):
      return whole.time == 0 && !whole.values.overlay.contains(where: isInside)
        && !(node.content?.isMoving(values) ?? false)
    case .lone(let layers, let slot):
      return !(layers.changes[slot].map(isInside) ?? false)
    }
  }

  /// Back to front as committed, copies after each other.
  public var sublayers: ResolvedSublayers { whole?.sublayers ?? .none }
  /// The mask.
  public var mask: ResolvedNode? { whole?.mask }
  /// The copy this is, when the superlayer draws its sublayers more than once.
  public var instance: ResolvedInstance? { whole?.instance }
  /// A transition under way.
  public var transition: ResolvedTransition? { whole?.transition }
  /// Copies that replicators make here and beneath.
  var copies: Int { whole?.copies ?? 0 }

  /// Whether both are the same object.
  public static func === (a: ResolvedNode, b: ResolvedNode) -> Bool {
    switch (a.storage, b.storage) {
    case (.whole(let a), .whole(let b)): a === b
    case (.lone(let a, let slot), .lone(let b, let other)): a === b && slot == other
    case (.whole, .lone), (.lone, .whole): false
    }
  }
}

/// The sublayers of a layer at one moment.
///
/// Those that do not depend on time are shared with the frames before: a frame costs what its moving layers cost,
/// however many idle ones lie beside them.
public struct ResolvedSublayers: RandomAccessCollection, Sendable {
  /// One node a place; the moving ones as they were when the others were resolved. Empty when all move.
  let fixed: [ResolvedNode]
  /// Those that depend on time, at this moment.
  let moving: MovingLayers?
  /// Copies that replicators make in those that stand still.
  let idleCopies: Int
  /// One more than the last place.
  public let endIndex: Int

  /// No sublayers.
  static let none = ResolvedSublayers([])

  /// Nodes that are all of this moment.
  init(_ all: [ResolvedNode]) { self.init(fixed: all, moving: nil, idleCopies: 0) }

  /// Layers that all move.
  init(_ moving: MovingLayers) {
    fixed = []
    self.moving = moving
    idleCopies = 0
    endIndex = moving.changes.count
  }

  /// Idle nodes, and moving ones in their places.
  init(fixed: [ResolvedNode], moving: MovingLayers?, idleCopies: Int) {
    self.fixed = fixed
    self.moving = moving
    self.idleCopies = idleCopies
    endIndex = fixed.count
  }

  /// The first place.
  public var startIndex: Int { 0 }

  /// The sublayer at a place.
  public subscript(place: Int) -> ResolvedNode { moving?[place: place] ?? fixed[place] }
}

/// The sublayers of a layer that depend on time, at one moment.
final class MovingLayers: Sendable {
  private let parent: RenderNode
  /// What the animation of a layer that has nothing else changes, a slot for each; nil where it changes nothing, and for
  /// other layers.
  let changes: ContiguousArray<PropertyStore.Entry?>
  /// The layers that have more than one animation; empty when there are none.
  private let others: [ResolvedNode?]

  init(of parent: RenderNode, changes: ContiguousArray<PropertyStore.Entry?>, others: [ResolvedNode?]) {
    self.parent = parent
    self.changes = changes
    self.others = others
  }

  /// The committed layer of a slot.
  func node(_ slot: Int) -> RenderNode {
    parent.sublayers[parent.movingSlots.isEmpty ? slot : parent.movers[slot].place]
  }

  /// The layer at a place among the sublayers; nil when it does not depend on time.
  subscript(place place: Int) -> ResolvedNode? {
    let slot = parent.movingSlots.isEmpty ? place : parent.movingSlots[place]
    if slot < 0 { return nil }
    return (others.isEmpty ? nil : others[slot]) ?? ResolvedNode(in: self, slot: slot)
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
