// The chart's layer tree, and what one event does to it.

package import Cairn
package import Foundation

/// The layers of a score chart in their state after some events.
package final class ScoreChartScene {
  /// What a chart is made from beside its games.
  package struct Settings {
    /// Size of the whole chart, points.
    package var size: CGSize
    /// Points of a step.
    package var step: CGFloat
    /// What the axis counts.
    package var axis: ChartAxis.Kind
    /// Text at the top left; a game's name when empty.
    package var title: String
    /// Text under the axis.
    package var caption: String
    /// Names of the sides.
    package var names: (home: String, away: String)
    /// The highest score there will be, which tags leave room for.
    package var highestScore: Int
    /// Colours, font and scale.
    package var style: ChartStyle

    /// Settings from all their parts.
    package init(
      size: CGSize, step: CGFloat = 36, axis: ChartAxis.Kind = .events, title: String = "", caption: String = "",
      names: (home: String, away: String) = ("Home", "Away"), highestScore: Int, style: ChartStyle
    ) {
      self.size = size
      self.step = step
      self.axis = axis
      self.title = title
      self.caption = caption
      self.names = names
      self.highestScore = highestScore
      self.style = style
    }
  }

  /// Points of a step that a pinch can reach.
  package static let stepLimits: ClosedRange<CGFloat> = 20...80
  /// Points from the plot's start to event 0.
  static let leading: CGFloat = 18

  /// The whole chart.
  package let root = CALayer()
  /// Scrolls; holds the grid, the lines, the dots and the tags.
  package let content = CALayer()
  /// The texts under the plot.
  package let strip: AxisStrip
  /// The two lines.
  package let lines: [Side: ScoreLine]
  /// The dots of each line.
  package private(set) var trails: [Side: DotTrail] = [:]
  /// Where dots go that left the view.
  package let pool: DotPool
  /// The scoreboard.
  package let label: ScoreLabel
  /// The game that is shown.
  package private(set) var game: ScoreGame
  /// The rule of scrolling.
  package internal(set) var viewport: ChartViewport
  /// The mapper that the chart is in, or moves to; nil before the first event.
  package internal(set) var mapper: ChartMapper?
  /// The newest event that came; nil before the first.
  package internal(set) var newest: Int?
  /// Whether the chart is in the background: events are taken note of, and nothing is drawn of them.
  package internal(set) var isSuspended = false

  /// Seconds of a morph or a scroll.
  package var motionDuration = ChartMotion.duration

  let ticks: ScoreTicks
  let tags: TailTags
  private let plotHeight: CGFloat
  private let settings: Settings
  private var grid: [CALayer] = []
  /// Holds lines and dots, and keeps them off the axis's numbers while the range follows a pinch.
  private let plot = CALayer()

  /// A chart of a game's first moment; no event is shown yet.
  package init(_ game: ScoreGame, settings: Settings) {
    self.game = game
    self.settings = settings
    let style = settings.style
    let size = settings.size
    let plot = CGRect(
      x: ChartStyle.Padding.left, y: ChartStyle.Padding.top,
      width: size.width - ChartStyle.Padding.left - ChartStyle.Padding.right,
      height: size.height - ChartStyle.Padding.top - ChartStyle.Padding.bottom)
    plotHeight = plot.height
    viewport = ChartViewport(
      width: plot.width, step: settings.step, leading: Self.leading,
      trailing: TailTags.trailing(highestScore: settings.highestScore), axis: ChartAxis(settings.axis, game.events))
    pool = DotPool(style: style)
    label = ScoreLabel(
      width: size.width, title: settings.title.isEmpty ? game.name : settings.title, home: settings.names.home,
      away: settings.names.away, style: style)
    ticks = ScoreTicks(width: size.width, plotHeight: plot.height, style: style)
    strip = AxisStrip(width: size.width, style: style)

    root.name = "score-chart"
    root.frame = CGRect(origin: .zero, size: size)
    let clip = CALayer()
    clip.name = "viewport"
    clip.frame = CGRect(x: plot.minX, y: plot.minY, width: plot.width, height: size.height - plot.minY)
    clip.masksToBounds = true
    content.name = "content"
    content.anchorPoint = .zero
    content.bounds = clip.bounds
    var lines: [Side: ScoreLine] = [:]
    for side in [Side.away, .home] {
      let line = ScoreLine(side, style: style)
      self.plot.addSublayer(line.layer)
      lines[side] = line
    }
    self.lines = lines
    let dots = CALayer()
    dots.name = "dots"
    self.plot.addSublayer(dots)
    self.plot.name = "plot"
    self.plot.anchorPoint = .zero
    self.plot.bounds = CGRect(x: 0, y: 0, width: plot.width, height: plot.height)
    self.plot.masksToBounds = true
    content.addSublayer(self.plot)
    tags = TailTags(in: content, highestScore: settings.highestScore, style: style)
    for side in [Side.away, .home] {
      trails[side] = DotTrail(in: dots, pool: pool, color: style.color(of: side)) { [unowned self] in
        viewport.dotCapacity
      }
    }
    clip.addSublayer(content)
    root.addSublayer(ticks.layer)
    root.addSublayer(clip)
    strip.layer.position = CGPoint(x: size.width / 2, y: plot.maxY + strip.layer.bounds.height / 2)
    root.addSublayer(strip.layer)
    root.addSublayer(label.layer)
    let axis = style.face.box(
      "caption", size: ChartStyle.axisSize, color: style.faintText, width: plot.width, alignment: .center)
    axis.string = settings.caption
    axis.position = CGPoint(x: plot.midX, y: plot.maxY + 37)
    root.addSublayer(axis)
    tags.hide()
    layGrid(isRasterized: true)
  }

  /// Takes the game away and waits for the first event of another one. Everything that can be is used again.
  package func load(_ next: ScoreGame) {
    ChartMotion.transaction(duration: 0) {
      game = next
      viewport.axis = ChartAxis(viewport.axis.kind, next.events)
      (mapper, newest) = (nil, nil)
      for side in Side.allCases {
        lines[side]?.show([], firstEvent: 0)
        trails[side]?.show([], ringed: [], scoring: { _ in false }) { _ in .zero }
      }
      ticks.show(nil)
      tags.hide()
      label.clear()
      if settings.title.isEmpty { label.title = next.name }
      for layer in scrolling { ChartMotion.place(layer, at: .zero) }
      layGrid(isRasterized: true)
    }
  }

  /// What moves along the axis, all of it alike.
  var scrolling: [CALayer] { [content, strip.content] }

  /// Draws what stands behind the lines and under them for the game and the step. It is kept as a bitmap unless it is to change at once.
  func layGrid(isRasterized: Bool) {
    for tile in grid { tile.removeFromSuperlayer() }
    content.bounds.size.width = viewport.length(eventCount: game.events.count)
    plot.bounds.size.width = content.bounds.width
    let mapper = mapper(range: ScoreRange(lowest: 0, highest: 0))
    grid = ChartGrid.layers(
      events: game.events, mapper: mapper, length: content.bounds.width, style: settings.style,
      isRasterized: isRasterized)
    strip.show(
      AxisMarks.marks(of: game.events, mapper: mapper), length: content.bounds.width, isRasterized: isRasterized)
    for (index, tile) in grid.enumerated() { content.insertSublayer(tile, at: UInt32(index)) }
  }

  private func mapper(range: ScoreRange) -> ChartMapper {
    ChartMapper(
      step: viewport.step, leading: viewport.leading, height: plotHeight, range: range, axis: viewport.axis)
  }

  /// The mapper at rest when an event is the newest: its range covers what is in view then.
  func restMapper(newest: Int) -> ChartMapper {
    let inView = game.events[viewport.firstEvent(at: viewport.offset(newest: newest))...newest]
    return mapper(range: ScoreRange(covering: inView))
  }

  /// The first event of the lines: the last one left of the view, at the step and at the least one a pinch can reach, so
  /// that the lines are there when the view widens.
  func firstOfLines(newest: Int, edge: CGFloat) -> Int {
    let widest = viewport.zoomed(to: min(viewport.step, Self.stepLimits.lowerBound))
    return min(viewport.firstEvent(at: edge), widest.firstEvent(at: widest.offset(newest: newest)))
  }

  /// Goes on to some events at once, in one transaction: lines morph, dots and numbers follow, the view scrolls.
  package func show(_ newEvents: Range<Int>) {
    guard let newest = newEvents.last else { return }
    self.newest = newest
    guard !isSuspended else { return }
    ChartMotion.transaction(duration: motionDuration) {
      let edge = -ChartMotion.shownPosition(of: content).x
      let goal = restMapper(newest: newest)
      for side in Side.allCases { move(side, through: newEvents, mapper: goal, edge: edge) }
      ticks.move(from: mapper, to: goal)
      let event = game.events[newest]
      label.show(event)
      tags.show(
        event, at: goal.point(newest, event.home), goal.point(newest, event.away), isFirst: mapper == nil)
      for layer in scrolling { ChartMotion.slide(layer, to: CGPoint(x: -viewport.offset(newest: newest), y: 0)) }
      mapper = goal
    }
  }

  private func move(_ side: Side, through newEvents: Range<Int>, mapper: ChartMapper, edge: CGFloat) {
    guard let line = lines[side], let trail = trails[side], let newest = newEvents.last else { return }
    let tail = line.shownPoints.last
    for index in newEvents {
      trail.advance(
        to: index, scored: game.isScoring(side, at: index), tail: tail,
        goal: mapper.point(index, game.events[index].score(of: side)))
      if game.takeovers[side]?.contains(index) == true { trail.showTakeover() }
    }
    trail.settle(before: newEvents.lowerBound) { self.place($0, side, mapper) }
    trail.release(leftOf: edge)
    let first = max(line.firstEvent, firstOfLines(newest: newest, edge: edge))
    line.morph(to: (first...newest).map { place($0, side, mapper) }, firstEvent: first)
  }

  /// Where a side stands at an event.
  func place(_ event: Int, _ side: Side, _ mapper: ChartMapper) -> CGPoint {
    mapper.point(event, game.events[event].score(of: side))
  }
}
