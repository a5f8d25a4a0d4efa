// Springs, groups, value functions, easing curves, copies and user values.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct SpringAnimationTests {
  private func spring(_ set: (CASpringAnimation) -> Void = { _ in }) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = animation.settlingDuration
    set(animation)
    return animation
  }

  @Test func positions() {
    let trial = AnimationTrial([:], [spring()])
    let found = [0.05, 0.15, 0.25, 0.45].map { trial.number("position.x", at: $0) }
    #expect(areNear(found, [10.44054702, 61.04925275, 102.33595371, 111.84459925], 1e-3))
  }

  @Test func aShorterDurationCuts() {
    let trial = AnimationTrial([:], [spring { $0.duration = 0.5 }])
    #expect(
      areNear([0.1, 0.49, 0.6].map { trial.number("position.x", at: $0) }, [34.02998447, 108.34387541, 0], 1e-3))
  }

  @Test func setters() {
    let animation = CASpringAnimation()
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0 && !animation.allowsOverdamping)
    (animation.mass, animation.stiffness, animation.damping) = (0, -1, -1)
    (animation.mass, animation.stiffness, animation.damping) = (.nan, .infinity, .nan)
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
  }

  @Test func perceptual() {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(areNear([animation.stiffness, animation.damping], [157.91367041742973, 17.59291886010284]))
    #expect(animation.mass == 1 && animation.allowsOverdamping)
    #expect(
      areNear([animation.duration, animation.settlingDuration], [0.8629552831744205, 0.8629552831744205], 1e-12))
    #expect(areNear([animation.perceptualDuration, animation.bounce], [0.5, 0.3]))
    let copy = animation.copy() as? CASpringAnimation
    #expect(copy?.damping == animation.damping && copy?.allowsOverdamping == true)
  }

  @Test func overshootMixesBeyondTheEnd() {
    let trial = AnimationTrial([:], [spring { $0.isAdditive = true }])
    #expect(trial.number("position.x", at: 0.36276) > 116)
  }
}

@Suite struct AnimationGroupTests {
  @Test func membersRunInTheGroupsTime() {
    let fade = basic("opacity", from: 0, to: 1).with { $0.beginTime = 0.5 }
    let move = basic("position.x", from: 0, to: 100, duration: 0)
    let group = CAAnimationGroup().with {
      $0.animations = [fade, move]
      $0.duration = 2
    }
    let trial = AnimationTrial(["opacity": 0.5], [group])
    let times = [0.25, 0.5, 1, 1.4, 1.6]
    #expect(areNear(times.map { trial.number("opacity", at: $0) }, [0.5, 0, 0.5, 0.9, 0.5]))
    #expect(areNear(times.map { trial.number("position.x", at: $0) }, [12.5, 25, 50, 70, 80]))
  }

  @Test func cutNotScaled() {
    let group = CAAnimationGroup().with {
      $0.animations = [
        basic("position.x", from: 0, to: 100, duration: 10),
        basic("opacity", from: 1, to: 0).with { $0.beginTime = 2 },
      ]
      $0.duration = 5
    }
    let trial = AnimationTrial(["position": CGPoint(x: 7, y: 0)], [group])
    #expect(areNear([4.9, 5.1].map { trial.number("position.x", at: $0) }, [49, 7]))
    #expect(areNear([1.9, 2.5].map { trial.number("opacity", at: $0) }, [1, 0.5]))
  }

  @Test func fillEasingAndRepetition() {
    let group = CAAnimationGroup().with {
      $0.animations = [basic("position.x", from: 0, to: 100, duration: 4)]
      $0.duration = 1
      $0.repeatCount = 2
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    let trial = AnimationTrial([:], [group])
    #expect(areNear([0.5, 1.5, 2.25, 9].map { trial.number("position.x", at: $0) }, [12.5, 12.5, 6.25, 0]))
    let eased = CAAnimationGroup().with {
      $0.animations = [basic("position.x", from: 0, to: 100, duration: 2)]
      $0.duration = 2
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(areNear([AnimationTrial([:], [eased]).number("position.x", at: 1)], [31.5357], 1e-3))
  }

  @Test func nestedGroups() {
    let inner = CAAnimationGroup().with {
      $0.animations = [basic("position.x", from: 0, to: 100, duration: 1)]
      $0.beginTime = 1
      $0.speed = 2
      $0.duration = 1
    }
    let outer = CAAnimationGroup().with {
      $0.animations = [inner]
      $0.duration = 3
    }
    let trial = AnimationTrial(["position": CGPoint(x: 7, y: 0)], [outer])
    #expect(areNear([0.5, 1.25, 1.6].map { trial.number("position.x", at: $0) }, [7, 50, 7]))
    outer.animations = [outer]
    #expect(AnimationTrial([:], [outer]).specs.count == 1)
    #expect(outer.copy() is CAAnimationGroup)
  }
}

@Suite struct ValueFunctionTests {
  private func animate(
    _ name: CAValueFunctionName, from: Any? = nil, to: Any? = nil, _ set: (CABasicAnimation) -> Void = { _ in }
  ) -> AnimationTrial {
    let animation = basic("transform", from: from, to: to)
    animation.valueFunction = CAValueFunction(name: name)
    set(animation)
    return AnimationTrial(["transform": CATransform3DMakeScale(9, 9, 9)], [animation])
  }

  @Test func numbersBecomeTransforms() {
    let turn = animate(.rotateZ, from: 0, to: Double.pi).transform(at: 0.25)
    #expect(areNear([turn.m11, turn.m12, turn.m33], [0.70711, 0.70711, 1], 1e-5))
    let scale = animate(.scale, from: [1, 1, 1], to: [3, 5, 7]).transform(at: 0.5)
    #expect([scale.m11, scale.m22, scale.m33] == [2, 3, 4])
    #expect(animate(.scale, to: [3, 5, 7]).transform(at: 0.5) == scale)
    #expect(animate(.translate, to: [2, 4, 6]).transform(at: 0.5) == CATransform3DMakeTranslation(1, 2, 3))
  }

  @Test func cumulativeMovesGoOn() {
    let trial = animate(.translateX, from: 0, to: 1) {
      $0.repeatCount = 3
      $0.isCumulative = true
    }
    #expect(areNear([trial.transform(at: 2.5).m41], [2.5]))
  }

  @Test func theWrongNumberOfNumbersDoesNothing() {
    let model = CATransform3DMakeScale(9, 9, 9)
    #expect(animate(.scale, from: 1, to: 2).transform(at: 0.5) == model)
    #expect(animate(.scale, from: [1, 1], to: [2, 2]).transform(at: 0.5) == model)
    #expect(animate(.rotateX, from: [1, 1, 1], to: [2, 2, 2]).transform(at: 0.5) == model)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")) == nil)
  }
}

@Suite struct TimingFunctionTests {
  @Test(arguments: [
    (CAMediaTimingFunctionName.easeIn, [0.017027, 0.093465, 0.315357, 0.621861, 0.839428]),
    (.easeOut, [0.160572, 0.378140, 0.684643, 0.906535, 0.982973]),
    (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (.default, [0.094795, 0.408511, 0.802403, 0.960459, 0.994316]), (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
  ]) func named(_ name: CAMediaTimingFunctionName, _ expected: [Double]) {
    let curve = CAMediaTimingFunction(name: name).curve
    #expect(areNear([0.1, 0.25, 0.5, 0.75, 0.9].map(curve.value), expected, 1e-5))
    #expect([-1, 0, 1, 2].map(curve.value) == [0, 0, 1, 1])
  }

  @Test func flatSlopes() {
    let curve = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1).curve
    #expect(areNear([0.25, 0.5, 0.75].map(curve.value), [0.105889, 0.5, 0.894111], 1e-5))
    let steep = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1).curve
    #expect(steep.value(at: 0.5).isFinite && abs(steep.value(at: 0.5) - 0.5) < 1e-6)
  }

  @Test func identityAndControlPoints() {
    #expect(CAMediaTimingFunction(name: .easeIn) === CAMediaTimingFunction(name: .easeIn))
    #expect(CAMediaTimingFunction(controlPoints: 0, 0, 1, 1) !== CAMediaTimingFunction(name: .linear))
    let unknown = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "bounce"))
    #expect(unknown === CAMediaTimingFunction(name: .linear))
    let numbers = (0..<4).map { index -> [Float] in
      var point: [Float] = [9, 9]
      CAMediaTimingFunction(name: .default).getControlPoint(at: index, values: &point)
      return point
    }
    #expect(numbers == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
    #expect(CAMediaTimingFunction(controlPoints: .nan, 0, 1, .infinity).curve == .linear)
  }
}

@Suite struct AnimationObjectTests {
  @Test(arguments: AnimationCatalogue.rows.map(\.name)) func copies(_ name: String) {
    let animation = AnimationCatalogue.make(name)
    animation?.setValue("gift", forKey: "tag")
    animation?.setValue(2.5, forKey: "duration")
    animation?.setValue("both", forKey: "fillMode")
    animation?.setValue(1, forKey: "autoreverses")
    animation?.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation?.setValue("opacity", forKey: "keyPath")
    let frozen = animation?.frozenCopy()
    #expect(frozen?.isFrozen == true && animation?.isFrozen == false)
    let copy = frozen?.copy() as? CAAnimation
    #expect(copy.map { type(of: $0) == type(of: animation ?? $0) } == true && copy !== animation)
    copy?.speed = 2
    #expect(copy?.duration == 2.5 && copy?.fillMode == .both && copy?.autoreverses == true && copy?.speed == 2)
    #expect(copy?.value(forKey: "tag") as? String == "gift" && copy?.timingFunction === animation?.timingFunction)
    #expect(copy?.value(forKey: "keyPath") as? String == "opacity" && animation?.speed == 1)
  }

  @Test func aCopiedGroupHasItsOwnMembers() {
    let member = basic("opacity", to: 1)
    let group = CAAnimationGroup()
    group.animations = [member]
    let copy = group.copy() as? CAAnimationGroup
    member.toValue = 0.5
    #expect((copy?.animations?[0] as? CABasicAnimation)?.toValue as? Int == 1)
  }

  @Test func hostileTiming() {
    let animation = basic("opacity", from: 0, to: 1)
    animation.duration = .nan
    animation.beginTime = .nan
    #expect(animation.duration == 1 && animation.beginTime == 0)
    animation.duration = -3
    #expect(AnimationTrial([:], [animation]).specs[0].timing.duration == 0.25)
    for extreme in [Double.infinity, -.infinity, 1e300, -1e300] {
      (animation.duration, animation.timeOffset, animation.beginTime) = (extreme, extreme, extreme)
      animation.speed = Float(extreme)
      animation.repeatCount = Float(extreme)
      animation.isCumulative = true
      let shown = AnimationTrial(["opacity": 0.5], [animation]).number("opacity", at: 1)
      #expect(shown.isFinite, "with \(extreme)")
    }
  }
}
