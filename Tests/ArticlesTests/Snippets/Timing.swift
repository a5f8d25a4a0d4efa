// Layers have clocks of their own: begin time, speed, offset, repeats, and what is seen before and after.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Foundation
import Testing

extension Article {
  static let timing = Article("Timing", frames: [0, 30, 75, 120, 150], columns: 5) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 120)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)

    func bar(_ row: Int, _ color: CGColor, in root: CALayer) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10 + row * 26, width: 22, height: 20)
      layer.backgroundColor = color
      root.addSublayer(layer)
      return layer
    }
    func slide() -> CABasicAnimation {
      let slide = CABasicAnimation(keyPath: "position.x")
      slide.fromValue = 21
      slide.toValue = 159
      slide.duration = 1
      return slide
    }
    let blue = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
    let orange = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)

    // There and back, for as long as the scene lasts.
    let pendulum = bar(0, blue, in: root)
    let swing = slide()
    swing.autoreverses = true
    swing.repeatCount = .infinity
    pendulum.add(swing, forKey: "slide")

    // Starts half a second late, shows its first value until then and its last one afterwards.
    let late = bar(1, orange, in: root)
    let delayed = slide()
    delayed.beginTime = CACurrentMediaTime() + 0.5
    delayed.fillMode = .both
    delayed.isRemovedOnCompletion = false
    late.add(delayed, forKey: "slide")

    // A clock that runs at half speed; everything inside the layer does.
    let slow = bar(2, blue, in: root)
    slow.speed = 0.5
    slow.add(slide(), forKey: "slide")

    // A clock that stands still at a moment. 0 would mean "now" as a begin time; so small a number means the layer's 0.
    let paused = bar(3, orange, in: root)
    paused.speed = 0
    paused.timeOffset = 0.75
    let held = slide()
    held.beginTime = 1e-100
    paused.add(held, forKey: "slide")

    let stage = Stage(root, size: root.bounds.size)
    stage.at(1.25) {
      for layer in [pendulum, late, slow, paused] {
        print(String(format: "%.2f", layer.presentation()?.position.x ?? .nan))
      }
    }
    try stage.render(seconds: 2.6, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // At 1.25 s: a quarter of the way back; 0.75 s after a late start; 0.625 s on a slow clock; 0.75 s for ever.
    let expected = [0.75, 0.75, 0.625, 0.75].map { 21 + 138 * $0 }
    #expect(outcome.numbers.count == 4)
    for (printed, value) in zip(outcome.numbers, expected) { #expect(abs(printed - value) < 0.0051) }
    // What is over and was removed is back at its model value; what fills forwards is at its end.
    #expect(
      outcome.color(150, 159, 46) == [255, 153, 51, 255] && outcome.color(150, 21, 72) == [41, 115, 242, 255])
  }
}
