// Where each gift rests: rows of arcs about the corner all of them end in.

package import Foundation

/// Places of gifts. From one to the next they turn about the corner by a fixed angle, and from one row to the next they
/// are enlarged about it by a fixed factor: maps that leave the corner where it is, so that even the copies of a
/// replicator, which all do the same in spaces of their own, end together.
package struct BurstLayout: Sendable, Equatable {
  /// A gift's place.
  package struct Place: Sendable, Equatable {
    /// The row, the nearest to the corner first, and the place in it.
    package var row, column: Int
    /// Points of the middle.
    package var middle: CGPoint
    /// Where it comes from, beyond the edge of the picture.
    package var start: CGPoint
    /// How large it is drawn, 1 being the first row's.
    package var scale: CGFloat
    /// How far it is turned; radians, clockwise.
    package var turn: CGFloat
  }

  /// Number of gifts.
  package let count: Int
  /// Where all gifts end.
  package let corner: CGPoint
  /// Gifts in a row; the last may have fewer.
  package let columns: Int
  /// Angle from one gift of a row to the next; radians.
  package let step: CGFloat
  /// How much farther away each row is than the one before.
  package let growth: CGFloat
  /// Distance of the first row from the corner.
  package let radius: CGFloat
  /// Distance of where the first row's gifts come from.
  package let entry: CGFloat
  /// Side of a gift of the first row.
  package let side: CGFloat
  /// Points of the layout's design in a point of the canvas.
  package let unit: CGFloat

  /// The angle of a row's first gift under the horizontal.
  private let firstAngle: CGFloat = 0.03

  /// Places for a number of gifts on a canvas.
  package init(count: Int, size: CGSize) {
    self.count = count
    unit = min(size.width / 1280, size.height / 720)
    corner = CGPoint(x: size.width - 112 * unit, y: 112 * unit)
    columns = max(1, min(count, Int((Double(count) * 1.2).squareRoot().rounded(.up))))
    let rows = (count + columns - 1) / columns
    let farthest = corner.x - 96 * unit
    let deepest = size.height - corner.y - 92 * unit
    let span = deepest >= farthest ? 1.5 : asin(deepest / farthest) - firstAngle
    step = columns > 1 ? span / CGFloat(columns - 1) : 0
    // The nearest row is half as far away as the farthest.
    growth = rows > 1 ? pow(2, 1 / CGFloat(rows - 1)) : 1
    radius = rows > 1 ? farthest / 2 : farthest * 0.7
    let along = columns > 1 ? radius * step : 200 * unit
    let across = rows > 1 ? radius * (growth - 1) : 200 * unit
    side = min(0.8 * min(along, across), 72 * unit).rounded()
    // Beyond the left edge in every direction that gifts come from, or beyond the farthest point of the picture.
    let last = firstAngle + step * CGFloat(columns - 1)
    let beyond = (corner.x + side) / max(0.01, cos(last))
    entry = min(beyond, hypot(corner.x, size.height - corner.y) + side)
  }

  /// How far the first gift of a row is turned, so that the middle one stands upright.
  package var firstTurn: CGFloat { step * CGFloat(columns - 1) / 2 }

  /// A gift's place.
  package func place(_ index: Int) -> Place {
    let (row, column) = (index / columns, index % columns)
    let scale = pow(growth, CGFloat(row))
    let angle = firstAngle + step * CGFloat(column)
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x - scale * distance * cos(angle), y: corner.y + scale * distance * sin(angle))
    }
    return Place(
      row: row, column: column, middle: point(radius), start: point(entry), scale: scale,
      turn: firstTurn - step * CGFloat(column))
  }
}
