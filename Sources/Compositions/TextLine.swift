// One line of text as a layer of exactly its size, which can be placed by its edges without guessing.

package import Cairn
package import Foundation

/// How the texts of a composition are set.
package struct TextFace: Sendable {
  /// The family.
  package var family: String
  /// Pixels a point.
  package var scale: CGFloat

  /// A face from all its parts.
  package init(family: String, scale: CGFloat) {
    self.family = family
    self.scale = scale
  }

  /// A text layer of one line in the size of its text, rounded up to whole points.
  package func line(_ name: String, _ string: String, size: CGFloat, bold: Bool = false, color: CGColor) -> CATextLayer
  {
    let text = CATextLayer()
    text.name = name
    text.font = bold ? "\(family) Bold" : family
    text.fontSize = size
    text.foregroundColor = color
    text.contentsScale = scale
    text.string = string
    fit(text)
    return text
  }

  /// Gives a text layer the size of its text, rounded up to whole points.
  package func fit(_ text: CATextLayer) {
    let size = text.preferredFrameSize()
    text.bounds = CGRect(x: 0, y: 0, width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
