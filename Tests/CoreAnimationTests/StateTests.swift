// States and transitions: which values a state shows, what animates between two, and what goes back.

import CoreAnimation
import Foundation
import FrameResolving
import RenderTree
import Testing

@Suite struct StateTests {
  private let root = CALayer()
  private let box = CALayer()
  private let host: LayerHost
  private let controller: CAStateController

  init() {
    root.addSublayer(box)
    box.position = CGPoint(x: 10, y: 20)
    controller = CAStateController(layer: root)
    host = LayerHost(root)
  }

  private func state(_ name: String, _ values: [(String, Any?)]) -> CAState {
    let state = CAState(name: name)
    state.elements = values.map { CAStateSetValue(target: box, keyPath: $0.0, value: $0.1) }
    return state
  }

  private func transition(_ from: String, _ to: String, _ key: String, _ animation: CAAnimation) -> CAStateTransition {
    let transition = CAStateTransition(from: from, to: to)
    transition.elements = [CAStateTransitionElement(target: box, key: key, animation: animation)]
    return transition
  }

  private func basic(_ keyPath: String, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = duration
    return animation
  }

  /// Runs a body as a stage runs an event at a time, and shows what came of it.
  private func at(_ time: Double, _ body: () -> Void = {}) {
    host.show {
      MediaClock.virtualTime = time
      defer { MediaClock.virtualTime = nil }
      if host.committedRoot == nil { host.commit(at: time) }
      body()
      CATransaction.flush()
    }
  }

  private func shown(_ keyPath: String, at time: Double) -> Any? {
    MediaClock.virtualTime = time
    defer { MediaClock.virtualTime = nil }
    return box.presentation()?.value(forKeyPath: keyPath)
  }

  private func number(_ keyPath: String, at time: Double) -> Double {
    (shown(keyPath, at: time) as? NSNumber)?.doubleValue ?? .nan
  }

  @Test func aStateSetsItsValuesAndTheNextOneGivesThemBack() {
    root.states = [state("A", [("opacity", 0.5), ("position.y", 80)]), state("B", [("position.x", 1)])]
    #expect(controller.setState(named: "A", transitionSpeed: 0))
    #expect(box.opacity == 0.5 && box.position == CGPoint(x: 10, y: 80))
    #expect(controller.setState(named: "B", transitionSpeed: 0))
    #expect(box.opacity == 1 && box.position == CGPoint(x: 1, y: 20))
    controller.setState(named: nil, transitionSpeed: 0)
    #expect(box.position == CGPoint(x: 10, y: 20) && box.animationKeys() == nil)
    #expect(!controller.setState(named: "C"))
    #expect(controller.stateNames == ["A", "B"])
  }

  @Test func aTransitionRunsFromTheShownValueToTheNewOne() {
    root.states = [state("A", []), state("B", [("position.y", 80)])]
    root.stateTransitions = [transition("*", "B", "position.y", basic("position.y", 2))]
    controller.setState(named: "A", transitionSpeed: 0)
    at(0)
    at(1) { controller.setState(named: "B") }
    #expect(number("position.y", at: 1) == 20)
    #expect(number("position.y", at: 2) == 50)
    #expect(number("position.y", at: 3.5) == 80)
    // Back again half way: from what is shown, by the default, as no transition leads there.
    at(2) { controller.setState(named: "A") }
    #expect(number("position.y", at: 2) == 50)
    #expect(number("position.y", at: 2.5) == 20)
  }

  @Test func aValueWithoutATransitionChangesAsAnyOther() {
    root.states = [state("A", [("opacity", 0)])]
    at(0)
    at(1) { controller.setState(named: "A") }
    // A quarter of a second with the default easing.
    let middle = number("opacity", at: 1.125)
    #expect(abs(middle - (1 - CAMediaTimingFunction(name: .default).curve.value(at: 0.5))) < 1e-5)
    #expect(number("opacity", at: 1.25) == 0)
  }

  @Test func anExactTransitionIsTheOnlyOneAndOthersAreJoined() {
    root.states = [state("A", [("opacity", 0.5)]), state("B", [("position.y", 80)])]
    root.stateTransitions = [
      transition("*", "B", "position.y", basic("position.y", 2)), transition("A", "*", "opacity", basic("opacity", 3)),
      transition("A", "*", "position.y", basic("position.y", 9)),
    ]
    let (a, b) = (root.state(withName: "A"), root.state(withName: "B"))
    #expect(root.transitionElements(from: a, to: b).map(\.animation.duration) == [2, 3])
    #expect(root.transitionElements(from: nil, to: b).map(\.animation.duration) == [2])
    #expect(root.transitionElements(from: b, to: a).isEmpty)
    #expect(root.transitionElements(from: a, to: nil).map(\.animation.duration) == [3, 9])
    root.stateTransitions.append(transition("A", "B", "opacity", basic("opacity", 7)))
    #expect(root.transitionElements(from: a, to: b).map(\.animation.duration) == [7])
    #expect(controller.transitionDuration(from: "A", to: "B") == 7)
    root.stateTransitions[3].elements[0].isEnabled = false
    #expect(root.transitionElements(from: a, to: b).isEmpty)
  }

  @Test func springsRunBetweenStates() {
    root.states = [state("A", [("position.y", 120)])]
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.mass = 2
    spring.stiffness = 300
    spring.damping = 50
    spring.duration = 0.8
    root.stateTransitions = [transition("*", "A", "position.y", spring)]
    at(0)
    at(1) { controller.setState(named: "A") }
    // x'' = -(k x + c x')/m with x(0) = -1, x'(0) = 0: over-damped springs count as critical only above ζ = 1; here
    // ζ = 50 / (2 √600) > 1, so the spring is critical with ω = √150.
    let omega = (300.0 / 2).squareRoot()
    let t = 0.2
    let expected = 120 - 100 * (1 + omega * t) * exp(-omega * t)
    #expect(abs(number("position.y", at: 1 + t) - expected) < 1e-6)
  }

  @Test func aStateBasedOnAnotherAddsToIt() {
    let second = state("B", [("opacity", 0.25)])
    second.basedOn = "A"
    let first = state("A", [("opacity", 0.5), ("zPosition", 3)])
    first.basedOn = "B"
    root.states = [first, second]
    controller.setState(named: "B", transitionSpeed: 0)
    #expect(box.opacity == 0.25 && box.zPosition == 3)
  }

  @Test func animationsComeAndGoWithAState() {
    let state = CAState(name: "A")
    state.elements = [
      CAStateAddAnimation(target: box, key: "blink", animation: basic("opacity", 1)),
      CAStateRemoveAnimation(target: box, key: "turn"),
    ]
    root.states = [state]
    box.add(basic("transform.rotation.z", 1), forKey: "turn")
    controller.setState(named: "A")
    #expect(box.animationKeys() == ["blink"])
    controller.setState(named: nil)
    #expect(box.animationKeys() == ["turn"])
  }

  @Test func initialStatesAreEnteredAndLayersBeneathOwnStatesToo() {
    let inner = state("Dark", [("opacity", 0.5)])
    inner.isInitial = true
    box.states = [inner]
    root.states = [state("Dark", [("zPosition", 2)])]
    controller.setInitialStates()
    #expect(box.opacity == 0.5 && box.zPosition == 0)
    #expect(controller.state(of: box)?.name == "Dark" && controller.state(of: root) == nil)
    controller.setState(named: "Dark", transitionSpeed: 0)
    #expect(box.zPosition == 2)
  }

  @Test func aTransitionThatStaysDoesNotHideTheNextState() {
    root.states = [state("A", [("opacity", 0.5)]), state("B", [("opacity", 0.25)])]
    let stays = basic("opacity", 1)
    stays.fillMode = .both
    stays.isRemovedOnCompletion = false
    root.stateTransitions = [transition("*", "A", "opacity", stays)]
    at(0)
    at(1) { controller.setState(named: "A") }
    at(5) { controller.setState(named: "B") }
    #expect(number("opacity", at: 6) == 0.25)
  }
}
