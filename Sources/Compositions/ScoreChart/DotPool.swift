// Dots that left the view, kept for the next ones.

package import Cairn

/// A stack of dots out of use.
package final class DotPool {
  private let style: ChartStyle
  private var idle: [ScoreDot] = []
  /// Dots made so far, in use or not.
  package private(set) var madeCount = 0
  /// Dots waiting for use.
  package var idleCount: Int { idle.count }

  /// An empty pool.
  package init(style: ChartStyle) { self.style = style }

  /// The dot put back last, or a new one, in a side's colour.
  package func take(color: CGColor, event: Int) -> ScoreDot {
    let dot: ScoreDot
    if let last = idle.popLast() {
      dot = last
    } else {
      dot = ScoreDot(style: style)
      madeCount += 1
    }
    dot.reset(color: color, event: event)
    return dot
  }

  /// Takes a dot out of the picture.
  package func put(_ dot: ScoreDot) {
    dot.layer.removeFromSuperlayer()
    idle.append(dot)
  }
}
