// Text after shaping: outlines and pictures of glyphs, line by line, in ems. A value, free of fonts.

package import Foundation
package import Graphics

/// Lines of shaped text. All lengths are in ems, y down, so that one layout serves a font size that is animated, and
/// letters keep their distances exactly in proportion.
package struct TextLayout: Sendable {
  /// A glyph that is a picture, as colour emoji are.
  package struct Picture: Sendable {
    /// The pixels.
    package var image: CGImage
    /// Where they go, seen from the line's start on the baseline.
    package var rect: CGRect
  }

  /// Glyphs of one look.
  package struct Part: Sendable {
    /// Outlines of glyphs and of lines beneath and through them; the baseline starts at zero.
    package var outline: PathData
    /// Which span of the run it belongs to; nil for what no span covers.
    package var span: Int?
  }

  /// One line.
  package struct Line: Sendable {
    /// Its glyphs that have outlines, from left to right.
    package var parts: [Part]
    /// Glyphs without outlines.
    package var pictures: [Picture]
    /// Advance of the whole line.
    package var width: CGFloat
    /// Whether the line's paragraph runs from right to left.
    package var isRightToLeft: Bool
    /// From the top of the first line to this line's baseline.
    package var baseline: CGFloat
    /// From the baseline down to the deepest of its fonts.
    package var depth: CGFloat

    /// Outlines of all its glyphs.
    package var outline: PathData { parts.reduce(into: PathData()) { $0.append($1.outline) } }
  }

  /// The lines from the top.
  package var lines: [Line]
  /// From the top of a line to its baseline.
  package var ascent: CGFloat
  /// From the baseline to the bottom of a line.
  package var descent: CGFloat
  /// From one baseline to the next.
  package var pitch: CGFloat
  /// Glyphs that no font has; boxes stand for them.
  package var unknownGlyphs = 0

  /// Where each line's baseline starts in the box of a run.
  package func origins(in run: TextRun) -> [CGPoint] {
    lines.map { line in
      let width = line.width * run.fontSize
      let share: CGFloat
      switch run.alignment {
      case .left: share = 0
      case .right: share = 1
      case .center: share = 0.5
      case .natural, .justified: share = line.isRightToLeft ? 1 : 0
      }
      return CGPoint(
        x: run.box.minX + (run.box.width - width) * share,
        y: run.box.minY + line.baseline * run.fontSize)
    }
  }
}
