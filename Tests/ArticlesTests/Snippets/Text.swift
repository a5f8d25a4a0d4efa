// Strings and attributed strings, wrapped, aligned and cut, and the size they need.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let text = Article("Text", frames: [0, 30, 60, 90], columns: 2) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)

    let title = CATextLayer()
    title.string = "Ninety seconds to go"
    title.font = "DejaVu Sans" as NSString
    title.fontSize = 20
    title.foregroundColor = CGColor(gray: 0.1, alpha: 1)
    title.alignmentMode = .center
    title.frame = CGRect(x: 10, y: 8, width: 280, height: 26)
    root.addSublayer(title)

    let body = CATextLayer()
    let plain = CTFont("DejaVu Sans", size: 13)
    let words = NSMutableAttributedString(string: "Wrapped at the layer's edge, with ", attributes: [.font: plain])
    let orange = CGColor(red: 0.85, green: 0.3, blue: 0.1, alpha: 1)
    let look: [NSAttributedString.Key: Any] = [.font: plain, .foregroundColor: orange]
    words.append(NSAttributedString(string: "a part in a look of its own", attributes: look))
    body.string = words
    body.isWrapped = true
    body.frame = CGRect(x: 10, y: 42, width: 190, height: 56)
    root.addSublayer(body)

    let cut = CATextLayer()
    cut.string = "A line that is longer than its layer ends in dots"
    cut.fontSize = 13
    cut.foregroundColor = CGColor(gray: 0.4, alpha: 1)
    cut.truncationMode = .end
    cut.frame = CGRect(x: 10, y: 120, width: 190, height: 18)
    root.addSublayer(cut)

    // A label that grows with its number keeps its right edge.
    let score = CATextLayer()
    score.fontSize = 34
    score.foregroundColor = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
    score.anchorPoint = CGPoint(x: 1, y: 0.5)
    score.position = CGPoint(x: 288, y: 80)
    root.addSublayer(score)
    func show(_ value: Int, on label: CATextLayer) {
      CATransaction.setDisableActions(true)
      label.string = "\(value)"
      label.bounds.size = label.preferredFrameSize()
    }
    show(8, on: score)

    let stage = Stage(root, size: root.bounds.size)
    for step in 1...3 { stage.at(Double(step) / 2) { show(8 + 46 * step, on: score) } }
    try stage.render(seconds: 1.6, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // The label's ink ends at the same column however wide it is, and the longer number begins further left.
    func ink(_ frame: Int) throws -> ClosedRange<Int> {
      let columns = (200..<300).filter { x in (60..<100).contains { outcome.color(frame, x, $0)[0] < 150 } }
      return try #require(columns.first)...(try #require(columns.last))
    }
    let (short, long) = (try ink(0), try ink(90))
    #expect(abs(short.upperBound - long.upperBound) <= 3 && long.lowerBound < short.lowerBound - 30)
    // Nothing of the cut line reaches beyond its layer.
    for x in 201..<300 { for y in 118..<140 { #expect(outcome.color(0, x, y) == [247, 247, 247, 255]) } }
  }
}
