// Text layers of the chart: one font, one line, placed by the middle of the line.

package import Cairn
package import Foundation

/// Makes text layers.
package enum ChartText {
  /// Height of a line in ems, that of DejaVu Sans; other fonts sit a pixel off the middle at most.
  package static let lineHeight: CGFloat = 1.164

  /// A line of text in a box of a width, whose even height keeps it on whole pixels when its middle is.
  package static func line(
    _ name: String, size: CGFloat, bold: Bool = false, color: CGColor, width: CGFloat,
    alignment: CATextLayerAlignmentMode, style: ChartStyle
  ) -> CATextLayer {
    let text = CATextLayer()
    text.name = name
    text.font = bold ? "\(style.font) Bold" : style.font
    text.fontSize = size
    text.foregroundColor = color
    text.alignmentMode = alignment
    text.truncationMode = .end
    text.contentsScale = style.scale
    text.bounds = CGRect(x: 0, y: 0, width: width, height: (size * lineHeight / 2).rounded(.up) * 2)
    return text
  }
}
