// Nesting transactions, their values, and what is committed when.

import CoreAnimation
import Foundation
import Graphics
import Testing

@Suite struct TransactionTests {
  @Test func valuesNest() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil && CATransaction.completionBlock() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.value(forKey: "disableActions") as? Bool == true)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 1 && !CATransaction.disableActions())
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1)
    CATransaction.setValue("x", forKey: "custom")
    CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.value(forKey: "custom") as? String == "x" && CATransaction.animationDuration() == 0.5)
    #expect(CATransaction.animationTimingFunction() === CAMediaTimingFunction(name: .easeIn))
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && CATransaction.value(forKey: "custom") == nil)
    // One commit too many is none.
    CATransaction.commit()
    CATransaction.lock()
    CATransaction.unlock()
  }

  @Test func theImplicitTransactionEndsWithAFlush() {
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func aBlockWithoutAnimationsRunsAfterTheCommit() {
    var ran = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran = true }
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.commit()
    #expect(!ran)
    CATransaction.flush()
    #expect(ran)
  }

  @Test func onlyWhatWasCommittedIsShown() {
    let screen = Screen()
    let y = screen.add(CALayer())
    screen.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      y.opacity = 0.2
      #expect(y.presentation()?.opacity == 1)
      CATransaction.begin()
      CATransaction.commit()
      #expect(y.presentation()?.opacity == 1)
      CATransaction.flush()
      #expect(y.presentation()?.opacity == 1)
      CATransaction.commit()
      #expect(y.presentation()?.opacity == 0.2)
      y.borderWidth = 3
      #expect(y.presentation()?.borderWidth == 0)
      // Inside an implicit transaction that is open nothing commits by itself.
      withoutActions { y.opacity = 0.7 }
      #expect(y.presentation()?.opacity == 0.2)
    }
    #expect(y.presentation()?.opacity == 0.7)
  }

  @Test func whatIsBuiltBeforeAnythingIsShownWaits() {
    let root = CALayer()
    let host = LayerHost(root)
    CATransaction.begin()
    root.add(basic("opacity", from: 0, to: 1), forKey: "fade")
    CATransaction.commit()
    CATransaction.flush()
    #expect(host.committedRoot == nil && root.animation(forKey: "fade")?.beginTime == 0)
    root.opacity = 0.5
    #expect(root.animationKeys() == ["fade"])
  }

  @Test func completionOrder() {
    var events: [String] = []
    let screen = Screen()
    let l = screen.add(CALayer())
    screen.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("outer") }
      CATransaction.begin()
      l.add(basic("opacity", from: 0, to: 1), forKey: "a")
      CATransaction.setCompletionBlock { events.append("late") }
      CATransaction.commit()
      CATransaction.commit()
      #expect(events.isEmpty)
    }
    // Set after the animation: it waits for nothing.
    #expect(events == ["late"])
    screen.run { l.removeAnimation(forKey: "a") }
    #expect(events == ["late", "outer"])
  }
}
