// Keyframe animations against the measured tables: every mode, key times, splines, paths.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct KeyframeAnimationTests {
  private func keyframes(
    _ keyPath: String, _ values: [Any], _ mode: CAAnimationCalculationMode = .linear, keyTimes: [NSNumber]? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.calculationMode = mode
    animation.keyTimes = keyTimes
    animation.duration = 1
    return animation
  }

  private static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  @Test(
    arguments: [
      (CAAnimationCalculationMode.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64], 1e-9),
      (.linear, [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65], 1e-9),
      (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7], 0),
      (.discrete, [0, 0.1, 0.6, 1], [0, 1, 1, 1, 1, 0.5, 0.5, 0.5], 0),
      (.paced, nil, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53], 1e-9),
      (.paced, [0, 0.1, 0.6, 1], [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53], 1e-9),
      (.cubic, nil, [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795], 1e-6),
      (
        .cubic, [0, 0.1, 0.6, 1], [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375], 1e-6
      ),
    ] as [(CAAnimationCalculationMode, [NSNumber]?, [Double], Double)])
  func measured(_ mode: CAAnimationCalculationMode, _ keyTimes: [NSNumber]?, _ expected: [Double], _ tolerance: Double)
  {
    let trial = AnimationTrial([:], [keyframes("opacity", [0, 1, 0.5, 0.7], mode, keyTimes: keyTimes)])
    #expect(areNear(Self.times.map { trial.number("opacity", at: $0) }, expected, tolerance))
  }

  @Test func cubicPacedIsCubicWithPacedTimes() {
    let paced = AnimationTrial([:], [keyframes("opacity", [0, 1, 0.5, 0.7], .cubicPaced)])
    let times: [NSNumber] = [0, NSNumber(value: 1 / 1.7), NSNumber(value: 1.5 / 1.7), 1]
    let cubic = AnimationTrial([:], [keyframes("opacity", [0, 1, 0.5, 0.7], .cubic, keyTimes: times)])
    for time in Self.times {
      #expect(areNear([paced.number("opacity", at: time)], [cubic.number("opacity", at: time)]))
    }
  }

  @Test func countsThatDoNotMatch() {
    let short = AnimationTrial([:], [keyframes("opacity", [0, 1, 0.5, 0.7], keyTimes: [0, 0.5, 1])])
    #expect(
      areNear(
        [0.1, 0.25, 0.4, 0.6, 0.75, 0.9].map { short.number("opacity", at: $0) }, [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]))
    let more = AnimationTrial([:], [keyframes("opacity", [0, 1, 0.3], .discrete, keyTimes: [0, 0.3, 0.6, 1])])
    #expect([0.1, 0.35, 0.65, 0.95].map { more.number("opacity", at: $0) } == [0, 1, 0.3, 0.3])
    for values in [[0.1], []] as [[Any]] {
      #expect(AnimationTrial(["opacity": 0.5], [keyframes("opacity", values)]).number("opacity", at: 0.5) == 0.5)
    }
    let wild = AnimationTrial(
      [:], [keyframes("opacity", [0, 1, 0.5], keyTimes: [0, NSNumber(value: Double.nan), -3])])
    #expect(wild.number("opacity", at: 0.5).isFinite)
  }

  @Test func pointsByDefault() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 0)]
    let linear = keyframes("position", points).with { $0.duration = 2 }
    #expect(AnimationTrial([:], [linear]).point("position", at: 1) == [10, 0])
    let discrete = AnimationTrial([:], [keyframes("zPosition", [0, 1, 2, 3], .discrete)])
    #expect([0.24, 0.25, 0.99].map { discrete.number("zPosition", at: $0) } == [0, 1, 3])
    #expect(AnimationTrial([:], [keyframes("position", [CGPoint(x: 5, y: 5)] + points, .paced)]).specs.count == 1)
  }

  @Test func splines() {
    let numbers = AnimationTrial([:], [keyframes("zPosition", [0, 10, 10], .cubic)])
    #expect(areNear([numbers.number("zPosition", at: 0.75)], [10.625]))
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
    #expect(
      areNear(
        AnimationTrial([:], [keyframes("position", corner, .cubic)]).point("position", at: 0.75), [10.625, 13.125]))
    let hill = keyframes("opacity", [0, 1, 0], .cubic).with { $0.duration = 4 }
    let trial = AnimationTrial([:], [hill])
    #expect(areNear([1, 2].map { trial.number("opacity", at: $0) }, [0.625, 1]))
    hill.tensionValues = [1, 1, 1]
    #expect(areNear([AnimationTrial([:], [hill]).number("opacity", at: 1)], [0.5]))
    let peak = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]
    let path = AnimationTrial([:], [keyframes("position", peak, .cubic).with { $0.duration = 4 }])
    #expect(areNear(path.point("position", at: 1), [5, 6.25]))
  }

  @Test func tensionContinuityBias() {
    func middle(_ set: (CAKeyframeAnimation) -> Void) -> Double {
      let animation = keyframes("zPosition", [0, 1, 4, 9], .cubic)
      set(animation)
      return AnimationTrial([:], [animation]).number("zPosition", at: 0.5)
    }
    #expect(areNear([middle { _ in }], [2.25]))
    #expect(areNear([middle { $0.tensionValues = [0, 1, 1, 0] }], [2.5]))
    #expect(areNear([middle { $0.continuityValues = [0, 1, 0, 0] }], [2.125]))
    #expect(areNear([middle { $0.biasValues = [0, 0, 1] }], [2.375]))
  }

  @Test func easing() {
    let animation = keyframes("zPosition", [0, 10, 20])
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    let trial = AnimationTrial([:], [animation])
    #expect(areNear([trial.number("zPosition", at: 0.25), trial.number("zPosition", at: 0.75)], [3.153568, 15], 1e-5))
    animation.timingFunctions = nil
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let whole = AnimationTrial([:], [animation])
    #expect(areNear([whole.number("zPosition", at: 0.5)], [20 * 0.315357], 1e-4))
  }

  @Test func otherKinds() {
    let colours = AnimationTrial([:], [keyframes("backgroundColor", [CGColor.black, CGColor.white, CGColor.black])])
    #expect(areNear(colours.point("backgroundColor", at: 0.25), [0.5, 0.5, 0.5, 1]))
    let lists = AnimationTrial([:], [keyframes("locations", [[0, 1], [0.5, 0]] as [[Double]], .cubic)])
    #expect(lists.point("locations", at: 1) == [0.5, 0])
    let turns = [CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1)]
    for mode in [CAAnimationCalculationMode.linear, .paced, .cubic] {
      let trial = AnimationTrial([:], [keyframes("transform", turns, mode)])
      #expect(areNear([trial.transform(at: 0.5).m12], [sin(0.5)]))
    }
    #expect(AnimationTrial([:], [keyframes("opacity", [0, "x"])]).number("opacity", at: 0.5) == 1)
  }

  @Test func cumulativeAndAdditive() {
    let animation = keyframes("zPosition", [0, 4, 10]).with {
      $0.isCumulative = true
      $0.repeatCount = 3
      $0.isAdditive = true
    }
    #expect(areNear([AnimationTrial(["zPosition": 100], [animation]).number("zPosition", at: 2.5)], [124]))
  }
}

@Suite struct PathAnimationTests {
  private static let times = [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]

  @Test func aModeOfAnotherKindIsIgnored() {
    let animation = CAKeyframeAnimation()
    animation.setValue("cubic", forKey: "calculationMode")
    animation.setValue(7, forKey: "calculationMode")
    #expect(animation.calculationMode == .cubic)
  }

  private func along(
    _ mode: CAAnimationCalculationMode = .linear, keyTimes: [NSNumber]? = nil, path: CGMutablePath? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    if let path {
      animation.path = path
    } else {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addCurve(to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0), control2: CGPoint(x: 200, y: 50))
      animation.path = path
    }
    animation.calculationMode = mode
    animation.keyTimes = keyTimes
    animation.values = [CGPoint(x: -1, y: -1), CGPoint(x: -2, y: -2)]
    animation.duration = 1
    return animation
  }

  @Test(
    arguments: [
      (
        CAAnimationCalculationMode.linear, nil,
        [0, 0, 20, 0, 50, 0, 100, 0, 129.6, 5.6, 168.75, 31.25, 194.4, 70.4, 199.94, 97.0]
      ),
      (
        .linear, [0, 0.2, 1],
        [0, 0, 50, 0, 109.36, 0.57, 153.61, 18.46, 168.75, 31.25, 186.88, 54.65, 197.75, 81.35, 199.98, 98.13]
      ),
      (
        .paced, nil,
        [0, 0, 25.49, 0, 63.72, 0, 126.87, 4.62, 149.72, 15.82, 177.88, 41.5, 195.99, 74.98, 199.96, 97.46]
      ),
      (.discrete, nil, [0, 0, 0, 0, 0, 0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0]),
    ] as [(CAAnimationCalculationMode, [NSNumber]?, [Double])])
  func measured(_ mode: CAAnimationCalculationMode, _ keyTimes: [NSNumber]?, _ expected: [Double]) {
    let trial = AnimationTrial([:], [along(mode, keyTimes: keyTimes)])
    // The reference finds places inside a curve less exactly in paced mode.
    let tolerance = mode == .paced ? 0.06 : 0.01
    #expect(areNear(Self.times.flatMap { trial.point("position", at: $0) }, expected, tolerance))
  }

  @Test func jumpsAndClosing() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 10, y: 60))
    path.closeSubpath()
    let trial = AnimationTrial([:], [along(path: path)])
    #expect(areNear(trial.point("position", at: 0.125), [5, 0]))
    #expect(areNear(trial.point("position", at: 0.375), [5, 50]))
    #expect(areNear(trial.point("position", at: 0.875), [5, 55]))
    #expect(
      AnimationTrial(["position": CGPoint(x: 7, y: 7)], [along(path: CGMutablePath())]).point("position", at: 0.5) == [
        7, 7,
      ])
  }

  @Test func turningWithThePath() {
    let up = CGMutablePath()
    up.move(to: .zero)
    up.addLine(to: CGPoint(x: 0, y: 10))
    let animation = along(path: up).with { $0.rotationMode = .rotateAuto }
    let trial = AnimationTrial(["transform": CATransform3DMakeScale(2, 3, 1)], [animation])
    #expect(trial.point("position", at: 0.5) == [0, 5])
    let t = trial.transform(at: 0.5)
    #expect(areNear([t.m11, t.m12, t.m21, t.m22], [0, 3, -2, 0]))
    animation.rotationMode = .rotateAutoReverse
    let back = AnimationTrial([:], [animation]).transform(at: 0.5)
    #expect(areNear([back.m11, back.m12], [0, -1]))
  }

  @Test func turningKeepsTheTiming() {
    func make(_ rotation: CAAnimationRotationMode?) -> AnimationTrial {
      AnimationTrial(
        ["position": CGPoint(x: 7, y: 7)],
        [
          along().with {
            $0.rotationMode = rotation
            $0.beginTime = 1
            $0.speed = 2
            $0.repeatCount = 2
            $0.autoreverses = true
            $0.isCumulative = true
            $0.timeOffset = 0.3
            $0.fillMode = .both
            $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
          }
        ])
    }
    let (plain, turning) = (make(nil), make(.rotateAuto))
    for time in stride(from: 0.0, through: 4, by: 0.13) {
      #expect(areNear(plain.point("position", at: time), turning.point("position", at: time)), "at \(time)")
    }
    #expect(plain.specs[0].endTime == turning.specs[0].endTime)
  }
}
