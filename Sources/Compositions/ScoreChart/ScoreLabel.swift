// The scoreboard over the chart: both names and the latest score, and the game clock of the latest event.

package import Cairn
package import Foundation

/// The latest score in the top padding.
package final class ScoreLabel {
  /// Holds the texts.
  package let layer = CALayer()
  /// `106 – 109`.
  package let score: CATextLayer
  private let clock: CATextLayer
  private let heading: CATextLayer

  /// A scoreboard of a width.
  package init(width: CGFloat, title: String, home: String, away: String, style: ChartStyle) {
    score = style.face.box(
      "latest-score", size: 26, bold: true, color: style.strongText, width: 170, alignment: .center)
    clock = style.face.box("clock", size: 15, color: style.text, width: 120, alignment: .right)
    heading = style.face.box(
      "title", size: 14, color: style.text, width: max(0, width / 2 - 320), alignment: .left)
    layer.name = "score-label"
    layer.frame = CGRect(x: 0, y: 0, width: width, height: ChartStyle.Padding.top)
    let middle = CGPoint(x: (width / 2).rounded(), y: ChartStyle.Padding.top / 2 - 1)
    score.position = middle
    clock.position = CGPoint(x: width - ChartStyle.Padding.right - clock.bounds.width / 2, y: middle.y)
    let room = max(20, min(220, width / 2 - score.bounds.width / 2 - 12))
    for (side, name, direction) in [(Side.home, home, -1.0), (.away, away, 1.0)] {
      let text = style.face.box(
        "\(side.rawValue)-name", size: 19, bold: true, color: style.color(of: side), width: room,
        alignment: side == .home ? .right : .left)
      text.string = name
      text.position = CGPoint(
        x: middle.x + direction * (score.bounds.width / 2 + room / 2), y: middle.y + 1)
      layer.addSublayer(text)
    }
    layer.addSublayer(score)
    if width >= 640 {
      layer.addSublayer(clock)
      heading.string = title
      heading.position = CGPoint(x: ChartStyle.Padding.left + heading.bounds.width / 2, y: middle.y + 2)
      if heading.bounds.width > 40 { layer.addSublayer(heading) }
    }
  }

  /// The text at the left.
  package var title: String {
    get { heading.string as? String ?? "" }
    set { heading.string = newValue }
  }

  /// Shows no score.
  package func clear() {
    score.string = nil
    clock.string = nil
  }

  /// Shows an event's score and clock.
  package func show(_ event: ScoreEvent) {
    score.string = "\(event.home) – \(event.away)"
    clock.string = GameClock(event.time).description
  }
}
