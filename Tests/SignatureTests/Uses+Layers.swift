// What AppleSignatures.tsv lists under Layers, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCALayerDelegate<Owner: CALayerDelegate>(_ owner: Owner) {
  let _: (CALayer) -> Void = owner.display(_:)
  let _: (CALayer, CGContext) -> Void = owner.draw(_:in:)
  let _: (CALayer) -> Void = owner.layerWillDraw(_:)
  let _: (CALayer) -> Void = owner.layoutSublayers(of:)
  let _: (CALayer, String) -> (any CAAction)? = owner.action(for:forKey:)
}

func usesOfCALayer() {
  let _: () -> CALayer = CALayer.init
  let _: (Any) -> CALayer = CALayer.init(layer:)
  let _: (NSCoder) -> CALayer? = CALayer.init(coder:)
  let _: (CALayer) -> () -> CALayer? = CALayer.presentation
  let _: (CALayer) -> () -> CALayer = CALayer.model
  let _: WritableKeyPath<CALayer, (any CALayerDelegate)?> = \CALayer.delegate
  let _: WritableKeyPath<CALayer, Any?> = \CALayer.contents
  let _: WritableKeyPath<CALayer, CGRect> = \CALayer.contentsRect
  let _: WritableKeyPath<CALayer, CGRect> = \CALayer.contentsCenter
  let _: WritableKeyPath<CALayer, CALayerContentsGravity> = \CALayer.contentsGravity
  let _: WritableKeyPath<CALayer, CGFloat> = \CALayer.contentsScale
  let _: WritableKeyPath<CALayer, CALayerContentsFormat> = \CALayer.contentsFormat
  let _: WritableKeyPath<CALayer, CALayerContentsFilter> = \CALayer.minificationFilter
  let _: WritableKeyPath<CALayer, CALayerContentsFilter> = \CALayer.magnificationFilter
  let _: WritableKeyPath<CALayer, Float> = \CALayer.minificationFilterBias
  let _: (CALayer) -> () -> Void = CALayer.display
  let _: (CALayer) -> (CGContext) -> Void = CALayer.draw(in:)
  let _: (CALayer) -> () -> Bool = CALayer.contentsAreFlipped
  let _: WritableKeyPath<CALayer, Float> = \CALayer.opacity
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.isHidden
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.masksToBounds
  let _: WritableKeyPath<CALayer, CALayer?> = \CALayer.mask
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.isDoubleSided
  let _: WritableKeyPath<CALayer, CGFloat> = \CALayer.cornerRadius
  let _: WritableKeyPath<CALayer, CACornerMask> = \CALayer.maskedCorners
  let _: WritableKeyPath<CALayer, CALayerCornerCurve> = \CALayer.cornerCurve
  let _: (CALayerCornerCurve) -> CGFloat = CALayer.cornerCurveExpansionFactor(_:)
  let _: WritableKeyPath<CALayer, CGFloat> = \CALayer.borderWidth
  let _: WritableKeyPath<CALayer, CGColor?> = \CALayer.borderColor
  let _: WritableKeyPath<CALayer, CGColor?> = \CALayer.backgroundColor
  let _: WritableKeyPath<CALayer, Float> = \CALayer.shadowOpacity
  let _: WritableKeyPath<CALayer, CGFloat> = \CALayer.shadowRadius
  let _: WritableKeyPath<CALayer, CGSize> = \CALayer.shadowOffset
  let _: WritableKeyPath<CALayer, CGColor?> = \CALayer.shadowColor
  let _: WritableKeyPath<CALayer, CGPath?> = \CALayer.shadowPath
  let _: WritableKeyPath<CALayer, [AnyHashable: Any]?> = \CALayer.style
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.allowsEdgeAntialiasing
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.allowsGroupOpacity
  let _: WritableKeyPath<CALayer, [Any]?> = \CALayer.filters
  let _: WritableKeyPath<CALayer, Any?> = \CALayer.compositingFilter
  let _: WritableKeyPath<CALayer, [Any]?> = \CALayer.backgroundFilters
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.isOpaque
  let _: WritableKeyPath<CALayer, CAEdgeAntialiasingMask> = \CALayer.edgeAntialiasingMask
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.isGeometryFlipped
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.drawsAsynchronously
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.shouldRasterize
  let _: WritableKeyPath<CALayer, CGFloat> = \CALayer.rasterizationScale
  let _: (CALayer) -> (CGContext) -> Void = CALayer.render(in:)
  let _: WritableKeyPath<CALayer, CGRect> = \CALayer.frame
  let _: WritableKeyPath<CALayer, CGRect> = \CALayer.bounds
  let _: WritableKeyPath<CALayer, CGPoint> = \CALayer.position
  let _: WritableKeyPath<CALayer, CGFloat> = \CALayer.zPosition
  let _: WritableKeyPath<CALayer, CGFloat> = \CALayer.anchorPointZ
  let _: WritableKeyPath<CALayer, CGPoint> = \CALayer.anchorPoint
  let _: WritableKeyPath<CALayer, CATransform3D> = \CALayer.transform
  let _: WritableKeyPath<CALayer, CATransform3D> = \CALayer.sublayerTransform
  let _: (CALayer) -> () -> CGAffineTransform = CALayer.affineTransform
  let _: (CALayer) -> (CGAffineTransform) -> Void = CALayer.setAffineTransform(_:)
  let _: WritableKeyPath<CALayer, [CALayer]?> = \CALayer.sublayers
  let _: KeyPath<CALayer, CALayer?> = \CALayer.superlayer
  let _: (CALayer) -> (CALayer) -> Void = CALayer.addSublayer(_:)
  let _: (CALayer) -> () -> Void = CALayer.removeFromSuperlayer
  let _: (CALayer) -> (CALayer, UInt32) -> Void = CALayer.insertSublayer(_:at:)
  let _: (CALayer) -> (CALayer, CALayer?) -> Void = CALayer.insertSublayer(_:below:)
  let _: (CALayer) -> (CALayer, CALayer?) -> Void = CALayer.insertSublayer(_:above:)
  let _: (CALayer) -> (CALayer, CALayer) -> Void = CALayer.replaceSublayer(_:with:)
  let _: (CALayer) -> () -> Void = CALayer.setNeedsDisplay
  let _: (CALayer) -> (CGRect) -> Void = CALayer.setNeedsDisplay(_:)
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.needsDisplayOnBoundsChange
  let _: (CALayer) -> () -> Void = CALayer.displayIfNeeded
  let _: (CALayer) -> () -> Bool = CALayer.needsDisplay
  let _: (String) -> Bool = CALayer.needsDisplay(forKey:)
  let _: (CALayer) -> (CAAnimation, String?) -> Void = CALayer.add(_:forKey:)
  let _: (CALayer) -> (String) -> CAAnimation? = CALayer.animation(forKey:)
  let _: (CALayer) -> () -> Void = CALayer.removeAllAnimations
  let _: (CALayer) -> (String) -> Void = CALayer.removeAnimation(forKey:)
  let _: (CALayer) -> () -> [String]? = CALayer.animationKeys
  let _: (CALayer) -> () -> Void = CALayer.setNeedsLayout
  let _: (CALayer) -> () -> Void = CALayer.layoutSublayers
  let _: (CALayer) -> () -> Void = CALayer.layoutIfNeeded
  let _: (CALayer) -> () -> Bool = CALayer.needsLayout
  let _: (CALayer) -> () -> CGSize = CALayer.preferredFrameSize
  let _: WritableKeyPath<CALayer, [String: any CAAction]?> = \CALayer.actions
  let _: (CALayer) -> (String) -> (any CAAction)? = CALayer.action(forKey:)
  let _: (String) -> (any CAAction)? = CALayer.defaultAction(forKey:)
  let _: (CALayer) -> (CGPoint, CALayer?) -> CGPoint = CALayer.convert(_:from:)
  let _: (CALayer) -> (CGPoint, CALayer?) -> CGPoint = CALayer.convert(_:to:)
  let _: (CALayer) -> (CGRect, CALayer?) -> CGRect = CALayer.convert(_:from:)
  let _: (CALayer) -> (CGRect, CALayer?) -> CGRect = CALayer.convert(_:to:)
  let _: (CALayer) -> (CFTimeInterval, CALayer?) -> CFTimeInterval = CALayer.convertTime(_:from:)
  let _: (CALayer) -> (CFTimeInterval, CALayer?) -> CFTimeInterval = CALayer.convertTime(_:to:)
  let _: (CALayer) -> (CGPoint) -> CALayer? = CALayer.hitTest(_:)
  let _: (CALayer) -> (CGPoint) -> Bool = CALayer.contains(_:)
  let _: KeyPath<CALayer, CGRect> = \CALayer.visibleRect
  let _: (CALayer) -> (CGPoint) -> Void = CALayer.scroll(_:)
  let _: (CALayer) -> (CGRect) -> Void = CALayer.scrollRectToVisible(_:)
  let _: WritableKeyPath<CALayer, String?> = \CALayer.name
  let _: (String) -> Any? = CALayer.defaultValue(forKey:)
  let _: (CALayer) -> (Any?, String) -> Void = CALayer.setValue(_:forKey:)
  let _: (CALayer) -> (String) -> Any? = CALayer.value(forKey:)
  let _: (CALayer) -> (Any?, String) -> Void = CALayer.setValue(_:forKeyPath:)
  let _: (CALayer) -> (String) -> Any? = CALayer.value(forKeyPath:)
  let _: WritableKeyPath<CALayer, CFTimeInterval> = \CALayer.beginTime
  let _: WritableKeyPath<CALayer, CFTimeInterval> = \CALayer.duration
  let _: WritableKeyPath<CALayer, Float> = \CALayer.speed
  let _: WritableKeyPath<CALayer, CFTimeInterval> = \CALayer.timeOffset
  let _: WritableKeyPath<CALayer, Float> = \CALayer.repeatCount
  let _: WritableKeyPath<CALayer, CFTimeInterval> = \CALayer.repeatDuration
  let _: WritableKeyPath<CALayer, Bool> = \CALayer.autoreverses
  let _: WritableKeyPath<CALayer, CAMediaTimingFillMode> = \CALayer.fillMode
}

func usesOfCALayerContentsGravity() {
  let _: CALayerContentsGravity = CALayerContentsGravity.center
  let _: CALayerContentsGravity = CALayerContentsGravity.top
  let _: CALayerContentsGravity = CALayerContentsGravity.bottom
  let _: CALayerContentsGravity = CALayerContentsGravity.left
  let _: CALayerContentsGravity = CALayerContentsGravity.right
  let _: CALayerContentsGravity = CALayerContentsGravity.topLeft
  let _: CALayerContentsGravity = CALayerContentsGravity.topRight
  let _: CALayerContentsGravity = CALayerContentsGravity.bottomLeft
  let _: CALayerContentsGravity = CALayerContentsGravity.bottomRight
  let _: CALayerContentsGravity = CALayerContentsGravity.resize
  let _: CALayerContentsGravity = CALayerContentsGravity.resizeAspect
  let _: CALayerContentsGravity = CALayerContentsGravity.resizeAspectFill
  let _: (String) -> CALayerContentsGravity = CALayerContentsGravity.init(rawValue:)
}

func usesOfCALayerContentsFormat() {
  let _: CALayerContentsFormat = CALayerContentsFormat.RGBA8Uint
  let _: CALayerContentsFormat = CALayerContentsFormat.RGBA16Float
  let _: CALayerContentsFormat = CALayerContentsFormat.gray8Uint
  let _: CALayerContentsFormat = CALayerContentsFormat.automatic
}

func usesOfCALayerContentsFilter() {
  let _: CALayerContentsFilter = CALayerContentsFilter.linear
  let _: CALayerContentsFilter = CALayerContentsFilter.nearest
  let _: CALayerContentsFilter = CALayerContentsFilter.trilinear
}

func usesOfCALayerCornerCurve() {
  let _: CALayerCornerCurve = CALayerCornerCurve.circular
  let _: CALayerCornerCurve = CALayerCornerCurve.continuous
}

func usesOfCACornerMask() {
  let _: CACornerMask = CACornerMask.layerMinXMinYCorner
  let _: CACornerMask = CACornerMask.layerMaxXMinYCorner
  let _: CACornerMask = CACornerMask.layerMinXMaxYCorner
  let _: CACornerMask = CACornerMask.layerMaxXMaxYCorner
  let _: (UInt) -> CACornerMask = CACornerMask.init(rawValue:)
}

func usesOfCAEdgeAntialiasingMask() {
  let _: CAEdgeAntialiasingMask = CAEdgeAntialiasingMask.layerLeftEdge
  let _: CAEdgeAntialiasingMask = CAEdgeAntialiasingMask.layerRightEdge
  let _: CAEdgeAntialiasingMask = CAEdgeAntialiasingMask.layerBottomEdge
  let _: CAEdgeAntialiasingMask = CAEdgeAntialiasingMask.layerTopEdge
  let _: (UInt32) -> CAEdgeAntialiasingMask = CAEdgeAntialiasingMask.init(rawValue:)
}
