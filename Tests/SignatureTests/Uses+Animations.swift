// What AppleSignatures.tsv lists under Animations, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCAAnimationDelegate<Owner: CAAnimationDelegate>(_ owner: Owner) {
  let _: (CAAnimation) -> Void = owner.animationDidStart(_:)
  let _: (CAAnimation, Bool) -> Void = owner.animationDidStop(_:finished:)
}

func usesOfCAAnimation() {
  let _: () -> CAAnimation = CAAnimation.init
  let _: (String) -> Any? = CAAnimation.defaultValue(forKey:)
  let _: WritableKeyPath<CAAnimation, CAMediaTimingFunction?> = \CAAnimation.timingFunction
  let _: WritableKeyPath<CAAnimation, (any CAAnimationDelegate)?> = \CAAnimation.delegate
  let _: WritableKeyPath<CAAnimation, Bool> = \CAAnimation.isRemovedOnCompletion
  let _: WritableKeyPath<CAAnimation, CFTimeInterval> = \CAAnimation.beginTime
  let _: WritableKeyPath<CAAnimation, CFTimeInterval> = \CAAnimation.duration
  let _: WritableKeyPath<CAAnimation, Float> = \CAAnimation.speed
  let _: WritableKeyPath<CAAnimation, CFTimeInterval> = \CAAnimation.timeOffset
  let _: WritableKeyPath<CAAnimation, Float> = \CAAnimation.repeatCount
  let _: WritableKeyPath<CAAnimation, CFTimeInterval> = \CAAnimation.repeatDuration
  let _: WritableKeyPath<CAAnimation, Bool> = \CAAnimation.autoreverses
  let _: WritableKeyPath<CAAnimation, CAMediaTimingFillMode> = \CAAnimation.fillMode
  let _: (CAAnimation) -> (String, Any, [AnyHashable: Any]?) -> Void = CAAnimation.run(forKey:object:arguments:)
  let _: (CAAnimation) -> (NSZone?) -> Any = CAAnimation.copy(with:)
  let _: (CAAnimation) -> () -> Any = CAAnimation.copy
  let _: (CAAnimation) -> (String) -> Any? = CAAnimation.value(forKey:)
  let _: (CAAnimation) -> (Any?, String) -> Void = CAAnimation.setValue(_:forKey:)
}

func usesOfCAPropertyAnimation() {
  let _: (String?) -> CAPropertyAnimation = CAPropertyAnimation.init(keyPath:)
  let _: WritableKeyPath<CAPropertyAnimation, String?> = \CAPropertyAnimation.keyPath
  let _: WritableKeyPath<CAPropertyAnimation, Bool> = \CAPropertyAnimation.isAdditive
  let _: WritableKeyPath<CAPropertyAnimation, Bool> = \CAPropertyAnimation.isCumulative
  let _: WritableKeyPath<CAPropertyAnimation, CAValueFunction?> = \CAPropertyAnimation.valueFunction
}

func usesOfCABasicAnimation() {
  let _: (String?) -> CABasicAnimation = CABasicAnimation.init(keyPath:)
  let _: WritableKeyPath<CABasicAnimation, Any?> = \CABasicAnimation.fromValue
  let _: WritableKeyPath<CABasicAnimation, Any?> = \CABasicAnimation.toValue
  let _: WritableKeyPath<CABasicAnimation, Any?> = \CABasicAnimation.byValue
}

func usesOfCAKeyframeAnimation() {
  let _: (String?) -> CAKeyframeAnimation = CAKeyframeAnimation.init(keyPath:)
  let _: WritableKeyPath<CAKeyframeAnimation, [Any]?> = \CAKeyframeAnimation.values
  let _: WritableKeyPath<CAKeyframeAnimation, CGPath?> = \CAKeyframeAnimation.path
  let _: WritableKeyPath<CAKeyframeAnimation, [NSNumber]?> = \CAKeyframeAnimation.keyTimes
  let _: WritableKeyPath<CAKeyframeAnimation, [CAMediaTimingFunction]?> = \CAKeyframeAnimation.timingFunctions
  let _: WritableKeyPath<CAKeyframeAnimation, CAAnimationCalculationMode> = \CAKeyframeAnimation.calculationMode
  let _: WritableKeyPath<CAKeyframeAnimation, CAAnimationRotationMode?> = \CAKeyframeAnimation.rotationMode
  let _: WritableKeyPath<CAKeyframeAnimation, [NSNumber]?> = \CAKeyframeAnimation.tensionValues
  let _: WritableKeyPath<CAKeyframeAnimation, [NSNumber]?> = \CAKeyframeAnimation.continuityValues
  let _: WritableKeyPath<CAKeyframeAnimation, [NSNumber]?> = \CAKeyframeAnimation.biasValues
}

func usesOfCAAnimationCalculationMode() {
  let _: CAAnimationCalculationMode = CAAnimationCalculationMode.linear
  let _: CAAnimationCalculationMode = CAAnimationCalculationMode.discrete
  let _: CAAnimationCalculationMode = CAAnimationCalculationMode.paced
  let _: CAAnimationCalculationMode = CAAnimationCalculationMode.cubic
  let _: CAAnimationCalculationMode = CAAnimationCalculationMode.cubicPaced
}

func usesOfCAAnimationRotationMode() {
  let _: CAAnimationRotationMode = CAAnimationRotationMode.rotateAuto
  let _: CAAnimationRotationMode = CAAnimationRotationMode.rotateAutoReverse
}

func usesOfCASpringAnimation() {
  let _: (String?) -> CASpringAnimation = CASpringAnimation.init(keyPath:)
  let _: (CFTimeInterval, CGFloat) -> CASpringAnimation = CASpringAnimation.init(perceptualDuration:bounce:)
  let _: WritableKeyPath<CASpringAnimation, CGFloat> = \CASpringAnimation.mass
  let _: WritableKeyPath<CASpringAnimation, CGFloat> = \CASpringAnimation.stiffness
  let _: WritableKeyPath<CASpringAnimation, CGFloat> = \CASpringAnimation.damping
  let _: WritableKeyPath<CASpringAnimation, CGFloat> = \CASpringAnimation.initialVelocity
  let _: WritableKeyPath<CASpringAnimation, Bool> = \CASpringAnimation.allowsOverdamping
  let _: KeyPath<CASpringAnimation, CFTimeInterval> = \CASpringAnimation.settlingDuration
  let _: KeyPath<CASpringAnimation, CFTimeInterval> = \CASpringAnimation.perceptualDuration
  let _: KeyPath<CASpringAnimation, CGFloat> = \CASpringAnimation.bounce
}

func usesOfCAAnimationGroup() {
  let _: () -> CAAnimationGroup = CAAnimationGroup.init
  let _: WritableKeyPath<CAAnimationGroup, [CAAnimation]?> = \CAAnimationGroup.animations
}

func usesOfCATransition() {
  let _: () -> CATransition = CATransition.init
  let _: WritableKeyPath<CATransition, Float> = \CATransition.startProgress
  let _: WritableKeyPath<CATransition, Float> = \CATransition.endProgress
  let _: WritableKeyPath<CATransition, CATransitionType> = \CATransition.type
  let _: WritableKeyPath<CATransition, CATransitionSubtype?> = \CATransition.subtype
}

func usesOfCATransitionType() {
  let _: CATransitionType = CATransitionType.fade
  let _: CATransitionType = CATransitionType.moveIn
  let _: CATransitionType = CATransitionType.push
  let _: CATransitionType = CATransitionType.reveal
}

func usesOfCATransitionSubtype() {
  let _: CATransitionSubtype = CATransitionSubtype.fromRight
  let _: CATransitionSubtype = CATransitionSubtype.fromLeft
  let _: CATransitionSubtype = CATransitionSubtype.fromTop
  let _: CATransitionSubtype = CATransitionSubtype.fromBottom
}

func usesOfCAValueFunction() {
  let _: (CAValueFunctionName) -> CAValueFunction? = CAValueFunction.init(name:)
  let _: KeyPath<CAValueFunction, CAValueFunctionName> = \CAValueFunction.name
}

func usesOfCAValueFunctionName() {
  let _: CAValueFunctionName = CAValueFunctionName.rotateX
  let _: CAValueFunctionName = CAValueFunctionName.rotateY
  let _: CAValueFunctionName = CAValueFunctionName.rotateZ
  let _: CAValueFunctionName = CAValueFunctionName.scale
  let _: CAValueFunctionName = CAValueFunctionName.scaleX
  let _: CAValueFunctionName = CAValueFunctionName.scaleY
  let _: CAValueFunctionName = CAValueFunctionName.scaleZ
  let _: CAValueFunctionName = CAValueFunctionName.translate
  let _: CAValueFunctionName = CAValueFunctionName.translateX
  let _: CAValueFunctionName = CAValueFunctionName.translateY
  let _: CAValueFunctionName = CAValueFunctionName.translateZ
}
