// Elements become layers: each class, both spellings of a value, masks, references, unknown things.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct CAMLLayersTests {
  @Test func layerProperties() throws {
    let layer = try layer(
      """
      <CALayer id="#1" name="box" bounds="1 2 30 40" position="50 60" anchorPoint="0 1" zPosition="3"
               anchorPointZ="4" transform="rotate(90deg)" opacity="0.5" hidden="1" geometryFlipped="true"
               backgroundColor="1 0 0" borderColor="#00ff00" borderWidth="2" cornerRadius="8"
               cornerCurve="continuous" maskedCorners="3" masksToBounds="1" doubleSided="0" shadowOpacity="0.4"
               shadowOffset="0 6" shadowRadius="9" shadowColor="0 0 1" contentsGravity="resizeAspect"
               contentsRect="0 0 0.5 0.5" contentsScale="2" magnificationFilter="nearest" shouldRasterize="1"
               rasterizationScale="2" speed="0.5" timeOffset="1" beginTime="-3" allowsGroupOpacity="0"/>
      """)
    #expect(layer.name == "box")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 50, y: 60))
    #expect(layer.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(layer.zPosition == 3 && layer.anchorPointZ == 4)
    #expect(abs(layer.transform.m12 - 1) < 1e-12 && abs(layer.transform.m11) < 1e-12)
    #expect(layer.opacity == 0.5 && layer.isHidden && layer.isGeometryFlipped)
    #expect(layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(layer.borderColor == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(layer.borderWidth == 2 && layer.cornerRadius == 8 && layer.cornerCurve == .continuous)
    #expect(value(layer, "maskedCorners") == .number(3))
    #expect(layer.masksToBounds && !layer.isDoubleSided)
    #expect(layer.shadowOpacity == 0.4 && layer.shadowOffset == CGSize(width: 0, height: 6) && layer.shadowRadius == 9)
    #expect(layer.shadowColor == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(layer.contentsGravity == .resizeAspect && layer.contentsScale == 2)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(layer.magnificationFilter == .nearest)
    #expect(layer.shouldRasterize && layer.rasterizationScale == 2)
    #expect(layer.speed == 0.5 && layer.timeOffset == 1 && layer.beginTime == -3)
    #expect(!layer.allowsGroupOpacity)
  }

  @Test func absentPropertiesHaveTheirDefaults() throws {
    let layer = try layer("<CALayer transform=\"\" opacity=\"\"/>")
    #expect(layer.opacity == 1 && CATransform3DIsIdentity(layer.transform))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.backgroundColor == nil)
  }

  /// By the collapsing rule each value may stand in an attribute or in an element.
  @Test(arguments: [
    ("opacity", "0.25", PropertyValue.number(0.25)),
    ("hidden", "1", .bool(true)),
    ("position", "3 4", .point(CGPoint(x: 3, y: 4))),
    ("shadowOffset", "1 2", .size(CGSize(width: 1, height: 2))),
    ("bounds", "0 0 5 6", .rect(CGRect(x: 0, y: 0, width: 5, height: 6))),
    ("transform", "translate(7, 8)", .transform(CATransform3DMakeTranslation(7, 8, 0))),
    ("backgroundColor", "0 1 0", .color(CGColor(red: 0, green: 1, blue: 0, alpha: 1))),
    ("contentsGravity", "center", .string("center")),
    ("name", "a name", .string("a name")),
  ])
  func bothSpellings(key: String, text: String, expected: PropertyValue) throws {
    let spellings = [
      "<CALayer \(key)=\"\(text)\"/>",
      "<CALayer><\(key) value=\"\(text)\"/></CALayer>",
      "<CALayer><p key=\"\(key)\" value=\"\(text)\"/></CALayer>",
    ]
    for spelling in spellings {
      #expect(value(try layer(spelling), key) == expected, "\(spelling)")
    }
  }

  @Test func typedValues() throws {
    let layer = try layer(
      """
      <CALayer>
        <opacity type="integer" value="0"/>
        <cornerRadius><real value="4.5"/></cornerRadius>
        <hidden type="integer" value="1"/>
        <position type="CGPoint" value="1 2"/>
        <bounds><CGRect value="0 0 3 4"/></bounds>
        <name type="string" value="x"/>
        <backgroundColor type="CGColor" value="1 1 1" opacity="0.5"/>
        <borderColor><CGColor value="0.5 0.5 0.5" opacity="0.25"/></borderColor>
        <shadowPath type="CGPath" value="0 0 m 1 1 l"/>
        <transform type="CATransform3D" value="scale(2)"/>
      </CALayer>
      """)
    #expect(layer.opacity == 0 && layer.cornerRadius == 4.5 && layer.isHidden)
    #expect(layer.position == CGPoint(x: 1, y: 2) && layer.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(layer.name == "x" && layer.transform.m11 == 2)
    #expect(layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(layer.borderColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(layer.shadowPath != nil)
  }

  @Test func coloursCanBeCleared() throws {
    #expect(try layer("<CALayer><borderColor type=\"null\"/></CALayer>").borderColor == nil)
    let faint = try layer("<CALayer><backgroundColor opacity=\"0\" value=\"1 1 1\"/></CALayer>")
    #expect(faint.backgroundColor?.alpha == 0)
  }

  @Test func theLaterOfTwoOverlappingKeysCounts() throws {
    let whole = try layer("<CALayer transform.rotation.z=\"1\" transform=\"\"/>")
    #expect(value(whole, "transform.rotation.z") == .number(1), "an empty text changes nothing")
    let later = try layer("<CALayer transform.rotation.z=\"1\" transform=\"scale(3)\"/>")
    #expect(later.transform.m11 == 3)
    let part = try layer("<CALayer position=\"1 2\" position.x=\"5\"/>")
    #expect(part.position == CGPoint(x: 5, y: 2))
  }

  @Test func degreesAndRadians() throws {
    let degrees = try layer("<CALayer transform=\"rotate(90deg)\"/>").transform
    let radians = try layer("<CALayer transform.rotation.z=\"1.5707963267948966\"/>").transform
    #expect(abs(degrees.m12 - radians.m12) < 1e-12 && abs(degrees.m11 - radians.m11) < 1e-12)
  }

  @Test func shapeLayers() throws {
    let shape = try #require(
      try layer(
        """
        <CAShapeLayer path="0 0 m 10 0 l 10 10 l h" strokeColor="1 0 0" lineWidth="3" lineCap="round" lineJoin="bevel"
                      fillRule="even-odd" strokeStart="0.1" strokeEnd="0.9" lineDashPhase="1" miterLimit="4">
          <fillColor value="0 0 1" opacity="0.5"/>
          <lineDashPattern><integer value="4"/><real value="2.5"/></lineDashPattern>
        </CAShapeLayer>
        """) as? CAShapeLayer)
    #expect(shape.path?.data.elements.count == 4)
    #expect(shape.strokeColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(shape.fillColor == CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(shape.lineWidth == 3 && shape.lineCap == .round && shape.lineJoin == .bevel)
    #expect(shape.fillRule == .evenOdd && shape.miterLimit == 4 && shape.lineDashPhase == 1)
    #expect(shape.strokeStart == 0.1 && shape.strokeEnd == 0.9)
    #expect(shape.lineDashPattern == [4, 2.5])
    #expect(
      value(try layer("<CAShapeLayer lineDashPattern=\"4 2.5\"/>"), "lineDashPattern")
        == .array([.number(4), .number(2.5)]))
  }

  @Test func textLayers() throws {
    let text = try #require(
      try layer(
        """
        <CATextLayer fontSize="18" foregroundColor="0 0 0" alignmentMode="center" wrapped="1" truncationMode="end">
          <font type="string" value="SFProText-Regular"/>
          <string type="string" value="5 &lt; 6 &amp; more"/>
        </CATextLayer>
        """) as? CATextLayer)
    #expect(text.string as? String == "5 < 6 & more")
    #expect(value(text, "font") == .string("SFProText-Regular"))
    #expect(text.fontSize == 18 && text.isWrapped && text.alignmentMode == .center && text.truncationMode == .end)
    #expect(text.foregroundColor == CGColor.black)
    #expect((try layer("<CATextLayer string=\"plain\"/>") as? CATextLayer)?.string as? String == "plain")
  }

  @Test func gradientLayers() throws {
    let gradient = try #require(
      try layer(
        """
        <CAGradientLayer startPoint="0 0" endPoint="1 1">
          <colors><CGColor value="0.2 0.4 1"/><CGColor value="0.8 0.2 0.6" opacity="0.5"/></colors>
          <locations><integer value="0"/><real value="0.75"/></locations>
          <type value="radial"/>
        </CAGradientLayer>
        """) as? CAGradientLayer)
    #expect(
      value(gradient, "colors")
        == .array([
          .color(CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)),
          .color(CGColor(red: 0.8, green: 0.2, blue: 0.6, alpha: 0.5)),
        ]))
    #expect(gradient.locations == [0, 0.75])
    #expect(gradient.type == .radial)
    #expect(gradient.startPoint == .zero && gradient.endPoint == CGPoint(x: 1, y: 1))
  }

  @Test func replicatorLayers() throws {
    let replicator = try #require(
      try layer(
        """
        <CAReplicatorLayer instanceCount="12" instanceDelay="0.08" instanceTransform="rotate(30deg)"
                           instanceColor="1 0.5 0" instanceAlphaOffset="-0.05" instanceRedOffset="0.1">
          <sublayers><CALayer/><CALayer/></sublayers>
        </CAReplicatorLayer>
        """) as? CAReplicatorLayer)
    #expect(replicator.instanceCount == 12 && replicator.instanceDelay == 0.08)
    #expect(abs(replicator.instanceTransform.m12 - 0.5) < 1e-12)
    #expect(replicator.instanceColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(replicator.instanceAlphaOffset == -0.05 && replicator.instanceRedOffset == 0.1)
    #expect(replicator.sublayers?.count == 2)
  }

  @Test func sublayersKeepTheirOrder() throws {
    let root = try layer(
      """
      <CALayer><sublayers>
        <CALayer name="a"/><CAShapeLayer name="b"><sublayers><CALayer name="c"/></sublayers></CAShapeLayer>
        <p key="x" type="CATextLayer" name="d"/>
      </sublayers></CALayer>
      """)
    #expect(root.sublayers?.compactMap(\.name) == ["a", "b", "d"])
    #expect(root.sublayers?[1].sublayers?.first?.name == "c")
    #expect(root.sublayers?[2] is CATextLayer)
  }

  @Test(arguments: [
    "<mask type=\"CAShapeLayer\" path=\"0 0 m 1 0 l 1 1 l h\"/>",
    "<mask><CAShapeLayer path=\"0 0 m 1 0 l 1 1 l h\"/></mask>",
    "<p key=\"mask\" type=\"CAShapeLayer\" path=\"0 0 m 1 0 l 1 1 l h\"/>",
  ])
  func masks(spelling: String) throws {
    let mask = try #require(try layer("<CALayer>\(spelling)</CALayer>").mask as? CAShapeLayer)
    #expect(mask.path?.data.elements.count == 4)
  }

  @Test func aMaskWithoutTypeIsALayer() throws {
    let mask = try #require(try layer("<CALayer><mask bounds=\"0 0 16 40\" cornerRadius=\"8\"/></CALayer>").mask)
    #expect(mask.cornerRadius == 8 && type(of: mask) == CALayer.self)
  }

  @Test func references() throws {
    let document = try read(
      document(
        """
        <CALayer><sublayers>
          <CALayer name="front"><mask object="#1"/></CALayer>
          <CALayer name="back"><mask id="#1" bounds="0 0 8 8" cornerRadius="4"/></CALayer>
        </sublayers></CALayer>
        """), mode: .strict)
    #expect(document.root.sublayers?[0].mask?.cornerRadius == 4)
    #expect(document.root.sublayers?[1].mask?.cornerRadius == 4)
    #expect(document.layersByID["#1"] != nil)
  }

  @Test func referencesThatLeadNowhere() throws {
    #expect(
      try diagnostics("<CALayer><mask object=\"#9\"/></CALayer>") == [
        "scene.caml:2:16: missing: no object has the id \"#9\""
      ])
    #expect(strictError("<CALayer><mask object=\"#9\"/></CALayer>")?.place == "scene.caml:2:16")
  }

  @Test func anObjectInsideItselfIsReportedAndLeftOut() throws {
    let text =
      "<CALayer><sublayers><CALayer id=\"a\"><sublayers><CALayer object=\"a\"/></sublayers></CALayer></sublayers></CALayer>"
    let read = try read(document(text))
    #expect(read.diagnostics.all.map(\.kind) == [.invalid])
    #expect(read.root.sublayers?.count == 1)
  }

  @Test func twiceTheSameIDKeepsTheLast() throws {
    let text =
      "<CALayer id=\"r\" name=\"outer\"><sublayers><CALayer id=\"r\" name=\"inner\"/></sublayers></CALayer>"
    #expect(try diagnostics(text) == ["scene.caml:2:50: invalid: the id \"r\" is given twice; the last one counts"])
    #expect(try read(document(text)).layersByID["r"]?.name == "inner")
  }

  // MARK: What is not understood

  @Test func unknownClassesAreDrawnAsLayers() throws {
    let text = "<CALayer><sublayers>\n  <CABackdropLayer name=\"b\" glow=\"1\"/>\n</sublayers></CALayer>"
    let read = try read(document(text))
    #expect(read.root.sublayers?.first?.name == "b")
    #expect(
      read.diagnostics.all.map(\.description) == [
        "scene.caml:3:3: unknown: no layer class is called CABackdropLayer; it is drawn as a CALayer"
      ])
    #expect(strictError(text)?.place == "scene.caml:3:3")
    #expect(strictError(text)?.kind == .strict)
  }

  @Test func unknownKeysAreReportedOnce() throws {
    let text = "<CALayer opasity=\"1\"><sublayers>\n<CALayer opasity=\"2\" caplayKind=\"x\"/>\n</sublayers></CALayer>"
    #expect(
      try diagnostics(text) == [
        "scene.caml:2:10: unknown: CALayer has no property \"opasity\", 2 times (did you mean opacity?)",
        "scene.caml:3:22: ignored: caplayKind is an editor's note without effect",
      ])
    #expect(
      strictError(text)?.description == "scene.caml:2:10: CALayer has no property \"opasity\" (did you mean opacity?)")
  }

  @Test func keysOfAnotherClassAreUnknown() throws {
    #expect(try diagnostics("<CALayer path=\"0 0 m\"/>").count == 1)
    #expect(try diagnostics("<CAShapeLayer path=\"0 0 m\"/>").isEmpty)
  }

  @Test(arguments: [
    ("<CALayer opacity=\"much\"/>", "scene.caml:2:19", "opacity: \"much\" is not a number"),
    ("<CALayer position=\"1 nan\"/>", "scene.caml:2:22", "position: \"nan\" is not a finite number"),
    ("<CALayer bounds=\"0 0 1\"/>", "scene.caml:2:18", "bounds: 3 numbers stand where a rectangle"),
    ("<CALayer bounds=\"0 0 inf 1\"/>", "scene.caml:2:22", "bounds: \"inf\" is not finite"),
    ("<CALayer contentsGravity=\"x\"/>", "scene.caml:2:27", "contentsGravity: \"x\" is not one of"),
    ("<CALayer cornerCurve=\"x\"/>", "scene.caml:2:23", "cornerCurve: \"x\" is not one of"),
    ("<CAGradientLayer type=\"spiral\"/>", "scene.caml:2:24", "type: \"spiral\" is not one of"),
    ("<CATextLayer alignmentMode=\"x\"/>", "scene.caml:2:29", "alignmentMode: \"x\" is not one of"),
    ("<CAShapeLayer path=\"0 0 m 1 1 q\"/>", "scene.caml:2:31", "path: \"q\" is not a path operator"),
    ("<CALayer transform=\"scale(1) turn(2)\"/>", "scene.caml:2:30", "\"turn\" is not a transform function"),
    ("<CALayer><opacity type=\"CGPoint\" value=\"1 2\"/></CALayer>", "scene.caml:2:10", "holds a point where a number"),
    ("<CALayer><opacity type=\"Thing\" value=\"1\"/></CALayer>", "scene.caml:2:19", "no value has the type \"Thing\""),
  ])
  func wrongValues(element: String, place: String, message: String) throws {
    let found = try read(document(element)).diagnostics.all
    #expect(found.count == 1)
    #expect(found.first?.location.description == place)
    #expect(found.first?.message.contains(message) == true, "\(found)")
    #expect(strictError(element)?.place == place)
  }

  @Test func whatEditorsAlwaysWriteIsNoNews() throws {
    let element =
      "<CALayer><states/><stateTransitions/><style/><scriptComponents/><modules type=\"NSArray\"/></CALayer>"
    #expect(try diagnostics(element).isEmpty)
    #expect(
      try diagnostics("<CALayer><style><a type=\"integer\" value=\"1\"/></style></CALayer>") == [
        "scene.caml:2:10: ignored: <style> is not drawn"
      ])
  }

  @Test func otherNamespacesAreNotOurs() throws {
    #expect(try diagnostics("<CALayer xmlns:x=\"urn:x\" x:note=\"1\"><x:thing/></CALayer>").isEmpty)
  }

  @Test func diagnosticsCountWhatWasUnderstood() throws {
    let understood = try read(
      document("<CALayer opacity=\"1\"><sublayers><CALayer opacity=\"0\"/></sublayers></CALayer>")
    )
    .diagnostics.understood
    #expect(understood["CALayer"] == 2 && understood["opacity"] == 2 && understood["sublayers"] == 1)
  }

  /// Every class of the catalogue can be named in a document.
  @Test(arguments: LayerCatalogue.all.map(\.name)) func everyClass(name: String) throws {
    let made = try layer("<\(name) bounds=\"0 0 1 1\"/>")
    #expect(String(describing: type(of: made)) == name)
  }
}
