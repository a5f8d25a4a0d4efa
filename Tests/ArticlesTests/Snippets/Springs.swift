// Springs run in seconds, overshoot, and are cut by a duration that is too short.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Foundation
import Testing

extension Article {
  static let springs = Article("Springs", frames: [0, 9, 18, 27, 90], columns: 5) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    root.backgroundColor = CGColor(red: 0.10, green: 0.12, blue: 0.17, alpha: 1)

    let stage = Stage(root, size: root.bounds.size)
    for (row, damping) in [4, 10, 20].enumerated() {
      let ball = CALayer()
      ball.bounds = CGRect(x: 0, y: 0, width: 26, height: 26)
      ball.position = CGPoint(x: 30, y: 25 + 35 * row)
      ball.cornerRadius = 13
      ball.backgroundColor = CGColor(red: 1, green: 0.8 - 0.25 * CGFloat(row), blue: 0.3, alpha: 1)
      root.addSublayer(ball)

      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 30
      spring.toValue = 130
      spring.damping = CGFloat(damping)  // mass 1 and stiffness 100, as long as nobody says otherwise
      spring.duration = spring.settlingDuration
      ball.position.x = 130
      ball.add(spring, forKey: "spring")
      print(String(format: "damping %d: settles in %.4f s", damping, spring.settlingDuration))
      stage.at(0.45) {
        print(String(format: "damping %d: %.4f at 0.45 s", damping, ball.presentation()?.position.x ?? .nan))
      }
    }
    try stage.render(seconds: 2, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // Measured of Core Animation for damping 10: it settles in 1.4727003346780927 s, and of a way of 100 it has gone
    // 111.84459925 at 0.45 s; critically damped 93.89005303.
    let numbers = outcome.numbers
    try #require(numbers.count == 15)
    #expect(abs(numbers[3] - 1.4727003) < 1e-4 && abs(numbers[5] - 1) < 1e-4)
    #expect(abs(numbers[10] - (30 + 111.84459925)) < 1e-3 && abs(numbers[13] - (30 + 93.89005303)) < 1e-3)
  }
}
