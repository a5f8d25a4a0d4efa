// A layer filled with a gradient.

public import Foundation
import Graphics
package import RenderTree

/// The rows CAGradientLayer adds.
package enum GradientKeys {
  package static let colors = LayerKey("colors", default: [ColorProperty]?.none)
  package static let locations = LayerKey("locations", default: [CGFloat]?.none)
  package static let startPoint = LayerKey("startPoint", default: CGPoint(x: 0.5, y: 0))
  package static let endPoint = LayerKey("endPoint", default: CGPoint(x: 0.5, y: 1))
  package static let type = LayerKey("type", default: "axial", action: .none)

  package static let all: [KeyID] = [colors.id, locations.id, startPoint.id, endPoint.id, type.id]
}

/// The geometry of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from start to end.
  public static let axial = Self(rawValue: "axial")
  /// Outwards from start.
  public static let radial = Self(rawValue: "radial")
  /// Around start.
  public static let conic = Self(rawValue: "conic")
}

/// Fills the bounds with a gradient, clipped by the rounded corners even without `masksToBounds` (measured).
///
/// All geometry is in the unit square of the bounds: in a layer that is not square, lines of equal colour are not
/// perpendicular to the axis.
open class CAGradientLayer: CALayer {
  package override class var renderClassName: String {
    self == CAGradientLayer.self ? "CAGradientLayer" : String(describing: self)
  }
  package override class var contentRecipe: (any ContentRecipe.Type)? { GradientRecipe.self }

  /// Stop colours, `CGColor`s; nil draws nothing. Anything else in the list is left out.
  public final var colors: [Any]? {
    get { self[GradientKeys.colors].map { $0.map(\.color) } }
    set {
      self[GradientKeys.colors] = newValue.map { $0.compactMap { ($0 as? CGColor).map { ColorProperty(color: $0) } } }
    }
  }
  /// Stop positions in 0…1, increasing; nil spaces them evenly.
  public final var locations: [NSNumber]? {
    get { self[GradientKeys.locations].map { $0.map { NSNumber(value: Double($0)) } } }
    set { self[GradientKeys.locations] = newValue.map { $0.map { CGFloat($0.doubleValue) } } }
  }
  /// Start in the unit square.
  public final var startPoint: CGPoint {
    get { self[GradientKeys.startPoint] }
    set { self[GradientKeys.startPoint] = newValue }
  }
  /// End in the unit square.
  public final var endPoint: CGPoint {
    get { self[GradientKeys.endPoint] }
    set { self[GradientKeys.endPoint] = newValue }
  }
  /// Axial, radial or conic.
  public final var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: self[GradientKeys.type]) }
    set { self[GradientKeys.type] = newValue.rawValue }
  }
}

/// The gradient over the bounds and their corners.
enum GradientRecipe: ContentRecipe {
  static func record(_ values: PropertyStore, _ context: RecipeContext, into list: inout DisplayList) {
    guard let colors = values[GradientKeys.colors]?.map(\.color), let first = colors.first else { return }
    var corners = context.outline
    // Apple's software renderer, whose way of mixing this is, rounds a gradient with continuous corners whatever
    // `cornerCurve` says (measured); on the screen the property is obeyed.
    if context.gradientMixing == .genericRGB { corners.isContinuous = true }
    let outline = corners.path
    if colors.count == 1 {
      list.append(.fill(outline, .winding, .color(first)))
      return
    }
    let kind: GradientPaint.Kind =
      switch values[GradientKeys.type] {
      case "radial": .radial
      case "conic": .conic
      default: .axial
      }
    let even = (0..<colors.count).map { CGFloat($0) / CGFloat(colors.count - 1) }
    let given = values[GradientKeys.locations] ?? even
    // Too few or too many locations: the common part counts, as for key times.
    let count = min(given.count, colors.count)
    guard count > 0 else { return }
    let gradient = GradientPaint(
      kind: kind, colors: Array(colors[..<count]), locations: Array(given[..<count]),
      start: values[GradientKeys.startPoint], end: values[GradientKeys.endPoint], rect: context.bounds,
      mixing: context.gradientMixing)
    list.append(.fill(outline, .winding, .gradient(gradient)))
  }
}
