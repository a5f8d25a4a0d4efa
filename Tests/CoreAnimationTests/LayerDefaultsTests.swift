// A new layer, and what its class says of its keys (measured on macOS).

import CoreAnimation
import Foundation
import Graphics
import Testing

@Suite struct LayerDefaultsTests {
  @Test func aNewLayer() {
    let l = CALayer()
    #expect(l.bounds == .zero && l.position == .zero && l.zPosition == 0)
    #expect(l.anchorPoint == point(0.5, 0.5) && l.anchorPointZ == 0)
    #expect(l.transform == CATransform3DIdentity && l.sublayerTransform == CATransform3DIdentity)
    #expect(!l.isHidden && l.isDoubleSided && !l.isGeometryFlipped && !l.contentsAreFlipped())
    #expect(!l.masksToBounds && !l.isOpaque && !l.needsDisplayOnBoundsChange && !l.drawsAsynchronously)
    #expect(l.contents == nil && l.contentsGravity == .resize && l.contentsScale == 1)
    #expect(l.contentsRect == rect(0, 0, 1, 1) && l.contentsCenter == rect(0, 0, 1, 1))
    #expect(l.contentsFormat == .RGBA8Uint && l.contentsFormat.rawValue == "RGBA8")
    #expect(l.minificationFilter == .linear && l.magnificationFilter == .linear && l.minificationFilterBias == 0)
    #expect(l.edgeAntialiasingMask.rawValue == 15 && l.allowsEdgeAntialiasing && l.allowsGroupOpacity)
    #expect(!l.shouldRasterize && l.rasterizationScale == 1)
    #expect(l.backgroundColor == nil && l.cornerRadius == 0 && l.maskedCorners.rawValue == 15)
    #expect(l.cornerCurve == .circular && l.borderWidth == 0 && l.borderColor == .black && l.opacity == 1)
    #expect(l.shadowColor == .black && l.shadowOpacity == 0)
    #expect(l.shadowOffset == CGSize(width: 0, height: -3))
    #expect(l.shadowRadius == 3 && l.shadowPath == nil)
    #expect(l.sublayers == nil && l.superlayer == nil && l.mask == nil && l.name == nil)
    #expect(!l.needsDisplay() && !l.needsLayout() && l.presentation() == nil && l.animationKeys() == nil)
  }

  @Test func itsTiming() {
    let l = CALayer()
    #expect(l.beginTime == 0 && l.duration == .infinity && l.speed == 1 && l.timeOffset == 0)
    #expect(l.repeatCount == 0 && l.repeatDuration == 0 && !l.autoreverses && l.fillMode == .removed)
  }

  @Test func otherClasses() {
    let s = CAShapeLayer()
    #expect(s.path == nil && s.fillColor == .black && s.strokeColor == nil && s.lineWidth == 1 && s.miterLimit == 10)
    #expect(s.strokeStart == 0 && s.strokeEnd == 1 && s.fillRule == .nonZero && s.lineDashPattern == nil)
    #expect(s.lineCap == .butt && s.lineJoin == .miter && s.lineDashPhase == 0)
    let g = CAGradientLayer()
    #expect(g.colors == nil && g.locations == nil && g.type == .axial)
    #expect(g.startPoint == point(0.5, 0) && g.endPoint == point(0.5, 1))
  }

  @Test func textAndCopies() {
    let t = CATextLayer()
    #expect(t.string == nil && t.font as? String == "Helvetica" && t.fontSize == 36 && t.foregroundColor == .white)
    #expect(!t.isWrapped && t.truncationMode == .none && t.alignmentMode == .natural)
    #expect(!t.allowsFontSubpixelQuantization)
    let r = CAReplicatorLayer()
    #expect(r.instanceCount == 1 && !r.preservesDepth && r.instanceDelay == 0 && r.instanceColor == .white)
    #expect(r.instanceTransform == CATransform3DIdentity && r.instanceRedOffset == 0 && r.instanceGreenOffset == 0)
    #expect(r.instanceBlueOffset == 0 && r.instanceAlphaOffset == 0)
  }

  @Test func emittersAndTheirCells() {
    let e = CAEmitterLayer()
    #expect([e.birthRate, e.lifetime] == [1, 1] && [e.velocity, e.scale, e.spin] == [1, 1, 1])
    #expect(e.emitterPosition == .zero && e.emitterZPosition == 0 && e.emitterSize == .zero && e.emitterDepth == 0)
    #expect(e.emitterShape == .point && e.emitterMode == .volume && e.renderMode == .unordered)
    #expect(!e.preservesDepth && e.seed == 0 && e.emitterCells == nil)
    let c = CAEmitterCell()
    #expect(c.isEnabled && c.birthRate == 0 && c.lifetime == 0 && c.velocity == 0 && c.scale == 1 && c.spin == 0)
    #expect(c.color == .white && c.contentsRect == rect(0, 0, 1, 1) && c.contentsScale == 1 && c.duration == .infinity)
    #expect(CAEmitterCell.defaultValue(forKey: "birthRate") == nil)
  }

  @Test func unknownNamesAndBits() {
    let l = CALayer()
    l.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
    l.cornerCurve = CALayerCornerCurve(rawValue: "wavy")
    l.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 0xFF)
    #expect(l.contentsGravity == .center && l.cornerCurve == .circular && l.edgeAntialiasingMask.rawValue == 15)
  }

  @Test(arguments: [
    ("opacity", "1"), ("shadowRadius", "3"), ("contentsScale", "1"), ("hidden", "0"), ("contentsFormat", "RGBA8"),
    ("geometryFlipped", "0"), ("opaque", "0"), ("speed", "1"), ("duration", "inf"), ("fillMode", "removed"),
    ("strokeEnd", "nil"), ("bounds", "nil"), ("position", "nil"), ("transform", "nil"), ("cornerRadius", "nil"),
    ("backgroundColor", "nil"), ("zPosition", "nil"), ("foo", "nil"), ("shadowOpacity", "nil"), ("beginTime", "nil"),
    ("timeOffset", "nil"), ("contents", "nil"), ("name", "nil"),
  ]) func classDefaults(_ key: String, _ expected: String) { #expect(described(CALayer.self, key) == expected) }

  @Test(arguments: [
    ("lineWidth", "1"), ("miterLimit", "10"), ("strokeEnd", "1"), ("strokeStart", "nil"), ("lineCap", "butt"),
    ("lineJoin", "miter"), ("fillRule", "non-zero"), ("opacity", "1"), ("instanceDelay", "nil"),
  ]) func shapeDefaults(_ key: String, _ expected: String) { #expect(described(CAShapeLayer.self, key) == expected) }

  @Test func defaultsThatAreNoNumbers() {
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == point(0.5, 0.5))
    #expect(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
    #expect(CAShapeLayer.defaultValue(forKey: "fillColor") as? CGColor == .black)
    #expect(CAGradientLayer.defaultValue(forKey: "endPoint") as? CGPoint == point(0.5, 1))
    #expect(CAGradientLayer.defaultValue(forKey: "type") as? String == "axial")
    #expect(CAReplicatorLayer.defaultValue(forKey: "instanceDelay") == nil)
  }

  @Test(arguments: ["opacity", "bounds", "backgroundColor", "contents"]) func hooks(_ key: String) {
    #expect(!CALayer.needsDisplay(forKey: key))
    #expect(CALayer.defaultAction(forKey: key) == nil)
  }

  @Test func cornerCurves() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  private func described(_ kind: CALayer.Type, _ key: String) -> String {
    plain(kind.defaultValue(forKey: key))
  }
}
