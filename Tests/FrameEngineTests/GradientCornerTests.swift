// The corners of gradient layers: as the property says on screen, continuous where Apple's software renderer is matched.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import Testing

@Suite struct GradientCornerTests {
  /// A gradient in 375 × 100 points at 3 pixels a point with corners of 16 points, none of it clipped.
  private func alpha(_ mixing: GradientPaint.Mixing, _ curve: CALayerCornerCurve, x: Int) throws -> Int {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
    layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    layer.cornerRadius = 16
    layer.cornerCurve = curve
    let stage = Stage(layer, size: layer.bounds.size)
    stage.canvas.scale = 3
    stage.canvas.gradientMixing = mixing
    return Int(try FrameRenderer().render(stage.scene(at: 0), at: 0).pixels[x, 0] >> 24)
  }

  @Test func softwareMixingComesWithContinuousCorners() throws {
    // Alphas of the first row that render(in:) drew for the circular default, and how much a tenth of a pixel makes.
    for (x, measured) in [(42, 4), (44, 60), (48, 145), (54, 214), (64, 252)] {
      #expect(abs(try alpha(.genericRGB, .circular, x: x) - measured) <= 26, "column \(x)")
    }
  }

  @Test func onTheScreenThePropertyIsObeyed() throws {
    // The circle of 48 pixels is 48 - √(48² - 5.5²) = 0.32 pixels deep in the row at column 42.
    #expect(abs(try alpha(.sRGB, .circular, x: 42) - 174) <= 22)
    #expect(try alpha(.sRGB, .circular, x: 48) == 255)
    #expect(try alpha(.sRGB, .continuous, x: 42) < 30)
  }
}
