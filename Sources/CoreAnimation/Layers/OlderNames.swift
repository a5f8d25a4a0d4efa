// Constants of Core Animation by the names they had before they became members of types, for sources that still write them.

/// `CATransitionSubtype.fromRight` by its older name.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// `CATransitionSubtype.fromLeft` by its older name.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// `CATransitionSubtype.fromTop` by its older name.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// `CATransitionSubtype.fromBottom` by its older name.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// `CALayerContentsGravity.center` by its older name.
public let kCAGravityCenter = CALayerContentsGravity.center
/// `CALayerContentsGravity.top` by its older name.
public let kCAGravityTop = CALayerContentsGravity.top
/// `CALayerContentsGravity.bottom` by its older name.
public let kCAGravityBottom = CALayerContentsGravity.bottom
/// `CALayerContentsGravity.left` by its older name.
public let kCAGravityLeft = CALayerContentsGravity.left
/// `CALayerContentsGravity.right` by its older name.
public let kCAGravityRight = CALayerContentsGravity.right
/// `CALayerContentsGravity.topLeft` by its older name.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
/// `CALayerContentsGravity.topRight` by its older name.
public let kCAGravityTopRight = CALayerContentsGravity.topRight
/// `CALayerContentsGravity.bottomLeft` by its older name.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
/// `CALayerContentsGravity.bottomRight` by its older name.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
/// `CALayerContentsGravity.resize` by its older name.
public let kCAGravityResize = CALayerContentsGravity.resize
/// `CALayerContentsGravity.resizeAspect` by its older name.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// `CALayerContentsGravity.resizeAspectFill` by its older name.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// `CALayerContentsFilter.linear` by its older name.
public let kCAFilterLinear = CALayerContentsFilter.linear
/// `CALayerContentsFilter.nearest` by its older name.
public let kCAFilterNearest = CALayerContentsFilter.nearest
/// `CALayerContentsFilter.trilinear` by its older name.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear

/// `CALayerContentsFormat.RGBA8Uint` by its older name.
public let kCAContentsFormatRGBA8Uint = CALayerContentsFormat.RGBA8Uint
/// `CALayerContentsFormat.RGBA16Float` by its older name.
public let kCAContentsFormatRGBA16Float = CALayerContentsFormat.RGBA16Float
/// `CALayerContentsFormat.gray8Uint` by its older name.
public let kCAContentsFormatGray8Uint = CALayerContentsFormat.gray8Uint

/// `CALayerCornerCurve.circular` by its older name.
public let kCACornerCurveCircular = CALayerCornerCurve.circular
/// `CALayerCornerCurve.continuous` by its older name.
public let kCACornerCurveContinuous = CALayerCornerCurve.continuous

/// `CAShapeLayerFillRule.nonZero` by its older name.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// `CAShapeLayerFillRule.evenOdd` by its older name.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// `CAShapeLayerLineCap.butt` by its older name.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// `CAShapeLayerLineCap.round` by its older name.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// `CAShapeLayerLineCap.square` by its older name.
public let kCALineCapSquare = CAShapeLayerLineCap.square

/// `CAShapeLayerLineJoin.miter` by its older name.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// `CAShapeLayerLineJoin.round` by its older name.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// `CAShapeLayerLineJoin.bevel` by its older name.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// `CATextLayerAlignmentMode.natural` by its older name.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// `CATextLayerAlignmentMode.left` by its older name.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// `CATextLayerAlignmentMode.right` by its older name.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// `CATextLayerAlignmentMode.center` by its older name.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// `CATextLayerAlignmentMode.justified` by its older name.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified

/// `CATextLayerTruncationMode.none` by its older name.
public let kCATruncationNone = CATextLayerTruncationMode.none
/// `CATextLayerTruncationMode.start` by its older name.
public let kCATruncationStart = CATextLayerTruncationMode.start
/// `CATextLayerTruncationMode.middle` by its older name.
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
/// `CATextLayerTruncationMode.end` by its older name.
public let kCATruncationEnd = CATextLayerTruncationMode.end

/// `CAGradientLayerType.axial` by its older name.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
/// `CAGradientLayerType.radial` by its older name.
public let kCAGradientLayerRadial = CAGradientLayerType.radial
/// `CAGradientLayerType.conic` by its older name.
public let kCAGradientLayerConic = CAGradientLayerType.conic

/// `CAEmitterLayerEmitterShape.point` by its older name.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
/// `CAEmitterLayerEmitterShape.line` by its older name.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
/// `CAEmitterLayerEmitterShape.rectangle` by its older name.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// `CAEmitterLayerEmitterShape.cuboid` by its older name.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
/// `CAEmitterLayerEmitterShape.circle` by its older name.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
/// `CAEmitterLayerEmitterShape.sphere` by its older name.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere

/// `CAEmitterLayerEmitterMode.points` by its older name.
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
/// `CAEmitterLayerEmitterMode.outline` by its older name.
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
/// `CAEmitterLayerEmitterMode.surface` by its older name.
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
/// `CAEmitterLayerEmitterMode.volume` by its older name.
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume

/// `CAEmitterLayerRenderMode.unordered` by its older name.
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
/// `CAEmitterLayerRenderMode.oldestFirst` by its older name.
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
/// `CAEmitterLayerRenderMode.oldestLast` by its older name.
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
/// `CAEmitterLayerRenderMode.backToFront` by its older name.
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
/// `CAEmitterLayerRenderMode.additive` by its older name.
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive

/// `CAScrollLayerScrollMode.none` by its older name.
public let kCAScrollNone = CAScrollLayerScrollMode.none
/// `CAScrollLayerScrollMode.vertically` by its older name.
public let kCAScrollVertically = CAScrollLayerScrollMode.vertically
/// `CAScrollLayerScrollMode.horizontally` by its older name.
public let kCAScrollHorizontally = CAScrollLayerScrollMode.horizontally
/// `CAScrollLayerScrollMode.both` by its older name.
public let kCAScrollBoth = CAScrollLayerScrollMode.both

/// `CAValueFunctionName.rotateX` by its older name.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
/// `CAValueFunctionName.rotateY` by its older name.
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
/// `CAValueFunctionName.rotateZ` by its older name.
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
/// `CAValueFunctionName.scale` by its older name.
public let kCAValueFunctionScale = CAValueFunctionName.scale
/// `CAValueFunctionName.scaleX` by its older name.
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
/// `CAValueFunctionName.scaleY` by its older name.
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
/// `CAValueFunctionName.scaleZ` by its older name.
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
/// `CAValueFunctionName.translate` by its older name.
public let kCAValueFunctionTranslate = CAValueFunctionName.translate
/// `CAValueFunctionName.translateX` by its older name.
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
/// `CAValueFunctionName.translateY` by its older name.
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
/// `CAValueFunctionName.translateZ` by its older name.
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ
