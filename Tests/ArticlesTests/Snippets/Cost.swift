// Passes, kept bitmaps and what a report says of them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let cost = Article("Cost", frames: [0, 20, 40, 59]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 140)
    root.backgroundColor = CGColor(gray: 0.95, alpha: 1)

    let card = CALayer()
    card.name = "card"
    card.bounds = CGRect(x: 0, y: 0, width: 90, height: 100)
    card.position = CGPoint(x: 180, y: 70)
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    card.cornerRadius = 14
    card.shadowOpacity = 0.4
    card.shadowRadius = 6
    for index in 0..<12 {
      let chip = CALayer()
      chip.frame = CGRect(x: 12 + index % 3 * 24, y: 12 + index / 3 * 20, width: 18, height: 14)
      chip.backgroundColor = CGColor(red: 0.2, green: 0.3 + 0.05 * CGFloat(index), blue: 0.9, alpha: 1)
      card.addSublayer(chip)
    }
    card.shouldRasterize = true  // its bitmap, shadow and all, is kept
    root.addSublayer(card)

    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 60
    slide.duration = 1
    card.add(slide, forKey: "slide")

    let stage = Stage(root, size: root.bounds.size)
    let report = try stage.render(seconds: 1, to: PNGSequence("frames"))
    let cost = report.totalCost
    print("\(cost.cache.hits) hits and \(cost.cache.misses) miss in \(report.frames.count) frames")
    for layer in report.layers where layer.cost.executed.total > 0 {
      print("\(layer.cost.path): \(layer.cost.executed.total) passes drawn")
    }
    // end
  } truth: { outcome in
    // A layer that only moves is drawn once and laid down sixty times.
    #expect(outcome.printed.first == "59 hits and 1 miss in 60 frames")
    #expect(outcome.color(0, 60, 120 - 5)[2] == 255 && outcome.color(59, 178, 115)[0] == 255)
  }
}
