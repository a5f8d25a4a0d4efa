// A dot on a score line: a white-rimmed disc that can pop, with a ring for a takeover.

package import Cairn
import Foundation

/// A disc drawn by a path, with its ring.
package final class ScoreDot {
  /// The disc, placed at its event's point.
  package let layer = CAShapeLayer()
  private let ring = CAShapeLayer()
  /// The event it stands at.
  package var event = 0
  /// Whether the side's score changed at that event, so that the dot stays when the line goes on.
  package var isScoring = false

  /// A dot without a colour yet.
  package init(style: ChartStyle) {
    let reach = ChartStyle.dotReach
    let bounds = CGRect(x: 0, y: 0, width: 2 * reach, height: 2 * reach)
    func circle(_ radius: CGFloat) -> CGPath {
      CGPath(ellipseIn: bounds.insetBy(dx: reach - radius, dy: reach - radius), transform: nil)
    }
    layer.name = "dot"
    layer.bounds = bounds
    layer.path = circle(ChartStyle.dotRadius)
    layer.strokeColor = style.rim
    layer.lineWidth = ChartStyle.rimWidth
    ring.name = "takeover-ring"
    ring.frame = bounds
    ring.path = circle(ChartStyle.ringRadius)
    ring.fillColor = CGColor.clear
    ring.lineWidth = ChartStyle.rimWidth
    ring.isHidden = true
    layer.addSublayer(ring)
  }

  /// Makes a used dot as good as new, for a side and an event.
  package func reset(color: CGColor, event: Int) {
    self.event = event
    isScoring = false
    layer.removeAllAnimations()
    layer.fillColor = color
    ring.removeAllAnimations()
    ring.strokeColor = color
    ring.isHidden = true
  }

  /// Pops: 0.1, 1.3, 0.9, 1 times its size over 0.4 s.
  package func pop() {
    layer.add(ChartMotion.pop(), forKey: "pop")
  }

  /// Whether the takeover ring is there.
  package var hasRing: Bool {
    get { !ring.isHidden }
    set { ring.isHidden = !newValue }
  }

  /// Lets the takeover ring appear over 0.3 s.
  package func showRing() {
    ring.isHidden = false
    let appear = CABasicAnimation(keyPath: "opacity")
    appear.fromValue = 0
    appear.toValue = 1
    appear.duration = ChartMotion.ringDuration
    ring.add(appear, forKey: "appear")
  }
}
