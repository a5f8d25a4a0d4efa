// Views under UIKit's names: a layer, its geometry, and the views in it.

public import QuartzCore

/// A rectangle on screen with a layer of its own. Its changes are not animated unless they are made in a block of
/// `UIView.animate`.
open class UIView: NSObject, CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer.
  public let layer: CALayer
  /// The views in it, the frontmost last.
  public private(set) var subviews: [UIView] = []
  /// The view it is in.
  public private(set) weak var superview: UIView?
  /// A number of the caller's.
  open var tag = 0
  /// Whether touches are for it. Nothing touches here.
  open var isUserInteractionEnabled = true

  /// A view of a frame.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    self.frame = frame
    if drawsItself { layer.setNeedsDisplay() }
  }

  /// An empty view.
  public convenience override init() { self.init(frame: .zero) }

  /// Archives are not read: an empty view.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    if drawsItself { layer.setNeedsDisplay() }
  }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type, type != CALayer.self else { return CALayer() }
    return type.init(coder: NSKeyedArchiver(requiringSecureCoding: false)) ?? CALayer()
  }

  /// Whether `draw(_:)` may have been overridden. The classes of this module draw with layers.
  var drawsItself: Bool { type(of: self) != UIView.self }

  // MARK: Geometry

  /// The box in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The box in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The place of the middle in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// A transform about the middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Converts a point to another view's coordinates.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
  /// Converts a point from another view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
  /// Whether a point is inside.
  open func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Looks

  /// Opacity from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Colour behind everything.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  /// Whether it is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether what is in it is cut at its edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // MARK: The views in it

  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    let place = min(max(index, 0), subviews.count)
    if place < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[place].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: place)
    view.superview = self
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  /// Puts a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Puts a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  // MARK: Layout and drawing

  /// Places the views in it.
  open func layoutSubviews() {}
  /// Asks for `layoutSubviews()`.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now, if it was asked for.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// Draws with the current context.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)`.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// The size that fits what is in it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits, its corner where it is.
  open func sizeToFit() {
    let corner = frame.origin
    frame = CGRect(origin: corner, size: sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  // MARK: The layer's delegate

  /// Lays out the views.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Lets `draw(_:)` draw.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// What a block of animations makes of a change; nothing outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimationStack.current.block?.action(for: layer, key: event) ?? NSNull()
  }
}
