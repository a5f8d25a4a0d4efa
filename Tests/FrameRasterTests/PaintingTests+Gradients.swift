// Gradients in unit-square geometry against values measured on Core Animation.

import Foundation
import FrameRaster
import Graphics
import TestSupport
import Testing

@Suite struct GradientPaintingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func gradient(
    _ kind: GradientPaint.Kind, _ colors: [CGColor], _ end: CGPoint, in rect: CGRect, start: CGPoint = .zero,
    mixing: GradientPaint.Mixing = .sRGB
  ) -> Paint {
    .gradient(
      GradientPaint(
        kind: kind, colors: colors, locations: [], start: start, end: end, rect: rect, mixing: mixing))
  }

  @Test(arguments: [
    (GradientPaint.Kind.axial, 0, 0, [255, 38, 1]), (.axial, 281, 75, [202, 31, 86]),
    (.axial, 562, 150, [146, 33, 149]), (.axial, 843, 225, [81, 40, 204]), (.axial, 1124, 299, [5, 51, 255]),
    (.radial, 562, 150, [93, 39, 196]), (.radial, 281, 75, [180, 32, 114]), (.conic, 1124, 0, [43, 45, 230]),
    (.conic, 0, 299, [230, 34, 49]),
  ])
  func measuredPixels(_ kind: GradientPaint.Kind, _ x: Int, _ y: Int, _ color: [Int]) throws {
    // A 375x100 layer at 3 pixels a point, red to blue from corner to corner, mixed as render(in:) mixes.
    let paint = gradient(
      kind, [red, blue], CGPoint(x: 1, y: 1), in: CGRect(x: 0, y: 0, width: 375, height: 100), mixing: .genericRGB)
    let pixels = try painted(
      1125, 300,
      [
        .concat(CGAffineTransform(scaleX: 3, y: 3)), .fill(box(0, 0, 375, 100), .winding, paint),
      ])
    #expect(areNear(pixels.premultiplied(x, y), color + [255], 2), "\(pixels.premultiplied(x, y))")
  }

  @Test func sRGBMixesByComponent() throws {
    let paint = gradient(.axial, [red, blue], CGPoint(x: 1, y: 0), in: CGRect(x: 0, y: 0, width: 101, height: 4))
    let pixels = try painted(101, 4, [.fill(box(0, 0, 101, 4), .winding, paint)])
    #expect(areNear(pixels.premultiplied(50, 2), [128, 0, 128, 255], 1))
  }

  @Test func alphaIsMixedBeforeMultiplying() throws {
    let across = CGPoint(x: 1, y: 0.5)
    let rect = CGRect(x: 0, y: 0, width: 256, height: 1)
    let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    let toClear = gradient(.axial, [.white, clear], across, in: rect, start: CGPoint(x: 0, y: 0.5))
    let grey = try painted(256, 1, [.fill(box(0, 0, 256, 1), .winding, toClear)])
    #expect(areNear(grey.straight(128, 0), [127, 127, 127, 127], 1))
    let whiteClear = CGColor(red: 1, green: 1, blue: 1, alpha: 0)
    let toWhite = gradient(.axial, [.white, whiteClear], across, in: rect, start: CGPoint(x: 0, y: 0.5))
    let white = try painted(256, 1, [.fill(box(0, 0, 256, 1), .winding, toWhite)])
    #expect(areNear(white.straight(128, 0), [255, 255, 255, 127], 1))
  }

  @Test func conicGradientsFollowTheAngle() throws {
    // Black to white once around: the level is the fraction of a turn.
    let rect = CGRect(x: 0, y: 0, width: 64, height: 64)
    let paint = gradient(
      .conic, [.black, .white], CGPoint(x: 1, y: 0.5), in: rect, start: CGPoint(x: 0.5, y: 0.5))
    let pixels = try painted(64, 64, [.fill(box(0, 0, 64, 64), .winding, paint)])
    for y in 0..<64 {
      for x in 0..<64 {
        let angle = atan2(Double(y) - 31.5, Double(x) - 31.5) / (2 * .pi)
        let expected = Int(((angle < 0 ? angle + 1 : angle) * 255).rounded())
        #expect(areNear([pixels.premultiplied(x, y)[0]], [expected], 1))
      }
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0, 1.0), (0.5, 0.5, 0.5, 0), (0.3, 0.6, -0.2, 0.1), (-2, 1.5, 0.4, 0.5), (0.25, 0.5, 0, 0.5),
  ])
  func conicAnglesAreExact(startX: Double, startY: Double, endX: Double, endY: Double) throws {
    let rect = CGRect(x: -5, y: 2, width: 211, height: 97)
    let paint = GradientPaint(
      kind: .conic, colors: [red, blue, red], locations: [], start: CGPoint(x: startX, y: startY),
      end: CGPoint(x: endX, y: endY), rect: rect)
    let pixels = try painted(201, 99, [.fill(box(0, 2, 201, 97), .winding, .gradient(paint))])
    for y in 2..<99 {
      for x in 0..<201 {
        let place = CGPoint(x: (Double(x) + 5.5) / 211, y: (Double(y) - 1.5) / 97)
        let color = paint.color(at: paint.fraction(atUnit: place))
        let levels = [color.red, color.green, color.blue, 1].map { Int(($0 * 255).rounded()) }
        #expect(areNear(pixels.premultiplied(x, y), levels, 1), "\(x), \(y)")
      }
    }
  }

  @Test func theRayOfAConicGradientHasItsFirstColor() throws {
    // Pixel centres on the diagonal lie on the ray from start to end, where the last colour meets the first.
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let paint = gradient(.conic, [red, blue], CGPoint(x: 1, y: 1), in: rect)
    let pixels = try painted(40, 40, [.fill(box(0, 0, 40, 40), .winding, paint)])
    for place in 0..<40 { #expect(pixels.premultiplied(place, place) == [255, 0, 0, 255]) }
  }

  @Test func radialGradientsWithoutAnAxisPaintNothing() throws {
    let flat = gradient(.radial, [red, blue], CGPoint(x: 1, y: 0), in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try painted(10, 10, [.fill(box(0, 0, 10, 10), .winding, flat)]).paintedPixels == 0)
  }

  @Test func partsOfAGradientFitTogether() throws {
    let rect = CGRect(x: 3, y: 5, width: 90, height: 70)
    for kind in [GradientPaint.Kind.axial, .radial, .conic] {
      let paint = gradient(
        kind, [red, blue, .white], CGPoint(x: 0.9, y: 0.7), in: rect, start: CGPoint(x: 0.3, y: 0.2))
      let fill = DrawCommand.fill(box(3, 5, 90, 70), .winding, paint)
      let whole = try painted(100, 80, [fill])
      let part = try painted(100, 80, [.clip(box(40, 20, 30, 30), .winding), fill])
      for y in 20..<50 { for x in 40..<70 { #expect(whole[x, y] == part[x, y]) } }
      #expect(part.coverage == 900)
    }
  }

  @Test func strokesTakeGradientsToo() throws {
    var line = PathData()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 100, y: 10))
    let paint = gradient(.axial, [red, blue], CGPoint(x: 1, y: 0), in: CGRect(x: 0, y: 0, width: 100, height: 20))
    let pixels = try painted(100, 20, [.stroke(line, StrokeStyle(width: 6), paint)])
    #expect(pixels.paintedPixels == 600)
    #expect(areNear(pixels.premultiplied(0, 10), [254, 0, 1, 255], 1))
    #expect(areNear(pixels.premultiplied(99, 12), [1, 0, 254, 255], 1))
  }
}
