// What AppleSignatures.tsv lists under Drawing, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCGColor() {
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> CGColor = CGColor.init(red:green:blue:alpha:)
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> CGColor = CGColor.init(srgbRed:green:blue:alpha:)
  let _: (CGFloat, CGFloat) -> CGColor = CGColor.init(gray:alpha:)
  let _: (CGFloat, CGFloat) -> CGColor = CGColor.init(genericGrayGamma2_2Gray:alpha:)
  let _: KeyPath<CGColor, CGFloat> = \CGColor.alpha
  let _: KeyPath<CGColor, [CGFloat]?> = \CGColor.components
  let _: KeyPath<CGColor, Int> = \CGColor.numberOfComponents
  let _: KeyPath<CGColor, CGColorSpace?> = \CGColor.colorSpace
  let _: (CGColor) -> () -> CGColor? = CGColor.copy
  let _: (CGColor) -> (CGFloat) -> CGColor? = CGColor.copy(alpha:)
  let _: CGColor = CGColor.black
  let _: CGColor = CGColor.white
  let _: CGColor = CGColor.clear
}

func usesOfCGColorSpace() {
  let _: KeyPath<CGColorSpace, CGColorSpaceModel> = \CGColorSpace.model
  let _: KeyPath<CGColorSpace, Int> = \CGColorSpace.numberOfComponents
}

func usesOfCGGradient() {
  let _: (CGColorSpace, UnsafePointer<CGFloat>, UnsafePointer<CGFloat>?, Int) -> CGGradient? = CGGradient.init(colorSpace:colorComponents:locations:count:)
}

func usesOfCGImage() {
  let _: KeyPath<CGImage, Int> = \CGImage.width
  let _: KeyPath<CGImage, Int> = \CGImage.height
  let _: KeyPath<CGImage, Int> = \CGImage.bitsPerComponent
  let _: KeyPath<CGImage, Int> = \CGImage.bitsPerPixel
  let _: KeyPath<CGImage, Int> = \CGImage.bytesPerRow
  let _: KeyPath<CGImage, CGColorSpace?> = \CGImage.colorSpace
  let _: KeyPath<CGImage, Bool> = \CGImage.isMask
  let _: (CGImage) -> () -> CGImage? = CGImage.copy
  let _: (CGImage) -> (CGRect) -> CGImage? = CGImage.cropping(to:)
}

func usesOfCGContext() {
  let _: (CGContext) -> () -> Void = CGContext.saveGState
  let _: (CGContext) -> () -> Void = CGContext.restoreGState
  let _: KeyPath<CGContext, CGAffineTransform> = \CGContext.ctm
  let _: (CGContext) -> (CGAffineTransform) -> Void = CGContext.concatenate(_:)
  let _: (CGContext) -> (CGFloat, CGFloat) -> Void = CGContext.translateBy(x:y:)
  let _: (CGContext) -> (CGFloat, CGFloat) -> Void = CGContext.scaleBy(x:y:)
  let _: (CGContext) -> (CGFloat) -> Void = CGContext.rotate(by:)
  let _: (CGContext) -> (CGFloat) -> Void = CGContext.setAlpha(_:)
  let _: (CGContext) -> (CGBlendMode) -> Void = CGContext.setBlendMode(_:)
  let _: (CGContext) -> (Bool) -> Void = CGContext.setShouldAntialias(_:)
  let _: (CGContext) -> (CGColor) -> Void = CGContext.setFillColor(_:)
  let _: (CGContext) -> (CGFloat, CGFloat, CGFloat, CGFloat) -> Void = CGContext.setFillColor(red:green:blue:alpha:)
  let _: (CGContext) -> (CGFloat, CGFloat) -> Void = CGContext.setFillColor(gray:alpha:)
  let _: (CGContext) -> (CGColor) -> Void = CGContext.setStrokeColor(_:)
  let _: (CGContext) -> (CGFloat, CGFloat, CGFloat, CGFloat) -> Void = CGContext.setStrokeColor(red:green:blue:alpha:)
  let _: (CGContext) -> (CGFloat, CGFloat) -> Void = CGContext.setStrokeColor(gray:alpha:)
  let _: (CGContext) -> (CGFloat) -> Void = CGContext.setLineWidth(_:)
  let _: (CGContext) -> (CGLineCap) -> Void = CGContext.setLineCap(_:)
  let _: (CGContext) -> (CGLineJoin) -> Void = CGContext.setLineJoin(_:)
  let _: (CGContext) -> (CGFloat) -> Void = CGContext.setMiterLimit(_:)
  let _: (CGContext) -> (CGFloat, [CGFloat]) -> Void = CGContext.setLineDash(phase:lengths:)
  let _: (CGContext) -> () -> Void = CGContext.beginPath
  let _: (CGContext) -> () -> Void = CGContext.closePath
  let _: (CGContext) -> (CGPoint) -> Void = CGContext.move(to:)
  let _: (CGContext) -> (CGPoint) -> Void = CGContext.addLine(to:)
  let _: (CGContext) -> ([CGPoint]) -> Void = CGContext.addLines(between:)
  let _: (CGContext) -> (CGPoint, CGPoint, CGPoint) -> Void = CGContext.addCurve(to:control1:control2:)
  let _: (CGContext) -> (CGPoint, CGPoint) -> Void = CGContext.addQuadCurve(to:control:)
  let _: (CGContext) -> (CGRect) -> Void = CGContext.addRect(_:)
  let _: (CGContext) -> ([CGRect]) -> Void = CGContext.addRects(_:)
  let _: (CGContext) -> (CGRect) -> Void = CGContext.addEllipse(in:)
  let _: (CGContext) -> (CGPoint, CGFloat, CGFloat, CGFloat, Bool) -> Void = CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)
  let _: (CGContext) -> (CGPoint, CGPoint, CGFloat) -> Void = CGContext.addArc(tangent1End:tangent2End:radius:)
  let _: (CGContext) -> (CGPath) -> Void = CGContext.addPath(_:)
  let _: KeyPath<CGContext, Bool> = \CGContext.isPathEmpty
  let _: KeyPath<CGContext, CGPoint> = \CGContext.currentPointOfPath
  let _: KeyPath<CGContext, CGRect> = \CGContext.boundingBoxOfPath
  let _: KeyPath<CGContext, CGPath?> = \CGContext.path
  let _: (CGContext) -> (CGPathDrawingMode) -> Void = CGContext.drawPath(using:)
  let _: (CGContext) -> (CGPathFillRule) -> Void = CGContext.fillPath(using:)
  let _: (CGContext) -> () -> Void = CGContext.strokePath
  let _: (CGContext) -> (CGRect) -> Void = CGContext.fill(_:)
  let _: (CGContext) -> ([CGRect]) -> Void = CGContext.fill(_:)
  let _: (CGContext) -> (CGRect) -> Void = CGContext.stroke(_:)
  let _: (CGContext) -> (CGRect, CGFloat) -> Void = CGContext.stroke(_:width:)
  let _: (CGContext) -> (CGRect) -> Void = CGContext.clear(_:)
  let _: (CGContext) -> (CGRect) -> Void = CGContext.fillEllipse(in:)
  let _: (CGContext) -> (CGRect) -> Void = CGContext.strokeEllipse(in:)
  let _: (CGContext) -> ([CGPoint]) -> Void = CGContext.strokeLineSegments(between:)
  let _: (CGContext) -> (CGPathFillRule) -> Void = CGContext.clip(using:)
  let _: (CGContext) -> (CGRect) -> Void = CGContext.clip(to:)
  let _: (CGContext) -> ([CGRect]) -> Void = CGContext.clip(to:)
  let _: KeyPath<CGContext, CGRect> = \CGContext.boundingBoxOfClipPath
  let _: (CGContext) -> (CGGradient, CGPoint, CGPoint, CGGradientDrawingOptions) -> Void = CGContext.drawLinearGradient(_:start:end:options:)
  let _: (CGContext) -> (CGGradient, CGPoint, CGFloat, CGPoint, CGFloat, CGGradientDrawingOptions) -> Void = CGContext.drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)
}

func usesOfCGBlendMode() {
  let _: CGBlendMode = CGBlendMode.normal
  let _: CGBlendMode = CGBlendMode.multiply
  let _: CGBlendMode = CGBlendMode.screen
  let _: CGBlendMode = CGBlendMode.overlay
  let _: CGBlendMode = CGBlendMode.darken
  let _: CGBlendMode = CGBlendMode.lighten
  let _: CGBlendMode = CGBlendMode.colorDodge
  let _: CGBlendMode = CGBlendMode.colorBurn
  let _: CGBlendMode = CGBlendMode.softLight
  let _: CGBlendMode = CGBlendMode.hardLight
  let _: CGBlendMode = CGBlendMode.difference
  let _: CGBlendMode = CGBlendMode.exclusion
  let _: CGBlendMode = CGBlendMode.hue
  let _: CGBlendMode = CGBlendMode.saturation
  let _: CGBlendMode = CGBlendMode.color
  let _: CGBlendMode = CGBlendMode.luminosity
  let _: CGBlendMode = CGBlendMode.clear
  let _: CGBlendMode = CGBlendMode.copy
  let _: CGBlendMode = CGBlendMode.sourceIn
  let _: CGBlendMode = CGBlendMode.sourceOut
  let _: CGBlendMode = CGBlendMode.sourceAtop
  let _: CGBlendMode = CGBlendMode.destinationOver
  let _: CGBlendMode = CGBlendMode.destinationIn
  let _: CGBlendMode = CGBlendMode.destinationOut
  let _: CGBlendMode = CGBlendMode.destinationAtop
  let _: CGBlendMode = CGBlendMode.xor
  let _: CGBlendMode = CGBlendMode.plusDarker
  let _: CGBlendMode = CGBlendMode.plusLighter
}

func usesOfCGGradientDrawingOptions() {
  let _: CGGradientDrawingOptions = CGGradientDrawingOptions.drawsBeforeStartLocation
  let _: CGGradientDrawingOptions = CGGradientDrawingOptions.drawsAfterEndLocation
}
