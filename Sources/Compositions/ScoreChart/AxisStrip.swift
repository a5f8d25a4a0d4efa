// The texts under the plot: they scroll with it, and fade where they leave it, since half a number is none.

package import Cairn
package import Foundation

/// The texts of the event axis.
package final class AxisStrip {
  /// As wide as the chart; texts fade in it beside the plot.
  package let layer = CALayer()
  /// Scrolls with the plot, in whose coordinates it is along the axis.
  package let content = CALayer()
  private let style: ChartStyle

  /// Height of the strip, points.
  private static let height: CGFloat = 32
  /// Room for the half of a text that is cut by a tile's end.
  private static let reach: CGFloat = 40

  /// A strip without texts, across a chart of a width.
  package init(width: CGFloat, style: ChartStyle) {
    self.style = style
    layer.name = "event-axis"
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: Self.height)
    let fade = CAGradientLayer()
    fade.name = "edges"
    fade.frame = layer.bounds
    fade.colors = [CGColor.clear, CGColor.black, CGColor.black, CGColor.clear]
    fade.startPoint = CGPoint(x: 0, y: 0.5)
    fade.endPoint = CGPoint(x: 1, y: 0.5)
    let (left, right) = (ChartStyle.Padding.left / width, 1 - ChartStyle.Padding.right / width)
    fade.locations = [0, left, right, 1].map { NSNumber(value: Double($0)) }
    layer.mask = fade
    content.name = "event-texts"
    content.anchorPoint = .zero
    let holder = CALayer()
    holder.name = "scroll"
    holder.position = CGPoint(x: ChartStyle.Padding.left, y: 0)
    holder.addSublayer(content)
    layer.addSublayer(holder)
  }

  /// Shows marks along an axis of a length, kept as bitmaps unless they are to change at once.
  package func show(_ marks: [AxisMarks.Mark], length: CGFloat, isRasterized: Bool) {
    content.sublayers = AxisTiles.layers("marks", length: length, height: Self.height, scale: style.scale) { tile in
      tile.shouldRasterize = isRasterized
      let span = tile.bounds.insetBy(dx: -Self.reach, dy: 0)
      for mark in marks where mark.x > span.minX && mark.x < span.maxX {
        let text = style.face.box(
          "mark", size: ChartStyle.axisSize, color: style.faintText, width: 2 * Self.reach, alignment: .center)
        text.string = mark.text
        text.position = CGPoint(x: mark.x, y: Self.height / 2)
        tile.addSublayer(text)
      }
    }
  }
}
