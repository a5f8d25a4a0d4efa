// Perspective, planes that turn in space, and layers that keep the depth of what is in them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Cairn
import Testing

extension Article {
  static let depth = Article("Depth", frames: [0, 20, 40, 60]) { PNGSequence, print in
    // begin
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    root.backgroundColor = CGColor(red: 0.10, green: 0.12, blue: 0.17, alpha: 1)
    root.sublayerTransform.m34 = -1 / 400  // seen from 400 points away

    // A cube: six faces in a layer that keeps their depth.
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 80, y: 40, width: 80, height: 80)
    for (index, turn) in [
      (CGFloat(0), 0.0), (.pi / 2, 0), (.pi, 0), (-.pi / 2, 0), (0, Double.pi / 2), (0, -Double.pi / 2),
    ].enumerated() {
      let face = CALayer()
      face.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
      face.backgroundColor = CGColor(red: 1, green: 0.3 + 0.1 * CGFloat(index), blue: 0.2, alpha: 1)
      face.borderColor = CGColor(gray: 1, alpha: 1)
      face.borderWidth = 2
      face.isDoubleSided = false
      var transform = CATransform3DMakeRotation(turn.0, 0, 1, 0)
      transform = CATransform3DRotate(transform, CGFloat(turn.1), 1, 0, 0)
      face.transform = CATransform3DTranslate(transform, 0, 0, 40)
      cube.addSublayer(face)
    }
    root.addSublayer(cube)

    let spin = CABasicAnimation(keyPath: "transform")
    spin.valueFunction = CAValueFunction(name: .rotateY)
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.duration = 4
    cube.add(spin, forKey: "spin")

    let stage = Stage(root, size: root.bounds.size)
    try stage.render(seconds: 1.1, to: PNGSequence("frames"))
    // end
  } truth: { outcome in
    // A face 40 points in front of a plane seen from 400 is 400/360 times as large: 80 becomes 88.89, from 75.56 to 164.44.
    let ground = outcome.color(0, 5, 5)
    #expect(outcome.color(0, 74, 80) == ground && outcome.color(0, 165, 80) == ground)
    #expect(outcome.color(0, 76, 80) == [255, 255, 255, 255] && outcome.color(0, 163, 80) == [255, 255, 255, 255])
    #expect(outcome.color(0, 120, 80) == [255, 77, 51, 255])
    // A quarter of a turn later another face is in its place; which one, the sign of the turn says.
    #expect(outcome.color(60, 120, 80) == [255, 153, 51, 255])
  }
}
