// Key–value access by keys and key paths, refused values, styles.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct LayerKeyValueTests {
  private let l = CALayer()

  private func get(_ path: String) -> String { plain(l.value(forKeyPath: path)) }

  @Test func partsOfValues() {
    l.frame = rect(0, 0, 100, 50)
    let expected = [
      "transform.scale": "1", "transform.rotation.z": "0", "transform.translation.x": "0", "position.x": "50",
      "bounds.size.width": "100", "shadowOffset.height": "-3", "anchorPoint.y": "0.5", "opacity": "1", "hidden": "0",
      "contentsRect.size.width": "1", "name": "nil", "custom": "nil",
    ]
    for (path, value) in expected { #expect(get(path) == value, "\(path)") }
    l.setValue(2, forKeyPath: "transform.scale")
    #expect(l.transform == CATransform3DMakeScale(2, 2, 2))
    l.setValue(0.5, forKeyPath: "transform.rotation.z")
    #expect(
      areNear([Double(l.transform.m11), Double(l.transform.m12)], [1.7551651237807455, 0.958851077208406], 1e-12))
    #expect(get("transform.scale") == "2")
    #expect(abs((l.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - 0.5) < 1e-9)
    l.setValue(7, forKeyPath: "position.x")
    #expect(l.position == point(7, 25))
    l.setValue(9, forKeyPath: "bounds.size.width")
    #expect(l.bounds == rect(0, 0, 9, 50))
  }

  @Test func otherKeysAreKeptAsGiven() {
    l.setValue("v", forKey: "custom")
    #expect(get("custom") == "v")
    l.setValue("v", forKey: "größe")
    #expect(l.value(forKey: "größe") as? String == "v")
    // A shape's key on a plain layer is one of these.
    #expect(l.value(forKey: "fillColor") == nil)
    l.setValue(3, forKey: "lineCap")
    #expect(l.value(forKey: "lineCap") as? Int == 3)
    #expect(CAShapeLayer().value(forKey: "fillColor") as? CGColor == .black)
    let s = CAShapeLayer()
    s.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "strokeColor")
    #expect(s.strokeColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func objectsAndFrames() {
    #expect(l.value(forKey: "backgroundColor") == nil)
    l.setValue(CGColor.white, forKey: "backgroundColor")
    #expect(l.backgroundColor == .white)
    l.setValue(nil, forKey: "backgroundColor")
    #expect(l.backgroundColor == nil && l.value(forKey: "borderColor") as? CGColor == .black)
    l.setValue(CGPath(rect: rect(0, 0, 4, 4), transform: nil), forKey: "shadowPath")
    #expect(l.shadowPath != nil && l.value(forKey: "shadowPath") is CGPath)
    l.setValue(rect(1, 2, 3, 4), forKey: "frame")
    #expect(l.value(forKey: "frame") as? CGRect == rect(1, 2, 3, 4))
    #expect(l.value(forKeyPath: "frame.size.height") as? Double == 4)
    l.setValue(10, forKeyPath: "frame.origin.x")
    #expect(l.frame == rect(10, 2, 3, 4))
  }

  @Test func nilIsZeroAndTextCounts() {
    l.setValue(0.25, forKey: "opacity")
    #expect(l.opacity == 0.25)
    l.setValue(nil, forKey: "opacity")
    #expect(l.opacity == 0)
    l.setValue("0.5", forKey: "opacity")
    #expect(l.opacity == 0.5)
    l.setValue(1, forKey: "hidden")
    #expect(l.isHidden && l.value(forKey: "hidden") as? Bool == true)
    l.setValue(true, forKey: "zPosition")
    #expect(l.zPosition == 1)
  }

  @Test func unknownNames() {
    l.contentsGravity = CALayerContentsGravity(rawValue: "x")
    l.cornerCurve = CALayerCornerCurve(rawValue: "x")
    l.maskedCorners = CACornerMask(rawValue: 255)
    l.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 0xff)
    #expect(l.contentsGravity == .center && l.cornerCurve == .circular)
    #expect(l.maskedCorners.rawValue == 15 && l.edgeAntialiasingMask.rawValue == 15)
    let g = CAGradientLayer()
    g.type = CAGradientLayerType(rawValue: "x")
    #expect(g.type.rawValue == "x")
    let t = CATextLayer()
    t.alignmentMode = CATextLayerAlignmentMode(rawValue: "x")
    #expect(t.alignmentMode.rawValue == "x")
  }

  @Test func refusedValuesAreReported() {
    // A thread keeps so many reports and no more: those of other tests go first.
    _ = LayerDiagnostics.collect()
    let (root, bad) = (CALayer(), CALayer())
    root.name = "refusing"
    bad.name = "B"
    root.addSublayer(bad)
    bad.position = point(1, 2)
    bad.position.x = .nan
    bad.setValue(Double.nan, forKeyPath: "transform.scale.x")
    bad.transform = CATransform3DMakeScale(.nan, 1, 1)
    bad.setValue("a word", forKey: "opacity")
    bad.setValue(3, forKey: "backgroundColor")
    bad.setValue(CGColor.black, forKeyPath: "bounds.size.width")
    #expect(bad.position == point(1, 2) && CATransform3DIsIdentity(bad.transform) && bad.opacity == 1)
    #expect(bad.backgroundColor == nil && bad.value(forKey: "backgroundColor") == nil && bad.bounds == .zero)
    let keys = LayerDiagnostics.collect().filter { $0.path == "refusing/B" }.map(\.key)
    #expect(
      Set(keys) == ["position", "transform", "transform.scale.x", "opacity", "backgroundColor", "bounds.size.width"])
  }

  @Test func stylesGiveValuesToKeysThatAreNotSet() {
    l.borderWidth = 2
    l.style = ["cornerRadius": 6, "borderWidth": 9, "backgroundColor": CGColor.white]
    #expect(l.cornerRadius == 6 && l.borderWidth == 2 && l.backgroundColor == .white)
    l.cornerRadius = 3
    l.style = nil
    #expect(l.cornerRadius == 3 && l.backgroundColor == nil)
  }

  @Test func wholeObjects() {
    let other = CALayer()
    l.setValue([other], forKey: "sublayers")
    #expect(l.sublayers?.first === other)
    #expect((l.value(forKey: "sublayers") as? [CALayer])?.count == 1)
    l.setValue(other, forKey: "mask")
    #expect(l.mask === other && l.sublayers == nil)
  }
}
