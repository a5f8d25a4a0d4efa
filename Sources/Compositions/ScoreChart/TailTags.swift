// Each side's score beside the end of its line; two tags that would collide make room for each other.

package import Cairn
package import Foundation

/// The places of two tags beside two line ends.
package struct TagRule: Sendable {
  /// The side whose tag is above the other.
  package private(set) var upper = Side.home

  /// The home side's tag begins as the upper one.
  package init() {}

  /// Middle heights of the home and the away tag: those of the line ends, moved apart evenly when they are nearer than
  /// `gap`. Near ones keep their order, since tags that trade places at every basket of a close game cannot be read.
  package mutating func middles(home: CGFloat, away: CGFloat, gap: CGFloat) -> (home: CGFloat, away: CGFloat) {
    guard abs(home - away) < gap else {
      upper = home < away ? .home : .away
      return (home, away)
    }
    let middle = (home + away) / 2
    return upper == .home ? (middle - gap / 2, middle + gap / 2) : (middle + gap / 2, middle - gap / 2)
  }
}

/// The two tags.
package final class TailTags {
  /// Height of a tag.
  package static let height: CGFloat = 22
  /// Points between a line's end and its tag.
  package static let distance: CGFloat = 17

  /// Width of a tag that holds a score.
  package static func width(highestScore: Int) -> CGFloat { 16 + 9 * CGFloat("\(highestScore)".count) }

  /// Points to keep free after the newest event.
  package static func trailing(highestScore: Int) -> CGFloat {
    (distance + width(highestScore: highestScore) + 10).rounded(.up)
  }

  private let tags: [Side: Tag]
  private var rule = TagRule()

  private struct Tag {
    let plate = CAShapeLayer()
    let text: CATextLayer
  }

  /// Tags in a scrolling container.
  package init(in container: CALayer, highestScore: Int, style: ChartStyle) {
    let size = CGSize(width: Self.width(highestScore: highestScore), height: Self.height)
    var tags: [Side: Tag] = [:]
    for side in Side.allCases {
      let tag = Tag(
        text: style.face.box(
          "score", size: 13, bold: true, color: style.tagText, width: size.width, alignment: .center))
      tag.plate.name = "\(side.rawValue)-tag"
      tag.plate.bounds.size = size
      tag.plate.path = CGPath(
        roundedRect: CGRect(origin: .zero, size: size), cornerWidth: Self.height / 2, cornerHeight: Self.height / 2,
        transform: nil)
      tag.plate.fillColor = style.color(of: side)
      tag.text.position = CGPoint(x: size.width / 2, y: Self.height / 2)
      tag.plate.addSublayer(tag.text)
      container.addSublayer(tag.plate)
      tags[side] = tag
    }
    self.tags = tags
  }

  /// Takes the tags out of view, for a game without events yet.
  package func hide() {
    rule = TagRule()
    for tag in tags.values { tag.plate.isHidden = true }
  }

  /// Moves the tags to an event's line ends, from where they are seen, moved by `moved` first; `isFirst` places them
  /// without a movement.
  package func show(
    _ event: ScoreEvent, at home: CGPoint, _ away: CGPoint, isFirst: Bool, from moved: (CGPoint) -> CGPoint = { $0 }
  ) {
    let middles = rule.middles(home: home.y, away: away.y, gap: Self.height + 3)
    for (side, point, middle) in [(Side.home, home, middles.home), (.away, away, middles.away)] {
      guard let tag = tags[side] else { continue }
      tag.text.string = "\(event.score(of: side))"
      let goal = CGPoint(x: point.x + Self.distance + tag.plate.bounds.width / 2, y: middle)
      tag.plate.isHidden = false
      if isFirst {
        ChartMotion.place(tag.plate, at: goal)
      } else {
        ChartMotion.slide(tag.plate, from: moved(ChartMotion.shownPosition(of: tag.plate)), to: goal)
      }
    }
  }
}
