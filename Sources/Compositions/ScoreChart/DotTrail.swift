// The dots of one line: one at each basket, and always one at the line's end.

package import Cairn
package import Foundation

/// Dots in the order of their events.
package final class DotTrail {
  private let container: CALayer
  private let pool: DotPool
  private let color: CGColor
  private let capacity: () -> Int
  /// Dots in view; the last one is at the line's end.
  package private(set) var dots: [ScoreDot] = []

  /// A trail that shows at most `capacity` dots in a container.
  package init(in container: CALayer, pool: DotPool, color: CGColor, capacity: @escaping () -> Int) {
    self.container = container
    self.pool = pool
    self.color = color
    self.capacity = capacity
  }

  /// Goes on to an event: a dot at a basket stays behind and a new one leaves from it, while a dot that only marked the
  /// line's end moves along.
  ///
  /// `tail` is where the line's end is seen now; the dot starts there, so it stays on the line while both move.
  package func advance(to event: Int, scored: Bool, tail: CGPoint?, goal: CGPoint) {
    let dot: ScoreDot
    if let last = dots.last, !last.isScoring {
      dot = last
      dot.event = event
    } else {
      dot = pool.take(color: color, event: event)
      container.addSublayer(dot.layer)
      dots.append(dot)
    }
    dot.isScoring = scored
    ChartMotion.slide(dot.layer, from: tail ?? goal, to: goal)
    if scored { dot.pop() }
  }

  /// Bends the places of dots before an event to a new scale.
  package func settle(before event: Int, _ place: (Int) -> CGPoint) {
    for dot in dots where dot.event < event { ChartMotion.slide(dot.layer, to: place(dot.event)) }
  }

  /// Slides every dot to its place from where it is seen, moved by `moved` first.
  package func rescale(from moved: (CGPoint) -> CGPoint, _ place: (Int) -> CGPoint) {
    for dot in dots {
      ChartMotion.slide(dot.layer, from: moved(ChartMotion.shownPosition(of: dot.layer)), to: place(dot.event))
    }
  }

  /// Brings dots back that stand before the ones there are, as when the view is widened.
  ///
  /// - Parameters:
  ///   - events: the events of the dots, in order.
  ///   - ringed: those with a takeover ring.
  package func restore(
    _ events: [Int], ringed: Set<Int>, from start: (Int) -> CGPoint, to goal: (Int) -> CGPoint
  ) {
    let restored = events.map { event in
      let dot = pool.take(color: color, event: event)
      dot.isScoring = true
      dot.hasRing = ringed.contains(event)
      container.insertSublayer(dot.layer, at: 0)
      ChartMotion.slide(dot.layer, from: start(event), to: goal(event))
      return dot
    }
    dots.insert(contentsOf: restored, at: 0)
  }

  /// Shows dots at some events at once, and no others.
  package func show(_ events: [Int], ringed: Set<Int>, scoring: (Int) -> Bool, _ place: (Int) -> CGPoint) {
    for dot in dots { pool.put(dot) }
    dots = events.map { event in
      let dot = pool.take(color: color, event: event)
      dot.isScoring = scoring(event)
      dot.hasRing = ringed.contains(event)
      container.addSublayer(dot.layer)
      ChartMotion.place(dot.layer, at: place(event))
      return dot
    }
  }

  /// Puts dots back that are seen left of an edge, and the oldest ones beyond the capacity.
  package func release(leftOf edge: CGFloat) {
    let reach = ChartStyle.dotReach
    var leaving = 0
    for dot in dots.dropLast() {
      guard
        dots.count - leaving > capacity() || ChartMotion.shownPosition(of: dot.layer).x + reach < edge
      else { break }
      pool.put(dot)
      leaving += 1
    }
    dots.removeFirst(leaving)
  }

  /// Rings the dot at the line's end.
  package func showTakeover() { dots.last?.showRing() }
}
