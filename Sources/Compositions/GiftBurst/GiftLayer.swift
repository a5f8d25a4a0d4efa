// A wrapped gift, drawn with paths in a square of any side.

package import Cairn
package import Foundation

/// A gift with a ribbon and a bow.
package final class GiftLayer {
  /// Colours of a replicator's copies, as its offsets for each column and row: from rose to violet, and towards coral.
  package enum Tint {
    /// Added to red from column to column.
    package static let redStep: Float = -0.055
    /// Added to blue from row to row.
    package static let blueStep: Float = -0.08
    /// Factor of a column's red.
    package static func red(column: Int) -> CGFloat { max(0, 1 + CGFloat(redStep) * CGFloat(column)) }
    /// Factor of a row's blue.
    package static func blue(row: Int) -> CGFloat { max(0, 1 + CGFloat(blueStep) * CGFloat(row)) }
  }

  /// The whole gift, a square.
  package let layer = CALayer()
  private var parts: [(shape: CAShapeLayer, color: CGColor)] = []

  /// A gift in its own colours, those of the first row's first.
  package init(side: CGFloat) {
    layer.name = "gift"
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let ribbon = CGColor(red: 1, green: 0.95, blue: 0.98, alpha: 1)
    func add(_ name: String, _ path: CGPath, _ color: CGColor) {
      let shape = CAShapeLayer()
      shape.name = name
      shape.frame = layer.bounds
      shape.path = path
      shape.fillColor = color
      layer.addSublayer(shape)
      parts.append((shape, color))
    }
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0) -> CGPath {
      CGPath(
        roundedRect: CGRect(x: x * side, y: y * side, width: width * side, height: height * side),
        cornerWidth: radius * side, cornerHeight: radius * side, transform: nil)
    }
    add("box", box(0.07, 0.4, 0.86, 0.58, radius: 0.055), CGColor(red: 0.96, green: 0.27, blue: 0.58, alpha: 1))
    add("shade", box(0.07, 0.44, 0.86, 0.1), CGColor(red: 0.3, green: 0, blue: 0.22, alpha: 0.35))
    add("band", box(0.42, 0.42, 0.16, 0.56), ribbon)
    add("lid", box(0.01, 0.26, 0.98, 0.2, radius: 0.055), CGColor(red: 1, green: 0.4, blue: 0.7, alpha: 1))
    add("lid-band", box(0.41, 0.26, 0.18, 0.2), ribbon)
    add("bow", Self.bow(side), ribbon)
    add("knot", box(0.43, 0.16, 0.14, 0.13, radius: 0.065), CGColor(red: 1, green: 0.78, blue: 0.88, alpha: 1))
  }

  /// Multiplies the colours with those of a place, as a replicator does for its copies.
  package func paint(row: Int, column: Int) {
    let (red, blue) = (Tint.red(column: column), Tint.blue(row: row))
    for (shape, color) in parts {
      shape.fillColor = CGColor(
        red: color.red * red, green: color.green, blue: color.blue * blue, alpha: color.alpha)
    }
  }

  /// Two loops that meet in the middle of the lid.
  private static func bow(_ side: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for direction in [-1.0, 1.0] {
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: (0.5 + direction * x) * side, y: y * side) }
      path.move(to: point(0, 0.26))
      path.addCurve(to: point(0.3, 0.06), control1: point(0.2, 0.27), control2: point(0.37, 0.21))
      path.addCurve(to: point(0, 0.2), control1: point(0.24, -0.06), control2: point(0.06, 0.02))
      path.closeSubpath()
    }
    return path
  }
}
