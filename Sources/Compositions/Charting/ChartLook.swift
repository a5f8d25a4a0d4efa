// The looks of a chart at its size: a theme, sizes of text that grow with the canvas, and where its parts lie.

import Cairn
package import Foundation

/// Looks and sizes that a chart's parts agree on.
package struct ChartLook: Sendable {
  /// Colours.
  package let theme: Theme
  /// Makes text.
  package let text: TextFace
  /// Pixels a point.
  package let scale: CGFloat
  /// The chart's size.
  package let size: CGSize
  /// How much larger text is than on 1280 × 720 points, so that it is as legible on any canvas.
  package let zoom: CGFloat
  /// Where lines are drawn.
  package let plot: CGRect

  /// The looks at a size; `gutter` is the widest text of the value axis.
  package init(theme: Theme, size: CGSize, scale: CGFloat, gutter: CGFloat) {
    self.theme = theme
    self.size = size
    self.scale = scale
    text = TextFace(family: theme.family, scale: scale)
    zoom = Self.zoom(size)
    let margin = theme.margins(in: size)
    let top = margin.height + (96 * zoom).rounded()
    let bottom = margin.height + (30 * zoom).rounded()
    plot = CGRect(
      x: margin.width, y: top, width: max(60, size.width - 2 * margin.width - gutter),
      height: max(40, size.height - top - bottom))
  }

  /// The size of text against that on 1280 × 720 points.
  package static func zoom(_ size: CGSize) -> CGFloat { min(max(min(size.width / 1280, size.height / 720), 0.6), 3) }

  /// A size of text or a distance, as on 1280 × 720 points.
  package func scaled(_ length: CGFloat) -> CGFloat { (length * zoom * 2).rounded() / 2 }

  /// Size of the text of axes.
  package var axisSize: CGFloat { scaled(14) }
}
