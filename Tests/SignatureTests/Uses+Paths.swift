// What AppleSignatures.tsv lists under Paths, used with its exact types: that this compiles is the test.
// swift-format-ignore-file
// Written by AppleSignatureTests from the list; see there.

import QuartzCore

func usesOfCGPath() {
  let _: (CGRect, UnsafePointer<CGAffineTransform>?) -> CGPath = CGPath.init(rect:transform:)
  let _: (CGRect, UnsafePointer<CGAffineTransform>?) -> CGPath = CGPath.init(ellipseIn:transform:)
  let _: (CGRect, CGFloat, CGFloat, UnsafePointer<CGAffineTransform>?) -> CGPath = CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)
  let _: (CGPath) -> () -> CGPath? = CGPath.copy
  let _: (CGPath) -> (UnsafePointer<CGAffineTransform>?) -> CGPath? = CGPath.copy(using:)
  let _: (CGPath) -> (CGFloat, [CGFloat], CGAffineTransform) -> CGPath = CGPath.copy(dashingWithPhase:lengths:transform:)
  let _: (CGPath) -> () -> CGMutablePath? = CGPath.mutableCopy
  let _: (CGPath) -> (UnsafePointer<CGAffineTransform>?) -> CGMutablePath? = CGPath.mutableCopy(using:)
  let _: KeyPath<CGPath, Bool> = \CGPath.isEmpty
  let _: (CGPath) -> (UnsafeMutablePointer<CGRect>?) -> Bool = CGPath.isRect(_:)
  let _: (CGPath) -> (CGPoint, CGPathFillRule, CGAffineTransform) -> Bool = CGPath.contains(_:using:transform:)
  let _: KeyPath<CGPath, CGRect> = \CGPath.boundingBox
  let _: KeyPath<CGPath, CGRect> = \CGPath.boundingBoxOfPath
  let _: KeyPath<CGPath, CGPoint> = \CGPath.currentPoint
  let _: (CGPath) -> ((UnsafePointer<CGPathElement>) -> Void) -> Void = CGPath.applyWithBlock(_:)
  let _: (CGPath) -> (CGFloat) -> CGPath = CGPath.flattened(threshold:)
}

func usesOfCGMutablePath() {
  let _: () -> CGMutablePath = CGMutablePath.init
  let _: (CGMutablePath) -> (CGPoint, CGAffineTransform) -> Void = CGMutablePath.move(to:transform:)
  let _: (CGMutablePath) -> (CGPoint, CGAffineTransform) -> Void = CGMutablePath.addLine(to:transform:)
  let _: (CGMutablePath) -> ([CGPoint], CGAffineTransform) -> Void = CGMutablePath.addLines(between:transform:)
  let _: (CGMutablePath) -> (CGRect, CGAffineTransform) -> Void = CGMutablePath.addRect(_:transform:)
  let _: (CGMutablePath) -> ([CGRect], CGAffineTransform) -> Void = CGMutablePath.addRects(_:transform:)
  let _: (CGMutablePath) -> (CGRect, CGAffineTransform) -> Void = CGMutablePath.addEllipse(in:transform:)
  let _: (CGMutablePath) -> (CGRect, CGFloat, CGFloat, CGAffineTransform) -> Void = CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:)
  let _: (CGMutablePath) -> (CGPoint, CGFloat, CGFloat, CGFloat, Bool, CGAffineTransform) -> Void = CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)
  let _: (CGMutablePath) -> (CGPoint, CGPoint, CGFloat, CGAffineTransform) -> Void = CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:)
  let _: (CGMutablePath) -> (CGPoint, CGFloat, CGFloat, CGFloat, CGAffineTransform) -> Void = CGMutablePath.addRelativeArc(center:radius:startAngle:delta:transform:)
  let _: (CGMutablePath) -> (CGPoint, CGPoint, CGPoint, CGAffineTransform) -> Void = CGMutablePath.addCurve(to:control1:control2:transform:)
  let _: (CGMutablePath) -> (CGPoint, CGPoint, CGAffineTransform) -> Void = CGMutablePath.addQuadCurve(to:control:transform:)
  let _: (CGMutablePath) -> (CGPath, CGAffineTransform) -> Void = CGMutablePath.addPath(_:transform:)
  let _: (CGMutablePath) -> () -> Void = CGMutablePath.closeSubpath
}

func usesOfCGPathElement() {
  let _: WritableKeyPath<CGPathElement, CGPathElementType> = \CGPathElement.type
  let _: WritableKeyPath<CGPathElement, UnsafeMutablePointer<CGPoint>> = \CGPathElement.points
}

func usesOfCGPathElementType() {
  let _: CGPathElementType = CGPathElementType.moveToPoint
  let _: CGPathElementType = CGPathElementType.addLineToPoint
  let _: CGPathElementType = CGPathElementType.addQuadCurveToPoint
  let _: CGPathElementType = CGPathElementType.addCurveToPoint
  let _: CGPathElementType = CGPathElementType.closeSubpath
}

func usesOfCGPathFillRule() {
  let _: CGPathFillRule = CGPathFillRule.winding
  let _: CGPathFillRule = CGPathFillRule.evenOdd
}

func usesOfCGLineCap() {
  let _: CGLineCap = CGLineCap.butt
  let _: CGLineCap = CGLineCap.round
  let _: CGLineCap = CGLineCap.square
}

func usesOfCGLineJoin() {
  let _: CGLineJoin = CGLineJoin.miter
  let _: CGLineJoin = CGLineJoin.round
  let _: CGLineJoin = CGLineJoin.bevel
}

func usesOfCGPathDrawingMode() {
  let _: CGPathDrawingMode = CGPathDrawingMode.fill
  let _: CGPathDrawingMode = CGPathDrawingMode.eoFill
  let _: CGPathDrawingMode = CGPathDrawingMode.stroke
  let _: CGPathDrawingMode = CGPathDrawingMode.fillStroke
  let _: CGPathDrawingMode = CGPathDrawingMode.eoFillStroke
}
