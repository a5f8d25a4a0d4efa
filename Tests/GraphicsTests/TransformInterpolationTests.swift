// Mixed transforms against values measured on Core Animation.

import Foundation
import Graphics
import Testing

@Suite struct TransformInterpolationTests {
  struct Row: Sendable {
    var name: String
    var from = CATransform3DIdentity
    var to: CATransform3D
    var quarter: [CGFloat]
    var half: [CGFloat]?
  }

  static let h = CGFloat(0.5).squareRoot()
  static func rotation(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }
  static func plane(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CATransform3D {
    CATransform3D(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
  }

  static let rows = [
    Row(name: "mirror x", to: plane(-1, 0, 0, 1), quarter: [0.5, 0, 0, 1], half: [0, 0, 0, 1]),
    Row(name: "mirror y", to: plane(1, 0, 0, -1), quarter: [1, 0, 0, 0.5], half: [1, 0, 0, 0]),
    Row(name: "mirror both", to: plane(-1, 0, 0, -1), quarter: [h, -h, h, h], half: [0, -1, 1, 0]),
    Row(name: "half turn", to: rotation(.pi), quarter: [h, -h, h, h], half: [0, -1, 1, 0]),
    Row(name: "shear", to: plane(1, 0, 0.5, 1), quarter: [1, 0, 0.1151, 1.0023], half: [1, 0, 0.2368, 1.0031]),
    Row(
      name: "mirror after rotation", to: plane(-cos(0.5), sin(0.5), sin(0.5), cos(0.5)),
      quarter: [0.4961, -0.0623, 0.1247, 0.9922], half: [0, 0, 0.2474, 0.9689]),
    Row(
      name: "scale and rotation", to: CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), rotation(1.5)),
      quarter: [1.1631, 0.4578, -0.3663, 0.9305], half: [1.0975, 1.0225, -0.6816, 0.7317]),
    Row(
      name: "two mirrors", from: plane(-1, 0, 0, 1), to: plane(1, 0, 0, -1), quarter: [-h, -h, -h, h],
      half: [0, -1, -1, 0]),
    Row(name: "170 degrees", to: rotation(170 * .pi / 180), quarter: [0.73728, 0.67559, -0.67559, 0.73728]),
    Row(name: "270 degrees", to: rotation(270 * .pi / 180), quarter: [0.92388, -0.38268, 0.38268, 0.92388]),
  ]

  @Test(arguments: rows) func planeRule(_ row: Row) {
    for (fraction, wanted) in [(0.25, row.quarter), (0.5, row.half ?? [])] where !wanted.isEmpty {
      let t = CATransform3D.interpolate(from: row.from, to: row.to, fraction: fraction)
      for (value, number) in zip([t.m11, t.m12, t.m21, t.m22], wanted) {
        expect(value, near: number, within: 2e-4, "\(row.name) at \(fraction)")
      }
    }
  }

  @Test func translationGoesStraight() {
    let to = CATransform3DConcat(Self.rotation(1), CATransform3DMakeTranslation(40, 0, 0))
    let t = CATransform3D.interpolate(from: CATransform3DMakeScale(2, 1, 1), to: to, fraction: 0.25)
    for (value, wanted) in zip([t.m11, t.m12, t.m21, t.m22, t.m41], [1.69560, 0.43296, -0.24740, 0.96891, 10]) {
      expect(value, near: wanted, within: 1e-5)
    }
  }

  @Test func turnAboutYFollowsTheAngle() {
    let to = CATransform3DMakeRotation(1.2, 0, 1, 0)
    let t = CATransform3D.interpolate(from: .identity, to: to, fraction: 0.25)
    expect(t.m11, near: 0.95534, within: 1e-5)
    expect(t.m13, near: -0.29552, within: 1e-5)
    expect(t, near: CATransform3DMakeRotation(0.3, 0, 1, 0))
  }

  @Test func quarterTurnKeepsLength() {
    let t = CATransform3D.interpolate(from: .identity, to: Self.rotation(.pi / 2), fraction: 0.5)
    expect(t.apply(to: CGPoint(x: 50, y: 0)), near: 35.3553, 35.3553, within: 1e-4)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9]) func wholeTurnDoesNotMove(_ fraction: CGFloat) {
    expect(
      CATransform3D.interpolate(from: .identity, to: Self.rotation(2 * .pi), fraction: fraction), near: .identity,
      within: 1e-12)
  }

  @Test func singularMixesNumbers() {
    let t = CATransform3D.interpolate(
      from: CATransform3DMakeScale(0, 0, 1),
      to: CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), Self.rotation(.pi / 2)),
      fraction: 0.5)
    for (value, wanted) in zip([t.m11, t.m12, t.m21, t.m22], [0, 1, -1, 0] as [CGFloat]) { expect(value, near: wanted) }
    let space = CATransform3D.interpolate(
      from: CATransform3DMakeScale(1, 1, 0), to: CATransform3DMakeScale(3, 1, 4), fraction: 0.5)
    expect(space, near: CATransform3DMakeScale(2, 1, 2))
  }

  @Test func spaceEndsAreExact() {
    var from = CATransform3DMakeRotation(0.4, 1, 2, 3)
    from.m34 = -1 / 400
    let to = CATransform3DTranslate(CATransform3DScale(from, 2, -1, 3), 5, 6, 7)
    // Just off the ends, where nothing is short-cut, parts taken apart and put together give the ends back.
    expect(CATransform3D.interpolate(from: from, to: to, fraction: 1e-12), near: from, within: 1e-9)
    expect(CATransform3D.interpolate(from: from, to: to, fraction: 1 - 1e-12), near: to, within: 1e-9)
  }

  @Test func perspectiveMixesWithTheRotation() {
    var from = CATransform3DIdentity
    from.m34 = -1 / 500
    let to = CATransform3DRotate(from, 1, 0, 1, 0)
    expect(
      CATransform3D.interpolate(from: from, to: to, fraction: 0.5), near: CATransform3DRotate(from, 0.5, 0, 1, 0))
  }

  @Test func notANumberDoesNotTrap() {
    let broken = CATransform3DMakeScale(.nan, 1, 2)
    let t = CATransform3D.interpolate(from: .identity, to: broken, fraction: 0.5)
    #expect(t.m11.isNaN && t.m22 == 1)
  }
}
