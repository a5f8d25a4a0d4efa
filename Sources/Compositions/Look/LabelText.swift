// A line of text as a layer: one font family, placed by the middle of the line, and how wide it will be.

package import Cairn
package import Foundation

/// Makes lines of text.
package struct LabelText: Sendable {
  /// Height of a line in ems, that of DejaVu Sans; other fonts sit a pixel off the middle at most.
  package static let lineHeight: CGFloat = 1.164

  /// Family of the text.
  package var family: String
  /// Pixels a point.
  package var scale: CGFloat

  /// A maker of lines in a family.
  package init(family: String, scale: CGFloat) {
    self.family = family
    self.scale = scale
  }

  /// A line in a box of a width, whose even height keeps it on whole pixels when its middle is.
  package func layer(
    _ name: String, size: CGFloat, bold: Bool = false, color: CGColor, width: CGFloat,
    alignment: CATextLayerAlignmentMode
  ) -> CATextLayer {
    let text = CATextLayer()
    text.name = name
    text.font = bold ? "\(family) Bold" : family
    text.fontSize = size
    text.foregroundColor = color
    text.alignmentMode = alignment
    text.truncationMode = .end
    text.contentsScale = scale
    text.bounds = CGRect(x: 0, y: 0, width: width, height: Self.height(size))
    return text
  }

  /// Height of a line's box, points.
  package static func height(_ size: CGFloat) -> CGFloat { (size * lineHeight / 2).rounded(.up) * 2 }

  /// At least the width of a text, points, by the widths of DejaVu Sans, which is wider than most.
  package static func width(_ text: String, size: CGFloat, bold: Bool = false) -> CGFloat {
    let ems = text.unicodeScalars.reduce(CGFloat(0)) { $0 + advance($1) }
    return (ems * size * (bold ? 1.13 : 1)).rounded(.up) + 1
  }

  private static func advance(_ scalar: Unicode.Scalar) -> CGFloat {
    switch scalar {
    case "0"..."9", "$", "€", "£": 0.637
    case " ", "\u{A0}", ".", ",", ":", ";", "'", "i", "j", "l", "I", "|": 0.34
    case "-", "(", ")", "/", "f", "t", "r": 0.42
    case "m", "w", "M", "W", "%", "@", "+", "−", "–", "—": 0.99
    case "A"..."Z": 0.77
    case "\u{1100}"...: 1.05
    default: 0.635
    }
  }
}
