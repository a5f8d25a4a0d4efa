// The words over a zoom chart: what it shows, and which part of it is in view.

package import Cairn
import Foundation

/// A headline, and under it the part in view.
package final class ZoomHeader {
  /// Holds the texts.
  package let layer = CALayer()
  private var headline = CATextLayer()
  private var part = CATextLayer()

  /// An empty header.
  package init() { layer.name = "header" }

  /// Lays the texts out anew.
  package func lay(_ look: ChartLook, headline words: String) {
    layer.sublayers = nil
    let margin = look.theme.margins(in: look.size)
    let width = look.size.width - 2 * margin.width
    layer.frame = CGRect(x: margin.width, y: margin.height, width: width, height: look.plot.minY - margin.height)
    headline = look.text.box(
      "headline", size: look.scaled(28), bold: true, color: look.theme.ink, width: width, alignment: .left)
    part = look.text.box("part", size: look.scaled(17), color: look.theme.muted, width: width, alignment: .left)
    headline.string = words
    headline.position = CGPoint(x: width / 2, y: look.scaled(16))
    part.position = CGPoint(x: width / 2, y: look.scaled(words.isEmpty ? 16 : 50))
    layer.addSublayer(headline)
    layer.addSublayer(part)
  }

  /// Says which part is in view.
  package func show(_ words: String) {
    if part.string as? String != words { part.string = words }
  }
}
