// The numbers key paths below `transform` read and set.

import Foundation
import Graphics
import Testing

@Suite struct TransformComponentsTests {
  @Test func scaleThenRotation() {
    var t = CATransform3DIdentity
    t[.scale] = 2
    #expect(t == CATransform3DMakeScale(2, 2, 2))
    t[.rotationZ] = 0.5
    for (value, wanted) in zip(
      [t.m11, t.m12, t.m21, t.m22], [1.7551651, 0.9588511, -0.9588511, 1.7551651] as [CGFloat])
    {
      expect(value, near: wanted, within: 1e-7)
    }
    expect(t[.scale], near: 2)
    expect(t[.rotation], near: 0.5)
  }

  @Test func settingOneKeepsTheOthers() {
    let wanted: [TransformComponent: CGFloat] = [
      .scaleX: 2, .scaleY: 3, .scaleZ: 4, .rotationX: 0.2, .rotationY: 0.3, .rotationZ: 0.4, .translationX: 5,
      .translationY: 6, .translationZ: 7,
    ]
    // Any order gives the same transform.
    for order in [TransformComponent.allCases, TransformComponent.allCases.reversed()] {
      var t = CATransform3DIdentity
      for component in order { if let value = wanted[component] { t[component] = value } }
      for (component, value) in wanted { expect(t[component], near: value, within: 1e-12, "\(component)") }
      var product = CATransform3DMakeScale(2, 3, 4)
      for (angle, x, y, z) in [(0.2, 1, 0, 0), (0.3, 0, 1, 0), (0.4, 0, 0, 1)] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
      {
        product = CATransform3DConcat(product, CATransform3DMakeRotation(angle, x, y, z))
      }
      expect(t, near: CATransform3DConcat(product, CATransform3DMakeTranslation(5, 6, 7)), within: 1e-12)
    }
  }

  @Test func scaleIsTheMean() {
    #expect(CATransform3DMakeScale(2, 3, 4)[.scale] == 3)
    #expect(CATransform3DMakeScale(-2, 3, 4)[.scaleX] == -2)
    var t = CATransform3DMakeScale(2, 3, 4)
    t[.scaleX] = 3
    #expect(t == CATransform3DMakeScale(3, 3, 4))
  }

  @Test func rotationXReplaces() {
    var t = CATransform3DIdentity
    (t[.rotationX], t[.rotationY], t[.rotationZ]) = (0.2, 0.3, 0.4)
    var wanted = CATransform3DIdentity
    (wanted[.rotationX], wanted[.rotationY], wanted[.rotationZ]) = (0.4, 0.3, 0.4)
    t[.rotationX] = 0.4
    expect(t, near: wanted, within: 1e-12)
  }

  @Test func perspectiveSurvives() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t[.rotationY] = 0.6
    var wanted = CATransform3DIdentity
    wanted.m34 = -1 / 500
    expect(t, near: CATransform3DRotate(wanted, 0.6, 0, 1, 0), within: 1e-15)
    expect(t[.rotationY], near: 0.6)
  }

  @Test func quarterTurnAboutYReadsBack() {
    var t = CATransform3DIdentity
    t[.rotationY] = .pi / 2
    t[.rotationZ] = 0.4
    expect(t[.rotationY], near: .pi / 2, within: 1e-7)
    expect(t[.rotationZ], near: 0.4, within: 1e-7)
  }

  @Test func flatScaleKeepsTheRotation() {
    var t = CATransform3DMakeRotation(0.5, 0, 0, 1)
    t[.scaleX] = 0
    expect(t[.rotationZ], near: 0.5)
    t[.scaleX] = 1
    expect(t, near: CATransform3DMakeRotation(0.5, 0, 0, 1))
    #expect(CATransform3DMakeScale(0, 0, 0)[.rotationZ] == 0)
  }

  @Test func translationIsASize() {
    var t = CATransform3DMakeTranslation(1, 2, 3)
    t.translation = CGSize(width: 7, height: 8)
    #expect(t == CATransform3DMakeTranslation(7, 8, 3))
    #expect(t.translation == CGSize(width: 7, height: 8))
  }
}
