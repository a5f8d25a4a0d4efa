// Text whose parts differ in look, as a value.

public import Foundation

/// The look of a part of a text; what is nil is as in the text around it. Lengths in the drawing's units.
public struct TextStyle: Sendable, Hashable {
  /// A family or PostScript name.
  public var fontName: String?
  /// Em size.
  public var fontSize: CGFloat?
  /// Colour of the glyphs and lines.
  public var color: CGColor?
  /// Extra space after each glyph.
  public var kern: CGFloat = 0
  /// How far the baseline is raised.
  public var baselineOffset: CGFloat = 0
  /// Whether a line runs beneath.
  public var isUnderlined = false
  /// Whether a line runs through.
  public var isStruck = false

  /// The look of the text around.
  public init() {}
}

/// A part of a text and its look.
public struct TextSpan: Sendable, Hashable {
  /// UTF-8 offsets.
  public var range: Range<Int>
  /// The look.
  public var style: TextStyle

  /// A part.
  public init(range: Range<Int>, style: TextStyle) {
    self.range = range
    self.style = style
  }
}

/// A text with parts that differ in look, and the look of its paragraphs.
public struct AttributedText: Sendable, Hashable {
  /// The text.
  public var string: String
  /// Its parts, in order, without overlap.
  public var spans: [TextSpan]
  /// Alignment that its paragraphs ask for.
  public var alignment: TextRun.Alignment?
  /// Extra space between lines.
  public var lineSpacing: CGFloat

  /// A text from its parts.
  public init(string: String, spans: [TextSpan], alignment: TextRun.Alignment? = nil, lineSpacing: CGFloat = 0) {
    self.string = string
    self.spans = spans
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }
}
