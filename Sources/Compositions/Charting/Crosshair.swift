// What marks a touched point: a line through it, a dot on it, and a bubble with its value that stays inside the plot.

package import Cairn
package import Foundation

/// Line, dot and bubble.
package final class Crosshair {
  /// Holds all three; in the coordinates of the whole chart.
  package let layer = CALayer()
  /// Holds line and dot; moves as the drawing under it does.
  package let moving = CALayer()
  /// The bubble's plate.
  package let bubble = CAShapeLayer()
  /// The bubble's value.
  package private(set) var value = CATextLayer()
  /// Where the point lies, in the chart; nil while nothing is touched.
  package private(set) var point: CGPoint?

  private var label = CATextLayer()
  private let line = CALayer()
  private let dot = CAShapeLayer()
  private var look: ChartLook?

  /// A crosshair that is not seen.
  package init() {
    layer.name = "crosshair"
    layer.opacity = 0
    moving.name = "crosshair-content"
    moving.anchorPoint = .zero
    line.name = "crosshair-line"
    dot.name = "crosshair-dot"
    bubble.name = "bubble"
    layer.addSublayer(moving)
    moving.addSublayer(line)
    moving.addSublayer(dot)
    layer.addSublayer(bubble)
  }

  /// Takes the sizes and colours of a layout, and hides.
  package func lay(_ look: ChartLook, color: CGColor) {
    self.look = look
    point = nil
    layer.removeAllAnimations()
    layer.opacity = 0
    layer.frame = CGRect(origin: .zero, size: look.size)
    line.bounds.size = CGSize(width: 1, height: look.plot.height)
    line.backgroundColor = look.theme.muted
    let radius = look.scaled(6)
    dot.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
    dot.path = CGPath(ellipseIn: dot.bounds, transform: nil)
    dot.fillColor = color
    dot.strokeColor = look.theme.background
    dot.lineWidth = look.scaled(2.5)
    bubble.fillColor = look.theme.surface
    bubble.sublayers = nil
    label = look.text.box(
      "bubble-label", size: look.scaled(13), color: look.theme.surfaceMuted, width: 10, alignment: .center)
    value = look.text.box(
      "bubble-value", size: look.scaled(18), bold: true, color: look.theme.surfaceInk, width: 10, alignment: .center)
    bubble.addSublayer(label)
    bubble.addSublayer(value)
  }

  /// Marks a point of the chart; a y that is no number marks a gap, without a dot.
  ///
  /// - Parameters:
  ///   - goal: the point when the drawing under it has come to rest.
  ///   - rest: where ``moving`` is then.
  ///   - glides: whether it moves there with the transaction, because the drawing does.
  ///   - extent: the highest and the lowest point of the drawing between two x, which the bubble should leave free.
  package func show(
    _ goal: CGPoint, rest: CGFloat = 0, label words: String, value text: String, glides: Bool = false,
    extent: (ClosedRange<CGFloat>) -> ClosedRange<CGFloat>?
  ) {
    guard let look else { return }
    let isNew = point == nil
    point = goal
    label.string = words
    value.string = text
    let hasValue = goal.y.isFinite
    let size = CGSize(
      width: max(
        look.text.width(words, size: look.scaled(13)), look.text.width(text, size: look.scaled(18), bold: true))
        + look.scaled(28), height: look.scaled(54))
    if bubble.bounds.size != size {
      bubble.bounds.size = size
      bubble.path = CGPath(
        roundedRect: bubble.bounds, cornerWidth: look.scaled(10), cornerHeight: look.scaled(10), transform: nil)
      for (text, y) in [(label, 18.0), (value, 37.0)] {
        text.bounds.size.width = size.width
        text.position = CGPoint(x: size.width / 2, y: look.scaled(y))
      }
    }
    dot.isHidden = !hasValue
    for part in [line, dot as CALayer] {
      let y = part === line || !hasValue ? look.plot.midY : goal.y
      let place = CGPoint(x: goal.x - rest, y: y)
      if glides, !isNew {
        ChartMotion.slide(part, to: place)
      } else {
        ChartMotion.slide(part, from: place, to: place)
      }
    }
    let frame = Self.frame(of: size, at: goal, in: look.plot, distance: look.scaled(18), extent: extent)
    moveBubble(to: CGPoint(x: frame.midX, y: frame.midY), jumps: isNew)
    if isNew { ChartMotion.fade(layer, to: 1) }
  }

  /// Fades it out.
  package func hide() {
    guard point != nil else { return }
    point = nil
    ChartMotion.fade(layer, to: 0)
  }

  /// The bubble follows softly, so that it does not jump where the drawing beneath it does.
  private func moveBubble(to goal: CGPoint, jumps: Bool) {
    let seen = bubble.presentation()?.position ?? bubble.position
    bubble.position = goal
    guard !jumps, seen != goal else {
      bubble.removeAnimation(forKey: "slide")
      return
    }
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = seen
    animation.toValue = goal
    animation.duration = 0.16
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    bubble.add(animation, forKey: "slide")
  }

  /// Where a bubble lies: over the point as far as the plot lets it, above the highest of what is drawn under it; below
  /// the lowest where there is no room above; close to the point where there is none below either.
  package static func frame(
    of size: CGSize, at point: CGPoint, in plot: CGRect, distance: CGFloat,
    extent: (ClosedRange<CGFloat>) -> ClosedRange<CGFloat>?
  ) -> CGRect {
    // Whole points, for sharp text; downwards, so that it stays inside.
    let left = max(min(max(point.x - size.width / 2, plot.minX), plot.maxX - size.width).rounded(.down), plot.minX)
    let y = point.y.isFinite ? point.y : plot.midY
    let drawn = extent(left...left + size.width) ?? y...y
    let (high, low) = (min(drawn.lowerBound, y), max(drawn.upperBound, y))
    var top = high - distance - size.height
    if top < plot.minY { top = low + distance }
    if top + size.height > plot.maxY { top = y - distance - size.height }
    if top < plot.minY { top = y + distance }
    return CGRect(
      x: left, y: max(min(max(top, plot.minY), plot.maxY - size.height).rounded(.down), plot.minY),
      width: size.width, height: size.height)
  }
}
