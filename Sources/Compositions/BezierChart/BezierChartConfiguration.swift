// What one smooth chart looks like and how it moves, as a value of its own for each chart.

package import Cairn
package import Foundation

/// Looks and movements of a smooth chart.
package struct BezierChartConfiguration: Sendable, Equatable {
  /// How the chart appears.
  package enum Entrance: String, Sendable, CaseIterable {
    /// The line is drawn from its start.
    case draw
    /// The line comes in from the right.
    case slide
    /// It is there.
    case none
  }

  /// Which points have a dot.
  package enum Dots: String, Sendable, CaseIterable {
    /// All where there is room for them, else the last.
    case auto
    /// Every point.
    case all
    /// The last point.
    case last
    /// No point.
    case none
  }

  /// Width of the line, points.
  package var lineWidth: CGFloat = 2.5
  /// Radius of a dot, points.
  package var pointRadius: CGFloat = 4
  /// How points are joined.
  package var shape = CurveShape.smooth(tension: CurveShape.tension)
  /// Opacity of the gradient under the line.
  package var areaOpacity: Float = 0.3
  /// Which points have a dot.
  package var dots = Dots.auto
  /// Points between two neighbours from which on all have dots.
  package var roomForDots: CGFloat = 28
  /// How the chart appears.
  package var entrance = Entrance.draw
  /// Seconds of the entrance.
  package var entranceDuration = 0.8
  /// Seconds in which a new value is moved in.
  package var updateDuration = 0.4
  /// Colour of the line.
  package var color: CGColor
  /// Words over the chart.
  package var title = ""
  /// Writes values.
  package var format = ValueFormat()

  /// The usual chart in a colour.
  package init(color: CGColor) { self.color = color }
}
