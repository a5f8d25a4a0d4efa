// The layers of a curve: the line, and under it a gradient that is seen through the shape between line and floor.

package import Cairn
package import Foundation

/// A line and its area, clipped to the plot, and the floor they stand on.
package final class CurveLayers {
  /// What the plot shows of them; children have the plot's coordinates.
  package let clip = CALayer()
  /// The line.
  package let line = CAShapeLayer()
  /// The gradient under the line.
  package let area = CAGradientLayer()
  /// The closed path that the gradient is seen through.
  package let areaMask = CAShapeLayer()
  /// A thin line under the plot; no child of the clip.
  package let floor = CALayer()

  /// The layers of a curve in a colour, without sizes and paths.
  package init(color: CGColor, lineWidth: CGFloat, areaOpacity: Float, floor floorColor: CGColor) {
    for (layer, name) in [
      (floor, "floor"), (clip, "plot"), (area, "area"), (areaMask, "area-shape"), (line, "line"),
    ] as [(CALayer, String)] {
      layer.name = name
      layer.anchorPoint = .zero
    }
    clip.masksToBounds = true
    areaMask.fillColor = .black
    area.mask = areaMask
    area.colors = [color, color.copy(alpha: 0) ?? .clear]
    area.startPoint = CGPoint(x: 0.5, y: 0)
    area.endPoint = CGPoint(x: 0.5, y: 1)
    area.opacity = areaOpacity
    line.strokeColor = color
    line.fillColor = nil
    line.lineWidth = lineWidth
    line.lineJoin = .round
    line.lineCap = .round
    clip.addSublayer(area)
    clip.addSublayer(line)
    floor.backgroundColor = floorColor.copy(alpha: 0.5)
  }

  /// Puts the floor under a plot.
  package func layFloor(under plot: CGRect) {
    floor.frame = CGRect(x: plot.minX, y: plot.maxY.rounded(), width: plot.width, height: 1)
  }
}
