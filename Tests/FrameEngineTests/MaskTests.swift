// Masks: any subtree, nested, translucent, moving.

import CoreAnimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct MaskTests {
  private func square() -> CALayer { panel(0, 0, 100, 100, .red) }

  @Test func aMaskOfTheBoundsEqualsMasksToBounds() throws {
    func drawn(_ clip: (CALayer) -> Void) throws -> PixelBuffer {
      let layer = panel(20, 20, 60, 60, .red)
      layer.addSublayer(panel(-10, 20, 100, 20, .blue))
      clip(layer)
      return try picture(of: canvas(100, 100, layer), 100, 100)
    }
    let masked = try drawn { $0.mask = panel(0, 0, 60, 60, .black) }
    let clipped = try drawn { $0.masksToBounds = true }
    #expect(masked.largestDifference(from: clipped) == 0 && masked.coverage == 3600)
  }

  @Test func aMasksOwnOpacityColourAndSublayersCount() throws {
    let layer = square()
    let mask = panel(0, 0, 100, 100)
    mask.opacity = 0.5
    mask.addSublayer(panel(0, 0, 50, 100, .white))
    let faint = panel(50, 0, 25, 100, .green)
    faint.opacity = 0.5
    mask.addSublayer(faint)
    layer.mask = mask
    let pixels = try picture(of: layer, 100, 100)
    #expect(pixels.straight(25, 50) == [255, 0, 0, 128])
    #expect(abs(pixels.alpha(60, 50) - 64) <= 1)
    #expect(pixels.alpha(90, 50) == 0)
  }

  @Test func masksHaveMasks() throws {
    let layer = square()
    let mask = panel(10, 10, 80, 80, .black)
    // Placed in the mask's own coordinates: 30…60 on the canvas.
    let inner = panel(20, 20, 30, 30, .black)
    inner.mask = panel(0, 0, 30, 15, .black)
    mask.mask = inner
    layer.mask = mask
    let pixels = try picture(of: layer, 100, 100)
    #expect(pixels.coverage == 450)
    #expect(pixels.alpha(30, 30) == 255 && pixels.alpha(59, 44) == 255 && pixels.alpha(45, 46) == 0)
  }

  @Test func masksOfSublayersMeetMasksOfTheirParents() throws {
    let layer = square()
    layer.mask = panel(0, 0, 60, 100, .black)
    let child = panel(0, 0, 100, 100, .blue)
    child.mask = panel(40, 0, 60, 100, .black)
    layer.addSublayer(child)
    let pixels = try picture(of: layer, 100, 100)
    #expect(pixels.premultiplied(20, 50) == [255, 0, 0, 255])
    #expect(pixels.premultiplied(50, 50) == [0, 0, 255, 255])
    #expect(pixels.alpha(80, 50) == 0)
  }

  @Test func masksMoveAndFade() throws {
    let layer = square()
    let mask = panel(0, 0, 20, 100, .black)
    mask.add(basic("position.x", from: 10, to: 90), forKey: "move")
    mask.add(basic("opacity", from: 1, to: 0), forKey: "fade")
    layer.mask = mask
    let pixels = try picture(of: layer, 100, 100, at: 0.5)
    #expect(pixels.alpha(50, 50) == 128 && pixels.alpha(20, 50) == 0 && pixels.alpha(80, 50) == 0)
    #expect(abs(pixels.coverage - 20 * 100 * 128 / 255) < 1)
  }

  @Test func masksCutShadowsBordersAndSublayers() throws {
    let layer = panel(20, 20, 60, 60, .red)
    layer.shadowOpacity = 1
    layer.borderWidth = 5
    layer.addSublayer(panel(-20, 0, 20, 60, .blue))
    layer.mask = panel(10, 10, 40, 40, .black)
    #expect(try picture(of: canvas(100, 100, layer), 100, 100).coverage == 1600)
  }

  @Test func shapesAndGradientsMask() throws {
    let layer = square()
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
    layer.mask = shape(circle, fill: .black)
    // What is left is the shape in the layer's colour.
    let alone = try picture(of: canvas(100, 100, shape(circle, fill: .red)), 100, 100)
    #expect(abs(alone.coverage - .pi * 1600) < 20)
    #expect(try picture(of: layer, 100, 100).largestDifference(from: alone) <= 1)
    let fade = CAGradientLayer()
    fade.frame = layer.bounds
    fade.colors = [CGColor.black, CGColor.clear]
    (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    layer.mask = fade
    let pixels = try picture(of: layer, 100, 100)
    #expect(abs(pixels.alpha(49, 50) - 129) <= 2 && areNear(pixels.straight(49, 50), [255, 0, 0, 129], 2))
  }
}
