// A layer: identity, values, and its place in the tree. Its delegate's protocol stands beside it: they name each other.

public import Foundation
public import Graphics
package import RenderTree

/// What an object may do for a layer. Every method has a default that does nothing.
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents; the default lets the layer draw.
  func display(_ layer: CALayer)
  /// Draws the layer's contents in its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before drawing.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action of a key: nil goes on searching, `NSNull` ends the search with none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws through `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Goes on searching.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that happens when a layer's value changes.
public protocol CAAction {
  /// Carries the action out.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A rectangle with contents, appearance and sublayers; the model half of what is drawn.
///
/// A layer tree belongs to one thread. Changes become visible when the current transaction is committed.
open class CALayer: NSObject, CAMediaTiming {
  /// Identity in committed scenes.
  package let id: LayerID
  /// Values that were set, by key.
  package final var store = PropertyStore()
  /// Running animations in the order they apply.
  package final var running: [RunningAnimation] = []
  /// What was committed last; nil until the layer was part of a committed tree.
  package final var committed: RenderNode?
  /// Whether something here or beneath differs from what was committed.
  final var needsCommit = true
  final var needsLayoutFlag = false
  final var needsDisplayFlag = false
  /// What a running transition starts from.
  final var outgoing: OutgoingLook?
  /// What `draw(in:)` recorded.
  final var recorded: DrawnContents?
  /// The layer this is a presentation copy of, which refuses to be changed.
  final var presented: CALayer?
  /// The moment it shows.
  final var presentedTime = 0.0
  /// The presentation copy made last, while somebody keeps it.
  final weak var lastPresentation: CALayer?
  final var sublayerList: [CALayer] = []
  final var maskLayer: CALayer?
  /// The layer whose list or mask holds this one.
  final weak var parent: CALayer?
  /// What shows the tree, when this is its top.
  final weak var host: (any Committable)?
  /// The layer's states and transitions between them; nil for nearly every layer.
  final var stateStorage: AnyObject?

  /// Draws, lays out and chooses actions for the layer.
  public weak var delegate: (any CALayerDelegate)?
  /// Actions by key, searched after the delegate.
  public final var actions: [String: any CAAction]?
  /// Values of keys that are not set; `style["actions"]` is searched for actions too.
  public final var style: [AnyHashable: Any]? { didSet { applyStyle() } }
  /// Keys whose values come from the style.
  final var styledKeys: Set<KeyID> = []

  /// A layer with default values.
  public override init() {
    id = .make()
    super.init()
  }

  /// A copy for presentation: the values, among them those of the caller's own keys, the drawn contents, the delegate,
  /// actions and style; no place in the tree and no animations. Subclasses override it to copy their own state.
  public init(layer: Any) {
    id = .make()
    super.init()
    guard let other = layer as? CALayer else { return }
    store = other.store
    recorded = other.recorded
    delegate = other.delegate
    actions = other.actions
    styledKeys = other.styledKeys
    style = other.style
  }

  /// Archives are not read; the layer has default values.
  public required init?(coder: NSCoder) {
    id = .make()
    super.init()
  }

  /// Whether code drew into the layer.
  package final var hasDrawing: Bool { recorded != nil }
  /// Whether a running transition starts from a look the layer had before.
  package final var hasOutgoingLook: Bool { outgoing != nil }

  // MARK: Hooks of layer classes

  /// The name of the layer class in scenes and reports.
  package class var renderClassName: String { String(describing: self) }
  /// The class's own content.
  package class var contentRecipe: (any ContentRecipe.Type)? { nil }
  /// The class's way to multiply sublayers.
  package class var subtreeRecipe: (any SubtreeRecipe.Type)? { nil }
  /// The layer as it is now is about to be committed.
  func willFreeze() {}
  /// A value is about to change, and is still the old one.
  func willChange(_ key: KeyID) {}
  /// Has the contents drawn; tiled layers draw them in parts.
  func recordContents(in context: CGContext) { draw(in: context) }
  /// An animation is about to be taken off, and is still there.
  func willRemove(_ animation: RunningAnimation) {}

  // MARK: Hooks of subclasses

  /// Whether a change of a key asks for `display()`.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The default value of a key; nil where it is zero or unknown.
  open class func defaultValue(forKey key: String) -> Any? { nonzeroDefault(forKey: key) }
  /// The action of a key when nothing else provides one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Places sublayers; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Provides contents: through the delegate, or by recording `draw(in:)`.
  open func display() {
    needsDisplayFlag = false
    if let delegate { delegate.display(self) } else { drawContents() }
  }
  /// Draws the contents in the layer's coordinates; asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// The action a change of a key starts, in the documented order: delegate, `actions`, `style`, class default.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }
  /// Whether a point in the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The deepest layer here or beneath at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }
  /// Adds a copy of an animation; one under the same key is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }
}
