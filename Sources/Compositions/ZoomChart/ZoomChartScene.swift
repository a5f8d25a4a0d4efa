// The layers of a zoom chart, and how they are drawn: cheaply while something moves, fully when it has come to rest.

package import Cairn
package import Foundation

/// What a zoom chart looks like.
package struct ZoomChartConfiguration: Sendable, Equatable {
  /// Width of the line, points.
  package var lineWidth: CGFloat = 1.75
  /// Opacity of the gradient under the line.
  package var areaOpacity: Float = 0.3
  /// Points of a column while something moves.
  package var movingColumn: CGFloat = 2
  /// Seconds in which the range of values comes about two thirds nearer to that of the part in view.
  package var following = 0.12
  /// Seconds of the entrance.
  package var entranceDuration = 0.8
  /// Colour of the line.
  package var color: CGColor
  /// The headline.
  package var title = ""
  /// Writes values.
  package var format = ValueFormat()
  /// Unit of x, where it is a number.
  package var xUnit = ""
  /// What one row of the data is, in the plural.
  package var rows = "points"

  /// The usual chart in a colour.
  package init(color: CGColor) { self.color = color }
}

/// A zoom chart in its present state.
package final class ZoomChartScene {
  /// The whole chart.
  package let root = CALayer()
  /// Line and area, in plot coordinates.
  package let curve: CurveLayers
  /// What marks a touched point.
  package let crosshair = Crosshair()
  /// Which part is in view.
  package var transform: ZoomTransform
  /// Looks at the present size.
  package private(set) var look: ChartLook
  /// The values from one inset to the other, as they are seen.
  package private(set) var range: ValueRange
  /// What was drawn last.
  package private(set) var choice = Downsampler.Choice()
  /// Whether it was drawn for a movement.
  package private(set) var isCheap = false
  /// The datum touched; nil while nothing is touched.
  package private(set) var touched: Int?

  package let configuration: ZoomChartConfiguration
  package let sampler: Downsampler
  private let theme: Theme
  private let scale: CGFloat
  private let header = ZoomHeader()
  private let values = ValueAxis()
  private let places = PlaceAxis()
  private let thumb = ZoomThumb()
  private let axisText: AxisText

  /// A chart of a series.
  package init(
    _ series: Series, configuration: ZoomChartConfiguration, theme: Theme, size: CGSize, scale: CGFloat, zone: TimeZone
  ) {
    self.configuration = configuration
    self.theme = theme
    self.scale = scale
    sampler = Downsampler(series)
    axisText = AxisText(series.axis, unit: configuration.xUnit, zone: zone)
    look = ChartLook(theme: theme, size: size, scale: scale, gutter: 0)
    let domain = ValueRange(low: series.x.first ?? 0, high: series.x.last ?? 0)
    transform = ZoomTransform(domain: domain, width: 1, inset: CoordinateMapper.insetX)
    range = sampler.range(from: domain.low, to: domain.high) ?? ValueRange(low: 0, high: 0)
    curve = CurveLayers(
      color: configuration.color, lineWidth: configuration.lineWidth, areaOpacity: configuration.areaOpacity,
      floor: theme.muted)
    root.name = "zoom-chart"
    root.anchorPoint = .zero
    root.backgroundColor = theme.background
    for layer in [values.layer, curve.floor, curve.clip, places.layer, thumb.layer, header.layer, crosshair.layer] {
      root.addSublayer(layer)
    }
    lay(size)
  }

  /// Lays everything out for a size. The part in view stays the same.
  package func lay(_ size: CGSize) {
    ChartMotion.transaction(duration: 0) {
      endEntrance()
      curve.area.removeAllAnimations()
      let tall = ChartLook(theme: theme, size: size, scale: scale, gutter: 0)
      look = ChartLook(
        theme: theme, size: size, scale: scale,
        gutter: ValueAxis.gutter(ticks(tall), format: configuration.format, look: tall)
          // Marks of a part in view may have another decimal.
          + tall.text.width(".0", size: tall.axisSize))
      let old = transform
      let inset = CoordinateMapper.insetX
      transform = ZoomTransform(domain: old.domain, width: look.plot.width - 2 * inset, inset: inset)
      transform.zoom(to: old.scale, putting: old.data(inset), at: inset)
      root.bounds.size = size
      curve.layFloor(under: look.plot)
      curve.clip.frame = look.plot
      curve.area.frame = curve.clip.bounds
      header.lay(look, headline: configuration.title)
      values.lay(look)
      places.clear()
      thumb.lay(look, color: configuration.color)
      touched = nil
      crosshair.lay(look, color: configuration.color)
      range = target
      draw(cheaply: false, fades: false)
    }
  }

  /// Uncovers the chart from the left. Nothing stays of an earlier time.
  ///
  /// What is uncovered stays as it is, so it is drawn once and kept as bitmaps for as long.
  package func enter() {
    ChartMotion.transaction(duration: configuration.entranceDuration) {
      endEntrance()
      CATransaction.setCompletionBlock { [weak self] in
        // Unless another entrance has taken its place.
        if let self, curve.clip.animation(forKey: "entrance") == nil { keepsBitmaps(false) }
      }
      let uncover = CABasicAnimation(keyPath: "bounds.size.width")
      uncover.fromValue = 0
      uncover.toValue = curve.clip.bounds.width
      uncover.timingFunction = CAMediaTimingFunction(name: .easeOut)
      keepsBitmaps(true)
      curve.clip.add(uncover, forKey: "entrance")
    }
  }

  private func endEntrance() {
    curve.clip.removeAllAnimations()
    keepsBitmaps(false)
  }

  private func keepsBitmaps(_ keeps: Bool) {
    ChartMotion.transaction(duration: 0) {
      for layer in [curve.line, curve.area] as [CALayer] {
        layer.shouldRasterize = keeps
        layer.rasterizationScale = scale
      }
    }
  }

  // MARK: - Drawing

  private var mapper: CoordinateMapper { CoordinateMapper(size: look.plot.size, count: 1, range: range) }

  /// The values of the part in view.
  package var target: ValueRange {
    sampler.range(from: transform.data(0), to: transform.data(look.plot.width)) ?? range
  }

  private func ticks(_ look: ChartLook) -> NumberTicks {
    let mapper = CoordinateMapper(size: look.plot.size, count: 1, range: range)
    return range.low == range.high
      ? NumberTicks(range.low) : NumberTicks(mapper.edges.low, mapper.edges.high, most: ValueAxis.mostMarks(look))
  }

  /// Lets the range follow that of the part in view for some seconds. Returns whether it has come there.
  package func follow(for seconds: Double) -> Bool {
    let goal = target
    guard goal != range else { return true }
    let part = 1 - exp(-seconds / configuration.following)
    range = ValueRange(
      low: range.low + (goal.low - range.low) * part, high: range.high + (goal.high - range.high) * part)
    // Near enough not to be seen.
    let height = Double(look.plot.height)
    let near =
      abs(mapper.range.fraction(goal.low)) * height < 0.25 && abs(1 - mapper.range.fraction(goal.high)) * height < 0.25
    if near || goal.low == goal.high { range = goal }
    return range == goal
  }

  /// Draws the part in view.
  ///
  /// - Parameters:
  ///   - cheaply: with wider columns and bevelled joints, and without the area, which is a pass of its own.
  ///   - fades: whether marks and area fade.
  package func draw(cheaply: Bool, fades: Bool = true) {
    ChartMotion.transaction(duration: 0) {
      let column = cheaply ? configuration.movingColumn : 1 / scale
      choice = sampler.choose(
        from: transform.data(0), to: transform.data(look.plot.width), column: Double(column) / transform.density)
      let mapper = mapper
      let runs = choice.runs.map { run in
        run.map { CGPoint(x: transform.view(sampler.series.x[$0]), y: mapper.y(sampler.series.y[$0])) }
      }
      // Fingers have come before the entrance was over: what changes is not worth a bitmap.
      if curve.line.shouldRasterize { keepsBitmaps(false) }
      curve.line.path = Self.line(runs)
      curve.line.lineJoin = cheaply ? .bevel : .round
      showArea(runs, cheaply: cheaply, fades: fades)
      isCheap = cheaply
      values.show(ticks(look), format: configuration.format, place: { mapper.y($0) }, fades: fades)
      showPlaces(fades: fades)
      if let touched { mark(touched) }
    }
  }

  private func showArea(_ runs: [[CGPoint]], cheaply: Bool, fades: Bool) {
    let goal = cheaply ? 0 : configuration.areaOpacity
    let area = curve.area
    if area.opacity != goal {
      ChartMotion.transaction(duration: fades ? 0.2 : 0) { ChartMotion.fade(area, to: goal) }
    }
    // While it fades out it still belongs under the line.
    let isSeen = goal > 0 || (area.presentation()?.opacity ?? 0) > 0
    if isSeen { curve.areaMask.path = Self.area(runs, base: look.plot.height) }
    area.isHidden = !isSeen
  }

  private func showPlaces(fades: Bool) {
    let low = transform.data(0)
    let high = transform.data(look.plot.width)
    let first = max(low, transform.domain.low)
    let last = min(high, transform.domain.high)
    guard first <= last else { return }
    let place = { (x: Double) in self.look.plot.minX + self.transform.view(x) }
    let ticks = PlaceAxis.ticks(axisText, from: first, to: last, look: look, place: place)
    let (plot, edge) = (look.plot, look.scaled(28))
    places.show(ticks, look: look, fades: fades, place: place) { x in min(x - plot.minX, plot.maxX - x) / edge }
    let count = ValueFormat().exact(Double(choice.visible))
    header.show("\(axisText.part(first, last))  ·  \(count) \(configuration.rows)")
    let content = transform.contentWidth
    thumb.show(-transform.offset / content...(transform.width - transform.offset) / content)
  }

  private static func line(_ runs: [[CGPoint]]) -> CGPath {
    var path = PathData()
    for run in runs {
      for (index, point) in run.enumerated() { path.append(index == 0 ? .move(point) : .line(point)) }
      if run.count == 1 { path.append(.line(run[0])) }
    }
    return CGPath(path)
  }

  private static func area(_ runs: [[CGPoint]], base: CGFloat) -> CGPath {
    var path = PathData()
    for run in runs {
      guard let head = run.first, let tail = run.last else { continue }
      path.append(.move(CGPoint(x: head.x, y: base)))
      for point in run { path.append(.line(point)) }
      path.append(.line(CGPoint(x: tail.x, y: base)))
      path.append(.close)
    }
    return CGPath(path)
  }

  // MARK: - Touch

  /// Marks the datum whose x is nearest to an x of the chart.
  package func touch(atX x: CGFloat) {
    let index = sampler.nearest(to: transform.data(x - look.plot.minX))
    ChartMotion.transaction(duration: 0.12) { mark(index) }
  }

  /// Lets go.
  package func release() {
    guard touched != nil else { return }
    touched = nil
    ChartMotion.transaction(duration: 0.2) { crosshair.hide() }
  }

  private func mark(_ index: Int) {
    touched = index
    let value = sampler.series.y[index]
    let mapper = mapper
    let x = look.plot.minX + transform.view(sampler.series.x[index])
    crosshair.show(
      CGPoint(x: x, y: value.isFinite ? look.plot.minY + mapper.y(value) : .nan),
      label: axisText.full(sampler.series.x[index]), value: configuration.format.exact(value)
    ) { span in
      let plot = look.plot
      let range = sampler.range(
        from: transform.data(span.lowerBound - plot.minX), to: transform.data(span.upperBound - plot.minX))
      return range.map { plot.minY + mapper.y($0.high)...plot.minY + mapper.y($0.low) }
    }
  }
}
