// A font that was asked for and is not installed, and the one that is used for it.

import CCairo
import Foundation

/// One font in another's place.
package struct FontSubstitution: Sendable, Hashable {
  /// The name that was asked for.
  package let wanted: String
  /// Family and style that are used.
  package let used: String

  /// Names that stand for whatever font serves the purpose.
  private static let generic: Set<String> = [
    "", "sans", "sansserif", "serif", "monospace", "mono", "system", "systemui", "cursive", "fantasy", "emoji",
  ]

  /// What stands in for a name in a context's fonts; nil when the font itself is there.
  init?(_ name: String, in context: OpaquePointer?) {
    let plain = Self.letters(name)
    if Self.generic.contains(plain) || FontLibrary.hasFamily(name) { return nil }
    if let installed = FontLibrary.description(postScriptName: name) {
      pango_font_description_free(installed)
      return nil
    }
    let description = FontDescription.make(name, units: 1024)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    guard let found = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(found) }
    guard let family = pango_font_description_get_family(found).map({ String(cString: $0) }) else { return nil }
    // "Helvetica-Bold" and "Helvetica Bold" are the family Helvetica.
    if plain.hasPrefix(Self.letters(family)) { return nil }
    pango_font_description_unset_fields(found, PANGO_FONT_MASK_SIZE)
    wanted = name
    used = Self.text(of: found) ?? family
  }

  private static func text(of description: OpaquePointer) -> String? {
    guard let text = pango_font_description_to_string(description) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
