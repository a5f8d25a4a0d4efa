// The first program: a layer, an animation, a stage, frames.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let gettingStarted = Article("GettingStarted", frames: [0, 20, 30, 60]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    root.backgroundColor = CGColor(red: 0.10, green: 0.12, blue: 0.17, alpha: 1)

    let card = CALayer()
    card.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    card.position = CGPoint(x: 190, y: 80)  // where it ends up
    card.cornerRadius = 14
    card.backgroundColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    root.addSublayer(card)

    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 50  // where it comes from
    move.duration = 1
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    card.add(move, forKey: "move")

    let stage = Stage(root, size: root.bounds.size, framesPerSecond: 60)
    let report = try stage.render(seconds: 1.25, to: PNGSequence("frames"))
    print("\(report.frames.count) frames of \(report.pixelWidth) × \(report.pixelHeight) pixels")
    // end
  } truth: { outcome in
    #expect(outcome.frames.count == 75)
    // A curve that is its own mirror image is half way up at half its time: the card spans 90 … 150.
    #expect(outcome.color(30, 91, 80) == [255, 153, 51, 255])
    #expect(outcome.color(30, 149, 80) == [255, 153, 51, 255])
    #expect(outcome.color(30, 89, 80) == [26, 31, 43, 255] && outcome.color(30, 151, 80) == [26, 31, 43, 255])
    #expect(outcome.color(74, 190, 80) == [255, 153, 51, 255])
  }
}
