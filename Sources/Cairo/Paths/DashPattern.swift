// A dash pattern that can always be drawn: never negative, never all zero, never too fine to see.

import Foundation
import Graphics

/// Lengths drawn and skipped in turn, in the units of the path.
struct DashPattern: Equatable {
  /// Shortest period in device pixels. A finer pattern is drawn at this period with the same share of paint, which
  /// gives the same grey; drawing it as it is would take seconds, and Cairo turns it solid.
  static let shortestPeriod: CGFloat = 0.25

  /// An even number of lengths, at least one above zero.
  private(set) var lengths: [CGFloat]
  /// How far into the pattern a line begins, at least zero.
  private(set) var phase: CGFloat
  private(set) var period: CGFloat

  /// The pattern of a style drawn at `scale` device pixels a unit; nil when the line is solid, which negative or
  /// not finite lengths, all zero and gaps closed by round or square caps mean too.
  init?(_ style: StrokeStyle, scale: CGFloat) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    let gap = zip(lengths.indices, lengths).filter { $0.0 % 2 == 1 }.map(\.1).max() ?? 0
    guard gap > 0 else { return nil }
    let remainder = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
    phase = remainder < 0 ? remainder + period : remainder
    guard period * scale < Self.shortestPeriod else { return }
    if style.cap != .butt, style.width * scale >= Self.shortestPeriod { return nil }
    let factor = Self.shortestPeriod / (period * scale)
    lengths = lengths.map { $0 * factor }
    period *= factor
    phase *= factor
  }

  /// Cuts lines into their dashes. `length` gives the distance of two points in the pattern's units.
  func dashes(of lines: [CutLine], length: (CGPoint, CGPoint) -> Double) -> [CutLine] {
    lines.flatMap { dashes(of: $0, length) }
  }

  private func dashes(of line: CutLine, _ length: (CGPoint, CGPoint) -> Double) -> [CutLine] {
    var (index, left) = position(at: line.offset + Double(phase))
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    guard let start = points.first else { return [] }
    var result: [CutLine] = []
    var dash = index.isMultiple(of: 2) ? [start] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let whole = length(from, to)
      var done = 0.0
      while whole - done > left {
        done += left
        let t = CGFloat(done / whole)
        let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        if index.isMultiple(of: 2) {
          result.append(CutLine(points: dash + [point]))
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % lengths.count
        left = Double(lengths[index])
      }
      left -= whole - done
      if index.isMultiple(of: 2) { dash.append(to) }
    }
    if dash.count > 1 { result.append(CutLine(points: dash)) }
    return result
  }

  /// The length the pattern stands in after some distance, and how much of it is left.
  private func position(at distance: Double) -> (index: Int, left: Double) {
    var rest = distance.truncatingRemainder(dividingBy: Double(period))
    for (index, length) in lengths.enumerated() {
      if rest < Double(length) { return (index, Double(length) - rest) }
      rest -= Double(length)
    }
    return (0, Double(lengths[0]))
  }
}
