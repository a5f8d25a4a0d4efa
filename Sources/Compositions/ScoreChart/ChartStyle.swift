// The looks of the score chart: colours of a theme, the font, and the sizes every part agrees on.

package import Cairn
package import Foundation

/// Colours, font and sizes of a score chart.
package struct ChartStyle: Sendable {
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
  /// How far a dot with its ring reaches from its middle.
  package static let dotReach = ringRadius + rimWidth
  /// Size of the numbers on both axes.
  package static let axisSize: CGFloat = 12

  package let band, otherBand, gridLine, boundary: CGColor
  package let faintText, text, strongText, tagText, rim: CGColor
  package let home, away: CGColor
  /// How every text is set.
  package let face: TextFace
  /// Pixels a point, for rasterized layers.
  package var scale: CGFloat { face.scale }

  /// A theme's colours with the two sides' own.
  package init(_ theme: Theme, home: CGColor, away: CGColor, scale: CGFloat) {
    let isLight = theme.appearance == .light
    // Stripes of faint ink: the plot stands out from the ground, and every other period from its neighbours.
    let tint =
      isLight ? CGColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1) : CGColor(red: 0.45, green: 0.6, blue: 1, alpha: 1)
    band = tint.copy(alpha: isLight ? 0.03 : 0.055) ?? tint
    otherBand = tint.copy(alpha: isLight ? 0.07 : 0.105) ?? tint
    gridLine = theme.grid
    boundary = theme.ink.copy(alpha: isLight ? 0.3 : 0.2) ?? theme.ink
    faintText = theme.muted
    text = theme.muted
    strongText = theme.ink
    tagText = CGColor.white
    rim = CGColor.white
    self.home = home
    self.away = away
    face = TextFace(family: theme.family, scale: scale)
  }

  /// A side's colour.
  package func color(of side: Side) -> CGColor { side == .home ? home : away }
}
