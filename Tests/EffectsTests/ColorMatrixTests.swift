// Colour adjustments against their formulas on straight colours, and what changes nothing.

import Effects
import Foundation
import Graphics
import Testing

@Suite struct ColorMatrixTests {
  /// Straight colours of many kinds.
  static let colors: [[Double]] = [
    [0, 0, 0], [1, 1, 1], [1, 0, 0], [0, 1, 0], [0, 0, 1], [0.5, 0.5, 0.5], [0.2, 0.6, 0.9], [0.9, 0.3, 0.1],
  ]

  /// Straight channels after a matrix was applied to an opaque pixel.
  private func applied(_ matrix: ColorMatrix, _ color: [Double]) -> [Int] {
    let buffer = PixelBuffer(width: 1, height: 1)
    buffer[0, 0] = word(color, 1)
    matrix.apply(to: buffer)
    return [16, 8, 0].map { Int(buffer[0, 0] >> UInt32($0) & 255) }
  }

  private func word(_ color: [Double], _ alpha: Double) -> UInt32 {
    func level(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return level(alpha) << 24 | level(color[0] * alpha) << 16 | level(color[1] * alpha) << 8 | level(color[2] * alpha)
  }

  private func expectNear(_ levels: [Int], _ expected: [Double]) {
    for (level, value) in zip(levels, expected) {
      #expect(abs(Double(level) - min(max(value, 0), 1) * 255) <= 1, "\(levels) for \(expected)")
    }
  }

  @Test(arguments: colors) func formulasHold(_ color: [Double]) {
    let c = color.map { ($0 * 255).rounded() / 255 }
    expectNear(applied(.brightness(0.25), c), c.map { $0 + 0.25 })
    expectNear(applied(.contrast(1.7), c), c.map { ($0 - 0.5) * 1.7 + 0.5 })
    expectNear(applied(.inversion(1), c), c.map { 1 - $0 })
    expectNear(applied(.inversion(0.25), c), c.map { 0.25 + $0 * 0.5 })
    let gray = 0.213 * c[0] + 0.715 * c[1] + 0.072 * c[2]
    expectNear(applied(.saturation(0), c), [gray, gray, gray])
    expectNear(applied(.saturation(2), c), c.map { gray + ($0 - gray) * 2 })
    let light = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
    let tone = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    expectNear(applied(.monochrome(tone, amount: 1), c), [light, light / 2, 0])
    expectNear(applied(.addition(of: tone), c), [c[0] + 1, c[1] + 0.5, c[2]])
    expectNear(applied(.addition(of: tone, times: -1), c), [c[0] - 1, c[1] - 0.5, c[2]])
    expectNear(applied(.multiplication(by: tone), c), [c[0], c[1] * 0.5, 0])
  }

  @Test func sepiaAndHueHaveTheirDocumentedValues() {
    expectNear(applied(.sepia(1), [1, 0, 0]), [0.393, 0.349, 0.272])
    expectNear(applied(.sepia(1), [0, 1, 0]), [0.769, 0.686, 0.534])
    expectNear(applied(.sepia(1), [0, 0, 1]), [0.189, 0.168, 0.131])
    // Half a turn of red, of the matrix of CSS Filter Effects: 2·0.213 - 1, 2·0.213, 2·0.213.
    expectNear(applied(.hueRotation(.pi), [1, 0, 0]), [2 * 0.213 - 1, 2 * 0.213, 2 * 0.213])
    expectNear(applied(.hueRotation(2 * .pi), [0.2, 0.6, 0.9]), [0.2, 0.6, 0.9])
  }

  @Test func translucentPixelsAreChangedAsStraightColours() {
    let buffer = PixelBuffer(width: 256, height: 1)
    for alpha in 0..<256 { buffer[alpha, 0] = word([0.2, 0.6, 0.9], Double(alpha) / 255) }
    ColorMatrix.inversion(1).apply(to: buffer)
    for alpha in 0..<256 {
      let levels = [16, 8, 0].map { Int(buffer[alpha, 0] >> UInt32($0) & 255) }
      #expect(buffer[alpha, 0] >> 24 == alpha)
      for (level, value) in zip(levels, [0.8, 0.4, 0.1]) { #expect(abs(Double(level) - value * Double(alpha)) <= 1) }
    }
  }

  @Test func alphaCanBeChangedToo() {
    let buffer = PixelBuffer(width: 2, height: 1)
    buffer[0, 0] = 0xffff_ffff
    ColorMatrix.luminanceToAlpha.apply(to: buffer)
    #expect(buffer[0, 0] == 0xff00_0000 && buffer[1, 0] == 0)
    buffer[0, 0] = 0xff80_4020
    ColorMatrix.multiplication(by: CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)).apply(to: buffer)
    #expect(buffer[0, 0] == 0x8040_2010)
  }

  @Test func neutralValuesChangeNothing() {
    let neutral: [ColorMatrix] = [
      .brightness(0), .contrast(1), .saturation(1), .hueRotation(0), .inversion(0), .monochrome(.white, amount: 0),
      .sepia(0), .multiplication(by: .white), .addition(of: .clear), ColorMatrix([]), ColorMatrix([.nan]),
    ]
    for matrix in neutral { #expect(matrix.isIdentity) }
    let nearly = ColorMatrix.saturation(1.000_000_1)
    let buffer = PixelBuffer(width: 256, height: 256)
    for y in 0..<256 { for x in 0...y { buffer[x, y] = UInt32(y) << 24 | UInt32(x) << 16 | UInt32(y - x) << 8 } }
    let before = buffer.copy()
    nearly.apply(to: buffer)
    #expect(buffer.equals(before))
  }

  @Test func aFullFrameIsQuick() {
    let buffer = PixelBuffer(width: 1920, height: 1080)
    for index in 0..<buffer.count { buffer.pixels[index] = 0xff00_0000 | UInt32(index & 0xff_ffff) }
    let start = ContinuousClock.now
    ColorMatrix.sepia(1).apply(to: buffer)
    let time = ContinuousClock.now - start
    #expect(time < .milliseconds(200), "\(time)")
  }

  @Test func theCatalogueAnswersEveryName() {
    for row in EffectCatalogue.all {
      for name in row.names { #expect(EffectCatalogue.row(named: name)?.names == row.names) }
    }
    #expect(EffectCatalogue.row(named: "warp") == nil)
    let blur = EffectCatalogue.row(named: "gaussianBlur")?.effect(
      EffectInputs(["inputRadius": .number(3)], scale: CGVector(dx: 2, dy: 1)))
    #expect(blur as? GaussianBlur == GaussianBlur(sigmaX: 6, sigmaY: 3))
    #expect(EffectCatalogue.row(named: "gaussianBlur")?.effect(EffectInputs(["inputRadius": .number(0)])) == nil)
    #expect(EffectCatalogue.row(named: "colorSaturate")?.effect(EffectInputs()) == nil)
  }

  @Test(arguments: [2.0, 9, 40]) func keptEdgesStayOpaque(_ sigma: Double) {
    let buffer = PixelBuffer(width: 60, height: 50)
    for index in 0..<buffer.count { buffer.pixels[index] = 0xff80_c040 }
    let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edges: .kept)
    #expect(blur.spread == (0, 0) && blur.reach == (Int(2 * sigma), Int(2 * sigma)))
    blur.apply(to: buffer)
    for index in 0..<buffer.count {
      let word = buffer.pixels[index]
      for (shift, level) in [(24, 255), (16, 128), (8, 192), (0, 64)] {
        #expect(abs(Int(word >> UInt32(shift) & 255) - level) <= 1)
      }
    }
  }
}
