// Text to be set in a box: what a text painter needs, and nothing about how it shapes it.

public import Foundation

/// A piece of text with its look and the box it is set in.
public struct TextRun: Sendable, Hashable {
  /// Where lines sit between the left and the right edge.
  public enum Alignment: String, Sendable, Hashable { case natural, left, right, center, justified }
  /// Which part gives way to an ellipsis when a line does not fit.
  public enum Truncation: String, Sendable, Hashable { case none, start, middle, end }

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

  /// A run from all its parts.
  public init(
    string: String, fontName: String, fontSize: CGFloat, color: CGColor, box: CGRect, alignment: Alignment = .natural,
    isWrapped: Bool = false, truncation: Truncation = .none
  ) {
    self.string = string
    self.fontName = fontName
    self.fontSize = fontSize
    self.color = color
    self.box = box
    self.alignment = alignment
    self.isWrapped = isWrapped
    self.truncation = truncation
  }

  /// Where ink may fall: the box grown by what glyphs, unbroken lines and lines past the bottom can overshoot.
  ///
  /// A bound and not a measurement, since measuring needs a shaper: no glyph of a common font is wider than two ems.
  public var reach: CGRect {
    let overshoot = fontSize
    let longest = isWrapped ? 0 : CGFloat(string.utf16.count) * fontSize * 2
    let lines = CGFloat(
      isWrapped ? string.utf16.count : string.split(separator: "\n", omittingEmptySubsequences: false).count)
    return CGRect(
      x: box.minX - overshoot - longest, y: box.minY - overshoot,
      width: box.width + 2 * (overshoot + longest), height: max(box.height, lines * fontSize * 2) + 2 * overshoot)
  }
}
