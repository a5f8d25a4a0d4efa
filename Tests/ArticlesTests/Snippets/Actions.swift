// What a layer does when a property changes: its own choice, a delegate's, or nothing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let actions = Article("Actions", frames: [0, 24, 30, 36, 60], columns: 5) { PNGSequence, print in
    // begin
    // A class whose layers spring wherever they are put.
    final class SpringLayer: CALayer, CALayerPresentationCopying {
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "position", let shown = presentation() else { return super.action(forKey: event) }
        let spring = CASpringAnimation(keyPath: event)
        spring.fromValue = shown.position
        spring.damping = 8
        spring.duration = spring.settlingDuration
        return spring
      }
    }

    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 180, height: 120)
    root.backgroundColor = CGColor(gray: 0.97, alpha: 1)
    func place(_ layer: CALayer, _ row: CGFloat, in root: CALayer) -> CALayer {
      layer.frame = CGRect(x: 20, y: 10 + row * 35, width: 28, height: 28)
      layer.backgroundColor = CGColor(red: 0.16, green: 0.45, blue: 0.95, alpha: 1)
      root.addSublayer(layer)
      return layer
    }

    let usual = place(CALayer(), 0, in: root)  // a quarter of a second, on the default curve
    let springy = place(SpringLayer(), 1, in: root)
    let still = place(CALayer(), 2, in: root)
    still.actions = ["position": NSNull()]  // none

    let stage = Stage(root, size: root.bounds.size)
    stage.at(0.4) {
      for layer in [usual, springy, still] { layer.position.x = 130 }
    }
    stage.at(0.525) {
      for layer in [usual, springy, still] {
        print((Double(layer.presentation()?.position.x ?? 0) * 100).rounded() / 100)
      }
    }
    try stage.render(seconds: 2, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // The default curve is at 0.802403 at half its time; a spring of damping 8 is where its formula says.
    let (omega, zeta) = (10.0, 0.4)
    let damped = omega * (1 - zeta * zeta).squareRoot()
    let (t, b) = (0.125, -zeta * omega / damped)
    let spring = 1 + exp(-zeta * omega * t) * (-cos(damped * t) + b * sin(damped * t))
    let numbers = outcome.numbers
    try #require(numbers.count == 3)
    #expect(abs(numbers[0] - (34 + 96 * 0.802403)) < 0.02)
    #expect(abs(numbers[1] - (34 + 96 * spring)) < 0.006)
    #expect(numbers[2] == 130)
  }
}
