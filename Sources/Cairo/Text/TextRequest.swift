// What of a text run decides its layout: all but colour, place and, where nothing depends on it, size.

import Foundation
import Graphics

/// The key of a layout.
struct TextRequest: Hashable {
  var string: String
  var fontName: String
  /// Widest line in ems; nil when lines neither break nor shorten.
  var width: CGFloat?
  /// Height of the box in ems, when the last line that fits is the last shown.
  var height: CGFloat?
  var isWrapped: Bool
  var isJustified: Bool
  var truncation: TextRun.Truncation
  /// Parts that are set differently, colours left out; sizes are ratios to the run's, lengths in its ems.
  var spans: [TextSpan] = []
  /// Extra space between lines in ems.
  var lineSpacing: CGFloat = 0
  /// Fonts may be added later; a layout made before does not know them.
  var fontVersion = FontLibrary.version

  /// The request of a run.
  init(_ run: TextRun) {
    string = run.string
    fontName = run.fontName
    isWrapped = run.isWrapped
    truncation = run.truncation
    lineSpacing = run.lineSpacing / run.fontSize
    spans = run.spans.map { span in
      var style = span.style
      style.color = nil
      style.fontSize = style.fontSize.map { $0 / run.fontSize }
      style.kern /= run.fontSize
      style.baselineOffset /= run.fontSize
      return TextSpan(range: span.range, style: style)
    }
    isJustified = run.isWrapped && run.alignment == .justified
    if run.isWrapped || run.truncation != .none { width = max(0, run.box.width / run.fontSize) }
    if run.isWrapped, run.truncation != .none { height = max(0, run.box.height / run.fontSize) }
  }
}
