// The search for actions and the animations that changes make by themselves (measured on macOS).

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct LayerActionTests {
  private let screen = Screen()

  private func kind(_ l: CALayer, _ key: String) -> String {
    var name = ""
    screen.run { name = l.action(forKey: key).map { "\(type(of: $0))" } ?? "nil" }
    return name
  }

  @Test(arguments: [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "contents",
    "contentsRect", "contentsCenter", "contentsScale", "cornerRadius", "borderWidth", "borderColor", "opacity",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "transform.scale",
  ]) func keysThatAnimate(_ key: String) { #expect(kind(screen.add(CALayer()), key) == "CABasicAnimation") }

  @Test(arguments: ["hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers", "maskedCorners"])
  func keysThatFade(_ key: String) { #expect(kind(screen.add(CALayer()), key) == "CATransition") }

  @Test(arguments: [
    "doubleSided", "contentsGravity", "frame", "name", "onOrderIn", "onOrderOut", "position.x", "cornerCurve", "speed",
    "custom", "backgroundColor",
  ]) func keysThatDoNot(_ key: String) { #expect(kind(screen.add(CALayer()), key) == "nil") }

  @Test func aShapesPathDoesNotAnimate() { #expect(kind(screen.add(CAShapeLayer()), "path") == "nil") }

  @Test func aBackgroundAnimatesFromAColour() throws {
    let l = screen.add(CALayer())
    screen.run { l.backgroundColor = .black }
    #expect(l.animationKeys() == nil)
    screen.run { l.backgroundColor = .white }
    let animation = try #require(l.animation(forKey: "backgroundColor") as? CABasicAnimation)
    #expect(animation.fromValue as? CGColor == .black)
  }

  @Test func layersThatWereNeverShownDoNotAnimate() {
    let lone = CALayer()
    lone.opacity = 0.5
    #expect(lone.animationKeys() == nil && lone.action(forKey: "opacity") == nil)
    let l = CALayer()
    screen.run {
      screen.root.addSublayer(l)
      #expect(l.action(forKey: "opacity") == nil)
      l.opacity = 0.2
      #expect(l.animationKeys() == nil)
    }
    screen.run {
      l.opacity = 0.4
      #expect(l.animationKeys() == ["opacity"])
    }
  }

  @Test func theAnimation() throws {
    let l = screen.add(CALayer())
    var animation: CABasicAnimation?
    screen.run(at: 5) {
      l.opacity = 0.3
      #expect(l.animationKeys() == ["opacity"])
      animation = l.animation(forKey: "opacity") as? CABasicAnimation
      #expect(animation?.beginTime == 0)
    }
    let a = try #require(animation)
    #expect(a.duration == 0.25 && a.fromValue as? Double == 1 && a.toValue == nil && a.byValue == nil)
    #expect(a.fillMode == .backwards && a.isRemovedOnCompletion && a.keyPath == "opacity")
    #expect(a.timingFunction === CAMediaTimingFunction(name: .default))
    // It begins with the commit; the same frozen copy is answered each time.
    #expect(a.beginTime == 5 && l.animation(forKey: "opacity") === a)
  }

  @Test func theTransactionsDurationAndEasing() throws {
    let l = screen.add(CALayer())
    screen.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.7)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      l.cornerRadius = 4
      CATransaction.commit()
    }
    let a = try #require(l.animation(forKey: "cornerRadius"))
    #expect(a.duration == 0.7 && a.timingFunction === CAMediaTimingFunction(name: .linear))
    screen.run { l.removeAllAnimations() }
    screen.run { withoutActions { l.opacity = 0.1 } }
    #expect(l.animationKeys() == nil)
  }

  @Test func aFrameAnimatesPositionThenBounds() {
    let l = screen.add(CALayer())
    screen.run { l.frame = rect(1, 2, 3, 4) }
    #expect(l.animationKeys() == ["position", "bounds"])
    screen.run {
      l.removeAllAnimations()
      l.isHidden = true
    }
    #expect(l.animationKeys() == ["transition"])
  }

  @Test func aNewSublayerFadesItsSuperlayer() {
    let l = screen.add(CALayer())
    screen.run { l.addSublayer(CALayer()) }
    #expect(l.animationKeys() == ["transition"])
  }

  @Test func interruptedAnimationsGoOnFromWhatIsShown() throws {
    let l = screen.add(CALayer())
    screen.run { withoutActions { l.position = point(0, 50) } }
    screen.run(at: 1) {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      l.position = point(100, 50)
    }
    screen.run(at: 1.25) { l.position = point(0, 50) }
    let back = try #require(l.animation(forKey: "position") as? CABasicAnimation)
    #expect(back.fromValue as? CGPoint == point(25, 50))
    // Changed twice in one transaction: from what is shown, not from what was never shown.
    screen.run(at: 9) {
      l.removeAllAnimations()
      l.position = point(60, 50)
      l.position = point(70, 50)
    }
    let second = try #require(l.animation(forKey: "position") as? CABasicAnimation)
    #expect(second.fromValue as? CGPoint == point(0, 50))
  }

  @Test func theSearch() {
    final class Styled: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NotedByClass() : nil
      }
    }
    struct NotedByClass: CAAction {
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    }
    final class Delegate: CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    let l = screen.add(Styled())
    let delegate = Delegate()
    let (fromDelegate, fromActions, fromStyle) = (NotingAction(), NotingAction(), NotingAction())
    l.delegate = delegate
    screen.run {
      #expect(l.action(forKey: "opacity") is NotedByClass)
      l.style = ["actions": ["opacity": fromStyle as any CAAction]]
      #expect(l.action(forKey: "opacity") as? NotingAction === fromStyle)
      l.actions = ["opacity": fromActions]
      #expect(l.action(forKey: "opacity") as? NotingAction === fromActions)
      delegate.answer = fromDelegate
      #expect(l.action(forKey: "opacity") as? NotingAction === fromDelegate)
      delegate.answer = NSNull()
      #expect(l.action(forKey: "opacity") == nil)
      l.opacity = 0.5
      #expect(l.animationKeys() == nil)
      delegate.answer = fromDelegate
      l.opacity = 0.6
      #expect(fromDelegate.runs == ["opacity"] && fromDelegate.objects == [ObjectIdentifier(l)])
      delegate.answer = nil
      l.actions = ["opacity": NSNull()]
      l.opacity = 0.7
      #expect(l.animationKeys() == nil && fromActions.runs.isEmpty)
    }
  }

  @Test func actionsOfOthersAreCarriedOutBeforeTheFirstCommit() {
    // As a view's animation block does for a view it has just made.
    let l = CALayer()
    l.actions = ["opacity": basic("opacity", from: 0, to: 1)]
    l.opacity = 0.5
    #expect(l.animationKeys() == ["opacity"])
    withoutActions { l.opacity = 0.6 }
    #expect(l.opacity == 0.6)
  }
}
