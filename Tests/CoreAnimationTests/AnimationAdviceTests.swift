// What is said of animations that hold what cannot be meant; they run all the same.

import CoreAnimation
import Foundation
import Graphics
import Testing

@Suite struct AnimationAdviceTests {
  private func reports(_ animation: CAAnimation, on layer: CALayer = CAShapeLayer()) -> [String] {
    _ = LayerDiagnostics.collect()
    layer.add(animation, forKey: "a")
    let found = LayerDiagnostics.collect()
    #expect(found.allSatisfy { $0.key == "a" })
    return found.map(\.reason)
  }

  private func keyframes(_ times: [NSNumber], values: [Any], _ mode: CAAnimationCalculationMode = .linear)
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    (animation.values, animation.keyTimes, animation.calculationMode) = (values, times, mode)
    animation.duration = 1.6
    return animation
  }

  private static let rule = "key times are fractions of the duration, from 0 to 1, one for each value"

  @Test func keyTimesInSeconds() {
    let animation = keyframes([0, 0.2, 0.4, 0.8, 1.6], values: [0, 15, 30, 45, 190])
    #expect(reports(animation) == ["key time 4 is 1.6, outside 0…1: \(Self.rule)"])
    let group = CAAnimationGroup()
    group.animations = [animation]
    #expect(reports(group) == ["key time 4 is 1.6, outside 0…1: \(Self.rule)"])
  }

  @Test func keyTimesThatAreWrongInOtherWays() {
    #expect(
      reports(keyframes([0, 0.6, 0.5, 1], values: [0, 1, 2, 3]))
        == ["key time 2 is 0.5, less than the one before it, 0.6: \(Self.rule)"])
    #expect(
      reports(keyframes([0.1, 0.5], values: [0, 1]))
        == [
          "the last key time is 0.5, not 1: the last value holds from there on",
          "the first key time is 0.1, not 0: the first value holds until then",
        ])
    #expect(reports(keyframes([0, 1], values: [0, 1, 2])) == ["2 key times stand for 3 values: \(Self.rule)"])
    #expect(reports(keyframes([0, NSNumber(value: Double.nan), 1], values: [0, 1, 2])).count == 1)
    for (times, mode) in [([0, 0.5, 1], .linear), ([0, 0.3, 0.6, 1], .discrete), ([0, 0.3, 0.6], .discrete)]
      as [([NSNumber], CAAnimationCalculationMode)]
    {
      #expect(reports(keyframes(times, values: [0, 1, 2], mode)) == [])
    }
  }

  @Test func pathsOfDifferentStructure() {
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    let advice = """
      two paths are built differently, M 4×C Z and M 3×L Z, so their points cannot be mixed: the first one holds until \
      the second
      """
    #expect(reports(basic("path", from: round, to: square)) == [advice])
    let shape = CAShapeLayer()
    shape.path = square
    #expect(reports(basic("path", from: round), on: shape) == [advice])
    #expect(reports(basic("path", from: square, to: square), on: shape) == [])
    let frames = CAKeyframeAnimation(keyPath: "path")
    frames.values = [round, round, square]
    #expect(reports(frames) == [advice])
  }

  @Test func longStructuresAreCut() {
    var zigzag = PathData.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    for _ in 0..<1000 {
      zigzag.move(to: .zero)
      zigzag.addLine(to: CGPoint(x: 1, y: 1))
    }
    #expect(zigzag.structure == "M 3×L Z M L M L M L M L M …")
    #expect(PathData().structure == "nothing")
  }
}
