// Corners, borders and edges: shapes, rims, and edges that are left hard.

import CoreAnimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct EdgeTests {
  @Test func circularCornersAreAsMeasured() throws {
    let layer = panel(0, 0, 60, 60, .black)
    layer.cornerRadius = 10
    let pixels = try picture(of: layer, 60, 60)
    let measured = [
      [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255], [0, 0, 0, 0, 81, 220, 255], [0, 0, 2, 138, 255], [0, 0, 138, 255],
      [0, 81, 255], [5, 220, 255], [85, 255],
    ]
    for (y, row) in measured.enumerated() {
      for (x, level) in row.enumerated() { #expect(abs(pixels.alpha(x, y) - level) <= 9, "\(x) \(y)") }
    }
  }

  @Test func theBackgroundShowsAtTheRimOfABorderAsMeasured() throws {
    let layer = panel(0, 0, 60, 60, .blue)
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.borderColor = CGColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
    let pixels = try picture(of: layer, 60, 60, background: .white)
    let measured: [(Int, Int, [Int])] = [
      (7, 0, [197, 114, 89]), (6, 0, [201, 154, 162]), (8, 0, [222, 113, 37]), (5, 1, [227, 116, 32]),
    ]
    for (x, y, color) in measured {
      #expect(
        areNear(Array(pixels.premultiplied(x, y).prefix(3)), color, 9), "\(x) \(y): \(pixels.premultiplied(x, y))")
    }
    // Twelve pixels wide at three pixels a point and four points.
    layer.cornerRadius = 0
    layer.borderWidth = 4
    let large = try picture(of: layer, 60, 60, scale: 3)
    #expect(large.premultiplied(11, 90) == [255, 128, 0, 255] && large.premultiplied(12, 90) == [0, 0, 255, 255])
  }

  @Test func radiiBeyondHalfTheSideAreHalfTheSide() throws {
    func drawn(_ radius: CGFloat) throws -> PixelBuffer {
      let layer = panel(0, 0, 80, 40, .black)
      layer.cornerRadius = radius
      return try picture(of: layer, 80, 40)
    }
    let capsule = try drawn(20)
    #expect(abs(capsule.coverage - (40 * 40 + .pi * 400)) < 4)
    for radius in [21, 40, 1000] as [CGFloat] { #expect(try drawn(radius).largestDifference(from: capsule) == 0) }
    #expect(try drawn(-5).coverage == 3200)
  }

  @Test func onlyTheMaskedCornersAreRound() throws {
    for curve in [CALayerCornerCurve.circular, .continuous] {
      let layer = panel(0, 0, 100, 100, .black)
      layer.cornerRadius = 20
      layer.cornerCurve = curve
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      let pixels = try picture(of: layer, 100, 100)
      #expect(pixels.alpha(0, 0) == 0 && pixels.alpha(99, 99) == 0)
      #expect(pixels.alpha(99, 0) == 255 && pixels.alpha(0, 99) == 255)
      let whole = panel(0, 0, 100, 100, .black)
      whole.cornerRadius = 20
      whole.cornerCurve = curve
      let all = try picture(of: whole, 100, 100)
      // Two corners lack half of what four do.
      #expect(abs((10_000 - pixels.coverage) * 2 - (10_000 - all.coverage)) < 0.1)
      // A circular corner lacks (1 - π/4) r².
      if curve == .circular { #expect(abs(10_000 - all.coverage - (4 - .pi) * 400) < 2) }
    }
  }

  @Test func bordersWiderThanHalfFillTheLayer() throws {
    for (radius, width) in [(0, 20), (10, 25), (20, 1000)] as [(CGFloat, CGFloat)] {
      let layer = panel(0, 0, 60, 40, .blue)
      layer.cornerRadius = radius
      layer.borderWidth = width
      layer.borderColor = .red
      let pixels = try picture(of: layer, 60, 40)
      #expect(pixels.premultiplied(30, 20) == [255, 0, 0, 255])
      #expect(pixels.premultiplied(30, 1) == [255, 0, 0, 255])
    }
  }

  @Test func bordersLieOverSublayers() throws {
    let layer = panel(0, 0, 60, 40, .blue)
    layer.borderWidth = 5
    layer.borderColor = .red
    layer.addSublayer(panel(-10, -10, 100, 100, .green))
    let pixels = try picture(of: layer, 60, 40)
    #expect(pixels.premultiplied(2, 20) == [255, 0, 0, 255] && pixels.premultiplied(30, 20) == [0, 255, 0, 255])
  }

  @Test func innerCornersOfBordersHaveTheRadiusThatIsLeft() throws {
    let layer = panel(0, 0, 80, 80)
    layer.cornerRadius = 20
    layer.borderWidth = 8
    let pixels = try picture(of: layer, 80, 80)
    let outer = 6400 - (4 - Double.pi) * 400
    let inner = 64 * 64 - (4 - Double.pi) * 144
    #expect(abs(pixels.coverage - (outer - inner)) < 3)
  }

  @Test func edgesAreHardWhereAntialiasingIsNotAllowed() throws {
    let layer = panel(30, 30, 60, 40, .red)
    layer.borderWidth = 6
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let soft = try picture(of: canvas(120, 100, layer), 120, 100)
    layer.allowsEdgeAntialiasing = false
    let hard = try picture(of: canvas(120, 100, layer), 120, 100)
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask = []
    let unmasked = try picture(of: canvas(120, 100, layer), 120, 100)
    func partial(_ pixels: PixelBuffer) -> Int {
      (0..<pixels.count).filter { (1...254).contains(pixels.pixels[$0] >> 24) }.count
    }
    #expect(partial(soft) > 50 && partial(hard) == 0)
    #expect(hard.largestDifference(from: unmasked) == 0)
    #expect(abs(hard.coverage - 2400) < 40)
  }

  @Test func cornersClipWhatIsInsideOnlyWithMasksToBounds() throws {
    let layer = panel(0, 0, 60, 60, .red)
    layer.cornerRadius = 10
    layer.addSublayer(panel(0, 0, 60, 60, .blue))
    #expect(try picture(of: layer, 60, 60).premultiplied(0, 0) == [0, 0, 255, 255])
    layer.masksToBounds = true
    #expect(try picture(of: layer, 60, 60).alpha(0, 0) == 0)
  }
}
