// Background filters: what lies behind a layer, filtered within its outline.

import CoreAnimation
import FrameEngine
import FramePlanning
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct FilterBackdropTests {
  private let middle = CGRect(x: 20, y: 20, width: 20, height: 20)

  /// Left half black, right half white.
  private func halves(_ layer: CALayer) -> CALayer {
    let right = FilterTrial.box(CGRect(x: 30, y: 0, width: 30, height: 60), .white)
    return FilterTrial.root(.black, [right, layer])
  }

  @Test func whatIsBehindIsChangedWithinTheBounds() throws {
    let glass = FilterTrial.box(middle, .levels(255, 0, 0, alpha: 0.5))
    glass.backgroundFilters = [CAFilter(type: "colorInvert")]
    let trial = try FilterTrial(halves(glass))
    #expect(trial.pixels.premultiplied(10, 30) == [0, 0, 0, 255])
    #expect(trial.pixels.premultiplied(50, 30) == [255, 255, 255, 255])
    #expect(areNear(trial.pixels.premultiplied(25, 30), [255, 127, 127, 255], 1))
    #expect(areNear(trial.pixels.premultiplied(35, 30), [128, 0, 0, 255], 1))
    #expect(trial.passes(.backdrop) == 1 && trial.plan.cost.executed.pixels == 400)
  }

  @Test func blursReadBeyondTheBoundsAndTheCanvasEdgeStaysOpaque() throws {
    let glass = FilterTrial.box(CGRect(x: 31, y: 0, width: 29, height: 60), nil)
    glass.backgroundFilters = [CAFilter("gaussianBlur", "inputRadius", 4)]
    let trial = try FilterTrial(halves(glass))
    #expect(trial.pixels.premultiplied(30, 30) == [255, 255, 255, 255])
    #expect(trial.pixels.premultiplied(31, 30)[0] < 190)
    for (x, y) in [(59, 0), (59, 59), (45, 59)] { #expect(trial.pixels.premultiplied(x, y) == [255, 255, 255, 255]) }
  }

  @Test func cornersOpacityAndMaskCount() throws {
    func frame(_ change: (CALayer) -> Void) throws -> FilterTrial {
      let glass = FilterTrial.box(middle, nil)
      glass.backgroundFilters = [CAFilter(type: "colorInvert")]
      change(glass)
      return try FilterTrial(FilterTrial.root(.white, [glass]))
    }
    let round = try frame { $0.cornerRadius = 10 }
    #expect(round.pixels.premultiplied(20, 20) == [255, 255, 255, 255])
    #expect(round.pixels.premultiplied(30, 30) == [0, 0, 0, 255])
    #expect(areNear(try frame { $0.opacity = 0.5 }.pixels.premultiplied(30, 30), [127, 127, 127, 255], 1))
    let masked = try frame { $0.mask = FilterTrial.box(CGRect(x: 0, y: 0, width: 10, height: 20), .black) }
    #expect(masked.pixels.premultiplied(25, 30) == [0, 0, 0, 255])
    #expect(masked.pixels.premultiplied(35, 30) == [255, 255, 255, 255])
  }

  @Test func theMaskCountsOnceForTheLayerAndWhatIsBehindIt() throws {
    let glass = FilterTrial.box(middle, .levels(255, 0, 0, alpha: 0.5))
    glass.backgroundFilters = [CAFilter(type: "colorInvert")]
    glass.mask = FilterTrial.box(CGRect(x: 0, y: 0, width: 30, height: 20), .levels(0, 0, 0, alpha: 0.5))
    let aside = FilterTrial.box(CGRect(x: 20, y: 0, width: 5, height: 20), .blue)
    glass.addSublayer(aside)
    let trial = try FilterTrial(FilterTrial.root(.white, [glass]))
    // Half of white, and half of red at half over inverted white.
    #expect(areNear(trial.pixels.premultiplied(30, 30), [191, 127, 127, 255], 1))
    // Beside the outline nothing is inverted.
    #expect(areNear(trial.pixels.premultiplied(42, 30), [127, 127, 255, 255], 1))
    #expect(trial.pixels.premultiplied(46, 30) == [255, 255, 255, 255])
    #expect(trial.passes(.backdrop) == 1 && trial.passes(.mask) == 0)
    #expect(trial.plan.description.components(separatedBy: "masked by").count == 2)
  }

  @Test func glassInPerspectiveChangesWhatIsBehindItsOutline() throws {
    func trial(_ change: (CALayer) -> Void = { _ in }) throws -> FilterTrial {
      let glass = FilterTrial.box(CGRect(x: 10, y: 10, width: 40, height: 40), nil)
      glass.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      glass.backgroundFilters = [CAFilter(type: "colorInvert")]
      change(glass)
      let root = FilterTrial.root(.white, [glass])
      root.sublayerTransform.m34 = -1.0 / 100
      return try FilterTrial(root)
    }
    func black(_ pixels: PixelBuffer) -> Double {
      (0..<pixels.count).reduce(0) { $0 + Double(255 - (pixels.pixels[$1] & 255)) / 255 }
    }
    // The sides are at ±20, 17.3 nearer or further: 10 from the middle, over 1 ± .173.
    let (far, near) = (1 + 20 * sin(Double.pi / 3) / 100, 1 - 20 * sin(Double.pi / 3) / 100)
    let area = (40 / far + 40 / near) / 2 * (10 / far + 10 / near)
    let pixels = try trial().pixels
    #expect(abs(black(pixels) - area) < area * 0.01, "\(black(pixels)) for \(area)")
    #expect(pixels.premultiplied(30, 30) == [0, 0, 0, 255] && pixels.premultiplied(15, 30) == [255, 255, 255, 255])
    // Half of it behind a mask, which leans as the layer does.
    let masked = try trial { $0.mask = FilterTrial.box(CGRect(x: -5, y: -5, width: 50, height: 25), .black) }
    #expect(abs(black(masked.pixels) - area / 2) < area * 0.01)
    #expect(masked.pixels.premultiplied(30, 25) == [0, 0, 0, 255])
    #expect(masked.pixels.premultiplied(30, 35) == [255, 255, 255, 255])
    let round = try trial { $0.cornerRadius = 20 }
    #expect(black(round.pixels) > area * 0.74 && black(round.pixels) < area * 0.83)
  }

  @Test func onlyTheLayersOwnGroupIsBehindIt() throws {
    let glass = FilterTrial.box(middle, nil)
    glass.backgroundFilters = [CAFilter(type: "colorInvert")]
    let group = FilterTrial.box(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
    group.opacity = 0.99
    group.addSublayer(FilterTrial.box(CGRect(x: 20, y: 20, width: 10, height: 20), .black))
    group.addSublayer(glass)
    let trial = try FilterTrial(FilterTrial.root(.levels(0, 0, 255), [group]))
    // Inside the group: white where the group had black, still nothing where it had nothing.
    #expect(trial.pixels.premultiplied(25, 30)[0] > 250)
    #expect(trial.pixels.premultiplied(35, 30) == [0, 0, 255, 255])
  }

  @Test func whatMovesBeneathGlassInAGroupDamagesTheGlass() throws {
    let ball = FilterTrial.box(CGRect(x: 0, y: 25, width: 10, height: 10), .white)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 18, 1)
    ball.add(move, forKey: nil)
    let glass = FilterTrial.box(CGRect(x: 20, y: 20, width: 20, height: 20), nil)
    glass.backgroundFilters = [CAFilter("gaussianBlur", "inputRadius", 5)]
    let group = FilterTrial.box(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
    group.opacity = 0.5
    group.addSublayer(ball)
    group.addSublayer(glass)
    let scene = try Stage(FilterTrial.root(.black, [group]), size: CGSize(width: 60, height: 60)).scene(at: 0)
    let renderer = FrameRenderer()
    _ = try renderer.render(scene, at: 0)
    let next = try renderer.render(scene, at: 0.9)
    let damaged = next.plan.damage.reduce(PixelRect.empty) { $0.union($1.area) }
    #expect(damaged.contains(PixelRect(x: 20, y: 20, width: 20, height: 20)))
    #expect(next.pixels.equals(try FrameRenderer().render(scene, at: 0.9).pixels))
  }
}
