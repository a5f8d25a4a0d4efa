// Edits of the tree, and the actions they ask for.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct LayerTreeTests {
  private func order(_ parent: CALayer, _ layers: [CALayer]) -> [Int] {
    (parent.sublayers ?? []).map { layer in layers.firstIndex { $0 === layer } ?? -1 }
  }

  @Test func insertingAndReplacing() {
    let (p, q, x, y, z) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    let all = [x, y, z]
    p.addSublayer(x)
    p.insertSublayer(y, at: 0)
    p.insertSublayer(z, above: y)
    #expect(order(p, all) == [1, 2, 0])
    p.insertSublayer(x, at: 100)
    #expect(order(p, all) == [1, 2, 0])
    p.insertSublayer(x, below: nil)
    #expect(order(p, all) == [0, 1, 2])
    p.insertSublayer(x, above: nil)
    #expect(order(p, all) == [1, 2, 0])
    p.insertSublayer(y, below: x)
    #expect(order(p, all) == [2, 1, 0])
    q.addSublayer(x)
    #expect(order(p, all) == [2, 1] && x.superlayer === q)
    p.replaceSublayer(y, with: x)
    #expect(order(p, all) == [2, 0] && q.sublayers == nil && y.superlayer == nil)
    p.sublayers = nil
    #expect(p.sublayers == nil && x.superlayer == nil)
    p.sublayers = []
    #expect(p.sublayers == nil)
    p.addSublayer(x)
    x.removeFromSuperlayer()
    #expect(p.sublayers == nil)
  }

  @Test func strangers() {
    // A thread keeps so many reports and no more: those of other tests go first.
    _ = LayerDiagnostics.collect()
    let (a, b, z, stranger) = (CALayer(), CALayer(), CALayer(), CALayer())
    a.addSublayer(b)
    a.insertSublayer(z, below: stranger)
    #expect(a.sublayers?.last === z)
    a.name = "strangers"
    a.replaceSublayer(stranger, with: CALayer())
    #expect(a.sublayers?.count == 2)
    #expect(LayerDiagnostics.collect().contains { $0.path == "strangers" && $0.key == "sublayers" })
  }

  @Test func aMaskIsNoSublayer() {
    let (a, m) = (CALayer(), CALayer())
    a.addSublayer(CALayer())
    a.addSublayer(m)
    a.mask = m
    #expect(m.superlayer === a && a.sublayers?.count == 1)
    a.addSublayer(m)
    #expect(a.mask == nil && a.sublayers?.last === m)
    a.mask = m
    m.removeFromSuperlayer()
    #expect(a.mask == nil && m.superlayer == nil)
  }

  @Test func aListIsTakenOverOnce() {
    let (a, b, x, y) = (CALayer(), CALayer(), CALayer(), CALayer())
    b.addSublayer(x)
    a.sublayers = [x, y, x]
    #expect(order(a, [x, y]) == [0, 1] && b.sublayers == nil && x.superlayer === a)
    a.sublayers = [y, x]
    #expect(order(a, [x, y]) == [1, 0])
  }

  @Test func askedActions() {
    let screen = Screen()
    let log = AskedActions()
    let (p, c, d, m) = (AskingLayer("P", log), AskingLayer("C", log), AskingLayer("D", log), AskingLayer("M", log))
    screen.run { screen.root.addSublayer(p) }
    _ = log.take()
    screen.run {
      p.addSublayer(c)
      #expect(log.take() == ["P.sublayers", "C.onOrderIn"])
    }
    #expect(log.take() == ["P.onLayout"])
    screen.run {
      c.removeFromSuperlayer()
      #expect(log.take() == ["P.sublayers", "C.onOrderOut"])
      p.addSublayer(c)
    }
    _ = log.take()
    screen.run {
      p.replaceSublayer(c, with: d)
      #expect(log.take() == ["P.sublayers", "C.onOrderOut", "D.onOrderIn"])
    }
    _ = log.take()
    screen.run {
      p.sublayers = nil
      #expect(log.take() == ["P.sublayers", "D.onOrderOut"])
      p.mask = m
      #expect(log.take() == ["P.mask", "M.onOrderIn"])
    }
    let (e, f) = (AskingLayer("E", log), AskingLayer("F", log))
    screen.run {
      p.addSublayer(e)
      p.addSublayer(f)
    }
    _ = log.take()
    screen.run {
      p.insertSublayer(f, at: 0)
      #expect(log.take() == ["P.sublayers"])
    }
  }

  @Test func orderingInAndOutRunsActions() {
    let screen = Screen()
    let layer = CALayer()
    let appear = CABasicAnimation(keyPath: "opacity")
    (appear.fromValue, appear.duration) = (0, 1)
    let note = NotingAction()
    layer.actions = ["onOrderIn": appear, "onOrderOut": note]
    screen.run { screen.root.addSublayer(layer) }
    #expect(layer.animationKeys() == ["onOrderIn"])
    screen.run { layer.removeFromSuperlayer() }
    #expect(note.runs == ["onOrderOut"] && note.objects == [ObjectIdentifier(layer)])
  }

  @Test func layoutAndDisplayFlags() {
    let n = CALayer()
    n.needsDisplayOnBoundsChange = true
    n.bounds = rect(0, 0, 10, 10)
    #expect(n.needsDisplay() && n.needsLayout())
    n.displayIfNeeded()
    #expect(!n.needsDisplay())
    n.setNeedsDisplay()
    n.display()
    #expect(!n.needsDisplay())
    n.layoutIfNeeded()
    #expect(!n.needsLayout())
    n.setNeedsLayout()
    #expect(n.needsLayout())
    let m = CALayer()
    m.addSublayer(CALayer())
    #expect(m.needsLayout())
  }

  @Test func layoutRunsOncePerCommit() {
    final class Stack: CALayer {
      var count = 0
      override func layoutSublayers() {
        count += 1
        for (index, layer) in (sublayers ?? []).enumerated() { layer.frame = rect(0, Double(index) * 10, 20, 10) }
      }
    }
    let screen = Screen()
    let stack = Stack()
    for _ in 0..<3 { stack.addSublayer(CALayer()) }
    screen.run { screen.root.addSublayer(stack) }
    #expect(stack.count == 1 && stack.sublayers?.last?.frame == rect(0, 20, 20, 10) && !stack.needsLayout())
    screen.run { stack.opacity = 0.5 }
    #expect(stack.count == 1)
    screen.run { stack.sublayers?.first?.bounds.size.width = 30 }
    #expect(stack.count == 2)
  }

  @Test func unchangedPartsOfTheTreeAreShared() throws {
    let screen = Screen()
    let (left, right) = (screen.add(CALayer()), screen.add(CALayer()))
    let before = try #require(screen.committed)
    screen.run { withoutActions { left.opacity = 0.5 } }
    let after = try #require(screen.committed)
    #expect(after !== before && after.sublayers[0] !== before.sublayers[0])
    #expect(after.sublayers[1] === before.sublayers[1])
    screen.run { right.opacity = 1 }
    #expect(screen.committed === after)
  }
}
