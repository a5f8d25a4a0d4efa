// Text to be set in a box: what a text painter needs, and nothing about how it shapes it.

public import Foundation

/// A piece of text with its look and the box it is set in.
public struct TextRun: Sendable, Hashable {
  /// Where lines sit between the left and the right edge.
  public enum Alignment: String, Sendable, Hashable {
    /// As the script is read.
    case natural
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the middle.
    case center
    /// Stretched from edge to edge, but for the last line of a paragraph.
    case justified
  }
  /// Which part gives way to an ellipsis when a line does not fit.
  public enum Truncation: String, Sendable, Hashable {
    /// No part: what does not fit goes on.
    case none
    /// The beginning.
    case start
    /// The middle.
    case middle
    /// The end.
    case end
  }

  /// The text.
  public var string: String
  /// A family or PostScript name.
  public var fontName: String
  /// Em size in the drawing's units.
  public var fontSize: CGFloat
  /// Colour of the glyphs.
  public var color: CGColor
  /// The box: the first line's ascent starts at its top edge (its smaller y).
  public var box: CGRect
  /// Alignment in the box.
  public var alignment: Alignment
  /// Whether lines break at the box's width.
  public var isWrapped: Bool
  /// Truncation of a line that does not fit.
  public var truncation: Truncation
  /// Parts that look different, in order.
  public var spans: [TextSpan]
  /// Extra space between lines, in the drawing's units.
  public var lineSpacing: CGFloat

  /// A run from all its parts.
  public init(
    string: String, fontName: String, fontSize: CGFloat, color: CGColor, box: CGRect, alignment: Alignment = .natural,
    isWrapped: Bool = false, truncation: Truncation = .none, spans: [TextSpan] = [], lineSpacing: CGFloat = 0
  ) {
    self.string = string
    self.fontName = fontName
    self.fontSize = fontSize
    self.color = color
    self.box = box
    self.alignment = alignment
    self.isWrapped = isWrapped
    self.truncation = truncation
    self.spans = spans
    self.lineSpacing = lineSpacing
  }

  /// Where ink may fall: a bound and not a measurement, since measuring needs a shaper.
  ///
  /// No glyph of a common font is wider than 1.1 em for an ASCII character, or than two ems for another; accents and
  /// italics overshoot by less than an em.
  public var reach: CGRect {
    let ems = string.unicodeScalars.reduce(CGFloat(0)) { $0 + ($1.isASCII ? 1.1 : 2) }
    let newlines = CGFloat(string.unicodeScalars.count { $0.properties.isWhitespace && $0 != " " })
    let largest = spans.reduce(fontSize) { max($0, $1.style.fontSize ?? 0) }
    let kern = spans.reduce(CGFloat(0)) { $0 + max(0, $1.style.kern) * CGFloat($1.range.count) }
    let line = ems * largest + kern
    let width = isWrapped || truncation != .none ? box.width : max(line, box.width)
    // Broken at words, a line is at least half full; in a box narrower than a word every character may have its own.
    let broken = isWrapped ? min(2 * line / max(box.width, 1), CGFloat(string.utf16.count)) : 0
    let height = max(box.height, (broken + newlines + 1) * (largest * 2 + max(0, lineSpacing)))
    let left: CGFloat
    let span: CGFloat
    switch alignment {
    case .left: (left, span) = (box.minX, width)
    case .right: (left, span) = (box.maxX - width, width)
    case .center: (left, span) = (box.midX - width / 2, width)
    case .natural, .justified: (left, span) = (box.maxX - width, 2 * width - box.width)
    }
    return CGRect(x: left, y: box.minY, width: span, height: height).insetBy(dx: -largest, dy: -largest)
  }
}
