// Axial, radial and conic gradients, and their stops in motion.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import TestSupport
import Testing

extension Article {
  static let gradients = Article("Gradients", frames: [0, 30, 60, 90]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 100)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    func panel(_ column: CGFloat, in root: CALayer) -> CAGradientLayer {
      let panel = CAGradientLayer()
      panel.frame = CGRect(x: 10 + column * 75, y: 15, width: 70, height: 70)
      panel.cornerRadius = 8
      root.addSublayer(panel)
      return panel
    }

    let axial = panel(0, in: root)
    axial.colors = [red, blue]
    axial.startPoint = CGPoint(x: 0, y: 0.5)
    axial.endPoint = CGPoint(x: 1, y: 0.5)
    let radial = panel(1, in: root)
    radial.type = .radial
    radial.colors = [red, blue]
    radial.startPoint = CGPoint(x: 0.5, y: 0.5)  // the middle
    radial.endPoint = CGPoint(x: 1, y: 1)  // a corner of the box the ellipse lies in
    let conic = panel(2, in: root)
    conic.type = .conic
    conic.startPoint = CGPoint(x: 0.5, y: 0.5)  // the middle
    conic.endPoint = CGPoint(x: 0.5, y: 0)  // where it begins
    conic.colors = [red, blue, red]

    let shift = CABasicAnimation(keyPath: "locations")
    shift.fromValue = [0, 1]
    shift.toValue = [0.8, 1]
    shift.duration = 1
    shift.autoreverses = true
    axial.add(shift, forKey: "shift")

    let stage = Stage(root, size: root.bounds.size)
    try stage.render(seconds: 2, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // The middle of pixel 35 of 70 lies at 35.5/70: red falls by that much and blue grows by it.
    let part = 35.5 / 70
    let mixed = [Int((255 * (1 - part)).rounded()), 0, Int((255 * part).rounded()), 255]
    #expect(areNear(outcome.color(0, 10 + 35, 50), mixed, 1))
    // With the first stop at 0.8 the middle is still red.
    #expect(outcome.color(60, 10 + 35, 50) == [255, 0, 0, 255])
    // The ellipse touches the sides: its edge is blue, the middle red.
    #expect(areNear(outcome.color(0, 85 + 35, 50), [253, 0, 2, 255], 3))
    #expect(areNear(outcome.color(0, 85 + 69, 50), [2, 0, 253, 255], 5))
    // Opposite to where it begins a conic gradient of three stops shows the second.
    #expect(areNear(outcome.color(0, 160 + 35, 84), [2, 0, 253, 255], 4))
  }
}
