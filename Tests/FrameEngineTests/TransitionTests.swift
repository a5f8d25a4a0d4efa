// Transitions of what layers show: contents, text, sublayers, hidden; what they cost; one interrupted by another.

import CoreAnimation
import Foundation
import FramePlanning
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct TransitionTests {
  private let area = CGRect(x: 20, y: 20, width: 40, height: 20)

  @Test func aFadeAddsBothLooksPremultiplied() throws {
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), area, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    scenario.change {
      layer.add(lasting(), forKey: "anything")
      layer.backgroundColor = .blue
    }
    let scene = try scenario.scene()
    for (p, passes) in [(0.0, 2), (0.25, 3), (0.5, 3), (1.0, 2)] {
      let (pixels, cost) = try frame(of: scene, at: p)
      let red = 0.5 * (1 - p)
      let want = [red, 0, p, red + p].map { Int((255 * $0).rounded()) }
      #expect(areNear(pixels.premultiplied(40, 30), want, 2), "\(pixels.premultiplied(40, 30)) at \(p)")
      #expect(pixels.alpha(10, 30) == 0)
      // A look that is not there yet, or no longer, needs no surface.
      #expect(cost.modelled.byReason == [.transition: passes], "at \(p)")
      #expect(cost.executed.byReason == [.transition: passes], "at \(p)")
      #expect(cost.executed.pixels == passes * 800)
    }
    #expect(layer.animationKeys() == ["transition"])
  }

  @Test func theLayersOpacityAppliesToTheSum() throws {
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), area, .red)
    layer.opacity = 0.5
    scenario.change {
      layer.add(lasting(), forKey: nil)
      layer.backgroundColor = .blue
    }
    let (pixels, _) = try frame(of: scenario.scene(), at: 0.5)
    #expect(areNear(pixels.premultiplied(40, 30), [64, 0, 64, 128], 1))
  }

  @Test func endedTransitionsCostNothing() throws {
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), area, .red)
    scenario.change {
      let fade = CATransition()
      fade.duration = 0.5
      layer.add(fade, forKey: nil)
      layer.backgroundColor = .blue
    }
    let (pixels, cost) = try frame(of: scenario.scene(), at: 0.5)
    #expect(cost.modelled.total == 0 && pixels.premultiplied(40, 30) == [0, 0, 255, 255])
  }

  // MARK: What changes

  /// The frames before, in the middle and after a change under a fade.
  private func faded<Layer: CALayer>(
    _ layer: Layer, _ set: @escaping (Layer) -> Void
  ) throws -> (before: PixelBuffer, middle: PixelBuffer, after: PixelBuffer) {
    let scenario = Scenario()
    scenario.add(layer, area, layer.backgroundColor)
    scenario.change {
      layer.add(lasting(), forKey: nil)
      set(layer)
    }
    let scene = try scenario.scene()
    return (
      try frame(of: scene, at: 0).pixels, try frame(of: scene, at: 0.5).pixels, try frame(of: scene, at: 1).pixels
    )
  }

  private func expectMean(
    _ frames: (before: PixelBuffer, middle: PixelBuffer, after: PixelBuffer), _ what: String
  ) {
    var changed = 0
    for y in 0..<60 {
      for x in 0..<80 {
        let a = frames.before.premultiplied(x, y), b = frames.after.premultiplied(x, y)
        if a != b { changed += 1 }
        let mean = zip(a, b).map { ($0 + $1) / 2 }
        if !areNear(frames.middle.premultiplied(x, y), mean, 2) {
          Issue.record("\(what): (\(x), \(y)) is \(frames.middle.premultiplied(x, y)), not \(mean)")
          return
        }
      }
    }
    #expect(changed > 20, "\(what)")
  }

  @Test func contentsFade() throws {
    func image(_ word: UInt32) -> CGImage? {
      let buffer = PixelBuffer(width: 4, height: 4)
      for index in 0..<16 { buffer.pixels[index] = word }
      return CGImage(buffer)
    }
    let layer = CALayer()
    layer.contents = image(0xFFFF_0000)
    expectMean(try faded(layer) { $0.contents = image(0xFF00_FF00) }, "contents")
  }

  @Test func textFades() throws {
    let layer = CATextLayer()
    layer.fontSize = 16
    layer.string = "12"
    expectMean(try faded(layer) { $0.string = "34" }, "string")
  }

  @Test func sublayersFadeInAndOut() throws {
    func child() -> CALayer {
      let child = CALayer()
      child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      child.backgroundColor = .green
      return child
    }
    expectMean(try faded(CALayer()) { $0.addSublayer(child()) }, "added")
    let layer = CALayer()
    layer.addSublayer(child())
    expectMean(try faded(layer) { $0.sublayers?.first?.removeFromSuperlayer() }, "removed")
  }

  @Test func hiddenLayersFadeOutAndIn() throws {
    for isHidden in [false, true] {
      let layer = CALayer()
      layer.backgroundColor = .red
      layer.isHidden = isHidden
      expectMean(try faded(layer) { $0.isHidden = !isHidden }, "hidden \(!isHidden)")
    }
  }

  // MARK: Implicit transitions

  @Test func changesOfStructureFadeByThemselves() throws {
    let changes: [(String, (CALayer) -> Void)] = [
      ("sublayers", { $0.addSublayer(CALayer()) }), ("hidden", { $0.isHidden = true }),
      ("mask", { $0.mask = CALayer() }), ("masksToBounds", { $0.masksToBounds = true }),
      ("geometryFlipped", { $0.isGeometryFlipped = true }),
    ]
    for (what, change) in changes {
      for isDisabled in [false, true] {
        let scenario = Scenario()
        let layer = scenario.add(CALayer(), area, .red)
        scenario.stage.at(0.1) {
          CATransaction.setDisableActions(isDisabled)
          change(layer)
        }
        _ = try scenario.scene(at: 0.1)
        #expect(layer.animationKeys() == (isDisabled ? nil : ["transition"]), "\(what)")
        guard !isDisabled else { continue }
        let transition = try #require(layer.animation(forKey: "transition") as? CATransition)
        #expect(transition.type == .fade && transition.duration == 0.25, "\(what)")
      }
    }
  }

  @Test func anImplicitFadeIsEasedLikeOtherImplicitAnimations() throws {
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), area, .red)
    scenario.stage.at(0) {
      CATransaction.setAnimationDuration(1)
      layer.isHidden = true
    }
    let (pixels, _) = try frame(of: scenario.scene(), at: 0.5)
    // The curve "default" is at .802403 half way.
    #expect(areNear(pixels.premultiplied(40, 30), [50, 0, 0, 50], 1))
  }

  @Test func layersThatWereNeverShownDoNotFade() throws {
    let scenario = Scenario()
    let layer = CALayer()
    scenario.change { scenario.root.addSublayer(layer) }
    scenario.stage.at(0) { layer.addSublayer(CALayer()) }
    _ = try scenario.scene()
    #expect(layer.animationKeys() == ["transition"])
    let alone = CALayer()
    alone.addSublayer(CALayer())
    alone.isHidden = true
    #expect(alone.animationKeys() == nil)
  }

  // MARK: Kinds that are private

  @Test(arguments: ["cube", "oglFlip", "pageCurl", "pageUnCurl", "rippleEffect", "suckEffect"])
  func privateKindsAreDrawnAsAFadeAndNamed(_ name: String) throws {
    _ = LayerDiagnostics.collect()
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), area, .red)
    layer.name = "card"
    scenario.change {
      layer.add(lasting(CATransition(), CATransitionType(rawValue: name)), forKey: nil)
      layer.backgroundColor = .blue
    }
    let (pixels, _) = try frame(of: scenario.scene(), at: 0.5)
    #expect(areNear(pixels.premultiplied(40, 30), [128, 0, 128, 255], 1))
    let reports = LayerDiagnostics.collect()
    #expect(
      reports.map(\.path) == ["root/card"] && reports.allSatisfy { $0.reason.contains("'\(name)'") }, "\(reports)")
  }

  // MARK: Interruption

  @Test func anInterruptedFadeGoesOnFromWhatIsShown() throws {
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), area, .red)
    for (time, color) in [(0.0, CGColor.blue), (0.5, .green)] {
      scenario.change(at: time) {
        layer.add(lasting(), forKey: nil)
        layer.backgroundColor = color
      }
    }
    let scene = try scenario.scene(at: 0.5)
    #expect(areNear(try frame(of: scene, at: 0.5).pixels.premultiplied(40, 30), [128, 0, 128, 255], 2))
    #expect(areNear(try frame(of: scene, at: 1).pixels.premultiplied(40, 30), [64, 128, 64, 255], 2))
    #expect(areNear(try frame(of: scene, at: 1.5).pixels.premultiplied(40, 30), [0, 255, 0, 255], 0))
  }

  @Test func endlessInterruptionsStayBounded() throws {
    let scenario = Scenario()
    let layer = scenario.add(CALayer(), area, .red)
    for index in 0..<200 {
      scenario.change(at: Double(index) / 60) {
        layer.add(lasting(), forKey: nil)
        layer.backgroundColor = index % 2 == 0 ? .blue : .red
      }
    }
    let (pixels, cost) = try frame(of: scenario.scene(at: 199.0 / 60), at: 200.0 / 60)
    #expect(cost.executed.total < 30, "\(cost.executed.total)")
    #expect(pixels.alpha(40, 30) >= 245)
  }
}
