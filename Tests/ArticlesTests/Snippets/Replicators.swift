// One layer, many copies, each in its own place, colour and time.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import TestSupport
import Testing

extension Article {
  static let replicators = Article("Replicators", frames: [0, 15, 30, 45, 60], columns: 5) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 120)
    root.backgroundColor = CGColor(red: 0.10, green: 0.12, blue: 0.17, alpha: 1)

    let dot = CALayer()
    dot.frame = CGRect(x: 82, y: 20, width: 16, height: 16)
    dot.cornerRadius = 8
    dot.backgroundColor = CGColor(gray: 1, alpha: 1)
    dot.transform = CATransform3DMakeScale(0.1, 0.1, 1)

    let ring = CAReplicatorLayer()
    ring.frame = root.bounds
    ring.instanceCount = 12
    ring.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)  // about the middle of the ring
    ring.instanceColor = CGColor(red: 1, green: 0.8, blue: 0.3, alpha: 1)
    ring.instanceRedOffset = -0.08
    ring.instanceDelay = 1.0 / 12  // each copy's clock is behind the one before
    ring.addSublayer(dot)
    root.addSublayer(ring)

    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 0.1
    pulse.duration = 1
    pulse.repeatCount = .infinity
    dot.add(pulse, forKey: "pulse")

    let stage = Stage(root, size: root.bounds.size)
    try stage.render(seconds: 2.1, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // The first copy shows the first colour, whole, at its place; the fourth, a quarter of a circle on, a redder one less.
    #expect(outcome.color(60, 90, 28) == [255, 204, 77, 255])
    // At 0.25 s the fourth copy (three delays of a twelfth) begins its pulse: it is as large as it gets.
    #expect(areNear(outcome.color(15, 90 + 32, 60), [194, 204, 77, 255], 1))
    // The ring comes back after a second, once every copy has begun.
    let same = try outcome.difference(61, 121)
    #expect(same.maximum == 0)
  }
}
