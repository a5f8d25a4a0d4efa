// Presentation copies, and layers that draw an animated value of their own.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import Testing

@Suite struct LayerPresentationTests {
  private let screen = Screen()

  private final class Dial: CALayer, CALayerPresentationCopying {
    @LayerProperty("dialProgress") var progress: CGFloat = 0.25
    var drawn: [CGFloat] = []

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
    override class func needsDisplay(forKey key: String) -> Bool { key == "dialProgress" }
    override func draw(in ctx: CGContext) {
      drawn.append(progress)
      ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 1))
    }
  }

  @Test func initWithALayerCopiesWhatTheLayerIsAndNotItsPlace() {
    final class Drawer: NSObject, CALayerDelegate {}
    let (drawer, parent, layer) = (Drawer(), CALayer(), CALayer())
    parent.addSublayer(layer)
    layer.delegate = drawer
    layer.name = "one"
    layer.opacity = 0.5
    layer.speed = 2
    layer.actions = ["opacity": NSNull()]
    layer.style = ["cornerRadius": 4.0]
    layer.setValue(3.0, forKey: "mine")
    layer.add(basic("opacity", from: 0, to: 1), forKey: "k")
    layer.addSublayer(CALayer())
    let copy = CALayer(layer: layer)
    #expect(copy.delegate === drawer && copy.name == "one" && copy.opacity == 0.5 && copy.speed == 2)
    #expect(copy.actions?["opacity"] is NSNull && copy.style?.count == 1 && copy.cornerRadius == 4)
    #expect(copy.value(forKey: "mine") as? Double == 3)
    #expect(copy.superlayer == nil && copy.sublayers == nil && copy.animationKeys() == nil)
    // The style's values are still the style's.
    copy.style = nil
    #expect(copy.cornerRadius == 0 && layer.cornerRadius == 4)
  }

  @Test func aCopyWithAnimationsApplied() throws {
    let l = screen.add(CALayer())
    screen.run(at: 1) {
      l.add(basic("opacity", from: 0, to: 1), forKey: "k")
      l.add(basic("bounds.size.width", from: 10, to: 30), forKey: "w")
    }
    try screen.runThrowing(at: 1.5) {
      let shown = try #require(l.presentation())
      #expect(shown.opacity == 0.5 && l.opacity == 1 && shown.bounds.width == 20)
      #expect(shown.value(forKeyPath: "bounds.size.width") as? Double == 20)
      #expect(shown.model() === l && l.model() === l && shown.presentation() === shown)
      #expect(l.presentation() === shown && shown.animationKeys() == ["k", "w"])
      #expect(shown.superlayer === screen.root.presentation())
    }
  }

  @Test func aCopyCannotBeChanged() async {
    await #expect(processExitsWith: .failure) {
      let root = CALayer()
      let host = LayerHost(root)
      host.show {
        CATransaction.flush()
        root.presentation()?.opacity = 0.1
      }
    }
  }

  @Test func layersOfTheCallersOwnClasses() throws {
    // A thread keeps so many reports and no more: those of other tests go first.
    _ = LayerDiagnostics.collect()
    final class Plain: CALayer {}
    let (dial, plain) = (screen.add(Dial()), screen.add(Plain()))
    plain.name = "plain"
    screen.run(at: 1) { dial.add(basic("dialProgress", from: 0, to: 1), forKey: "p") }
    try screen.runThrowing(at: 1.5) {
      let shown = try #require(dial.presentation())
      #expect(shown.progress == 0.5 && dial.progress == 0.25)
      #expect(plain.presentation() == nil)
      // Where the class does not matter a plain copy stands in.
      #expect(screen.root.presentation()?.sublayers?.count == 2)
    }
    #expect(LayerDiagnostics.collect().contains { $0.key == "presentation" && $0.path.hasSuffix("plain") })
  }

  @Test func ownPropertiesAreDrawnAsTheyAreShown() {
    let dial = screen.add(Dial())
    screen.run { dial.setNeedsDisplay() }
    #expect(dial.drawn == [0.25])
    screen.run(at: 1) {
      dial.progress = 0.75
      dial.add(basic("dialProgress", from: 0, to: 1), forKey: "p")
    }
    #expect(dial.animationKeys() == ["p"])
    for frame in 1...3 { screen.run(at: 1 + Double(frame) / 4) { LayerHost.redisplayAnimated() } }
    #expect(dial.drawn == [0.25, 0, 0.25, 0.5, 0.75])
    // Gone: the model's value is drawn, and nothing is drawn any more.
    screen.run(at: 2) { dial.removeAnimation(forKey: "p") }
    for frame in 1...3 { screen.run(at: 2 + Double(frame) / 4) { LayerHost.redisplayAnimated() } }
    #expect(dial.drawn == [0.25, 0, 0.25, 0.5, 0.75, 0.75])
    // Set while another property is animated: the new value at once.
    screen.run(at: 3) { dial.add(basic("opacity", from: 0, to: 1), forKey: "o") }
    screen.run(at: 3.5) { dial.progress = 0.1 }
    #expect(dial.drawn.last == 0.1)
  }

  @Test func ownPropertiesAreKeys() {
    let dial = Dial()
    #expect(dial.value(forKey: "dialProgress") as? Double == 0.25)
    dial.setValue(0.5, forKey: "dialProgress")
    #expect(dial.progress == 0.5)
    dial.setValue("x", forKey: "dialProgress")
    #expect(dial.progress == 0.5)
    #expect(Dial(layer: dial).progress == 0.5)
    _ = screen.add(dial)
    screen.run { dial.progress = 0.9 }
    #expect(dial.animationKeys() == nil)
  }
}

extension Screen {
  /// Plays one event that may throw.
  func runThrowing(at time: Double, _ body: () throws -> Void) throws {
    var failure: (any Error)?
    run(at: time) {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
