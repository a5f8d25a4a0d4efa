// Filters of a layer, of what lies behind it, and ways of laying it over that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import TestSupport
import Testing

extension Article {
  static let filters = Article("Filters", frames: [0, 20, 40, 60]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 120)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    for column in 0..<12 {
      let stripe = CALayer()
      stripe.frame = CGRect(x: column * 20, y: 0, width: 10, height: 120)
      stripe.backgroundColor = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
      root.addSublayer(stripe)
    }
    func panel(_ column: Int, in root: CALayer) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: 10 + column * 75, y: 20, width: 70, height: 80)
      root.addSublayer(layer)
      return layer
    }

    // Frosted glass: what lies behind is blurred, ever more.
    let glass = panel(0, in: root)
    glass.borderWidth = 2
    let blur = CAFilter(type: "gaussianBlur")
    blur.name = "blur"
    blur.setValue(8, forKey: "inputRadius")
    glass.backgroundFilters = [blur]
    let frost = CABasicAnimation(keyPath: "backgroundFilters.blur.inputRadius")
    frost.fromValue = 0
    frost.duration = 1
    glass.add(frost, forKey: "frost")

    // Its own pixels, turned grey.
    let grey = panel(1, in: root)
    grey.backgroundColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    let saturation = CAFilter(type: "colorSaturate")
    saturation.setValue(0, forKey: "inputAmount")
    grey.filters = [saturation]

    // Multiplied with what lies below.
    let ink = panel(2, in: root)
    ink.backgroundColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    ink.compositingFilter = "multiplyBlendMode"

    let stage = Stage(root, size: root.bounds.size)
    try stage.render(seconds: 1.1, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // Multiplied: 255·1, 255·0.6, 255·0.2 over white, and each times the stripe's channel over a stripe.
    #expect(outcome.color(0, 195, 60) == [255, 153, 51, 255])
    #expect(areNear(outcome.color(0, 185, 60), [41, 69, 48, 255], 1))
    // Grey has three equal channels.
    let grey = outcome.color(0, 120, 60)
    #expect(grey[0] == grey[1] && grey[1] == grey[2] && grey[0] > 150 && grey[0] < 190)
    // A blur that is much wider than the stripes mixes white and blue half and half.
    #expect(areNear(outcome.color(60, 45, 60), [148, 185, 249, 255], 6))
    #expect(outcome.color(0, 45, 30) == [41, 115, 242, 255])
  }
}
