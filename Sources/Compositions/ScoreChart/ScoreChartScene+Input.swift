// What happens to the chart from outside: a pinch of its step, and the way to the background and back.

import Cairn
package import Foundation

extension ScoreChartScene {
  /// Gives a step other points, as two fingers do. What stands still along the axis is there at once; the score axis,
  /// whose range follows the view, takes a moment.
  ///
  /// - Parameter isFinal: whether the fingers let go.
  package func zoom(toStep wanted: CGFloat, isFinal: Bool) {
    let step = min(max(wanted, Self.stepLimits.lowerBound), Self.stepLimits.upperBound)
    let old = viewport
    guard !isSuspended, step != old.step || isFinal else { return }
    viewport.step = step
    ChartMotion.transaction(duration: ChartMotion.pinchDuration, easing: .easeOut) {
      layGrid(isRasterized: isFinal)
      guard let newest else { return }
      let ratio = step / old.step
      func moved(_ point: CGPoint) -> CGPoint {
        CGPoint(x: viewport.leading + (point.x - viewport.leading) * ratio, y: point.y)
      }
      let goal = restMapper(newest: newest)
      let offset = viewport.offset(newest: newest)
      // What is still scrolling goes on from as far away as it is seen now, in the new measure.
      let rest = -old.offset(newest: newest)
      let lag = (ChartMotion.shownPosition(of: content).x - rest) * ratio
      for side in Side.allCases {
        rescale(side, newest: newest, mapper: goal, edge: offset - lag, moved)
      }
      ticks.move(from: mapper, to: goal)
      let event = game.events[newest]
      // A tag keeps its distance from the line's end, which no step changes.
      let (end, oldEnd) = (goal.x(newest), old.leading + old.step * old.axis.steps(to: newest))
      tags.show(
        event, at: goal.point(newest, event.home), goal.point(newest, event.away), isFirst: false,
        from: { CGPoint(x: end + $0.x - oldEnd, y: $0.y) })
      for layer in scrolling {
        ChartMotion.slide(layer, from: CGPoint(x: lag - offset, y: 0), to: CGPoint(x: -offset, y: 0))
      }
      mapper = goal
    }
  }

  private func rescale(
    _ side: Side, newest: Int, mapper: ChartMapper, edge: CGFloat, _ moved: (CGPoint) -> CGPoint
  ) {
    guard let line = lines[side], let trail = trails[side] else { return }
    let first = min(max(line.firstEvent, firstOfLines(newest: newest, edge: edge)), newest)
    let seen = line.shownPoints.map(moved)
    let start = line.firstEvent
    trail.rescale(from: moved) { self.place($0, side, mapper) }
    let shown = trail.dots.first?.event ?? newest
    let back = (first..<max(first, shown)).filter {
      game.isScoring(side, at: $0) && mapper.x($0) + ChartStyle.dotReach >= edge
    }
    trail.restore(
      back, ringed: game.takeovers[side] ?? [],
      from: { seen.indices.contains($0 - start) ? seen[$0 - start] : self.place($0, side, mapper) },
      to: { self.place($0, side, mapper) })
    trail.release(leftOf: edge)
    line.morph(to: (first...newest).map { place($0, side, mapper) }, firstEvent: first, from: moved)
  }

  /// The app goes to the background: the system takes all animations away, and events that come change nothing that is
  /// seen.
  package func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    ChartMotion.transaction(duration: 0) { ChartMotion.still(root) }
  }

  /// The app comes back: the state is made anew from the data, at rest.
  package func resume() {
    guard isSuspended else { return }
    isSuspended = false
    ChartMotion.transaction(duration: 0) { restore() }
  }

  /// Shows the newest event and all before it at rest, whatever was shown.
  private func restore() {
    guard let newest else { return }
    let offset = viewport.offset(newest: newest)
    let goal = restMapper(newest: newest)
    let first = firstOfLines(newest: newest, edge: offset)
    for side in Side.allCases {
      lines[side]?.show((first...newest).map { place($0, side, goal) }, firstEvent: first)
      let dots = (first...newest).filter {
        $0 == newest || game.isScoring(side, at: $0) && goal.x($0) + ChartStyle.dotReach >= offset
      }
      trails[side]?.show(
        dots, ringed: game.takeovers[side] ?? [], scoring: { self.game.isScoring(side, at: $0) }
      ) { self.place($0, side, goal) }
    }
    ticks.show(goal)
    tags.hide()
    // In order, since tags that are near keep the order they came in.
    for index in first...newest {
      let event = game.events[index]
      tags.show(event, at: goal.point(index, event.home), goal.point(index, event.away), isFirst: true)
    }
    label.show(game.events[newest])
    for layer in scrolling { ChartMotion.place(layer, at: CGPoint(x: -offset, y: 0)) }
    mapper = goal
  }
}
