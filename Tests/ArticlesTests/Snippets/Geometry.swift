// Bounds, position, anchor point and transform, and points taken from one layer to another.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Foundation
import Testing

extension Article {
  static let geometry = Article("Geometry", frames: [0, 20, 40, 60]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)

    let hand = CALayer()
    hand.bounds = CGRect(x: 0, y: 0, width: 60, height: 12)
    hand.anchorPoint = CGPoint(x: 0, y: 0.5)  // its left end …
    hand.position = CGPoint(x: 120, y: 80)  // … is here
    hand.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    hand.backgroundColor = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
    hand.cornerRadius = 6
    root.addSublayer(hand)

    let tip = CALayer()
    tip.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    tip.position = CGPoint(x: 60, y: 6)  // in the hand's own space
    tip.backgroundColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    hand.addSublayer(tip)

    let end = root.convert(CGPoint(x: 60, y: 6), from: hand)
    print(String(format: "the hand ends at %.2f, %.2f", end.x, end.y))
    print(String(format: "its frame is %.2f wide and %.2f high", hand.frame.width, hand.frame.height))
    print("the tip is hit: \(root.hitTest(end) === tip)")

    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.byValue = 2 * Double.pi
    turn.duration = 2
    hand.add(turn, forKey: "turn")

    let stage = Stage(root, size: root.bounds.size)
    try stage.render(seconds: 2, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // 60 points away at 30°; the bounding box of a turned rectangle is w·cos + h·sin by w·sin + h·cos.
    let (cosine, sine) = (3.0.squareRoot() / 2, 0.5)
    let expected = [120 + 60 * cosine, 80 + 60 * sine, 60 * cosine + 12 * sine, 60 * sine + 12 * cosine]
    for (printed, value) in zip(outcome.numbers, expected) { #expect(abs(printed - value) < 0.0051) }
    #expect(outcome.numbers.count == 4 && outcome.printed[2].hasSuffix("true"))
    // A third of a turn of 2 s: at 20 frames the hand points to 30° + 60° = straight down.
    #expect(outcome.color(20, 120, 80 + 60) == [255, 153, 51, 255])
  }
}
