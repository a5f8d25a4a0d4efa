// Values at times, the ways between them, and paths.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Foundation
import Testing

extension Article {
  static let keyframes = Article("Keyframes", frames: [0, 15, 30, 45, 60], columns: 5) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 140)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)

    let track = CGMutablePath()
    track.move(to: CGPoint(x: 20, y: 100))
    track.addLine(to: CGPoint(x: 80, y: 100))
    track.addCurve(
      to: CGPoint(x: 160, y: 30), control1: CGPoint(x: 120, y: 100), control2: CGPoint(x: 160, y: 70))
    let drawn = CAShapeLayer()
    drawn.path = track
    drawn.fillColor = nil
    drawn.strokeColor = CGColor(gray: 0.75, alpha: 1)
    drawn.lineWidth = 3
    root.addSublayer(drawn)

    // Along the path at an even speed, turned the way it goes.
    let train = CALayer()
    train.bounds = CGRect(x: 0, y: 0, width: 28, height: 14)
    train.position = CGPoint(x: 160, y: 30)
    train.backgroundColor = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
    root.addSublayer(train)
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = track
    ride.calculationMode = .paced
    ride.rotationMode = .rotateAuto
    ride.duration = 1
    train.add(ride, forKey: "ride")

    // Through values at times of their own, on a smooth curve.
    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
    dot.position = CGPoint(x: 30, y: 125)
    dot.cornerRadius = 8
    dot.backgroundColor = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
    root.addSublayer(dot)
    let hop = CAKeyframeAnimation(keyPath: "position.x")
    hop.values = [30, 130, 80, 100]
    hop.keyTimes = [0, 0.1, 0.6, 1]
    hop.calculationMode = .cubic
    hop.duration = 1
    dot.add(hop, forKey: "hop")

    let stage = Stage(root, size: root.bounds.size)
    for time in [0.3, 0.5, 0.8] {
      stage.at(time) { print(String(format: "%.1f s: %.4f", time, dot.presentation()?.position.x ?? .nan)) }
    }
    try stage.render(seconds: 1.1, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // Measured of Core Animation, for values 0, 1, 0.5, 0.7 at these key times.
    let values = outcome.numbers.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    try #require(values.count == 3)
    for (value, measured) in zip(values, [0.9, 0.58666664, 0.55833334]) {
      #expect(abs(value - (30 + 100 * measured)) < 1e-3)
    }
    // The train starts on the straight line, level.
    #expect(outcome.color(0, 20, 100) == [41, 115, 242, 255] && outcome.color(60, 160, 30) == [41, 115, 242, 255])
  }
}
