// Heights of a font's lines in ems, as Core Text gives them.

import CCairo
import Foundation

/// Ascent, descent and leading of a font.
struct FontMetrics: Equatable {
  var ascent: CGFloat
  var descent: CGFloat
  var leading: CGFloat

  /// From one baseline to the next.
  var pitch: CGFloat { ascent + descent + leading }

  /// Helvetica's own metrics (1577 and 471 of 2048 units), which the fonts that stand in for it do not share: text
  /// laid out for Helvetica keeps its baseline whatever draws it.
  static let helvetica = FontMetrics(ascent: 1577.0 / 2048, descent: 471.0 / 2048, leading: 0)

  /// Metrics by the names of fonts that are rarely installed; nil for all others.
  init?(named name: String) {
    guard name.isEmpty || name.lowercased() == "helvetica" || name.lowercased().hasPrefix("helvetica-") else {
      return nil
    }
    self = .helvetica
  }

  init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The metrics of a font that Pango loaded at `unitsPerEm` Pango units.
  init(_ metrics: UnsafeMutablePointer<PangoFontMetrics>, unitsPerEm: CGFloat) {
    ascent = CGFloat(pango_font_metrics_get_ascent(metrics)) / unitsPerEm
    descent = CGFloat(pango_font_metrics_get_descent(metrics)) / unitsPerEm
    let height = CGFloat(pango_font_metrics_get_height(metrics)) / unitsPerEm
    leading = max(0, height - ascent - descent)
  }
}
