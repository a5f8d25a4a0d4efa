// The chart's layer tree, and what one event does to it.

package import Cairn
package import Foundation

/// The layers of a score chart in their state after some events.
package final class ScoreChartScene {
  /// The whole chart.
  package let root = CALayer()
  /// Scrolls; holds the grid, the lines, the dots and the tags.
  package let content = CALayer()
  /// The two lines.
  package let lines: [Side: ScoreLine]
  /// The dots of each line.
  package let trails: [Side: DotTrail]
  /// Where dots go that left the view.
  package let pool: DotPool
  /// The scoreboard.
  package let label: ScoreLabel
  /// The rule of scrolling.
  package let viewport: ChartViewport
  /// The mapper that the chart is in, or moves to; nil before the first event.
  package private(set) var mapper: ChartMapper?

  /// Seconds of a morph or a scroll.
  package var motionDuration = ChartMotion.duration

  private let events: [ScoreEvent]
  private let plotHeight: CGFloat
  private let ticks: ScoreTicks
  private let tags: TailTags
  private var leads = LeadTracker()

  /// Builds the static parts for a whole game; no event is shown yet.
  package init(
    events: [ScoreEvent], size: CGSize, step: CGFloat, title: String, caption: String,
    names: (home: String, away: String),
    style: ChartStyle
  ) {
    self.events = events
    let plot = CGRect(
      x: ChartStyle.Padding.left, y: ChartStyle.Padding.top,
      width: size.width - ChartStyle.Padding.left - ChartStyle.Padding.right,
      height: size.height - ChartStyle.Padding.top - ChartStyle.Padding.bottom)
    plotHeight = plot.height
    let highest = events.reduce(0) { max($0, $1.home, $1.away) }
    viewport = ChartViewport(
      width: plot.width, step: step, leading: 18, trailing: TailTags.trailing(highestScore: highest))
    pool = DotPool(style: style)
    label = ScoreLabel(width: size.width, title: title, home: names.home, away: names.away, style: style)
    ticks = ScoreTicks(width: size.width, plotHeight: plot.height, style: style)

    root.name = "score-chart"
    root.frame = CGRect(origin: .zero, size: size)
    root.backgroundColor = style.background
    let clip = CALayer()
    clip.name = "viewport"
    clip.frame = CGRect(x: plot.minX, y: plot.minY, width: plot.width, height: size.height - plot.minY)
    clip.masksToBounds = true
    content.name = "content"
    content.anchorPoint = .zero
    content.bounds = CGRect(
      x: 0, y: 0, width: viewport.length(eventCount: events.count), height: clip.bounds.height)
    let grid = ChartGrid.layers(
      events: events,
      mapper: ChartMapper(step: step, leading: 18, height: plot.height, range: ScoreRange(lowest: 0, highest: 0)),
      length: content.bounds.width, height: clip.bounds.height, style: style)
    for tile in grid { content.addSublayer(tile) }
    var lines: [Side: ScoreLine] = [:]
    var trails: [Side: DotTrail] = [:]
    for side in [Side.away, .home] {
      let line = ScoreLine(side, style: style)
      content.addSublayer(line.layer)
      lines[side] = line
    }
    let dots = CALayer()
    dots.name = "dots"
    content.addSublayer(dots)
    for side in [Side.away, .home] {
      trails[side] = DotTrail(
        in: dots, pool: pool, color: style.color(of: side), capacity: viewport.dotCapacity)
    }
    self.lines = lines
    self.trails = trails
    tags = TailTags(in: content, highestScore: highest, style: style)
    clip.addSublayer(content)
    root.addSublayer(ticks.layer)
    root.addSublayer(clip)
    root.addSublayer(label.layer)
    let axis = ChartText.line(
      "caption", size: 11, color: style.faintText, width: plot.width, alignment: .center, style: style)
    axis.string = caption
    axis.position = CGPoint(x: plot.midX, y: plot.maxY + 36)
    root.addSublayer(axis)
  }

  /// Goes on to some events at once, in one transaction: lines morph, dots and numbers follow, the view scrolls.
  package func show(_ newEvents: Range<Int>) {
    guard let newest = newEvents.last else { return }
    ChartMotion.transaction(duration: motionDuration) {
      let edge = -ChartMotion.shownPosition(of: content).x
      let offset = viewport.offset(newest: newest)
      let inView = events[viewport.firstEvent(at: offset)...newest]
      let goal = ChartMapper(
        step: viewport.step, leading: viewport.leading, height: plotHeight, range: ScoreRange(covering: inView))
      for side in Side.allCases { move(side, through: newEvents, mapper: goal, edge: edge) }
      for index in newEvents {
        if let side = leads.takeover(at: events[index]) { trails[side]?.showTakeover() }
      }
      ticks.move(from: mapper, to: goal)
      let event = events[newest]
      label.show(event)
      tags.show(
        event, at: goal.point(newest, event.home), goal.point(newest, event.away), isFirst: mapper == nil)
      ChartMotion.slide(content, to: CGPoint(x: -offset, y: 0))
      mapper = goal
    }
  }

  private func move(_ side: Side, through newEvents: Range<Int>, mapper: ChartMapper, edge: CGFloat) {
    guard let line = lines[side], let trail = trails[side], let newest = newEvents.last else { return }
    let tail = line.shownPoints.last
    for index in newEvents {
      let score = events[index].score(of: side)
      let scored = index > 0 && events[index - 1].score(of: side) != score
      trail.advance(to: index, scored: scored, tail: tail, goal: mapper.point(index, score))
    }
    trail.settle(before: newEvents.lowerBound) { mapper.point($0, self.events[$0].score(of: side)) }
    trail.release(leftOf: edge)
    // One event more than is in view, since the line enters the view from it.
    let first = max(line.firstEvent, viewport.firstEvent(at: edge))
    line.morph(
      to: (first...newest).map { mapper.point($0, events[$0].score(of: side)) }, firstEvent: first)
  }
}
