// The looks of the score chart: colours of a theme, the font, and the sizes every part agrees on.

package import Cairn
package import Foundation

/// Colours, font and sizes of a score chart.
package struct ChartStyle: Sendable {
  /// The two sets of colours.
  package enum Theme: String, Sendable, CaseIterable { case dark, light }

  /// Space around the plot, in the order of Apple's edge insets: top 40 for the score, left 30 for the score axis,
  /// bottom 50 for the event axis, right 20.
  package enum Padding {
    package static let top: CGFloat = 40
    package static let left: CGFloat = 30
    package static let bottom: CGFloat = 50
    package static let right: CGFloat = 20
  }

  /// Width of the score lines.
  package static let lineWidth: CGFloat = 3
  /// Radius of a dot, to the middle of its rim.
  package static let dotRadius: CGFloat = 6
  /// Width of a dot's white rim.
  package static let rimWidth: CGFloat = 2
  /// Radius of a takeover ring.
  package static let ringRadius: CGFloat = 13

  package var background: CGColor
  package var band: CGColor
  package var otherBand: CGColor
  package var gridLine: CGColor
  package var boundary: CGColor
  package var faintText: CGColor
  package var text: CGColor
  package var strongText: CGColor
  package var tagText: CGColor
  package var rim: CGColor
  package var home: CGColor
  package var away: CGColor
  /// Family of every text.
  package var font: String
  /// Pixels a point, for text and rasterized layers.
  package var scale: CGFloat

  /// A theme's colours with the two sides' own.
  package init(_ theme: Theme, home: CGColor, away: CGColor, font: String, scale: CGFloat) {
    func gray(_ white: CGFloat, _ alpha: CGFloat) -> CGColor { CGColor(gray: white, alpha: alpha) }
    switch theme {
    case .dark:
      background = CGColor(red: 0.051, green: 0.067, blue: 0.102, alpha: 1)
      band = CGColor(red: 0.45, green: 0.6, blue: 1, alpha: 0.055)
      otherBand = CGColor(red: 0.45, green: 0.6, blue: 1, alpha: 0.105)
      gridLine = CGColor(red: 0.7, green: 0.8, blue: 1, alpha: 0.075)
      boundary = gray(1, 0.2)
      faintText = CGColor(red: 0.42, green: 0.47, blue: 0.56, alpha: 1)
      text = CGColor(red: 0.62, green: 0.67, blue: 0.75, alpha: 1)
      strongText = gray(1, 1)
    case .light:
      background = CGColor(red: 0.984, green: 0.988, blue: 0.996, alpha: 1)
      band = CGColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 0.03)
      otherBand = CGColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 0.07)
      gridLine = CGColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 0.09)
      boundary = CGColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 0.3)
      faintText = CGColor(red: 0.52, green: 0.57, blue: 0.65, alpha: 1)
      text = CGColor(red: 0.34, green: 0.39, blue: 0.48, alpha: 1)
      strongText = CGColor(red: 0.07, green: 0.1, blue: 0.16, alpha: 1)
    }
    tagText = gray(1, 1)
    rim = gray(1, 1)
    self.home = home
    self.away = away
    self.font = font
    self.scale = scale
  }

  /// A side's colour.
  package func color(of side: Side) -> CGColor { side == .home ? home : away }
}
