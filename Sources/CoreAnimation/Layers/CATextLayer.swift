// A layer that shows text.

public import Foundation
public import Graphics
package import RenderTree

/// The rows CATextLayer adds.
package enum TextKeys {
  package static let string = LayerKey("string", default: PropertyValue.none, action: .none)
  package static let font = LayerKey("font", default: String?.some("Helvetica"), action: .none)
  package static let fontSize = LayerKey("fontSize", default: CGFloat(36))
  package static let foregroundColor = LayerKey(
    "foregroundColor", default: ColorProperty?.some(ColorProperty(color: .white)))
  package static let isWrapped = LayerKey("wrapped", default: false, action: .none)
  package static let truncationMode = LayerKey("truncationMode", default: "none", action: .none)
  package static let alignmentMode = LayerKey("alignmentMode", default: "natural", action: .none)
  package static let allowsFontSubpixelQuantization = LayerKey(
    "allowsFontSubpixelQuantization", default: false, impact: .inert, action: .none)

  package static let all: [KeyID] = [
    string.id, font.id, fontSize.id, foregroundColor.id, isWrapped.id, truncationMode.id, alignmentMode.id,
    allowsFontSubpixelQuantization.id,
  ]
}

/// Sets text in the bounds, the first line's ascent at their top edge; any script, drawn as outlines at every scale.
open class CATextLayer: CALayer {
  package override class var renderClassName: String {
    self == CATextLayer.self ? "CATextLayer" : String(describing: self)
  }
  package override class var contentRecipe: (any ContentRecipe.Type)? { TextRecipe.self }

  /// The text: a `String`, or an `NSAttributedString`, whose own attributes count in place of `font`, `fontSize` and
  /// `foregroundColor`.
  public final var string: Any? {
    get {
      switch self[TextKeys.string] {
      case .string(let plain): plain
      case .text(let text): NSAttributedString(text)
      default: nil
      }
    }
    set {
      switch newValue {
      case let attributed as NSAttributedString: self[TextKeys.string] = .text(AttributedText(attributed))
      case let plain as String: self[TextKeys.string] = .string(plain)
      case let plain as NSString: self[TextKeys.string] = .string(String(describing: plain))
      default: self[TextKeys.string] = .none
      }
    }
  }
  /// The font: a family or PostScript name, or a `CTFont`, whose size is not taken.
  public final var font: Any? {
    get { self[TextKeys.font] }
    set { self[TextKeys.font] = TextAttributes.fontName(newValue) }
  }
  /// Em size, points.
  public final var fontSize: CGFloat {
    get { self[TextKeys.fontSize] }
    set { self[TextKeys.fontSize] = newValue }
  }
  /// Colour of the glyphs.
  public final var foregroundColor: CGColor? {
    get { self[TextKeys.foregroundColor]?.color }
    set { self[TextKeys.foregroundColor] = newValue.map { ColorProperty(color: $0) } }
  }
  /// Whether lines break at the width of the bounds.
  public final var isWrapped: Bool {
    get { self[TextKeys.isWrapped] }
    set { self[TextKeys.isWrapped] = newValue }
  }
  /// Truncation of a line that does not fit.
  public final var truncationMode: CATextLayerTruncationMode {
    get { CATextLayerTruncationMode(rawValue: self[TextKeys.truncationMode]) }
    set { self[TextKeys.truncationMode] = newValue.rawValue }
  }
  /// Alignment between the edges.
  public final var alignmentMode: CATextLayerAlignmentMode {
    get { CATextLayerAlignmentMode(rawValue: self[TextKeys.alignmentMode]) }
    set { self[TextKeys.alignmentMode] = newValue.rawValue }
  }
  /// Kept, and without effect: glyphs always stand at subpixel positions.
  public final var allowsFontSubpixelQuantization: Bool {
    get { self[TextKeys.allowsFontSubpixelQuantization] }
    set { self[TextKeys.allowsFontSubpixelQuantization] = newValue }
  }
}

/// One run of text in the bounds.
enum TextRecipe: ContentRecipe {
  static func record(_ values: PropertyStore, _ context: RecipeContext, into list: inout DisplayList) {
    var run = TextRun(
      string: "", fontName: values[TextKeys.font] ?? "Helvetica", fontSize: values[TextKeys.fontSize],
      color: values[TextKeys.foregroundColor]?.color ?? .clear, box: context.bounds,
      alignment: TextRun.Alignment(rawValue: values[TextKeys.alignmentMode]) ?? .natural,
      isWrapped: values[TextKeys.isWrapped],
      truncation: TextRun.Truncation(rawValue: values[TextKeys.truncationMode]) ?? .none)
    switch values[TextKeys.string] {
    case .string(let plain):
      run.string = plain
      guard run.color.alpha > 0 else { return }
    case .text(let text):
      run.string = text.string
      run.spans = text.spans
      run.lineSpacing = text.lineSpacing
      // What the attributes leave open is as in a plain attributed string.
      (run.fontName, run.fontSize, run.color) = ("Helvetica", 12, .black)
      if let alignment = text.alignment, run.alignment == .natural { run.alignment = alignment }
    default: return
    }
    list.append(.text(run))
  }
}
