// UIKit's springs against the measured equation they follow.

import Foundation
import Testing
import UIKit

@Suite struct ViewSpringTests {
  @Test func measuredNumbers() {
    // ζ = 1: ωn·D = 9.23341, the solution of (1 + x)·e^-x = 0.001.
    for duration in [0.25, 1, 3] {
      let frequency = ViewSpring.frequency(dampingRatio: 1, duration: duration)
      #expect(abs(frequency * duration - 9.23341) < 1e-5)
    }
    // ζ = 0.5, D = 1: ωn = 2·ln(577.350).
    #expect(abs(ViewSpring.frequency(dampingRatio: 0.5, duration: 1) - 12.7169) < 1e-4)
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.8, 0.95])
  func withoutVelocityThereIsAClosedForm(ratio: Double) {
    let frequency = ViewSpring.frequency(dampingRatio: ratio, duration: 0.7)
    let expected = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * 0.7)
    #expect(abs(frequency - expected) < 1e-9 * expected)
  }

  @Test(arguments: [0.2, 0.6, 0.9], [-8.0, 2, 20])
  func theEquationHolds(ratio: Double, velocity: Double) {
    let frequency = ViewSpring.frequency(dampingRatio: ratio, duration: 1.2, velocity: velocity)
    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    #expect(abs(abs((decay - velocity) / swing) * exp(-decay * 1.2) - 0.001) < 1e-9)
  }

  @Test func animationHasTheSpring() {
    let spring = ViewSpring.animation(keyPath: "position", dampingRatio: 0.5, duration: 1, velocity: 3)
    let frequency = ViewSpring.frequency(dampingRatio: 0.5, duration: 1, velocity: 3)
    #expect(spring.mass == 1 && spring.duration == 1 && spring.initialVelocity == 3)
    #expect(abs(spring.stiffness - CGFloat(frequency * frequency)) < 1e-9)
    #expect(abs(spring.damping - CGFloat(frequency)) < 1e-9)
  }
}
