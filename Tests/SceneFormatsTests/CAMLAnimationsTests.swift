// Elements become animations: each class, key times, the values that follow the animated property, unknown things.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct CAMLAnimationsTests {
  /// The animation of a layer that holds only this entry.
  private func animation(_ entry: String, of className: String = "CALayer") throws -> CAAnimation {
    let layer = try layer("<\(className)><animations>\(entry)</animations></\(className)>")
    return try #require(layer.animationKeys()?.first.flatMap { layer.animation(forKey: $0) })
  }

  @Test func basicAnimations() throws {
    let basic = try #require(
      try animation(
        """
        <animation type="CABasicAnimation" keyPath="position" beginTime="1e-100" duration="1.5" speed="2"
                   timeOffset="0.5" repeatCount="inf" repeatDuration="0" autoreverses="1" fillMode="both"
                   removedOnCompletion="0" timingFunction="easeIn" additive="1" cumulative="1">
          <fromValue type="CGPoint" value="1 2"/>
          <toValue type="CGPoint" value="3 4"/>
        </animation>
        """) as? CABasicAnimation)
    #expect(basic.keyPath == "position")
    #expect(basic.beginTime == 1e-100, "an explicit zero, which the commit does not replace")
    #expect(basic.duration == 1.5 && basic.speed == 2 && basic.timeOffset == 0.5)
    #expect(basic.repeatCount == .infinity && basic.repeatDuration == 0 && basic.autoreverses)
    #expect(basic.fillMode == .both && !basic.isRemovedOnCompletion)
    #expect(basic.isAdditive && basic.isCumulative && basic.timingFunction != nil)
    #expect(PropertyValue(any: basic.fromValue) == .point(CGPoint(x: 1, y: 2)))
    #expect(PropertyValue(any: basic.toValue) == .point(CGPoint(x: 3, y: 4)))
    #expect(basic.byValue == nil)
  }

  @Test func beginTimeZeroStaysForTheCommit() throws {
    #expect(try animation("<animation type=\"CABasicAnimation\" keyPath=\"opacity\"/>").beginTime == 0)
  }

  /// A value in an attribute is read as the animated property wants it, wherever the key path stands.
  @Test(arguments: [
    ("opacity", "0.5", PropertyValue.number(0.5)),
    ("position", "1 2", .point(CGPoint(x: 1, y: 2))),
    ("position.x", "7", .number(7)),
    ("bounds.size", "3 4", .size(CGSize(width: 3, height: 4))),
    ("transform.rotation.z", "1.5", .number(1.5)),
    ("transform", "scale(2)", .transform(CATransform3DMakeScale(2, 2, 2))),
    ("backgroundColor", "1 0 0", .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1))),
    ("hidden", "1", .bool(true)),
    ("path", "0 0 m 1 1 l", .path(PathData(elements: [.move(.zero), .line(CGPoint(x: 1, y: 1))]))),
    ("strokeEnd", "0.25", .number(0.25)),
  ])
  func collapsedValues(keyPath: String, text: String, expected: PropertyValue) throws {
    let basic =
      try animation("<a toValue=\"\(text)\" type=\"CABasicAnimation\" keyPath=\"\(keyPath)\"/>") as? CABasicAnimation
    #expect(PropertyValue(any: basic?.toValue) == expected)
  }

  @Test func wholeNumbersFitEveryNumber() throws {
    let basic = try animation(
      "<a type=\"CABasicAnimation\" keyPath=\"opacity\"><toValue type=\"integer\" value=\"1\"/></a>")
    #expect(PropertyValue(any: (basic as? CABasicAnimation)?.toValue) == .number(1))
  }

  @Test func timingFunctions() throws {
    func points(_ text: String) throws -> [Float] {
      let animation = try animation("<a type=\"CABasicAnimation\" keyPath=\"opacity\" timingFunction=\"\(text)\"/>")
      let function = try #require(animation.timingFunction)
      return (1...2).flatMap { index -> [Float] in
        var pair: [Float] = [0, 0]
        pair.withUnsafeMutableBufferPointer { buffer in
          if let base = buffer.baseAddress { function.getControlPoint(at: index, values: base) }
        }
        return pair
      }
    }
    #expect(try points("0.125 0 0.25 1") == [0.125, 0, 0.25, 1])
    #expect(try points("easeInEaseOut") == [0.42, 0, 0.58, 1])
    #expect(try points("linear") == [0, 0, 1, 1])
  }

  @Test func keyframes() throws {
    let keyframes = try #require(
      try animation(
        """
        <animation type="CAKeyframeAnimation" keyPath="opacity" duration="2" calculationMode="cubic">
          <values><integer value="1"/><real value="0.2"/><real value="0.6"/></values>
          <keyTimes><integer value="0"/><real value="0.25"/><integer value="1"/></keyTimes>
          <timingFunctions><CAMediaTimingFunction value="easeIn"/><CAMediaTimingFunction value="0 0 1 1"/></timingFunctions>
        </animation>
        """) as? CAKeyframeAnimation)
    #expect(PropertyValue(any: keyframes.values) == .array([.number(1), .number(0.2), .number(0.6)]))
    #expect(keyframes.keyTimes == [0, 0.25, 1])
    #expect(keyframes.calculationMode == .cubic)
    #expect(keyframes.timingFunctions?.count == 2)
  }

  @Test func keyframesOfOtherKinds() throws {
    func values(_ keyPath: String, _ list: String) throws -> PropertyValue? {
      let animation = try animation(
        "<a type=\"CAKeyframeAnimation\" keyPath=\"\(keyPath)\"><values>\(list)</values></a>", of: "CAGradientLayer")
      return PropertyValue(any: (animation as? CAKeyframeAnimation)?.values)
    }
    let red = PropertyValue.color(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let blue = PropertyValue.color(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(
      try values("position", "<CGPoint value=\"1 2\"/><CGPoint value=\"3 4\"/>")
        == .array([.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 3, y: 4))]))
    #expect(
      try values("backgroundColor", "<CGColor value=\"1 0 0\"/><CGColor value=\"0 0 1\"/>") == .array([red, blue]))
    #expect(
      try values("bounds", "<CGRect value=\"0 0 1 1\"/>") == .array([.rect(CGRect(x: 0, y: 0, width: 1, height: 1))]))
    #expect(
      try values(
        "colors",
        "<NSArray><CGColor value=\"1 0 0\"/><CGColor value=\"0 0 1\"/></NSArray><NSArray><CGColor value=\"0 0 1\"/></NSArray>"
      )
        == .array([.array([red, blue]), .array([blue])]))
    #expect(
      try values("transform", "<CATransform3D value=\"scale(2)\"/>")
        == .array([.transform(CATransform3DMakeScale(2, 2, 2))]))
  }

  @Test func pathKeyframes() throws {
    let keyframes = try #require(
      try animation(
        "<a type=\"CAKeyframeAnimation\" keyPath=\"position\" path=\"0 0 m 10 0 l\" rotationMode=\"auto\" calculationMode=\"paced\"/>"
      )
        as? CAKeyframeAnimation)
    #expect(keyframes.path?.data.elements.count == 2)
    #expect(keyframes.rotationMode == .rotateAuto && keyframes.calculationMode == .paced)
  }

  @Test func springs() throws {
    let spring = try #require(
      try animation(
        """
        <animation type="CASpringAnimation" keyPath="transform.scale" mass="2" stiffness="300" damping="50" velocity="3"
                   duration="0.8" fillMode="backwards"><fromValue type="real" value="0.8"/></animation>
        """) as? CASpringAnimation)
    #expect(spring.mass == 2 && spring.stiffness == 300 && spring.damping == 50 && spring.initialVelocity == 3)
    let other = try animation("<a type=\"CASpringAnimation\" keyPath=\"opacity\" initialVelocity=\"4\"/>")
    #expect((other as? CASpringAnimation)?.initialVelocity == 4)
  }

  @Test func groups() throws {
    let group = try #require(
      try animation(
        """
        <animation type="CAAnimationGroup" duration="5"><animations>
          <animation type="CABasicAnimation" keyPath="opacity" duration="1" toValue="0"/>
          <CABasicAnimation keyPath="position.x" duration="2" toValue="10"/>
        </animations></animation>
        """) as? CAAnimationGroup)
    #expect(group.duration == 5)
    #expect(group.animations?.compactMap { ($0 as? CABasicAnimation)?.keyPath } == ["opacity", "position.x"])
  }

  @Test func keysOfTheDictionary() throws {
    let layer = try layer(
      """
      <CALayer><animations>
        <animation type="CABasicAnimation" keyPath="opacity"/>
        <p key="animation-1" type="CABasicAnimation" keyPath="opacity"/>
        <grow key="grow-2" type="CABasicAnimation" keyPath="opacity"/>
      </animations></CALayer>
      """)
    #expect(layer.animationKeys() == ["animation", "animation-1", "grow-2"])
  }

  @Test func sharedAnimations() throws {
    let root = try layer(
      """
      <CALayer><animations><fade id="#1" type="CABasicAnimation" keyPath="opacity" toValue="0.5"/></animations>
        <sublayers><CALayer><animations><fade object="#1"/></animations></CALayer></sublayers></CALayer>
      """)
    let shared = try #require(root.sublayers?.first?.animation(forKey: "fade") as? CABasicAnimation)
    #expect(PropertyValue(any: shared.toValue) == .number(0.5))
  }

  // MARK: What is not understood

  private func wrapped(_ entry: String) -> String { "<CALayer><animations>\n\(entry)\n</animations></CALayer>" }

  @Test(arguments: [
    ("<a type=\"CAMatchMoveAnimation\"/>", "scene.caml:3:4", "no animation class is called CAMatchMoveAnimation"),
    ("<a type=\"CABasicAnimation\" keyPath=\"opasity\"/>", "scene.caml:3:37", "names no property of a layer"),
    ("<a type=\"CABasicAnimation\"/>", "scene.caml:3:1", "has no keyPath"),
    (
      "<a type=\"CABasicAnimation\" keyPath=\"opacity\" mass=\"1\"/>", "scene.caml:3:46",
      "CABasicAnimation has no property \"mass\""
    ),
    (
      "<a type=\"CABasicAnimation\" keyPath=\"opacity\" duratoin=\"1\"/>", "scene.caml:3:46",
      "has no property \"duratoin\""
    ),
    (
      "<a type=\"CABasicAnimation\" keyPath=\"opacity\" fillMode=\"never\"/>", "scene.caml:3:56",
      "\"never\" is not one of"
    ),
    ("<a type=\"CABasicAnimation\" keyPath=\"opacity\" duration=\"nan\"/>", "scene.caml:3:56", "not a finite number"),
    ("<a type=\"CABasicAnimation\" keyPath=\"opacity\" beginTime=\"inf\"/>", "scene.caml:3:57", "is not finite"),
    (
      "<a type=\"CABasicAnimation\" keyPath=\"position\" toValue=\"1\"/>", "scene.caml:3:56",
      "1 numbers stand where a point"
    ),
    (
      "<a type=\"CASpringAnimation\" keyPath=\"opacity\" mica_autorecalculatesDuration=\"1\"/>", "scene.caml:3:47",
      "editor's note"
    ),
  ])
  func problemsNameTheirPlace(entry: String, place: String, message: String) throws {
    let found = try read(document(wrapped(entry))).diagnostics.all
    #expect(found.first?.location.description == place, "\(found)")
    #expect(found.first?.message.contains(message) == true, "\(found)")
    #expect(strictError(wrapped(entry))?.place == place)
  }

  private func keyframes(_ times: [String], values: Int, mode: String = "linear") -> String {
    let values = (0..<values).map { "<real value=\"\($0)\"/>" }.joined()
    let times = times.map { "<real value=\"\($0)\"/>\n" }.joined()
    return wrapped(
      """
      <a type="CAKeyframeAnimation" keyPath="position.x" duration="1.6" calculationMode="\(mode)">
      <values>\(values)</values>
      <keyTimes>
      \(times)</keyTimes></a>
      """)
  }

  @Test func keyTimesInSecondsNameTheirIndex() throws {
    let text = keyframes(["0", "0.2", "0.4", "0.8", "1.6"], values: 5)
    let read = try read(document(text))
    #expect(read.diagnostics.all.map(\.message) == ["key time 4 is 1.6, outside 0…1"])
    #expect(read.diagnostics.all.first?.location.description == "scene.caml:10:1")
    #expect((read.root.animation(forKey: "a") as? CAKeyframeAnimation)?.keyTimes == nil, "spaced evenly")
    #expect(strictError(text)?.place == "scene.caml:10:1")
  }

  @Test func keyTimesThatAreWrongInOtherWays() throws {
    func messages(_ times: [String], values: Int, mode: String = "linear") throws -> [String] {
      try read(document(keyframes(times, values: values, mode: mode))).diagnostics.all.map(\.message)
    }
    #expect(
      try messages(["0", "0.6", "0.5", "1"], values: 4) == ["key time 2 is 0.5, less than the one before it, 0.6"])
    #expect(try messages(["0", "1"], values: 3) == ["2 key times stand for 3 values"])
    #expect(try messages(["0", "0.5", "0.9"], values: 3) == ["the last key time is 0.9, not 1"])
    #expect(try messages(["0.1", "0.5", "1"], values: 3) == ["the first key time is 0.1, not 0"])
    #expect(try messages(["0", "0.5", "1"], values: 3) == [])
    #expect(try messages(["0", "0.3", "0.6", "1"], values: 3, mode: "discrete") == [])
    #expect(try messages(["0", "0.3", "0.6"], values: 3, mode: "discrete") == [])
    #expect(
      try messages(["0", "0.3", "0.6", "0.8", "1"], values: 3, mode: "discrete") == ["5 key times stand for 3 values"])
  }

  /// Every class of the catalogue can be named in a document.
  @Test(arguments: AnimationCatalogue.rows.map(\.name)) func everyClass(name: String) throws {
    let keyPath = name.hasSuffix("Group") || name == "CATransition" ? "" : " keyPath=\"opacity\""
    let made = try animation("<a type=\"\(name)\" duration=\"1\"\(keyPath)/>")
    #expect(String(describing: type(of: made)) == name && made.duration == 1)
  }
}
