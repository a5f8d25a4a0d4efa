// States and transitions as documents write them: what is read, what is reported, what comes back when it is written.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import SceneFormats
import Testing

@Suite struct CAMLStatesTests {
  private func scene(_ states: String, _ transitions: String = "", card: String = "") -> String {
    """
    <CALayer id="root" bounds="0 0 40 40">
    <sublayers><CALayer id="card" bounds="0 0 10 10" position="20 20">\(card)</CALayer>
    <CAShapeLayer id="#1" bounds="0 0 10 10" path="0 0 m 5 5 l"/></sublayers>
    <states>\(states)</states>
    <stateTransitions>\(transitions)</stateTransitions>
    </CALayer>
    """
  }

  private func state(_ elements: String) -> String {
    "<LKState name=\"A\"><elements>\(elements)</elements></LKState>"
  }

  private let spring = """
    <animation type="CASpringAnimation" keyPath="position.y" mass="2" stiffness="300" damping="50" duration="0.8" \
    fillMode="backwards" mica_autorecalculatesDuration="1"/>
    """

  @Test func valuesOfEveryTypeAreSet() throws {
    let root = try layer(
      scene(
        """
        <LKState name="Locked"/><LKState name="A" basedOn="Locked" initial="1"><elements>
        <LKStateSetValue targetId="card" keyPath="position.y"><value type="integer" value="80"/></LKStateSetValue>
        <LKStateSetValue targetId="card" keyPath="opacity"><value type="real" value="0.4"/></LKStateSetValue>
        <LKStateSetValue targetId="card" keyPath="hidden"><value type="integer" value="1"/></LKStateSetValue>
        <LKStateSetValue targetId="card" keyPath="backgroundColor"><value type="CGColor" value="1 0 0" opacity="0.5"/></LKStateSetValue>
        <LKStateSetValue targetId="#1" keyPath="strokeEnd"><value type="real" value="0.5"/></LKStateSetValue>
        <LKStateSetValue keyPath="bounds"><value type="CGRect" value="0 0 9 9"/></LKStateSetValue>
        </elements></LKState>
        """))
    #expect(root.states.map(\.name) == ["Locked", "A"])
    #expect(root.states[1].basedOn == "Locked" && root.states[1].isInitial && !root.states[0].isInitial)
    let controller = CAStateController(layer: root)
    controller.setInitialStates()
    let card = try #require(root.sublayers?[0]), shape = try #require(root.sublayers?[1] as? CAShapeLayer)
    #expect(card.position == CGPoint(x: 20, y: 80) && card.opacity == 0.4 && card.isHidden)
    #expect(card.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(shape.strokeEnd == 0.5 && root.bounds.width == 9)
  }

  @Test func transitionsAreReadWithSharedElementsAndBothSpellings() throws {
    let root = try read(
      document(
        scene(
          "<LKState name=\"A\"/><LKState name=\"B\"/>",
          """
          <LKStateTransition fromState="*" toState="A"><elements>
            <LKStateTransitionElement id="#9" key="position.y" targetId="card">\(spring)</LKStateTransitionElement>
          </elements></LKStateTransition>
          <LKStateTransition fromState="A" toState="*"><elements>
            <LKStateTransitionElement object="#9"/>
            <LKStateTransitionElement keyPath="opacity" targetId="#1" enabled="0"><animation type="CABasicAnimation" keyPath="opacity" duration="2"/></LKStateTransitionElement>
          </elements></LKStateTransition>
          """)))
    #expect(root.diagnostics.all(.unknown).isEmpty && root.diagnostics.all(.missing).isEmpty)
    let transitions = root.root.stateTransitions
    #expect(transitions.map(\.fromState) == ["*", "A"] && transitions.map(\.toState) == ["A", "*"])
    #expect(transitions[0].elements.map(\.key) == ["position.y"])
    #expect(transitions[1].elements.map(\.key) == ["position.y", "opacity"])
    #expect(transitions[1].elements.map(\.isEnabled) == [true, false])
    let spring = try #require(transitions[1].elements[0].animation as? CASpringAnimation)
    #expect(spring.stiffness == 300 && spring.fillMode == .backwards)
    #expect(transitions[1].elements[0].target === root.root.sublayers?[0])
  }

  @Test func animationsCanBePartOfAState() throws {
    let root = try layer(
      scene(
        state(
          """
          <LKStateAddAnimation targetId="card" key="turn"><animation type="CABasicAnimation" keyPath="opacity" duration="1"/></LKStateAddAnimation>
          <LKStateRemoveAnimation targetId="card" key="blink"/>
          """)))
    let elements = root.states[0].elements
    #expect((elements[0] as? CAStateAddAnimation)?.key == "turn")
    #expect((elements[1] as? CAStateRemoveAnimation)?.key == "blink")
  }

  @Test(arguments: [
    (
      #"<LKStateSetValue targetId="crd" keyPath="opacity"><value type="real" value="1"/></LKStateSetValue>"#,
      "missing: no layer has the id \"crd\" (did you mean card?)"
    ),
    (
      #"<LKStateSetValue targetId="card" keyPath="opacty"><value type="real" value="1"/></LKStateSetValue>"#,
      "unknown: CALayer has no property \"opacty\""
    ),
    (#"<LKStateSetValue targetId="card" keyPath="opacity"/>"#, "invalid: LKStateSetValue has no value"),
    (
      #"<LKStateSetValue targetId="card" keyPath="opacity"><value type="string" value="undefined"/></LKStateSetValue>"#,
      "invalid: the value undefined of a state is skipped"
    ),
    (
      #"<LKStateSetValue targetId="card" keyPath="opacity" final="false"><value type="real" value="1"/></LKStateSetValue>"#,
      "ignored: final is without effect"
    ),
    (#"<LKStateSetValue targetId="card"><value type="real" value="1"/></LKStateSetValue>"#, "has no keyPath"),
    (#"<LKStateAddElement targetId="card"/>"#, "ignored: <LKStateAddElement> is not played"),
    (#"<LKStateSetValu/>"#, "unknown: <LKStateSetValu> is no element of a state"),
    (#"<LKStateAddAnimation targetId="card" key="a"/>"#, "has no animation"),
  ]) func whatCannotBeHonouredIsReported(_ element: String, _ message: String) throws {
    let all = try diagnostics(scene(state(element)))
    #expect(all.count == 1 && all[0].contains(message), "\(all)")
    #expect(all[0].hasPrefix("scene.caml:5:"), "\(all)")
  }

  @Test func statesThatAreNotThereAreReported() throws {
    let all = try diagnostics(
      scene(
        "<LKState name=\"A\" basedOn=\"C\"/><LKState name=\"A\"/><LKState/><Thing/>",
        "<LKStateTransition fromState=\"*\" toState=\"Z\"/><LKStateTransition toState=\"A\"/>"))
    for text in [
      "the state \"A\" is given twice", "based on \"C\", which is not there", "<LKState> has no name",
      "<Thing> is no state",
      "names the state \"Z\", which is not there", "<LKStateTransition> has no fromState",
    ] { #expect(all.contains { $0.contains(text) }, "\(text): \(all)") }
  }

  @Test func statesComeBackWhenTheyAreWritten() throws {
    let text = scene(
      """
      <LKState name="Locked"/><LKState name="A" basedOn="Locked" initial="1"><elements>
      <LKStateSetValue targetId="card" keyPath="position.y"><value type="integer" value="80"/></LKStateSetValue>
      <LKStateSetValue targetId="card" keyPath="backgroundColor"><value type="CGColor" value="1 0 0" opacity="0.5"/></LKStateSetValue>
      <LKStateSetValue targetId="#1" keyPath="fillColor"><value type="null"/></LKStateSetValue>
      <LKStateAddAnimation targetId="card" key="turn"><animation type="CABasicAnimation" keyPath="opacity" duration="1"/></LKStateAddAnimation>
      <LKStateRemoveAnimation targetId="card" key="blink"/>
      </elements></LKState>
      """,
      """
      <LKStateTransition fromState="*" toState="A"><elements>
        <LKStateTransitionElement key="position.y" targetId="card" enabled="0">\(spring)</LKStateTransitionElement>
      </elements></LKStateTransition>
      """)
    let canvas = RenderScene.Canvas(size: CGSize(width: 40, height: 40), orientation: .yUp)
    let first = CAMLWriter.write(try read(document(text)).root, on: canvas)
    #expect(first.notes.isEmpty)
    let back = try read(first.text, mode: .strict).root
    #expect(back.states.map(\.elements.count) == [0, 5])
    #expect(back.stateTransitions.map(\.elements.count) == [1])
    #expect(CAMLWriter.write(back, on: canvas).text == first.text)
    #expect(first.text.contains("targetId=\"#1\" keyPath=\"position.y\""))
  }
}
