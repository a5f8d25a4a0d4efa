// Animations on layers: keys, frozen copies, begin times, and layers nobody shows.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct LayerAnimationsTests {
  private let screen = Screen()

  @Test func keysInOrderOfAdding() {
    let l = screen.add(CALayer())
    screen.run {
      l.add(basic("opacity", from: 0, to: 1), forKey: "a")
      l.add(basic("opacity", from: 0, to: 1), forKey: nil)
      l.add(basic("opacity", from: 0, to: 1), forKey: nil)
      l.add(basic("position.x", from: 0, to: 1), forKey: "b")
      l.add(CATransition(), forKey: "anything")
    }
    #expect(l.animationKeys() == ["a", "b", "transition"])
    #expect(screen.committed?.sublayers.last?.animations.count == 5)
    // The same key again: the old one goes, the new one is last.
    screen.run { l.add(basic("opacity", from: 0.4, to: 0.4), forKey: "a") }
    #expect(l.animationKeys() == ["b", "transition", "a"])
    screen.run { l.removeAnimation(forKey: "b") }
    #expect(l.animationKeys() == ["transition", "a"])
    screen.run { l.removeAllAnimations() }
    #expect(l.animationKeys() == nil && screen.committed?.sublayers.last?.animations.isEmpty == true)
  }

  @Test func theLayerKeepsAFrozenCopy() {
    let l = screen.add(CALayer())
    let original = basic("opacity", from: 0, to: 1)
    screen.run(at: 3) { l.add(original, forKey: "k") }
    original.duration = 9
    let kept = l.animation(forKey: "k")
    #expect(kept !== original && kept?.duration == 1 && l.animation(forKey: "k") === kept)
    #expect(original.beginTime == 0 && kept?.beginTime == 3)
    // Values of the caller's own may be set even so.
    kept?.setValue("v", forKey: "tag")
    #expect(kept?.value(forKey: "tag") as? String == "v")
    let copy = kept?.copy() as? CAAnimation
    copy?.duration = 2
    #expect(copy?.duration == 2 && kept?.duration == 1)
  }

  @Test func aFrozenCopyCannotBeChanged() async {
    await #expect(processExitsWith: .failure) {
      let l = CALayer()
      l.add(CABasicAnimation(keyPath: "opacity"), forKey: "k")
      l.animation(forKey: "k")?.duration = 2
    }
  }

  @Test func beginTimes() {
    let l = screen.add(CALayer())
    screen.run(at: 2) { withoutActions { l.timeOffset = 0.5 } }
    screen.run(at: 4) {
      l.add(basic("opacity", from: 0, to: 1), forKey: "now")
      l.add(basic("opacity", from: 0, to: 1).with { $0.beginTime = 1e-100 }, forKey: "tiny")
      l.add(basic("opacity", from: 0, to: 1).with { $0.beginTime = 6 }, forKey: "later")
      #expect(l.animation(forKey: "now")?.beginTime == 0)
    }
    // The layer's own time of the commit.
    #expect(l.animation(forKey: "now")?.beginTime == 4.5)
    #expect(l.animation(forKey: "tiny")?.beginTime == 1e-100)
    #expect(l.animation(forKey: "later")?.beginTime == 6)
  }

  @Test func aLayerNobodyShows() {
    final class Watcher: CAAnimationDelegate {
      var events: [String] = []
      func animationDidStart(_ anim: CAAnimation) { events.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop:\(flag)") }
    }
    let watcher = Watcher()
    let lone = CALayer()
    screen.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { watcher.events.append("block") }
      lone.add(basic("opacity", from: 0, to: 1).with { $0.delegate = watcher }, forKey: "m")
      CATransaction.commit()
    }
    #expect(watcher.events == ["start", "stop:false", "block"] && lone.animationKeys() == nil)
    // Put into the tree in the same transaction it runs.
    screen.run {
      lone.add(basic("opacity", from: 0, to: 1), forKey: "m")
      screen.root.addSublayer(lone)
    }
    #expect(lone.animationKeys() == ["m"])
    // Taken out it stops, and what is beneath it too.
    let inner = CALayer()
    screen.run { lone.addSublayer(inner) }
    screen.run { inner.add(basic("opacity", from: 0, to: 1).with { $0.delegate = watcher }, forKey: "i") }
    watcher.events = []
    screen.run { lone.removeFromSuperlayer() }
    #expect(lone.animationKeys() == nil && inner.animationKeys() == nil && watcher.events == ["stop:false"])
    #expect(lone.presentation() == nil && inner.presentation() == nil)
    // Moved within the tree it goes on.
    let (a, b) = (screen.add(CALayer()), screen.add(CALayer()))
    screen.run { a.addSublayer(inner) }
    screen.run { inner.add(basic("opacity", from: 0, to: 1), forKey: "i") }
    screen.run { b.addSublayer(inner) }
    #expect(inner.animationKeys() == ["i"])
  }

  @Test func whatWasAnimatedBeforeAnythingIsShownSurvives() {
    let early = CALayer()
    early.add(basic("opacity", from: 0, to: 1), forKey: "m")
    CATransaction.flush()
    screen.run {}
    #expect(early.animationKeys() == ["m"])
    screen.run(at: 7) { screen.root.addSublayer(early) }
    #expect(early.animation(forKey: "m")?.beginTime == 7)
  }
}
