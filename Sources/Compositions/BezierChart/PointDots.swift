// The dots on the points of a smooth chart, and the one at its end.

package import Cairn
package import Foundation

/// Dots by the places of their points.
package final class PointDots {
  /// Clips dots that have left.
  package let clip = CALayer()
  /// Moves with the curve.
  package let content = CALayer()
  /// The dot at the curve's end, in the chart's coordinates, with a halo.
  package let tail = CAShapeLayer()

  private var dots: [Int: CAShapeLayer] = [:]
  private let configuration: BezierChartConfiguration

  /// No dots yet.
  package init(_ configuration: BezierChartConfiguration) {
    self.configuration = configuration
    clip.name = "dots"
    clip.masksToBounds = true
    clip.anchorPoint = .zero
    content.name = "dots-content"
    content.anchorPoint = .zero
    clip.addSublayer(content)
    tail.name = "tail"
    let halo = CAShapeLayer()
    halo.name = "halo"
    tail.addSublayer(halo)
  }

  /// How many dots there are, the one at the end apart.
  package var count: Int { dots.count }

  /// A point's dot.
  package func dot(at place: Int) -> CALayer? { dots[place] }

  /// Removes all dots and takes a layout.
  package func lay(_ look: ChartLook) {
    dots.values.forEach { $0.removeFromSuperlayer() }
    dots = [:]
    let radius = configuration.pointRadius
    let reach = radius + 1.5
    clip.bounds = CGRect(
      x: CoordinateMapper.insetX - reach, y: -reach, width: look.plot.width - 2 * CoordinateMapper.insetX + 2 * reach,
      height: look.plot.height + 2 * reach)
    clip.position = CGPoint(x: look.plot.minX + clip.bounds.minX, y: look.plot.minY + clip.bounds.minY)
    tail.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    tail.path = CGPath(ellipseIn: tail.bounds.insetBy(dx: -1, dy: -1), transform: nil)
    tail.fillColor = configuration.color
    tail.isHidden = configuration.dots == .none
    guard let halo = tail.sublayers?.first as? CAShapeLayer else { return }
    halo.frame = tail.bounds
    halo.path = CGPath(ellipseIn: tail.bounds.insetBy(dx: -radius * 1.6, dy: -radius * 1.6), transform: nil)
    halo.fillColor = configuration.color
    halo.opacity = 0.22
  }

  /// Whether points between which there are so many points have dots.
  package func hasDots(step: CGFloat) -> Bool {
    switch configuration.dots {
    case .all: true
    case .auto: step >= configuration.roomForDots
    case .last, .none: false
    }
  }

  /// Puts dots on the points of a curve, all but its last, and takes those away that are on it no more.
  ///
  /// - Parameter seen: the same points where they are seen now, from which dots glide; nil puts them at once.
  package func show(_ track: CurveTrack, look: ChartLook, from seen: CurveTrack? = nil) {
    guard hasDots(step: track.mapper.step) else { return }
    for place in dots.keys.sorted() where place < track.first {
      dots[place]?.removeFromSuperlayer()
      dots[place] = nil
    }
    for (offset, point) in track.points.dropLast().enumerated() {
      guard let point else { continue }
      let place = track.first + offset
      let dot = dots[place] ?? make(look)
      if dots[place] == nil { content.addSublayer(dot) }
      dots[place] = dot
      let start = seen.flatMap { $0.points.indices.contains(offset) ? $0.points[offset] : nil }
      ChartMotion.slide(dot, from: start ?? point, to: point)
    }
  }

  private func make(_ look: ChartLook) -> CAShapeLayer {
    let dot = CAShapeLayer()
    dot.name = "dot"
    let side = 2 * configuration.pointRadius
    dot.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    dot.path = CGPath(ellipseIn: dot.bounds, transform: nil)
    dot.fillColor = look.theme.background
    dot.strokeColor = configuration.color
    dot.lineWidth = min(2, configuration.lineWidth)
    return dot
  }
}
