// Text whose parts differ in look, as a value.

public import Foundation

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
