// What never changes behind the lines: quarter bands and event lines, rasterized once.

package import Cairn
package import Foundation

/// Quarters of a game as stretches of the event axis.
package struct QuarterBand: Sendable, Equatable {
  /// `Q1`…`Q4`, `OT`…
  package var name: String
  /// Where it starts and ends on the event axis, in points.
  package var start, end: CGFloat

  /// A band from all its parts.
  package init(name: String, start: CGFloat, end: CGFloat) {
    self.name = name
    self.start = start
    self.end = end
  }

  /// The bands of some events, overtimes included. Borders lie midway between the last event of a period and the first of
  /// the next, or on a time axis where the period begins; the first band starts at 0 and the last one ends at `length`.
  package static func bands(of events: [ScoreEvent], mapper: ChartMapper, length: CGFloat) -> [QuarterBand] {
    var bands: [QuarterBand] = []
    for (index, event) in events.enumerated() {
      let clock = GameClock(event.time)
      let name = clock.periodName
      if bands.last?.name == name { continue }
      let border =
        mapper.axis.kind == .time
        ? mapper.x(steps: clock.periodStart / ChartAxis.secondsPerStep) : mapper.x(index) - mapper.step / 2
      let start = index == 0 ? 0 : border
      if let last = bands.indices.last { bands[last].end = start }
      bands.append(QuarterBand(name: name, start: start, end: length))
    }
    return bands
  }
}

/// The static layers of the chart.
package enum ChartGrid {
  /// Tiles side by side over the whole axis, each kept as a bitmap at the style's scale unless it is to change at once.
  package static func layers(
    events: [ScoreEvent], mapper: ChartMapper, length: CGFloat, style: ChartStyle, isRasterized: Bool = true
  ) -> [CALayer] {
    let marks = AxisMarks.marks(of: events, mapper: mapper)
    let bands = QuarterBand.bands(of: events, mapper: mapper, length: length)
    return AxisTiles.layers("grid", length: length, height: mapper.height, scale: style.scale) { tile in
      tile.shouldRasterize = isRasterized
      fill(tile, bands: bands, marks: marks, height: mapper.height, style: style)
    }
  }

  private static func fill(
    _ tile: CALayer, bands: [QuarterBand], marks: [AxisMarks.Mark], height: CGFloat, style: ChartStyle
  ) {
    let span = tile.bounds
    let inSpan = bands.enumerated().filter { $1.end > span.minX && $1.start < span.maxX }
    for (index, band) in inSpan {
      tile.addSublayer(bandLayer(band, isOdd: index % 2 == 1, height: height, style: style))
    }
    let marks = marks.filter { $0.x > span.minX - 1 && $0.x < span.maxX + 1 }
    tile.addSublayer(lines(marks, height: height, style: style))
    for (index, band) in inSpan {
      if index > 0 { tile.addSublayer(boundary(at: band.start, height: height, style: style)) }
      let name = style.face.box(
        "quarter", size: 14, bold: true, color: style.faintText, width: 60, alignment: .left)
      name.string = band.name
      name.position = CGPoint(x: band.start + 10 + name.bounds.width / 2, y: 18)
      if band.end - band.start > 36 { tile.addSublayer(name) }
    }
  }

  private static func bandLayer(_ band: QuarterBand, isOdd: Bool, height: CGFloat, style: ChartStyle) -> CALayer {
    let layer = CALayer()
    layer.name = "band"
    layer.frame = CGRect(x: band.start, y: 0, width: band.end - band.start, height: height)
    layer.backgroundColor = isOdd ? style.otherBand : style.band
    return layer
  }

  private static func boundary(at x: CGFloat, height: CGFloat, style: ChartStyle) -> CALayer {
    let layer = CAShapeLayer()
    layer.name = "boundary"
    layer.path = ScoreLine.path([CGPoint(x: x, y: 0), CGPoint(x: x, y: height)])
    layer.strokeColor = style.boundary
    layer.lineDashPattern = [4, 4]
    return layer
  }

  private static func lines(_ marks: [AxisMarks.Mark], height: CGFloat, style: ChartStyle) -> CALayer {
    let path = CGMutablePath()
    for mark in marks { path.addRect(CGRect(x: mark.x - 0.5, y: 0, width: 1, height: height)) }
    let layer = CAShapeLayer()
    layer.name = "event-lines"
    layer.path = path
    layer.fillColor = style.gridLine
    return layer
  }
}
