// Paints text as the outlines of its glyphs, so that letters move and grow without snapping to pixels.

package import Cairo
import Foundation
package import Graphics

/// Paints one text run.
package struct TextPainter {
  private let run: TextRun
  private let reports: FontReports

  /// A painter of a run.
  ///
  /// - Parameter reports: told of boxes in the place of glyphs.
  package init(_ run: TextRun, _ reports: FontReports) {
    self.run = run
    self.reports = reports
  }

  /// Sets the text and paints it.
  package func paint(on context: CairoContext) throws(CairoError) {
    guard !context.isDegenerate, let layout = TextMetrics.layout(run) else { return }
    reports.add(layout, of: run.string)
    for (line, origin) in zip(layout.lines, layout.origins(in: run)) {
      context.save()
      context.concat(
        CGAffineTransform(a: run.fontSize, b: 0, c: 0, d: run.fontSize, tx: origin.x, ty: origin.y))
      for part in line.parts {
        let color = part.span.flatMap { run.spans[$0].style.color } ?? run.color
        context.fill(part.outline, with: .color(color))
      }
      for picture in line.pictures {
        let whole = CGRect(x: 0, y: 0, width: picture.image.width, height: picture.image.height)
        let drawing = ImageDrawing(
          image: picture.image, source: whole, target: picture.rect, minification: .trilinear,
          alpha: run.color.alpha)
        try ImagePainter(drawing).paint(on: context)
      }
      context.restore()
    }
  }
}
