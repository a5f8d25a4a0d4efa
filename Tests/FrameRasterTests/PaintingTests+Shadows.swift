// Shadows: profile, reach, offset, and bounded work for huge radii.

import Cairo
import Foundation
import FrameRaster
import Graphics
import TestSupport
import Testing

@Suite struct ShadowPaintingTests {
  private func shadow(
    _ path: PathData, sigma: CGFloat, offset: CGVector = CGVector(dx: 0, dy: 0), size: Int = 100, opacity: CGFloat = 1
  ) throws -> PixelBuffer {
    let pixels = PixelBuffer(width: size, height: size)
    let context = try CairoContext(try CairoSurface(pixels))
    let painter = ShadowPainter(sigmaX: sigma, sigmaY: sigma, offset: offset)
    if let made = try painter.shadow(of: path, .identity, visible: context.clipBounds) {
      try ShadowPainter.paint(made, .black, opacity: opacity, on: context)
    }
    try context.check()
    context.surface.flush()
    return pixels
  }

  @Test func edgesHaveTheMeasuredProfile() throws {
    let pixels = try shadow(box(20, -100, 300, 300), sigma: 8)
    for (x, level) in [(4, 2), (8, 15), (12, 41), (16, 83), (19, 121)] {
      #expect(abs(pixels.alpha(x, 50) - level) <= 1)
    }
    #expect(pixels.alpha(3, 50) == 0)
  }

  @Test func shadowsReachTwiceTheRadius() throws {
    // 40x40 moved by 20, radius 5: painted up to 10 pixels past its edge.
    let pixels = try shadow(box(0, 0, 40, 40), sigma: 5, offset: CGVector(dx: 20, dy: 20))
    #expect(pixels.alpha(68, 40) > 0 && pixels.alpha(73, 40) == 0)
    #expect(pixels.alpha(40, 68) > 0 && pixels.alpha(40, 73) == 0)
    #expect(pixels.alpha(40, 40) == 255)
  }

  @Test func opacityAndColourAreMultipliedIn() throws {
    let pixels = try shadow(box(0, 0, 100, 100), sigma: 0, opacity: 0.5)
    #expect(pixels.alpha(50, 50) == 128)
  }

  @Test func pathsAndSilhouettesCastTheSameShadow() throws {
    let mask = MaskBuffer(width: 40, height: 30)
    for y in 0..<30 { for x in 0..<40 { mask[x, y] = 255 } }
    let visible = PixelRect(x: 0, y: 0, width: 100, height: 100)
    for offset in [CGVector(dx: 3, dy: -4), CGVector(dx: 3.25, dy: -4.5)] {
      let painter = ShadowPainter(sigmaX: 4, sigmaY: 6, offset: offset)
      let fromMask = try #require(painter.shadow(of: PlacedMask(mask: mask, x: 30, y: 30), visible: visible))
      let fromPath = try #require(try painter.shadow(of: box(30, 30, 40, 30), .identity, visible: visible))
      for y in 0..<100 {
        for x in 0..<100 { #expect(abs(level(fromMask, x, y) - level(fromPath, x, y)) <= 1) }
      }
    }
  }

  private func level(_ placed: PlacedMask, _ x: Int, _ y: Int) -> Int {
    let (column, row) = (x - placed.x, y - placed.y)
    guard column >= 0, row >= 0, column < placed.mask.width, row < placed.mask.height else { return 0 }
    return Int(placed.mask[column, row])
  }

  @Test func visiblePartsOfAShadowAgree() throws {
    let painter = ShadowPainter(sigmaX: 6, sigmaY: 6, offset: CGVector(dx: 2, dy: 2))
    let all = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let part = PixelRect(x: 60, y: 20, width: 30, height: 30)
    let whole = try #require(try painter.shadow(of: box(20, 20, 50, 50), .identity, visible: all))
    let some = try #require(try painter.shadow(of: box(20, 20, 50, 50), .identity, visible: part))
    for y in 20..<50 { for x in 60..<90 { #expect(level(whole, x, y) == level(some, x, y)) } }
    #expect(some.mask.byteCount < whole.mask.byteCount)
  }

  @Test func hugeRadiiAreQuickAndBounded() throws {
    let start = ContinuousClock.now
    let pixels = try shadow(box(80, 80, 40, 40), sigma: 500, size: 200)
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(pixels.width == 200)
    let painter = ShadowPainter(sigmaX: 500, sigmaY: 500, offset: CGVector(dx: 0, dy: 0))
    let visible = PixelRect(x: 0, y: 0, width: 200, height: 200)
    let made = try #require(try painter.shadow(of: box(80, 80, 40, 40), .identity, visible: visible))
    #expect(made.mask.width <= 2200 && made.mask.height <= 2200)
  }

  @Test func shadowsOutOfSightAreNotMade() throws {
    let painter = ShadowPainter(sigmaX: 5, sigmaY: 5, offset: CGVector(dx: 0, dy: 0))
    let visible = PixelRect(x: 0, y: 0, width: 100, height: 100)
    #expect(try painter.shadow(of: box(200, 0, 50, 50), .identity, visible: visible) == nil)
  }
}
