// What AppleSignatures.tsv lists under Emitters, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCAEmitterLayer() {
  let _: WritableKeyPath<CAEmitterLayer, [CAEmitterCell]?> = \CAEmitterLayer.emitterCells
  let _: WritableKeyPath<CAEmitterLayer, CAEmitterLayerRenderMode> = \CAEmitterLayer.renderMode
  let _: WritableKeyPath<CAEmitterLayer, CGPoint> = \CAEmitterLayer.emitterPosition
  let _: WritableKeyPath<CAEmitterLayer, CAEmitterLayerEmitterShape> = \CAEmitterLayer.emitterShape
  let _: WritableKeyPath<CAEmitterLayer, CGFloat> = \CAEmitterLayer.emitterZPosition
  let _: WritableKeyPath<CAEmitterLayer, CGFloat> = \CAEmitterLayer.emitterDepth
  let _: WritableKeyPath<CAEmitterLayer, CGSize> = \CAEmitterLayer.emitterSize
  let _: WritableKeyPath<CAEmitterLayer, Float> = \CAEmitterLayer.scale
  let _: WritableKeyPath<CAEmitterLayer, UInt32> = \CAEmitterLayer.seed
  let _: WritableKeyPath<CAEmitterLayer, Float> = \CAEmitterLayer.spin
  let _: WritableKeyPath<CAEmitterLayer, Float> = \CAEmitterLayer.velocity
  let _: WritableKeyPath<CAEmitterLayer, Float> = \CAEmitterLayer.birthRate
  let _: WritableKeyPath<CAEmitterLayer, CAEmitterLayerEmitterMode> = \CAEmitterLayer.emitterMode
  let _: WritableKeyPath<CAEmitterLayer, Float> = \CAEmitterLayer.lifetime
  let _: WritableKeyPath<CAEmitterLayer, Bool> = \CAEmitterLayer.preservesDepth
}

func usesOfCAEmitterLayerEmitterShape() {
  let _: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape.point
  let _: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape.line
  let _: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape.rectangle
  let _: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape.cuboid
  let _: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape.circle
  let _: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape.sphere
}

func usesOfCAEmitterLayerEmitterMode() {
  let _: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode.points
  let _: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode.outline
  let _: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode.surface
  let _: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode.volume
}

func usesOfCAEmitterLayerRenderMode() {
  let _: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode.unordered
  let _: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode.oldestFirst
  let _: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode.oldestLast
  let _: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode.backToFront
  let _: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode.additive
}

func usesOfCAEmitterCell() {
  let _: () -> CAEmitterCell = CAEmitterCell.init
  let _: WritableKeyPath<CAEmitterCell, Any?> = \CAEmitterCell.contents
  let _: WritableKeyPath<CAEmitterCell, CGRect> = \CAEmitterCell.contentsRect
  let _: WritableKeyPath<CAEmitterCell, [CAEmitterCell]?> = \CAEmitterCell.emitterCells
  let _: WritableKeyPath<CAEmitterCell, Bool> = \CAEmitterCell.isEnabled
  let _: WritableKeyPath<CAEmitterCell, CGColor?> = \CAEmitterCell.color
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.redRange
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.greenRange
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.blueRange
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.alphaRange
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.redSpeed
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.greenSpeed
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.blueSpeed
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.alphaSpeed
  let _: WritableKeyPath<CAEmitterCell, String> = \CAEmitterCell.magnificationFilter
  let _: WritableKeyPath<CAEmitterCell, String> = \CAEmitterCell.minificationFilter
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.minificationFilterBias
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.scale
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.scaleRange
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.scaleSpeed
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.contentsScale
  let _: WritableKeyPath<CAEmitterCell, String?> = \CAEmitterCell.name
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.spin
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.spinRange
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.emissionLatitude
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.emissionLongitude
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.emissionRange
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.lifetime
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.lifetimeRange
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.birthRate
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.velocity
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.velocityRange
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.xAcceleration
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.yAcceleration
  let _: WritableKeyPath<CAEmitterCell, CGFloat> = \CAEmitterCell.zAcceleration
  let _: WritableKeyPath<CAEmitterCell, CFTimeInterval> = \CAEmitterCell.beginTime
  let _: WritableKeyPath<CAEmitterCell, CFTimeInterval> = \CAEmitterCell.duration
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.speed
  let _: WritableKeyPath<CAEmitterCell, CFTimeInterval> = \CAEmitterCell.timeOffset
  let _: WritableKeyPath<CAEmitterCell, Float> = \CAEmitterCell.repeatCount
  let _: WritableKeyPath<CAEmitterCell, CFTimeInterval> = \CAEmitterCell.repeatDuration
  let _: WritableKeyPath<CAEmitterCell, Bool> = \CAEmitterCell.autoreverses
  let _: WritableKeyPath<CAEmitterCell, CAMediaTimingFillMode> = \CAEmitterCell.fillMode
  let _: (String) -> Any? = CAEmitterCell.defaultValue(forKey:)
  let _: (CAEmitterCell) -> (String) -> Any? = CAEmitterCell.value(forKey:)
  let _: (CAEmitterCell) -> (Any?, String) -> Void = CAEmitterCell.setValue(_:forKey:)
}
