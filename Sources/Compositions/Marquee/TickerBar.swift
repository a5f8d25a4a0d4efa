// The plate a ticker runs on: its label, soft edges, and the mark of the item that was hit.

package import Cairn
package import Foundation

/// A plate with a ticker in it.
package final class TickerBar {
  /// How plates look, all of one scene alike.
  package struct Look {
    package var plate, ink, muted, accent, accentInk: CGColor
    package var face: TextFace
    /// Em size, points.
    package var fontSize: CGFloat

    /// The look of a theme with an accent.
    package init(_ theme: Theme, accent: CGColor, fontSize: CGFloat, scale: CGFloat) {
      let isLight = theme.appearance == .light
      plate = isLight ? theme.background : theme.surface
      ink = isLight ? theme.ink : theme.surfaceInk
      muted = isLight ? theme.muted : theme.surfaceMuted
      self.accent = accent
      let brightness = 0.299 * accent.red + 0.587 * accent.green + 0.114 * accent.blue
      accentInk = CGColor(gray: brightness > 0.62 ? 0.08 : 1, alpha: 1)
      face = TextFace(family: theme.family, scale: scale)
      self.fontSize = fontSize
    }

    /// Height of a plate for one line.
    package var lineHeight: CGFloat { (fontSize * 1.1).rounded() * 2 }
  }

  /// The plate.
  package let layer = CALayer()
  /// The box the ticker fills, in the plate.
  package let box: CGRect

  private let look: Look
  private let radius: CGFloat
  private let mark = CALayer()
  private let sign = CAShapeLayer()

  /// A plate of a size. Without a label the box begins at the left edge.
  package init(_ frame: CGRect, label: String, look: Look, isHorizontal: Bool) {
    self.look = look
    radius = (look.fontSize * 0.4).rounded()
    layer.name = "bar"
    layer.frame = frame
    layer.backgroundColor = look.plate
    layer.cornerRadius = radius
    var left = (look.fontSize * (isHorizontal ? 0.2 : 0.8)).rounded()
    if !label.isEmpty {
      let badge = Self.badge(label, height: frame.height, radius: radius, look: look)
      layer.addSublayer(badge)
      left = badge.bounds.width + (isHorizontal ? 0 : (look.fontSize * 0.8).rounded())
    }
    let inset = isHorizontal ? 0 : (look.fontSize * 0.35).rounded()
    box = CGRect(
      x: left, y: inset, width: max(1, frame.width - left - (look.fontSize * 0.2).rounded()),
      height: max(1, frame.height - 2 * inset))
    mark.name = "hit"
    mark.cornerRadius = (look.fontSize * 0.3).rounded()
    mark.isHidden = true
    addSign(frame)
  }

  /// Puts the ticker in its box and softens the box's edges.
  package func hold(_ ticker: Ticker, isHorizontal: Bool) {
    ticker.layer.position = CGPoint(x: box.midX, y: box.midY)
    mark.backgroundColor = look.accent.copy(alpha: 0.28)
    ticker.track.insertSublayer(mark, at: 0)
    layer.insertSublayer(ticker.layer, at: 0)
    let depth = (look.fontSize * (isHorizontal ? 1.1 : 0.9)).rounded()
    for isEnd in [false, true] {
      let edge = CAGradientLayer()
      edge.name = isEnd ? "edge-end" : "edge-start"
      edge.colors = [look.plate, look.plate.copy(alpha: 0) ?? .clear]
      let (near, far) = (
        CGPoint(x: isHorizontal ? 0 : 0.5, y: isHorizontal ? 0.5 : 0),
        CGPoint(x: isHorizontal ? 1 : 0.5, y: isHorizontal ? 0.5 : 1)
      )
      (edge.startPoint, edge.endPoint) = isEnd ? (far, near) : (near, far)
      if isHorizontal {
        edge.frame = CGRect(x: isEnd ? box.maxX - depth : box.minX, y: box.minY, width: depth, height: box.height)
      } else {
        edge.frame = CGRect(x: box.minX, y: isEnd ? box.maxY - depth : box.minY, width: box.width, height: depth)
      }
      layer.insertSublayer(edge, above: ticker.layer)
    }
  }

  /// Marks the item of a copy that was hit, and shows that the ticker stands still; nil takes both away.
  package func show(hit item: CALayer?, in copy: CALayer?, text: String) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    mark.isHidden = item == nil
    sign.isHidden = item == nil
    if let item, let copy {
      let frame = item.frame.offsetBy(dx: copy.position.x, dy: copy.position.y)
      mark.frame = frame.insetBy(dx: -look.fontSize * 0.35, dy: -look.fontSize * 0.22)
      mark.name = "hit: \(text)"
    }
    CATransaction.commit()
  }

  /// Two strokes at the right end.
  private func addSign(_ frame: CGRect) {
    let size = (look.fontSize * 0.8).rounded()
    let plate = (size * 1.9).rounded()
    sign.name = "paused"
    sign.bounds = CGRect(x: 0, y: 0, width: plate, height: plate)
    sign.position = CGPoint(x: frame.width - look.lineHeight / 2, y: frame.height / 2)
    sign.cornerRadius = plate / 2
    sign.backgroundColor = look.accent
    let path = CGMutablePath()
    for x in [plate / 2 - size * 0.34, plate / 2 + size * 0.1] {
      path.addRect(CGRect(x: x, y: (plate - size) / 2, width: size * 0.24, height: size))
    }
    sign.path = path
    sign.fillColor = look.accentInk
    sign.isHidden = true
    layer.addSublayer(sign)
  }

  private static func badge(_ label: String, height: CGFloat, radius: CGFloat, look: Look) -> CALayer {
    let text = look.face.line(
      "label", label, size: (look.fontSize * 0.78).rounded(), bold: true, color: look.accentInk)
    let badge = CALayer()
    badge.name = "badge"
    badge.anchorPoint = .zero
    badge.bounds = CGRect(
      x: 0, y: 0, width: text.bounds.width + 2 * (look.fontSize * 0.75).rounded(), height: height)
    badge.backgroundColor = look.accent
    badge.cornerRadius = radius
    badge.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    text.position = CGPoint(x: (badge.bounds.width / 2).rounded(), y: (height / 2).rounded())
    badge.addSublayer(text)
    return badge
  }
}
