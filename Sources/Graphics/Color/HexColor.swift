// Reads a colour as people type it.

/// Colours written as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
package enum HexColor {
  /// The colour, sRGB with straight alpha; nil when the text is not one.
  package static func read(_ text: String) -> CGColor? {
    text.hasPrefix("#") ? CGColor(hex: text) : nil
  }
}
