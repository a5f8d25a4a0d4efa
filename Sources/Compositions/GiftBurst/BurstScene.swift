// The picture all ways of building share: gifts, and the counter in the corner they fly to.

package import Cairn
package import Foundation

/// The layers of a burst.
package final class BurstScene {
  /// What the scene is made from.
  package struct Settings {
    /// Seconds from one gift to the next.
    package var delay: Double
    /// Layers of the pool.
    package var poolSize: Int
    /// Text at the bottom, large and small.
    package var heading, sentence: String
    /// Colours and font.
    package var theme: Theme
    /// Colour of the counter's ring.
    package var accent: CGColor
    /// Pixels a point.
    package var scale: CGFloat

    /// Settings from all their parts.
    package init(
      delay: Double, poolSize: Int, heading: String, sentence: String, theme: Theme, accent: CGColor, scale: CGFloat
    ) {
      self.delay = delay
      self.poolSize = poolSize
      self.heading = heading
      self.sentence = sentence
      self.theme = theme
      self.accent = accent
      self.scale = scale
    }
  }

  /// Seconds before the first gift.
  package static let lead = 0.3

  /// The whole picture.
  package let root = CALayer()
  /// Holds the gifts.
  package let gifts = CALayer()
  /// Where each gift rests.
  package let layout: BurstLayout
  /// Seconds from one gift to the next.
  package let delay: Double
  /// Layers of the pool.
  package let poolSize: Int
  /// The pool, when there is one.
  package var pool: GiftPool?
  /// Gifts that have reached the corner.
  package private(set) var arrived = 0

  private let badge = CALayer()
  private let progress = CAShapeLayer()
  private let number: CATextLayer
  private let face: TextFace

  /// A scene before the first gift.
  package init(layout: BurstLayout, size: CGSize, settings: Settings) {
    self.layout = layout
    delay = settings.delay
    poolSize = settings.poolSize
    face = TextFace(family: settings.theme.family, scale: settings.scale)
    let unit = layout.unit
    number = face.line("number", "0", size: 34 * unit, bold: true, color: settings.theme.surfaceInk)
    root.name = "gift-burst"
    root.frame = CGRect(origin: .zero, size: size)
    gifts.name = "gifts"
    gifts.frame = root.bounds
    addText(settings, size: size)
    addBadge(settings.theme, accent: settings.accent)
    root.addSublayer(gifts)
  }

  /// When a gift comes; seconds.
  package func time(of index: Int) -> Double { Self.lead + delay * Double(index) }

  /// Adds a new gift for a place.
  package func add(_ place: BurstLayout.Place) -> CALayer {
    let gift = GiftLayer(side: layout.side)
    gift.paint(row: place.row, column: place.column)
    gifts.addSublayer(gift.layer)
    return gift.layer
  }

  /// Counts a gift that reached the corner: the number grows, the ring closes, and both give a nod.
  package func collect() {
    arrived += 1
    CATransaction.unanimated {
      number.string = "\(arrived)"
      face.fit(number)
      let grow = CABasicAnimation(keyPath: "strokeEnd")
      grow.fromValue = progress.presentation()?.strokeEnd ?? progress.strokeEnd
      grow.duration = 0.2
      grow.timingFunction = CAMediaTimingFunction(name: .easeOut)
      progress.strokeEnd = CGFloat(arrived) / CGFloat(layout.count)
      progress.add(grow, forKey: "grow")
      let nod = CAKeyframeAnimation(keyPath: "transform.scale")
      nod.values = [1, 1.12, 1]
      nod.duration = 0.18
      badge.add(nod, forKey: "nod")
    }
  }

  private func addBadge(_ theme: Theme, accent: CGColor) {
    let radius = 52 * layout.unit
    badge.name = "counter"
    badge.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    badge.position = layout.corner
    let middle = CGPoint(x: radius, y: radius)
    let ring = CGMutablePath()
    ring.addArc(
      center: middle, radius: radius - 4 * layout.unit, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: false)
    let plate = CAShapeLayer()
    plate.name = "plate"
    plate.frame = badge.bounds
    plate.path = ring
    plate.fillColor = theme.surface
    plate.strokeColor = theme.surfaceMuted.copy(alpha: 0.25)
    plate.lineWidth = 7 * layout.unit
    progress.name = "progress"
    progress.frame = badge.bounds
    progress.path = ring
    progress.fillColor = CGColor.clear
    progress.strokeColor = accent
    progress.lineWidth = 7 * layout.unit
    progress.lineCap = .round
    progress.strokeEnd = 0
    number.position = middle
    for layer in [plate, progress, number] { badge.addSublayer(layer) }
    root.addSublayer(badge)
  }

  /// Heading and sentence, their right edges in line with the counter's.
  private func addText(_ settings: Settings, size: CGSize) {
    let unit = layout.unit
    var bottom = size.height - 60 * unit
    for (name, string, points, bold, color) in [
      ("sentence", settings.sentence, 19 * unit, false, settings.theme.muted),
      ("heading", settings.heading, 40 * unit, true, settings.theme.ink),
    ] where !string.isEmpty {
      let line = face.line(name, string, size: points, bold: bold, color: color)
      line.position = CGPoint(
        x: size.width - 60 * unit - line.bounds.width / 2, y: bottom - line.bounds.height / 2)
      bottom -= line.bounds.height + 8 * unit
      root.addSublayer(line)
    }
  }
}
