// The words over a chart: what it shows, the latest value, and how far it has come.

package import Cairn
import Foundation

/// Title, value and change.
package final class ChartHeader {
  /// Holds the texts.
  package let layer = CALayer()
  private var title = CATextLayer()
  private var value = CATextLayer()
  private var look: ChartLook?

  /// An empty header.
  package init() { layer.name = "header" }

  /// Lays the texts out anew.
  package func lay(_ look: ChartLook, title words: String) {
    self.look = look
    layer.sublayers = nil
    let margin = look.theme.margins(in: look.size)
    let width = look.size.width - 2 * margin.width
    layer.frame = CGRect(x: margin.width, y: margin.height, width: width, height: look.plot.minY - margin.height)
    title = look.text.box(
      "title", size: look.scaled(17), color: look.theme.muted, width: width, alignment: .left)
    value = look.text.box(
      "value", size: look.scaled(38), bold: true, color: look.theme.ink, width: width, alignment: .left)
    title.string = words
    title.position = CGPoint(x: width / 2, y: look.scaled(10))
    value.position = CGPoint(x: width / 2, y: look.scaled(words.isEmpty ? 24 : 48))
    layer.addSublayer(title)
    layer.addSublayer(value)
  }

  /// Shows a value and its change, where there is one: grown, shrunk or neither.
  package func show(_ text: String, change: (text: String, direction: Double)?) {
    guard let look else { return }
    let theme = look.theme
    func run(_ words: String, _ size: CGFloat, bold: Bool, _ color: CGColor) -> NSAttributedString {
      NSAttributedString(
        string: words,
        attributes: [
          .font: CTFont(look.text.font(bold: bold), size: look.scaled(size)),
          .foregroundColor: color,
        ])
    }
    let line = NSMutableAttributedString(attributedString: run(text, 38, bold: true, theme.ink))
    if let change {
      let color = change.direction > 0 ? theme.rise : change.direction < 0 ? theme.fall : theme.muted
      line.append(run("   " + change.text, 18, bold: true, color))
    }
    value.string = line
  }
}
