// From a name to the description Pango finds a font by.

import CCairo
import Foundation

/// Descriptions of fonts.
enum FontDescription {
  /// The description of a family or PostScript name; the caller frees it.
  ///
  /// - Parameter units: size of the em in Pango units.
  static func make(_ name: String, units: CGFloat) -> OpaquePointer {
    let description: OpaquePointer
    if let installed = FontLibrary.description(postScriptName: name) {
      description = installed
    } else {
      let parsed = FontName(name, isFamily: FontLibrary.hasFamily)
      description = pango_font_description_new()
      pango_font_description_set_family(description, parsed.family)
      pango_font_description_set_weight(description, PangoWeight(UInt32(parsed.weight)))
      pango_font_description_set_style(description, parsed.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      if parsed.isCondensed { pango_font_description_set_stretch(description, PANGO_STRETCH_CONDENSED) }
    }
    pango_font_description_set_absolute_size(description, Double(units))
    return description
  }
}
