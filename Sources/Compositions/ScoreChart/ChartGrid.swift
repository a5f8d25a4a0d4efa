// What never changes behind the lines: quarter bands, event lines and their numbers, rasterized once.

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

  /// The bands of some events: borders lie midway between the last event of a period and the first of the next; the
  /// first band starts at 0 and the last one ends at `length`.
  package static func bands(of events: [ScoreEvent], mapper: ChartMapper, length: CGFloat) -> [QuarterBand] {
    var bands: [QuarterBand] = []
    for (index, event) in events.enumerated() {
      let name = GameClock(event.time).periodName
      if bands.last?.name == name { continue }
      let start = index == 0 ? 0 : mapper.x(index) - mapper.step / 2
      if let last = bands.indices.last { bands[last].end = start }
      bands.append(QuarterBand(name: name, start: start, end: length))
    }
    return bands
  }
}

/// The static layers of the chart.
package enum ChartGrid {
  /// Points of a tile along the axis. A usual game is one tile, rasterized in the first frame and never again; a very
  /// long one is cut, so that no bitmap has a side over 16,384 pixels or more than 32 million pixels (128 MB).
  package static func tileWidth(height: CGFloat, scale: CGFloat) -> CGFloat {
    let pixels = CGFloat(1 << 25) / (max(1, height) * scale * scale)
    return max(256, min(8192, 16384 / scale, pixels).rounded(.down))
  }

  /// Events between two numbered lines.
  package static let numberedStep = 5

  /// Tiles side by side over the whole axis, each rasterized at the style's scale.
  package static func layers(
    events: [ScoreEvent], mapper: ChartMapper, length: CGFloat, height: CGFloat, style: ChartStyle
  ) -> [CALayer] {
    let bands = QuarterBand.bands(of: events, mapper: mapper, length: length)
    let tileWidth = tileWidth(height: height, scale: style.scale)
    return stride(from: 0, to: length, by: tileWidth).enumerated().map { index, start in
      let tile = CALayer()
      tile.name = index == 0 ? "grid" : "grid-\(index + 1)"
      tile.frame = CGRect(x: start, y: 0, width: min(tileWidth, length - start), height: height)
      tile.bounds.origin = CGPoint(x: start, y: 0)
      tile.masksToBounds = true
      tile.shouldRasterize = true
      tile.rasterizationScale = style.scale
      fill(tile, bands: bands, mapper: mapper, style: style)
      return tile
    }
  }

  private static func fill(_ tile: CALayer, bands: [QuarterBand], mapper: ChartMapper, style: ChartStyle) {
    let span = tile.bounds
    for (index, band) in bands.enumerated() where band.end > span.minX && band.start < span.maxX {
      tile.addSublayer(bandLayer(band, isOdd: index % 2 == 1, height: mapper.height, style: style))
    }
    tile.addSublayer(eventLines(in: span, mapper: mapper, style: style))
    for (index, band) in bands.enumerated() where band.end > span.minX && band.start < span.maxX {
      if index > 0 { tile.addSublayer(boundary(at: band.start, height: mapper.height, style: style)) }
      let name = ChartText.line(
        "quarter", size: 13, bold: true, color: style.faintText, width: 60, alignment: .left, style: style)
      name.string = band.name
      name.position = CGPoint(x: band.start + 10 + name.bounds.width / 2, y: 18)
      if band.end - band.start > 36 { tile.addSublayer(name) }
    }
    addNumbers(to: tile, mapper: mapper, style: style)
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

  private static func eventLines(in span: CGRect, mapper: ChartMapper, style: ChartStyle) -> CALayer {
    let path = CGMutablePath()
    for index in numberedEvents(in: span, mapper: mapper) {
      path.addRect(CGRect(x: mapper.x(index) - 0.5, y: 0, width: 1, height: mapper.height))
    }
    let layer = CAShapeLayer()
    layer.name = "event-lines"
    layer.path = path
    layer.fillColor = style.gridLine
    return layer
  }

  private static func addNumbers(to tile: CALayer, mapper: ChartMapper, style: ChartStyle) {
    for index in numberedEvents(in: tile.bounds, mapper: mapper) {
      let number = ChartText.line(
        "event-number", size: 11, color: style.faintText, width: 60, alignment: .center, style: style)
      number.string = "\(index)"
      number.position = CGPoint(x: mapper.x(index), y: mapper.height + 16)
      tile.addSublayer(number)
    }
  }

  /// Numbered events in a stretch of the axis, those whose number is cut by its ends included.
  private static func numberedEvents(in span: CGRect, mapper: ChartMapper) -> [Int] {
    let first = Int(((span.minX - 30 - mapper.leading) / mapper.step).rounded(.up))
    let last = Int(((span.maxX + 30 - mapper.leading) / mapper.step).rounded(.down))
    let start = (max(0, first) + numberedStep - 1) / numberedStep * numberedStep
    return Array(stride(from: start, through: max(start - 1, last), by: numberedStep))
  }
}
