// What AppleSignatures.tsv lists under Timing, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCAMediaTiming<Owner: CAMediaTiming>(_ owner: Owner) {
  let _: WritableKeyPath<Owner, CFTimeInterval> = \Owner.beginTime
  let _: WritableKeyPath<Owner, CFTimeInterval> = \Owner.duration
  let _: WritableKeyPath<Owner, Float> = \Owner.speed
  let _: WritableKeyPath<Owner, CFTimeInterval> = \Owner.timeOffset
  let _: WritableKeyPath<Owner, Float> = \Owner.repeatCount
  let _: WritableKeyPath<Owner, CFTimeInterval> = \Owner.repeatDuration
  let _: WritableKeyPath<Owner, Bool> = \Owner.autoreverses
  let _: WritableKeyPath<Owner, CAMediaTimingFillMode> = \Owner.fillMode
}

func usesOfCAAction<Owner: CAAction>(_ owner: Owner) {
  let _: (String, Any, [AnyHashable: Any]?) -> Void = owner.run(forKey:object:arguments:)
}

func usesOfCAMediaTimingFillMode() {
  let _: CAMediaTimingFillMode = CAMediaTimingFillMode.removed
  let _: CAMediaTimingFillMode = CAMediaTimingFillMode.forwards
  let _: CAMediaTimingFillMode = CAMediaTimingFillMode.backwards
  let _: CAMediaTimingFillMode = CAMediaTimingFillMode.both
  let _: (String) -> CAMediaTimingFillMode = CAMediaTimingFillMode.init(rawValue:)
}

func usesOfCAMediaTimingFunction() {
  let _: (CAMediaTimingFunctionName) -> CAMediaTimingFunction = CAMediaTimingFunction.init(name:)
  let _: (Float, Float, Float, Float) -> CAMediaTimingFunction = CAMediaTimingFunction.init(controlPoints:_:_:_:)
  let _: (CAMediaTimingFunction) -> (Int, UnsafeMutablePointer<Float>) -> Void = CAMediaTimingFunction.getControlPoint(at:values:)
}

func usesOfCAMediaTimingFunctionName() {
  let _: CAMediaTimingFunctionName = CAMediaTimingFunctionName.linear
  let _: CAMediaTimingFunctionName = CAMediaTimingFunctionName.easeIn
  let _: CAMediaTimingFunctionName = CAMediaTimingFunctionName.easeOut
  let _: CAMediaTimingFunctionName = CAMediaTimingFunctionName.easeInEaseOut
  let _: CAMediaTimingFunctionName = CAMediaTimingFunctionName.default
}

func usesOfCATransaction() {
  let _: () -> Void = CATransaction.begin
  let _: () -> Void = CATransaction.commit
  let _: () -> Void = CATransaction.flush
  let _: () -> CFTimeInterval = CATransaction.animationDuration
  let _: (CFTimeInterval) -> Void = CATransaction.setAnimationDuration(_:)
  let _: () -> CAMediaTimingFunction? = CATransaction.animationTimingFunction
  let _: (CAMediaTimingFunction?) -> Void = CATransaction.setAnimationTimingFunction(_:)
  let _: () -> Bool = CATransaction.disableActions
  let _: (Bool) -> Void = CATransaction.setDisableActions(_:)
  let _: () -> (() -> Void)? = CATransaction.completionBlock
  let _: ((() -> Void)?) -> Void = CATransaction.setCompletionBlock(_:)
  let _: (String) -> Any? = CATransaction.value(forKey:)
  let _: (Any?, String) -> Void = CATransaction.setValue(_:forKey:)
  let _: () -> Void = CATransaction.lock
  let _: () -> Void = CATransaction.unlock
}

func usesOfCADisplayLink() {
  let _: (CADisplayLink) -> (RunLoop, RunLoop.Mode) -> Void = CADisplayLink.add(to:forMode:)
  let _: (CADisplayLink) -> () -> Void = CADisplayLink.invalidate
  let _: KeyPath<CADisplayLink, CFTimeInterval> = \CADisplayLink.duration
  let _: WritableKeyPath<CADisplayLink, Int> = \CADisplayLink.preferredFramesPerSecond
  let _: WritableKeyPath<CADisplayLink, CAFrameRateRange> = \CADisplayLink.preferredFrameRateRange
  let _: WritableKeyPath<CADisplayLink, Bool> = \CADisplayLink.isPaused
  let _: KeyPath<CADisplayLink, CFTimeInterval> = \CADisplayLink.timestamp
  let _: KeyPath<CADisplayLink, CFTimeInterval> = \CADisplayLink.targetTimestamp
}

func usesOfCAFrameRateRange() {
  let _: (Float, Float, Float?) -> CAFrameRateRange = CAFrameRateRange.init(minimum:maximum:preferred:)
  let _: WritableKeyPath<CAFrameRateRange, Float> = \CAFrameRateRange.minimum
  let _: WritableKeyPath<CAFrameRateRange, Float> = \CAFrameRateRange.maximum
  let _: WritableKeyPath<CAFrameRateRange, Float?> = \CAFrameRateRange.preferred
  let _: CAFrameRateRange = CAFrameRateRange.default
}
