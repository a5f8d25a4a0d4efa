// What AppleSignatures.tsv lists under LayerClasses, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCAShapeLayer() {
  let _: WritableKeyPath<CAShapeLayer, CGPath?> = \CAShapeLayer.path
  let _: WritableKeyPath<CAShapeLayer, CGColor?> = \CAShapeLayer.fillColor
  let _: WritableKeyPath<CAShapeLayer, CAShapeLayerFillRule> = \CAShapeLayer.fillRule
  let _: WritableKeyPath<CAShapeLayer, CAShapeLayerLineCap> = \CAShapeLayer.lineCap
  let _: WritableKeyPath<CAShapeLayer, [NSNumber]?> = \CAShapeLayer.lineDashPattern
  let _: WritableKeyPath<CAShapeLayer, CGFloat> = \CAShapeLayer.lineDashPhase
  let _: WritableKeyPath<CAShapeLayer, CAShapeLayerLineJoin> = \CAShapeLayer.lineJoin
  let _: WritableKeyPath<CAShapeLayer, CGFloat> = \CAShapeLayer.lineWidth
  let _: WritableKeyPath<CAShapeLayer, CGFloat> = \CAShapeLayer.miterLimit
  let _: WritableKeyPath<CAShapeLayer, CGColor?> = \CAShapeLayer.strokeColor
  let _: WritableKeyPath<CAShapeLayer, CGFloat> = \CAShapeLayer.strokeStart
  let _: WritableKeyPath<CAShapeLayer, CGFloat> = \CAShapeLayer.strokeEnd
}

func usesOfCAShapeLayerFillRule() {
  let _: CAShapeLayerFillRule = CAShapeLayerFillRule.nonZero
  let _: CAShapeLayerFillRule = CAShapeLayerFillRule.evenOdd
}

func usesOfCAShapeLayerLineCap() {
  let _: CAShapeLayerLineCap = CAShapeLayerLineCap.butt
  let _: CAShapeLayerLineCap = CAShapeLayerLineCap.round
  let _: CAShapeLayerLineCap = CAShapeLayerLineCap.square
}

func usesOfCAShapeLayerLineJoin() {
  let _: CAShapeLayerLineJoin = CAShapeLayerLineJoin.miter
  let _: CAShapeLayerLineJoin = CAShapeLayerLineJoin.round
  let _: CAShapeLayerLineJoin = CAShapeLayerLineJoin.bevel
}

func usesOfCATextLayer() {
  let _: WritableKeyPath<CATextLayer, Any?> = \CATextLayer.string
  let _: WritableKeyPath<CATextLayer, CGFloat> = \CATextLayer.fontSize
  let _: WritableKeyPath<CATextLayer, CGColor?> = \CATextLayer.foregroundColor
  let _: WritableKeyPath<CATextLayer, Bool> = \CATextLayer.allowsFontSubpixelQuantization
  let _: WritableKeyPath<CATextLayer, Bool> = \CATextLayer.isWrapped
  let _: WritableKeyPath<CATextLayer, CATextLayerAlignmentMode> = \CATextLayer.alignmentMode
  let _: WritableKeyPath<CATextLayer, CATextLayerTruncationMode> = \CATextLayer.truncationMode
}

func usesOfCATextLayerAlignmentMode() {
  let _: CATextLayerAlignmentMode = CATextLayerAlignmentMode.natural
  let _: CATextLayerAlignmentMode = CATextLayerAlignmentMode.left
  let _: CATextLayerAlignmentMode = CATextLayerAlignmentMode.right
  let _: CATextLayerAlignmentMode = CATextLayerAlignmentMode.center
  let _: CATextLayerAlignmentMode = CATextLayerAlignmentMode.justified
}

func usesOfCATextLayerTruncationMode() {
  let _: CATextLayerTruncationMode = CATextLayerTruncationMode.none
  let _: CATextLayerTruncationMode = CATextLayerTruncationMode.start
  let _: CATextLayerTruncationMode = CATextLayerTruncationMode.middle
  let _: CATextLayerTruncationMode = CATextLayerTruncationMode.end
}

func usesOfCAGradientLayer() {
  let _: WritableKeyPath<CAGradientLayer, [Any]?> = \CAGradientLayer.colors
  let _: WritableKeyPath<CAGradientLayer, [NSNumber]?> = \CAGradientLayer.locations
  let _: WritableKeyPath<CAGradientLayer, CGPoint> = \CAGradientLayer.startPoint
  let _: WritableKeyPath<CAGradientLayer, CGPoint> = \CAGradientLayer.endPoint
  let _: WritableKeyPath<CAGradientLayer, CAGradientLayerType> = \CAGradientLayer.type
}

func usesOfCAGradientLayerType() {
  let _: CAGradientLayerType = CAGradientLayerType.axial
  let _: CAGradientLayerType = CAGradientLayerType.radial
  let _: CAGradientLayerType = CAGradientLayerType.conic
}

func usesOfCAReplicatorLayer() {
  let _: WritableKeyPath<CAReplicatorLayer, Int> = \CAReplicatorLayer.instanceCount
  let _: WritableKeyPath<CAReplicatorLayer, CFTimeInterval> = \CAReplicatorLayer.instanceDelay
  let _: WritableKeyPath<CAReplicatorLayer, CATransform3D> = \CAReplicatorLayer.instanceTransform
  let _: WritableKeyPath<CAReplicatorLayer, Bool> = \CAReplicatorLayer.preservesDepth
  let _: WritableKeyPath<CAReplicatorLayer, CGColor?> = \CAReplicatorLayer.instanceColor
  let _: WritableKeyPath<CAReplicatorLayer, Float> = \CAReplicatorLayer.instanceRedOffset
  let _: WritableKeyPath<CAReplicatorLayer, Float> = \CAReplicatorLayer.instanceGreenOffset
  let _: WritableKeyPath<CAReplicatorLayer, Float> = \CAReplicatorLayer.instanceBlueOffset
  let _: WritableKeyPath<CAReplicatorLayer, Float> = \CAReplicatorLayer.instanceAlphaOffset
}

func usesOfCATransformLayer() {
  let _: () -> CATransformLayer = CATransformLayer.init
}

func usesOfCAScrollLayer() {
  let _: WritableKeyPath<CAScrollLayer, CAScrollLayerScrollMode> = \CAScrollLayer.scrollMode
  let _: (CAScrollLayer) -> (CGPoint) -> Void = CAScrollLayer.scroll(to:)
  let _: (CAScrollLayer) -> (CGRect) -> Void = CAScrollLayer.scroll(to:)
}

func usesOfCAScrollLayerScrollMode() {
  let _: CAScrollLayerScrollMode = CAScrollLayerScrollMode.none
  let _: CAScrollLayerScrollMode = CAScrollLayerScrollMode.vertically
  let _: CAScrollLayerScrollMode = CAScrollLayerScrollMode.horizontally
  let _: CAScrollLayerScrollMode = CAScrollLayerScrollMode.both
}

func usesOfCATiledLayer() {
  let _: () -> CFTimeInterval = CATiledLayer.fadeDuration
  let _: WritableKeyPath<CATiledLayer, Int> = \CATiledLayer.levelsOfDetail
  let _: WritableKeyPath<CATiledLayer, Int> = \CATiledLayer.levelsOfDetailBias
  let _: WritableKeyPath<CATiledLayer, CGSize> = \CATiledLayer.tileSize
}
