// Lines of text as layers, in one font family: in boxes of a width, or of exactly the text's size.

package import Cairn
package import Foundation

/// How the texts of a composition are set.
package struct TextFace: Sendable {
  /// Height of a box in ems, that of DejaVu Sans; other fonts sit a pixel off the middle at most.
  private static let lineHeight: CGFloat = 1.164

  /// The family.
  package let family: String
  /// Pixels a point.
  package let scale: CGFloat

  /// A face from all its parts.
  package init(family: String, scale: CGFloat) {
    self.family = family
    self.scale = scale
  }

  /// The name of the family's usual font, or of its bold one.
  package func font(bold: Bool) -> String { bold ? "\(family) Bold" : family }

  /// A line in a box of a width, whose even height keeps it on whole pixels when its middle is.
  package func box(
    _ name: String, size: CGFloat, bold: Bool = false, color: CGColor, width: CGFloat,
    alignment: CATextLayerAlignmentMode
  ) -> CATextLayer {
    let text = layer(name, size: size, bold: bold, color: color)
    text.alignmentMode = alignment
    text.truncationMode = .end
    text.bounds = CGRect(x: 0, y: 0, width: width, height: Self.height(size))
    return text
  }

  /// Height of a line's box, points.
  package static func height(_ size: CGFloat) -> CGFloat { (size * lineHeight / 2).rounded(.up) * 2 }

  /// A line in the size of its text, rounded up to whole points.
  package func line(_ name: String, _ string: String, size: CGFloat, bold: Bool = false, color: CGColor) -> CATextLayer
  {
    let text = layer(name, size: size, bold: bold, color: color)
    text.string = string
    fit(text)
    return text
  }

  /// Gives a text layer the size of its text, rounded up to whole points.
  package func fit(_ text: CATextLayer) {
    let size = text.preferredFrameSize()
    text.bounds = CGRect(x: 0, y: 0, width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The width of a text, points, rounded up.
  package func width(_ string: String, size: CGFloat, bold: Bool = false) -> CGFloat {
    line("", string, size: size, bold: bold, color: .black).bounds.width
  }

  private func layer(_ name: String, size: CGFloat, bold: Bool, color: CGColor) -> CATextLayer {
    let text = CATextLayer()
    text.name = name
    text.font = font(bold: bold)
    text.fontSize = size
    text.foregroundColor = color
    text.contentsScale = scale
    return text
  }
}
