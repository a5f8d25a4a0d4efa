// The look of a part of a text.

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
