// Basic animations: which ends are taken from where, adding, repeating, filling, and kinds of values.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct BasicAnimationTests {
  @Test(
    arguments: [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75),
      (0.2, 0.8, nil, 0.5), (nil, nil, nil, 0.5),
    ] as [(Double?, Double?, Double?, Double)])
  func ends(_ from: Double?, _ to: Double?, _ by: Double?, _ half: Double) {
    let trial = AnimationTrial(["opacity": 0.5], [basic("opacity", from: from, to: to, by: by)])
    #expect(areNear([trial.number("opacity", at: 0.5)], [half]))
  }

  @Test func endsFromAQuarter() {
    func ends(_ from: Double?, _ to: Double?, _ by: Double?) -> [Double] {
      let trial = AnimationTrial(["opacity": 0.25], [basic("opacity", from: from, to: to, by: by)])
      return [0, 1].map { trial.number("opacity", at: $0) }
    }
    #expect(areNear(ends(0.25, nil, 0.5), [0.25, 0.75]))
    #expect(areNear(ends(nil, 0.75, 0.5), [0.25, 0.75]))
    #expect(areNear(ends(nil, nil, 0.5), [0.25, 0.75]))
    #expect(areNear(ends(nil, 0.75, nil), [0.25, 0.75]))
    #expect(areNear(ends(0.75, nil, nil), [0.75, 0.25]))
  }

  @Test func differencesOfOtherKinds() {
    let bounds = AnimationTrial(
      ["bounds": CGRect(x: 10, y: 20, width: 100, height: 80)],
      [basic("bounds", by: CGRect(x: 2, y: 4, width: 20, height: 40))])
    #expect(bounds.value("bounds", at: 0.5) == .rect(CGRect(x: 11, y: 22, width: 110, height: 100)))
    let transform = AnimationTrial(
      ["transform": CATransform3DMakeTranslation(10, 0, 0)],
      [basic("transform", by: CATransform3DMakeTranslation(20, 0, 0))])
    #expect(transform.transform(at: 0.5) == CATransform3DMakeTranslation(20, 0, 0))
  }

  @Test func additive() {
    let first = basic("opacity", from: 0, to: 0.2).with { $0.isAdditive = true }
    let second = basic("opacity", from: 0, to: 0.1).with { $0.isAdditive = true }
    #expect(areNear([AnimationTrial(["opacity": 0.5], [first]).number("opacity", at: 0.5)], [0.6]))
    #expect(areNear([AnimationTrial(["opacity": 0.5], [first, second]).number("opacity", at: 0.5)], [0.65]))
    let x = AnimationTrial(
      ["position": CGPoint(x: 50, y: 7)],
      [
        basic("position.x", from: 0, to: 10).with { $0.isAdditive = true },
        basic("position.x", from: 0, to: -4).with { $0.isAdditive = true },
      ])
    #expect(x.point("position", at: 0.5) == [53, 7])
  }

  @Test func replacementsComeBeforeAdditions() {
    let replacing = basic("opacity", from: 0, to: 0.4)
    let adding = basic("opacity", from: 0, to: 0.4).with { $0.isAdditive = true }
    let group = CAAnimationGroup().with {
      $0.animations = [replacing]
      $0.duration = 1
    }
    for order in [[replacing, adding], [adding, replacing], [adding, group]] as [[CAAnimation]] {
      #expect(areNear([AnimationTrial(["opacity": 0.2], order).number("opacity", at: 0.5)], [0.4]))
    }
  }

  @Test func theLaterAnimationWins() {
    let trial = AnimationTrial(
      ["opacity": 1], [basic("opacity", from: 0, to: 0), basic("opacity", from: 0.3, to: 0.3)])
    #expect(trial.number("opacity", at: 0.5) == 0.3)
    // An end left out is the value beneath, lower animations included.
    let stacked = AnimationTrial(["opacity": 1], [basic("opacity", from: 0, to: 0), basic("opacity", to: 1)])
    #expect(stacked.number("opacity", at: 0.5) == 0.5)
  }

  @Test func cumulative() {
    func values(_ animation: CABasicAnimation, _ model: CGFloat = 50) -> [Double] {
      animation.repeatCount = 3
      animation.isCumulative = true
      let trial = AnimationTrial(["position": CGPoint(x: model, y: 0)], [animation])
      return [0.5, 1.5, 2.5].map { trial.number("position.x", at: $0) }
    }
    #expect(areNear(values(basic("position.x", from: 0, to: 10)), [5, 15, 25]))
    #expect(areNear(values(basic("position.x", by: 10), 100), [105, 215, 325]))
    let back = basic("position.x", from: 0, to: 10).with { $0.autoreverses = true }
    #expect(areNear(values(back), [5, 5, 5]))
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, [50.0, 50, 10, 50]), (.forwards, [50, 90, 10, 90]), (.backwards, [10, 50, 10, 50]),
    (.both, [10, 90, 10, 90]),
  ]) func fillModes(_ mode: CAMediaTimingFillMode, _ expected: [Double]) {
    let animation = basic("position.x", from: 10, to: 90).with {
      $0.beginTime = 1
      $0.fillMode = mode
    }
    let trial = AnimationTrial(["position": CGPoint(x: 50, y: 0)], [animation])
    #expect([0.5, 2.5, 1, 3].map { trial.number("position.x", at: $0) } == expected)
  }

  @Test func removalAtTheEnd() {
    func opacity(_ model: Double, _ fill: CAMediaTimingFillMode, removed: Bool, at time: Double) -> Double {
      let animation = basic("opacity", from: 1, to: 0, duration: 0.5).with {
        $0.fillMode = fill
        $0.isRemovedOnCompletion = removed
      }
      var trial = AnimationTrial(["opacity": model], [animation])
      trial.removesFinished = true
      return trial.number("opacity", at: time)
    }
    #expect(abs(opacity(1, .removed, removed: true, at: 29.0 / 60) - 1.0 / 30) < 1e-9)
    #expect(opacity(1, .removed, removed: true, at: 0.5) == 1)
    #expect(opacity(0, .removed, removed: true, at: 0.5) == 0)
    #expect(opacity(1, .forwards, removed: false, at: 2) == 0)
    #expect(opacity(1, .forwards, removed: true, at: 2) == 1)
  }

  @Test func partsOfARepetition() {
    let animation = basic("position.x", from: 0, to: 10).with { $0.repeatCount = 2.5 }
    var trial = AnimationTrial(["position": CGPoint(x: 50, y: 0)], [animation])
    trial.removesFinished = true
    #expect(areNear([2.4, 2.5].map { trial.number("position.x", at: $0) }, [4, 50]))
  }

  @Test func coloursAndTruthValues() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let colour = AnimationTrial([:], [basic("backgroundColor", from: red, to: blue)])
    #expect(colour.point("backgroundColor", at: 0.5) == [0.5, 0, 0.5, 0.75])
    let fromNothing = AnimationTrial([:], [basic("backgroundColor", to: red)])
    #expect(fromNothing.value("backgroundColor", at: 0.5) == PropertyValue.none)
    let hiding = AnimationTrial([:], [basic("hidden", from: false, to: true)])
    #expect([0, 0.25].map { hiding.number("hidden", at: $0) } == [0, 1])
  }

  @Test func rotationByKeyPathKeepsCounting() {
    let turn = AnimationTrial([:], [basic("transform.rotation.z", from: 0, to: 2 * Double.pi)])
    #expect(areNear([turn.transform(at: 0.25).m12], [1]))
    #expect(areNear([turn.transform(at: 0.5).m11], [-1]))
    let back = AnimationTrial([:], [basic("transform.rotation.z", from: 0, to: -1.5 * Double.pi)])
    let t = back.transform(at: 0.5)
    #expect(areNear([t.m11, t.m12], [cos(-0.75 * .pi), sin(-0.75 * .pi)]))
    let quarter = AnimationTrial(
      [:], [basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))])
    let tip = quarter.transform(at: 0.5).apply(to: CGPoint(x: 50, y: 0))
    #expect(areNear([tip.x, tip.y], [35.3553390593, 35.3553390593], 1e-6))
    let whole = AnimationTrial(
      [:], [basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(2 * .pi, 0, 0, 1))])
    for time in [0.25, 0.5, 0.75] {
      #expect(
        areNear(
          whole.transform(at: time).numbers.map(Double.init), CATransform3D.identity.numbers.map(Double.init), 1e-9))
    }
  }

  @Test func componentsReplace() {
    let scale = AnimationTrial(
      ["transform": CATransform3DMakeScale(2, 3, 4)], [basic("transform.scale.x", from: 2, to: 4)])
    #expect(scale.transform(at: 0.5) == CATransform3DMakeScale(3, 3, 4))
    var model = CATransform3DMakeRotation(0.2, 1, 0, 0)
    model = CATransform3DConcat(model, CATransform3DMakeRotation(0.3, 0, 1, 0))
    model = CATransform3DConcat(model, CATransform3DMakeRotation(0.4, 0, 0, 1))
    let rotation = AnimationTrial(["transform": model], [basic("transform.rotation.x", from: 0.2, to: 0.6)])
    let parts = ["x", "y", "z"].map { rotation.number("transform.rotation.\($0)", at: 0.5) }
    #expect(areNear(parts, [0.4, 0.3, 0.4]))
  }

  @Test func morphing() {
    func square(_ side: CGFloat) -> CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side)) }
    let same = AnimationTrial([:], [basic("path", from: square(20), to: square(40))])
    #expect(same.value("path", at: 0.5) == .path(square(30).data))
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let other = AnimationTrial([:], [basic("path", from: round, to: square(40))])
    #expect(other.value("path", at: 0.5) == .path(round.data))
    #expect(other.value("path", at: 1) == .path(square(40).data))
  }

  @Test func whatCannotBeMixedIsIgnored() {
    let trial = AnimationTrial(
      ["opacity": 0.5], [basic("opacity", from: "a", to: "b"), basic("opacity", from: CGPoint.zero, to: CGPoint.zero)])
    #expect(trial.number("opacity", at: 0.5) == 0.5)
    let poison = AnimationTrial(["opacity": 0.5], [basic("opacity", from: Double.nan, to: 1)])
    #expect(poison.number("opacity", at: 0.5) == 0.75)
    let nothing = AnimationTrial(["opacity": 0.5], [CABasicAnimation(keyPath: nil), CAAnimation()])
    #expect(nothing.specs.count == 2 && nothing.number("opacity", at: 0.1) == 0.5)
  }

  @Test func defaults() {
    let animation = CABasicAnimation()
    #expect(animation.repeatCount == 0 && animation.fillMode == .removed && animation.duration == 0)
    #expect(animation.speed == 1 && animation.isRemovedOnCompletion && !animation.autoreverses)
    #expect(AnimationTrial([:], [animation]).specs[0].timing.duration == 0.25)
    #expect(AnimationTrial([:], [animation], defaultDuration: 2).specs[0].timing.duration == 2)
  }
}
