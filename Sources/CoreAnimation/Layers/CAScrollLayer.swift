// A layer that shows a part of sublayers larger than itself.

public import Foundation
package import RenderTree

/// The rows CAScrollLayer adds.
package enum ScrollKeys {
  package static let scrollMode = LayerKey("scrollMode", default: "both", impact: .inert, action: .none)

  package static let all: [KeyID] = [scrollMode.id]
}

/// The directions a scroll layer moves in.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// Scrolling moves the origin of the bounds; unlike other layers it clips unless told otherwise.
open class CAScrollLayer: CALayer {
  package override class var renderClassName: String {
    self == CAScrollLayer.self ? "CAScrollLayer" : String(describing: self)
  }

  /// A layer that clips its sublayers.
  public override init() {
    super.init()
    store[StandardKeys.masksToBounds] = true
  }

  /// A copy for presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archives are not read; the layer has default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    store[StandardKeys.masksToBounds] = true
  }

  /// The default value of a key; nil where it is zero or unknown.
  open override class func defaultValue(forKey key: String) -> Any? {
    key == "masksToBounds" ? NSNumber(value: true) : super.defaultValue(forKey: key)
  }

  /// The directions it moves in; an unknown mode moves in none.
  public final var scrollMode: CAScrollLayerScrollMode {
    get { CAScrollLayerScrollMode(rawValue: self[ScrollKeys.scrollMode]) }
    set { self[ScrollKeys.scrollMode] = newValue.rawValue }
  }

  /// Moves the origin of the bounds to a point, in the directions the mode allows.
  public final func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Moves by as little as makes a rectangle in the layer's coordinates visible. Of one that is larger than the layer,
  /// the edge of the smaller coordinates is shown.
  public final func scroll(to r: CGRect) {
    let area = r.standardized
    func place(_ origin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < origin || high - low > length { return low }
      return max(origin, high - length)
    }
    scroll(
      to: CGPoint(
        x: place(bounds.minX, bounds.width, area.minX, area.maxX),
        y: place(bounds.minY, bounds.height, area.minY, area.maxY)))
  }
}

extension CALayer {
  /// The part of the layer that no scroll layer above it hides, in its own coordinates.
  public final var visibleRect: CGRect {
    var visible = bounds
    var ancestor = superlayer
    while let layer = ancestor {
      if layer is CAScrollLayer { visible = visible.intersection(convert(layer.bounds, from: layer)) }
      ancestor = layer.superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// Scrolls the nearest scroll layer above so that a point of this layer becomes its origin.
  public final func scroll(_ p: CGPoint) {
    if let layer = scrollAncestor { layer.scroll(to: convert(p, to: layer)) }
  }

  /// Scrolls the nearest scroll layer above by as little as makes a rectangle of this layer visible.
  public final func scrollRectToVisible(_ r: CGRect) {
    if let layer = scrollAncestor { layer.scroll(to: convert(r, to: layer)) }
  }

  private var scrollAncestor: CAScrollLayer? {
    var ancestor = superlayer
    while let layer = ancestor {
      if let scrolling = layer as? CAScrollLayer { return scrolling }
      ancestor = layer.superlayer
    }
    return nil
  }
}
