// The fonts text can be set in: the system's, and files added by the user.

import CCairo
import Foundation
import Synchronization

/// The fonts of this program.
package enum FontLibrary {
  private static let additions = Atomic<Int>(0)

  /// Grows when fonts are added, so that what was laid out before is not used after.
  static var version: Int { additions.load(ordering: .acquiring) }

  /// Adds a font file, or all font files in a folder and its subfolders, to the fonts of the system.
  package static func add(_ path: String) throws(CairoError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .fonts(path: path) }
    let configuration = FcConfigGetCurrent()
    let wasAdded =
      isFolder.boolValue ? FcConfigAppFontAddDir(configuration, path) : FcConfigAppFontAddFile(configuration, path)
    guard wasAdded != 0 else { throw .fonts(path: path) }
    additions.add(1, ordering: .releasing)
  }

  /// Names of the installed families, sorted, each with its styles.
  package static var families: [(name: String, styles: [String])] {
    guard let any = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(any)
      FcObjectSetDestroy(properties)
    }
    for name in [FC_FAMILY, FC_STYLE] { FcObjectSetAdd(properties, name) }
    guard let found = FcFontList(FcConfigGetCurrent(), any, properties) else { return [] }
    defer { FcFontSetDestroy(found) }
    var styles: [String: Set<String>] = [:]
    for index in 0..<Int(found.pointee.nfont) {
      guard let font = found.pointee.fonts?[index], let family = string(FC_FAMILY, of: font) else { continue }
      styles[family, default: []].insert(string(FC_STYLE, of: font) ?? "Regular")
    }
    return styles.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }

  /// The first value of a font's property.
  private static func string(_ property: String, of font: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, property, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }

  /// Whether a family of this name, capitals or not, is installed.
  static func hasFamily(_ name: String) -> Bool {
    withFirstFont(FC_FAMILY, name) { _ in true } ?? false
  }

  /// Pango's description of the installed font with this PostScript name; the caller frees it.
  static func description(postScriptName name: String) -> OpaquePointer? {
    withFirstFont(FC_POSTSCRIPT_NAME, name) { pango_fc_font_description_from_pattern($0, 0) } ?? nil
  }

  private static func withFirstFont<Result>(
    _ property: String, _ value: String, _ body: (OpaquePointer) -> Result
  ) -> Result? {
    guard let wanted = FcPatternCreate(), let properties = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(wanted)
      FcObjectSetDestroy(properties)
    }
    FcPatternAddString(wanted, property, value)
    for name in [FC_FAMILY, FC_STYLE, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_POSTSCRIPT_NAME] {
      FcObjectSetAdd(properties, name)
    }
    guard let found = FcFontList(FcConfigGetCurrent(), wanted, properties) else { return nil }
    defer { FcFontSetDestroy(found) }
    guard found.pointee.nfont > 0, let font = found.pointee.fonts?[0] else { return nil }
    return body(font)
  }
}
