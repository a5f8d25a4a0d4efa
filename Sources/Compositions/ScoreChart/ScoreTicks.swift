// The score axis: level lines with numbers that glide when the range changes.

package import Cairn
package import Foundation

/// Which scores are marked on the axis.
package enum TickRule {
  /// Most ticks on an axis.
  package static let mostTicks = 8.0

  /// 1, 2, 5, 10, 20, 50 …: the least one that marks a span with at most eight ticks.
  package static func interval(span: Double) -> Int {
    var decade = 1
    while true {
      for factor in [1, 2, 5] where Double(factor * decade) * mostTicks >= span { return factor * decade }
      decade *= 10
    }
  }

  /// The multiples of the interval in a range, from zero up.
  package static func scores(in range: ScoreRange) -> [Int] {
    let interval = interval(span: range.span)
    let first = max(0, Int((range.low / Double(interval)).rounded(.up)))
    let last = Int((range.high / Double(interval)).rounded(.down))
    return first > last ? [] : (first...last).map { $0 * interval }
  }
}

/// The moving ticks.
package final class ScoreTicks {
  /// Holds lines and numbers, clipped to the plot's height.
  package let layer = CALayer()
  private let style: ChartStyle
  private var shown: [Int: Tick] = [:]
  private var leaving: [Tick] = []

  /// One score's line and number.
  private struct Tick {
    let line = CALayer()
    let number: CATextLayer
    var layers: [CALayer] { [line, number] }
  }

  /// Room for numbers that are cut by the plot's top or bottom.
  private static let overhang: CGFloat = 8

  /// An axis across a chart of a width, whose plot has a height.
  package init(width: CGFloat, plotHeight: CGFloat, style: ChartStyle) {
    self.style = style
    layer.name = "score-axis"
    layer.frame = CGRect(
      x: 0, y: ChartStyle.Padding.top - Self.overhang, width: width, height: plotHeight + 2 * Self.overhang)
    layer.masksToBounds = true
  }

  /// Moves from one range's ticks to another's: common ones glide, new ones fade in, old ones fade out.
  package func move(from old: ChartMapper?, to mapper: ChartMapper) {
    for tick in leaving { tick.layers.forEach { $0.removeFromSuperlayer() } }
    leaving = []
    let scores = TickRule.scores(in: mapper.range)
    for (score, tick) in shown.sorted(by: { $0.key < $1.key }) where !scores.contains(score) {
      place(tick, at: mapper.y(Double(score)))
      tick.layers.forEach { ChartMotion.fade($0, to: 0) }
      leaving.append(tick)
      shown[score] = nil
    }
    for score in scores {
      if let tick = shown[score] {
        place(tick, at: mapper.y(Double(score)))
      } else {
        shown[score] = add(score, from: old, to: mapper)
      }
    }
  }

  /// Shows a range's ticks at once; none without one.
  package func show(_ mapper: ChartMapper?) {
    for tick in leaving + shown.values { tick.layers.forEach { $0.removeFromSuperlayer() } }
    (leaving, shown) = ([], [:])
    if let mapper { move(from: nil, to: mapper) }
  }

  private func add(_ score: Int, from old: ChartMapper?, to mapper: ChartMapper) -> Tick {
    let tick = Tick(
      number: style.face.box(
        "score-number", size: ChartStyle.axisSize, color: style.text, width: ChartStyle.Padding.left - 6,
        alignment: .right))
    tick.number.string = "\(score)"
    tick.line.name = "score-line"
    tick.line.backgroundColor = style.gridLine
    tick.line.bounds.size = CGSize(
      width: layer.bounds.width - ChartStyle.Padding.left - ChartStyle.Padding.right, height: 1)
    tick.layers.forEach { layer.addSublayer($0) }
    let goal = mapper.y(Double(score))
    guard let old else {
      place(tick, at: goal, from: goal)
      return tick
    }
    place(tick, at: goal, from: old.y(Double(score)))
    tick.layers.forEach { ChartMotion.fade($0, from: 0, to: 1) }
    return tick
  }

  private func place(_ tick: Tick, at y: CGFloat, from start: CGFloat? = nil) {
    let left = ChartStyle.Padding.left
    for (layer, x) in [(tick.line, left + tick.line.bounds.width / 2), (tick.number, (left - 6) / 2)] {
      let goal = CGPoint(x: x, y: y + Self.overhang)
      if let start {
        ChartMotion.slide(layer, from: CGPoint(x: x, y: start + Self.overhang), to: goal)
      } else {
        ChartMotion.slide(layer, to: goal)
      }
    }
  }
}
