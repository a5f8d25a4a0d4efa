// Paths that are filled, stroked, drawn in, dashed and turned into each other.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let shapes = Article("Shapes", frames: [0, 15, 30, 45, 60], columns: 5) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 120)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)

    // A line that draws itself in.
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 15, y: 100))
    line.addLine(to: CGPoint(x: 165, y: 100))
    let drawn = CAShapeLayer()
    drawn.path = line
    drawn.strokeColor = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
    drawn.lineWidth = 8
    root.addSublayer(drawn)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 1
    drawn.add(draw, forKey: "draw")

    // A square that becomes a diamond: paths of the same elements blend, point by point.
    func corners(_ points: [(CGFloat, CGFloat)]) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
      return path
    }
    let shape = CAShapeLayer()
    shape.position = CGPoint(x: 50, y: 45)
    shape.path = corners([(0, -30), (30, 0), (0, 30), (-30, 0)])
    shape.fillColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    root.addSublayer(shape)
    let morph = CABasicAnimation(keyPath: "path")
    morph.fromValue = corners([(-30, -30), (30, -30), (30, 30), (-30, 30)])
    morph.duration = 1
    shape.add(morph, forKey: "morph")

    // Dashes that march.
    let ants = CAShapeLayer()
    ants.path = CGPath(
      roundedRect: CGRect(x: 100, y: 18, width: 64, height: 54), cornerWidth: 12, cornerHeight: 12, transform: nil)
    ants.fillColor = nil
    ants.strokeColor = CGColor(gray: 0.2, alpha: 1)
    ants.lineWidth = 3
    ants.lineDashPattern = [9, 6]
    root.addSublayer(ants)
    let march = CABasicAnimation(keyPath: "lineDashPhase")
    march.byValue = 15
    march.duration = 0.5
    march.repeatCount = .infinity
    ants.add(march, forKey: "march")

    let stage = Stage(root, size: root.bounds.size)
    try stage.render(seconds: 1.1, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // Half of a line of 150 points is drawn after half a second: it ends at x = 90.
    #expect(
      outcome.color(30, 88, 100) == [41, 115, 242, 255] && outcome.color(30, 92, 100) == [247, 247, 247, 255])
    // Half way the corner (−30, −30) is on its way to (0, −30): the top edge is 15 … 30 wide around (−15 … 30).
    #expect(outcome.color(30, 50 - 13, 45 - 28) == [255, 153, 51, 255])
    #expect(outcome.color(60, 50 - 13, 45 - 28) == [247, 247, 247, 255])
    // The dashes come back after their period.
    let same = try outcome.difference(15, 45)
    #expect(same.bounds.maxX <= 170 && outcome.printed.isEmpty)
  }
}
