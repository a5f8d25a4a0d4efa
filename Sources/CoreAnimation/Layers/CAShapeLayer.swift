// A layer that draws a path.

public import Foundation
public import Graphics
package import RenderTree

/// The rows CAShapeLayer adds.
package enum ShapeKeys {
  package static let path = LayerKey("path", default: PathData?.none, action: .none)
  package static let fillColor = LayerKey("fillColor", default: ColorProperty?.some(ColorProperty(color: .black)))
  package static let fillRule = LayerKey("fillRule", default: "non-zero", action: .none)
  package static let strokeColor = LayerKey("strokeColor", default: ColorProperty?.none)
  package static let strokeStart = LayerKey("strokeStart", default: CGFloat(0))
  package static let strokeEnd = LayerKey("strokeEnd", default: CGFloat(1))
  package static let lineWidth = LayerKey("lineWidth", default: CGFloat(1))
  package static let miterLimit = LayerKey("miterLimit", default: CGFloat(10))
  package static let lineCap = LayerKey("lineCap", default: "butt", action: .none)
  package static let lineJoin = LayerKey("lineJoin", default: "miter", action: .none)
  package static let lineDashPhase = LayerKey("lineDashPhase", default: CGFloat(0))
  package static let lineDashPattern = LayerKey("lineDashPattern", default: [CGFloat]?.none, action: .none)

  package static let all: [KeyID] = [
    path.id, fillColor.id, fillRule.id, strokeColor.id, strokeStart.id, strokeEnd.id, lineWidth.id, miterLimit.id,
    lineCap.id, lineJoin.id, lineDashPhase.id, lineDashPattern.id,
  ]
}

/// Which points a shape's path encloses.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point is inside when the path winds around it.
  public static let nonZero = Self(rawValue: "non-zero")
  /// A point is inside when a ray from it crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end point.
  public static let butt = Self(rawValue: "butt")
  /// A half circle beyond the end point.
  public static let round = Self(rawValue: "round")
  /// Half a square beyond the end point. A line of no length has no direction to lay one along, and shows none; a round
  /// end of it is a dot.
  public static let square = Self(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp, up to the miter limit.
  public static let miter = Self(rawValue: "miter")
  /// Rounded.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// Fills and strokes a path in the layer's coordinates; it is not clipped to the bounds.
open class CAShapeLayer: CALayer {
  package override class var renderClassName: String {
    self == CAShapeLayer.self ? "CAShapeLayer" : String(describing: self)
  }
  package override class var contentRecipe: (any ContentRecipe.Type)? { ShapeRecipe.self }

  /// The path; nil draws nothing. Changing it does not animate on its own.
  public final var path: CGPath? {
    get { self[ShapeKeys.path].map { CGPath($0) } }
    set { self[ShapeKeys.path] = newValue?.data }
  }
  /// Colour of the inside; nil leaves it empty.
  public final var fillColor: CGColor? {
    get { self[ShapeKeys.fillColor]?.color }
    set { self[ShapeKeys.fillColor] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Which points are inside.
  public final var fillRule: CAShapeLayerFillRule {
    get { CAShapeLayerFillRule(rawValue: self[ShapeKeys.fillRule]) }
    set { self[ShapeKeys.fillRule] = newValue.rawValue }
  }
  /// Colour of the outline; nil leaves it out.
  public final var strokeColor: CGColor? {
    get { self[ShapeKeys.strokeColor]?.color }
    set { self[ShapeKeys.strokeColor] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Where the outline begins, as a fraction of its length. Measured: an outline that begins where it ends is not drawn,
  /// and neither are its caps.
  public final var strokeStart: CGFloat {
    get { self[ShapeKeys.strokeStart] }
    set { self[ShapeKeys.strokeStart] = newValue }
  }
  /// Where the outline ends, as a fraction of its length.
  public final var strokeEnd: CGFloat {
    get { self[ShapeKeys.strokeEnd] }
    set { self[ShapeKeys.strokeEnd] = newValue }
  }
  /// Width of the outline, points.
  public final var lineWidth: CGFloat {
    get { self[ShapeKeys.lineWidth] }
    set { self[ShapeKeys.lineWidth] = newValue }
  }
  /// Longest miter, as a ratio to the width.
  public final var miterLimit: CGFloat {
    get { self[ShapeKeys.miterLimit] }
    set { self[ShapeKeys.miterLimit] = newValue }
  }
  /// Ends of the outline.
  public final var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: self[ShapeKeys.lineCap]) }
    set { self[ShapeKeys.lineCap] = newValue.rawValue }
  }
  /// Corners of the outline.
  public final var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: self[ShapeKeys.lineJoin]) }
    set { self[ShapeKeys.lineJoin] = newValue.rawValue }
  }
  /// How far into the dash pattern the outline begins, points.
  public final var lineDashPhase: CGFloat {
    get { self[ShapeKeys.lineDashPhase] }
    set { self[ShapeKeys.lineDashPhase] = newValue }
  }
  /// Lengths painted and skipped in turn, points; nil for a solid outline, and so is a pattern of zeros alone
  /// or with a negative length, which is reported.
  public final var lineDashPattern: [NSNumber]? {
    get { self[ShapeKeys.lineDashPattern].map { $0.map { NSNumber(value: Double($0)) } } }
    set { self[ShapeKeys.lineDashPattern] = newValue.map { $0.map { CGFloat($0.doubleValue) } } }
  }

  override func willFreeze() {
    guard let lengths = self[ShapeKeys.lineDashPattern], !lengths.isEmpty else { return }
    if lengths.contains(where: { $0 < 0 }) {
      LayerDiagnostics.report(
        self, key: "lineDashPattern", reason: "a dash cannot have a negative length: the outline is solid")
    } else if lengths.allSatisfy({ $0 == 0 }) {
      LayerDiagnostics.report(self, key: "lineDashPattern", reason: "all dashes are zero: the outline is solid")
    }
  }
}

/// Fill, then stroke over it, as separate paints: a translucent stroke shows the fill's half beneath.
enum ShapeRecipe: ContentRecipe {
  static func record(_ values: PropertyStore, _ context: RecipeContext, into list: inout DisplayList) {
    guard let path = values[ShapeKeys.path], !path.isEmpty else { return }
    if let fill = values[ShapeKeys.fillColor]?.color, fill.alpha > 0 {
      let rule: CGPathFillRule = values[ShapeKeys.fillRule] == "even-odd" ? .evenOdd : .winding
      list.append(.fill(path, rule, .color(fill)))
    }
    let width = values[ShapeKeys.lineWidth]
    guard let stroke = values[ShapeKeys.strokeColor]?.color, stroke.alpha > 0, width > 0 else { return }
    let trimmed = path.trimmed(from: values[ShapeKeys.strokeStart], to: values[ShapeKeys.strokeEnd])
    guard !trimmed.isEmpty else { return }
    let style = StrokeStyle(
      width: width, cap: cap(values[ShapeKeys.lineCap]), join: join(values[ShapeKeys.lineJoin]),
      miterLimit: values[ShapeKeys.miterLimit], dashPhase: values[ShapeKeys.lineDashPhase],
      dash: values[ShapeKeys.lineDashPattern] ?? [])
    list.append(.stroke(trimmed, style, .color(stroke)))
  }

  private static func cap(_ name: String) -> CGLineCap {
    switch name {
    case "round": .round
    case "square": .square
    default: .butt
    }
  }

  private static func join(_ name: String) -> CGLineJoin {
    switch name {
    case "round": .round
    case "bevel": .bevel
    default: .miter
    }
  }
}
