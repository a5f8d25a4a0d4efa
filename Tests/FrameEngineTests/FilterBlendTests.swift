// Compositing filters against measured values, and what they combine with.

import CoreAnimation
import FramePlanning
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct FilterBlendTests {
  private let source = CGColor.levels(118, 186, 64)
  private let backdrop = CGColor.levels(60, 168, 250)
  private let middle = CGRect(x: 20, y: 20, width: 20, height: 20)

  private func frame(_ filter: Any?, _ root: CGColor?, _ change: (CALayer) -> Void = { _ in }) throws -> FilterTrial {
    let box = FilterTrial.box(middle, source)
    box.compositingFilter = filter
    change(box)
    return try FilterTrial(FilterTrial.root(root, [box]))
  }

  /// Measured on Core Animation.
  @Test(arguments: [
    ("multiplyBlendMode", [28, 123, 63]), ("screenBlendMode", [150, 231, 251]), ("overlayBlendMode", [56, 208, 248]),
    ("darkenBlendMode", [60, 168, 64]), ("differenceBlendMode", [58, 18, 186]),
  ]) func measuredModes(_ name: String, _ expected: [Int]) throws {
    let trial = try frame(name, backdrop)
    #expect(areNear(trial.pixels.premultiplied(30, 30), expected + [255], 1), "\(trial.pixels.premultiplied(30, 30))")
    #expect(trial.pixels.premultiplied(10, 10) == [60, 168, 250, 255])
    #expect(trial.passes(.blend) == 1)
  }

  /// The formulas of W3C Compositing and Blending in floating point.
  @Test(arguments: [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  ]) func everyModeFollowsItsFormula(_ mode: String) throws {
    let pixel = try frame(CAFilter(type: mode + "BlendMode"), backdrop).pixels.premultiplied(30, 30)
    let s = [118, 186, 64].map { Double($0) / 255 }
    let b = [60, 168, 250].map { Double($0) / 255 }
    let expected = BlendFormula.result(mode, source: s, backdrop: b).map { Int(($0 * 255).rounded()) }
    #expect(areNear(pixel, expected + [255], 1), "\(mode): \(pixel) for \(expected)")
    // Over nothing the source shows unchanged.
    #expect(try frame(mode + "BlendMode", nil).pixels.premultiplied(30, 30) == [118, 186, 64, 255])
  }

  @Test func operatorsStayWithinTheLayer() throws {
    func alphas(_ name: String) throws -> [Int] {
      let box = FilterTrial.box(middle, source)
      box.compositingFilter = name
      // The backdrop covers the layer's left half and more.
      let left = FilterTrial.box(CGRect(x: 0, y: 0, width: 30, height: 60), backdrop)
      let trial = try FilterTrial(FilterTrial.root(nil, [left, box]))
      // Backdrop alone, both, layer alone.
      return [10, 25, 35].map { trial.pixels.alpha($0, 30) }
    }
    #expect(try alphas("sourceOver") == [255, 255, 255])
    #expect(try alphas("xor") == [255, 0, 255])
    #expect(try alphas("sourceIn") == [255, 255, 0])
    #expect(try alphas("sourceOut") == [255, 0, 255])
    #expect(try alphas("sourceAtop") == [255, 255, 0])
    #expect(try alphas("destIn") == [255, 255, 0])
    #expect(try alphas("destOut") == [255, 0, 0])
    #expect(try alphas("clear") == [255, 0, 0])
    #expect(try alphas("copy") == [255, 255, 255])
    #expect(try alphas("destOver") == [255, 255, 255])
    #expect(try frame("plusL", backdrop).pixels.premultiplied(30, 30) == [178, 255, 255, 255])
    #expect(try frame("subtractS", backdrop).pixels.premultiplied(30, 30) == [0, 0, 186, 255])
    #expect(try frame("copy", backdrop) { $0.opacity = 0.5 }.pixels.alpha(30, 30) == 128)
  }

  @Test func opacityAndFiltersCountForTheSource() throws {
    // Half a multiplication.
    let half = try frame("multiplyBlendMode", backdrop) { $0.opacity = 0.5 }
    #expect(areNear(half.pixels.premultiplied(30, 30), [44, 145, 156, 255], 1))
    let inverted = try frame("multiplyBlendMode", backdrop) { $0.filters = [CAFilter(type: "colorInvert")] }
    #expect(areNear(inverted.pixels.premultiplied(30, 30), [32, 45, 187, 255], 1))
    // One surface serves both.
    #expect(inverted.passes(.filter) == 1 && inverted.passes(.blend) == 0)
    let formula = try frame("linearBurnBlendMode", backdrop) { $0.opacity = 0.5 }
    #expect(areNear(formula.pixels.premultiplied(30, 30), [30, 134, 155, 255], 1))
  }

  @Test func aFlattenedGroupIsABackdropOfItsOwn() throws {
    func pixel(_ change: (CALayer) -> Void) throws -> [Int] {
      let box = FilterTrial.box(middle, source)
      box.compositingFilter = "multiplyBlendMode"
      let group = FilterTrial.box(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
      group.addSublayer(box)
      change(group)
      return try FilterTrial(FilterTrial.root(backdrop, [group])).pixels.premultiplied(30, 30)
    }
    let over = [118, 186, 64, 255]
    // A plain layer flattens nothing.
    #expect(areNear(try pixel { _ in }, [28, 123, 63, 255], 1))
    #expect(areNear(try pixel { $0.masksToBounds = true }, [28, 123, 63, 255], 1))
    // Opacity, a mask, rounded clips, filters and bitmaps do, also where one paint could do without a surface.
    #expect(areNear(try pixel { $0.opacity = 0.5 }, [89, 177, 157, 255], 1))
    #expect(try pixel { $0.mask = FilterTrial.box(CGRect(x: 0, y: 0, width: 60, height: 60), .black) } == over)
    #expect(
      try pixel {
        $0.masksToBounds = true
        $0.cornerRadius = 5
      } == over)
    #expect(try pixel { $0.shouldRasterize = true } == over)
    #expect(areNear(try pixel { $0.filters = [CAFilter("colorBrightness", "inputAmount", 0.001)] }, over, 1))
    // Opacity that is no group's counts for each layer alone.
    #expect(
      areNear(
        try pixel {
          $0.opacity = 0.5
          $0.allowsGroupOpacity = false
        }, [44, 145, 156, 255], 1))
  }

  @Test func masksOfBoundsClipTheCombination() throws {
    let box = FilterTrial.box(CGRect(x: -20, y: 0, width: 80, height: 60), source)
    box.compositingFilter = "subtractS"
    let group = FilterTrial.box(CGRect(x: 20.5, y: 20, width: 20, height: 20), nil)
    group.masksToBounds = true
    group.addSublayer(box)
    let trial = try FilterTrial(FilterTrial.root(backdrop, [group]))
    #expect(trial.pixels.premultiplied(10, 30) == [60, 168, 250, 255])
    #expect(trial.pixels.premultiplied(30, 30) == [0, 0, 186, 255])
    // Half a pixel is half replaced.
    #expect(areNear(trial.pixels.premultiplied(20, 30), [30, 84, 218, 255], 1))
  }
}
