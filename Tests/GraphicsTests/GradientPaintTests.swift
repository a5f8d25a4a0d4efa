// Colours along a gradient and the geometry in the unit square, against measured pixels.

import Foundation
import Graphics
import Testing

@Suite struct GradientPaintTests {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  func paint(
    _ kind: GradientPaint.Kind = .axial, _ colors: [CGColor] = [red, blue], _ locations: [CGFloat] = [],
    from start: CGPoint = .zero, to end: CGPoint = CGPoint(x: 1, y: 1), mixing: GradientPaint.Mixing = .sRGB
  ) -> GradientPaint {
    GradientPaint(
      kind: kind, colors: colors, locations: locations, start: start, end: end,
      rect: CGRect(x: 0, y: 0, width: 375, height: 100), mixing: mixing)
  }

  /// The colour of the pixel at a column and a row of 1125 × 300.
  func pixel(_ paint: GradientPaint, _ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
    let t = paint.fraction(atUnit: CGPoint(x: (x + 0.5) / 1125, y: (y + 0.5) / 300))
    let color = paint.color(at: t)
    return [color.red * 255, color.green * 255, color.blue * 255]
  }

  @Test(
    arguments: [
      (GradientPaint.Kind.axial, 0, 0, [255, 38, 1]), (.axial, 281, 75, [202, 31, 86]),
      (.axial, 562, 150, [146, 33, 149]), (.axial, 843, 225, [81, 40, 204]), (.axial, 1124, 299, [5, 51, 255]),
      (.radial, 562, 150, [93, 39, 196]), (.radial, 281, 75, [180, 32, 114]), (.conic, 1124, 0, [43, 45, 230]),
      (.conic, 0, 299, [230, 34, 49]),
    ] as [(GradientPaint.Kind, CGFloat, CGFloat, [CGFloat])])
  func measuredPixels(_ kind: GradientPaint.Kind, _ x: CGFloat, _ y: CGFloat, _ wanted: [CGFloat]) {
    for (value, level) in zip(pixel(paint(kind, mixing: .genericRGB), x, y), wanted) {
      expect(value, near: level, within: 2.7)
    }
  }

  @Test func genericMiddleOfRedAndYellow() {
    let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    let color = paint(.axial, [Self.red, yellow], from: .zero, to: CGPoint(x: 1, y: 0), mixing: .genericRGB).color(
      at: 0.5)
    expect(color.red * 255, near: 255, within: 1.2)
    expect(color.green * 255, near: 147, within: 1.2)
    expect(color.blue * 255, near: 0, within: 1.2)
  }

  @Test func whiteToClearStaysStraight() {
    let gray = paint(.axial, [.white, .clear]).table(count: 256)
    for shift in [24, 16, 8, 0] as [UInt32] {
      let level = Int(gray[128] >> shift & 255)
      // Alpha is 127; straight white fading to black halves the channels again.
      #expect(abs(level - (shift == 24 ? 127 : 63)) <= 1)
    }
    let white = paint(.axial, [.white, CGColor(gray: 1, alpha: 0)]).table(count: 256)
    #expect(white[128] == 0x7F7F_7F7F)
  }

  @Test func endsGoOnAndDuplicatesAreEdges() {
    let stops = paint(.axial, [Self.red, Self.blue, .white, .black], [0.25, 0.5, 0.5, 0.75])
    let table = stops.table(count: 8)
    #expect(table[0] == 0xFFFF_0000 && table[1] == 0xFFFF_0000)
    #expect(table[6] == 0xFF00_0000 && table[7] == 0xFF00_0000)
    // Either side of the edge at a half: three quarters to blue, one quarter from white.
    #expect(table[3] == 0xFF40_00BF && table[4] == 0xFFBF_BFBF)
    #expect(stops.color(at: 0.5) == .white)
  }

  @Test func unusableStops() {
    #expect(paint(.axial, []).table(count: 3) == [0, 0, 0] && !paint(.axial, []).isDrawable)
    #expect(paint(.axial, [Self.red]).table(count: 2) == [0xFFFF_0000, 0xFFFF_0000])
    #expect(paint().table(count: 0).isEmpty && paint().table(count: -1).isEmpty)
    #expect(paint(.axial, [Self.red, Self.blue], [0.8, .nan]).table(count: 2).allSatisfy { $0 >> 24 == 255 })
    #expect(
      paint(.axial, [Self.red, Self.blue], [0.5, 0.2]).table(count: 4) == [
        0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF,
      ])
  }

  @Test func geometryLivesInTheUnitSquare() {
    let axial = paint(.axial, from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
    expect(axial.fraction(atUnit: CGPoint(x: 0.9, y: 0.3)), near: 0.3)
    #expect(axial.fraction(atUnit: CGPoint(x: 0, y: 4)) == 1 && axial.fraction(atUnit: CGPoint(x: 0, y: -4)) == 0)
    let radial = paint(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.75))
    expect(radial.fraction(atUnit: CGPoint(x: 0.75, y: 0.5)), near: 0.5)
    expect(radial.fraction(atUnit: CGPoint(x: 0.5, y: 0.375)), near: 0.5)
    let conic = paint(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5))
    expect(conic.fraction(atUnit: CGPoint(x: 0.5, y: 1)), near: 0.25)
    expect(conic.fraction(atUnit: CGPoint(x: 0.5, y: 0)), near: 0.75)
    #expect(!paint(.radial, from: .zero, to: CGPoint(x: 1, y: 0)).isDrawable && radial.isDrawable)
    #expect(axial.fraction(atUnit: CGPoint(x: CGFloat.nan, y: .nan)) == 0)
  }
}
