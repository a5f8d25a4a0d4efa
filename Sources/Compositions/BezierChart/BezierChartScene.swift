// The layers of a smooth chart, and what an entrance, an update, a touch and another size do to them.

package import Cairn
package import Foundation

/// A smooth chart in its present state.
package final class BezierChartScene {
  /// The whole chart.
  package let root = CALayer()
  /// Line and area; in plot coordinates once their layers' positions are added.
  package let curve: CurveLayers
  /// The dots.
  package let dots: PointDots
  /// What marks a touched point.
  package let crosshair = Crosshair()
  /// The values shown.
  package internal(set) var window: ChartWindow
  /// The curve through them.
  package internal(set) var track: CurveTrack
  /// Looks at the present size.
  package internal(set) var look: ChartLook
  /// The touched place in the window; nil while nothing is touched.
  package internal(set) var touched: Int?

  let configuration: BezierChartConfiguration
  private let theme: Theme
  private let scale: CGFloat
  let xUnit: String
  let zone: TimeZone
  let header = ChartHeader()
  let values = ValueAxis()
  let places = PlaceAxis()
  let areaClip = CALayer()
  /// Its position is the line of heights over values that is seen, so that it can be asked for in the middle of a movement.
  let gauge = CALayer()
  var axisText: AxisText
  /// Where the finger is, in the chart.
  var finger: CGFloat = 0
  /// The window's first place when ``touched`` was.
  var touchedFirst = 0
  /// Counts what starts a new movement, so that the end of an older one is known as such.
  var updates = 0

  /// A chart of some data.
  ///
  /// - Parameter capacity: points from the left to the right edge; nil for as many as there are.
  package init(
    _ data: some ChartData, capacity: Int?, configuration: BezierChartConfiguration, theme: Theme, size: CGSize,
    scale: CGFloat, xUnit: String = "", zone: TimeZone
  ) {
    self.configuration = configuration
    self.theme = theme
    self.scale = scale
    self.xUnit = xUnit
    self.zone = zone
    window = ChartWindow(data, capacity: capacity ?? data.count)
    axisText = AxisText(window.axis, unit: xUnit, zone: zone)
    look = ChartLook(theme: theme, size: size, scale: scale, gutter: 0)
    dots = PointDots(configuration)
    curve = CurveLayers(
      color: configuration.color, lineWidth: configuration.lineWidth, areaOpacity: configuration.areaOpacity,
      floor: theme.muted)
    let range = ValueRange(covering: window.values) ?? ValueRange(low: 0, high: 0)
    track = CurveTrack(
      [], shape: configuration.shape,
      mapper: CoordinateMapper(size: .zero, count: window.capacity, range: range))
    root.name = "bezier-chart"
    root.anchorPoint = .zero
    root.backgroundColor = theme.background
    build()
    lay(size)
  }

  private func build() {
    for (layer, name) in [(areaClip, "area-clip"), (gauge, "range")] {
      layer.name = name
      layer.anchorPoint = .zero
    }
    gauge.isHidden = true
    areaClip.masksToBounds = true
    curve.clip.replaceSublayer(curve.area, with: areaClip)
    areaClip.addSublayer(curve.area)
    for layer in [
      gauge, values.layer, curve.floor, places.layer, curve.clip, dots.clip, dots.tail, header.layer, crosshair.layer,
    ] { root.addSublayer(layer) }
  }

  /// The layers that move on when a value comes in.
  var contents: [CALayer] { [curve.line, curve.areaMask, dots.content, places.layer, crosshair.moving] }

  /// Where ``contents`` are at rest.
  package var rest: CGFloat { -track.mapper.step * CGFloat(window.first) }

  /// Lays everything out for a size, without a movement.
  package func lay(_ size: CGSize) {
    ChartMotion.transaction(duration: 0) {
      updates += 1
      removeMovements(root)
      let tall = ChartLook(theme: theme, size: size, scale: scale, gutter: 0)
      var mapper = CoordinateMapper(size: tall.plot.size, count: window.capacity, range: track.mapper.range)
      look = ChartLook(
        theme: theme, size: size, scale: scale,
        gutter: ValueAxis.gutter(ticks(mapper, tall), format: configuration.format, look: tall))
      mapper.size = look.plot.size
      track = CurveTrack(
        window.values, first: window.first, previous: window.previous, shape: configuration.shape, mapper: mapper)
      root.bounds.size = size
      place(look.plot)
      header.lay(look, title: configuration.title)
      values.lay(look)
      places.clear()
      dots.lay(look)
      crosshair.lay(look, color: configuration.color)
      touched = nil
      gauge.position = mapper.line
      for layer in contents { layer.position.x = rest }
      showPaths()
      dots.show(track, look: look)
      dots.tail.position = tailPoint ?? CGPoint(x: look.plot.midX, y: look.plot.midY)
      dots.tail.opacity = tailPoint == nil ? 0 : 1
      showWords(glides: false, from: nil)
    }
  }

  private func place(_ plot: CGRect) {
    let half = configuration.lineWidth / 2
    let clip = curve.clip
    curve.layFloor(under: plot)
    // Children of the clip have the plot's coordinates. It ends where the line does, so that a value that comes in is
    // drawn by the dot at the line's end.
    clip.bounds = CGRect(
      x: CoordinateMapper.insetX - half, y: -20, width: clipWidth, height: plot.height + 20)
    clip.position = CGPoint(x: plot.minX + clip.bounds.minX, y: plot.minY - 20)
    areaClip.frame = CGRect(x: 0, y: 0, width: plot.width, height: plot.height)
    curve.area.frame = areaClip.bounds
    values.layer.frame = CGRect(origin: .zero, size: look.size)
  }

  /// To the middle of the last point, and the round end of the line.
  var clipWidth: CGFloat {
    let last = track.mapper.x(max(0, window.values.count - 1))
    return last - CoordinateMapper.insetX + configuration.lineWidth
  }

  func removeMovements(_ layer: CALayer) {
    layer.removeAllAnimations()
    if let mask = layer.mask { removeMovements(mask) }
    for sublayer in layer.sublayers ?? [] { removeMovements(sublayer) }
  }

  /// Where the last value stands in the chart at rest; nil when it is a gap.
  package var tailPoint: CGPoint? {
    guard let last = track.points.last, let point = last else { return nil }
    return CGPoint(x: look.plot.minX + point.x + rest, y: look.plot.minY + point.y)
  }

  func showPaths() {
    curve.line.path = track.line
    curve.areaMask.path = track.area(to: look.plot.height)
  }

  func ticks(_ mapper: CoordinateMapper, _ look: ChartLook) -> NumberTicks {
    mapper.range.low == mapper.range.high
      ? NumberTicks(mapper.range.low)
      : NumberTicks(mapper.edges.low, mapper.edges.high, most: ValueAxis.mostMarks(look))
  }

  func showWords(glides: Bool, from range: ValueRange?) {
    let mapper = track.mapper
    var before: ((Double) -> CGFloat)?
    if let range {
      let seen = CoordinateMapper(size: mapper.size, count: mapper.count, range: range)
      before = { seen.y($0) }
    }
    values.show(
      ticks(mapper, look), format: configuration.format, place: { mapper.y($0) }, before: before, fades: glides)
    if let low = window.xs.first, let high = window.xs.last {
      let marks = PlaceAxis.ticks(axisText, from: low, to: high, look: look, place: placeX)
      places.show(marks, look: look, fades: glides, place: placeX)
    }
    let known = window.values.filter(\.isFinite)
    guard let first = known.first, let last = known.last else { return }
    let change = (text: configuration.format.change(from: first, to: last), direction: last - first)
    header.show(configuration.format.exact(last), change: known.count > 1 ? change : nil)
  }

  /// Where an x lies along the curve, between two points as far as it is between their x.
  private func placeX(_ x: Double) -> CGFloat {
    look.plot.minX + track.mapper.x(0) + track.mapper.step * (CGFloat(window.first) + window.place(of: x))
  }
}
