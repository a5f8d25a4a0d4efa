// The fonts text is set in, for those who render: more of them, what there is, and what was not.

import Cairo
import Foundation
public import Graphics

/// Fonts of this process.
public enum Fonts {
  /// A family and the names of its styles.
  public struct Family: Sendable, Hashable {
    /// The family's name.
    public let name: String
    /// Its styles, sorted.
    public let styles: [String]
  }

  /// A font that was named and is not there, or text that no font can draw.
  public struct Problem: Explained, Hashable {
    /// What is wrong, as one sentence without a full stop.
    public let message: String
    /// Where, when it is known.
    public var place: String?
    /// Whether there are characters that no font can draw: those that are missing are boxes.
    public let leavesBoxes: Bool
    /// What would help.
    public var hint: String? { "--fonts adds a folder of fonts, cairn list fonts shows what is installed" }
  }

  /// Adds a font file, or every font in a folder and its subfolders, to the fonts of the system. Text set from now on is
  /// set with them.
  ///
  /// - Throws: when there is no such file or folder, or nothing in it is a font.
  public static func add(_ path: String) throws { try TextMetrics.addFonts(path) }

  /// What is installed, sorted by name.
  public static var families: [Family] { FontLibrary.families.map { Family(name: $0.name, styles: $0.styles) } }

  /// What is wrong with a font's name; nil when the font is installed.
  public static func problem(of name: String) -> Problem? {
    TextMetrics.substitution(for: name).map {
      Problem(message: "the font “\($0.wanted)” is not installed: \($0.used) is used", leavesBoxes: false)
    }
  }

  /// The problems that texts met as they were drawn, each once.
  static func problems(_ reports: FontReports) -> [Problem] {
    reports.all.map { missingGlyphs($0.count, of: $0.text) }
  }

  /// What is wrong with a text that is set; nil when there is a font for all of it.
  static func problem(of run: TextRun) -> Problem? {
    guard let count = TextMetrics.layout(run)?.unknownGlyphs, count > 0 else { return nil }
    return missingGlyphs(count, of: String(run.string.prefix(40)))
  }

  private static func missingGlyphs(_ count: Int, of text: String) -> Problem {
    Problem(
      message: "no font has \(count == 1 ? "one glyph" : "\(count) glyphs") of the text “\(text)”", leavesBoxes: true)
  }
}
