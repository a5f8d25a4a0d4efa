// How a smooth chart answers a finger.

import Cairn
package import Foundation

extension BezierChartScene {
  /// Marks the point that is nearest to an x of the chart.
  package func touch(atX x: CGFloat) {
    finger = x
    let index = min(track.mapper.index(atX: x - look.plot.minX), window.values.count - 1)
    ChartMotion.transaction(duration: 0.12) { mark(index, glides: false) }
  }

  /// Lets go.
  package func release() {
    touched = nil
    ChartMotion.transaction(duration: 0.2) { crosshair.hide() }
  }

  func mark(_ index: Int, glides: Bool) {
    guard window.values.indices.contains(index) else { return }
    touched = index
    touchedFirst = window.first
    let value = window.values[index]
    let point = CGPoint(
      x: look.plot.minX + track.mapper.x(index), y: value.isFinite ? look.plot.minY + track.mapper.y(value) : .nan)
    crosshair.show(
      point, rest: rest, label: axisText.full(window.xs[index]), value: configuration.format.exact(value),
      glides: glides, extent: extent)
  }

  /// The highest and the lowest point of the curve between two x of the chart.
  private func extent(_ span: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
    let first = track.mapper.index(atX: span.lowerBound - look.plot.minX - track.mapper.step / 2)
    let last = min(
      track.mapper.index(atX: span.upperBound - look.plot.minX + track.mapper.step / 2), window.values.count - 1)
    guard first <= last, let range = ValueRange(covering: window.values[first...last]) else { return nil }
    return look.plot.minY + track.mapper.y(range.high)...look.plot.minY + track.mapper.y(range.low)
  }
}
