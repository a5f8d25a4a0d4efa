// A bar under a zoom chart that says how much of the series is in view, and where.

package import Cairn
package import Foundation

/// A track and the part of it that is in view.
package final class ZoomThumb {
  /// The whole series.
  package let layer = CALayer()
  private let thumb = CALayer()

  /// A bar without a size.
  package init() {
    layer.name = "thumb-track"
    thumb.name = "thumb"
    layer.addSublayer(thumb)
  }

  /// Takes a layout.
  package func lay(_ look: ChartLook, color: CGColor) {
    let height = look.scaled(4)
    layer.frame = CGRect(
      x: look.plot.minX, y: (look.plot.maxY + look.scaled(40)).rounded(), width: look.plot.width, height: height)
    layer.backgroundColor = look.theme.grid
    layer.cornerRadius = height / 2
    thumb.backgroundColor = color
    thumb.cornerRadius = height / 2
  }

  /// Shows a part, from 0 to 1.
  package func show(_ part: ClosedRange<CGFloat>) {
    let width = layer.bounds.width
    let left = min(max(part.lowerBound, 0), 1) * width
    let right = min(max(part.upperBound, 0), 1) * width
    // Never shorter than it is high, so that it stays a bar.
    let length = max(right - left, layer.bounds.height)
    thumb.frame = CGRect(x: min(left, width - length), y: 0, width: length, height: layer.bounds.height)
  }
}
