// Colours, their rounding to bytes and their spaces.

import Foundation
import Graphics
import Testing

@Suite struct CGColorTests {
  @Test(
    arguments: [
      (0.902665, 230), (0.431255, 110), (0.252707, 64), (0.075909, 19), (0.986359, 252), (0.5, 128), (0, 0), (1, 255),
      (-3, 0), (7, 255),
    ] as [(CGFloat, CGFloat)])
  func levelsAreNearest(_ value: CGFloat, _ level: CGFloat) {
    #expect(CGColor(gray: value, alpha: 1).quantized.red == level / 255)
  }

  @Test func premultipliedWords() {
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).premultipliedWord == 0xFFFF_8000)
    #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5).premultipliedWord == 0x8080_8080)
    #expect(CGColor(red: 2, green: 1, blue: 1, alpha: 0).premultipliedWord == 0)
  }

  @Test func hexNotation() {
    #expect(CGColor(hex: "#f80") == CGColor(hex: "#ff8800"))
    #expect(CGColor(hex: "0f08")?.hexString == "#00ff0088")
    #expect(CGColor(hex: "#12ab9F")?.hexString == "#12ab9f")
    for text in ["", "#", "#12", "#12345", "#gggggg", "#-12345", "#1234567890", "ｆｆｆ"] {
      #expect(CGColor(hex: text) == nil)
    }
  }

  @Test func componentsThatAreNotFiniteAreZero() {
    let color = CGColor(red: .nan, green: .infinity, blue: 1.5, alpha: -.infinity)
    #expect(color.components == [0, 0, 1.5, 0])
  }

  @Test func mixingIsStraight() {
    let half = CGColor(red: 1, green: 0, blue: 0, alpha: 1).interpolated(
      to: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5), fraction: 0.5)
    #expect(half == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  }

  @Test func spaces() throws {
    let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    #expect(CGColor(colorSpace: gray, components: [0.5, 0.25]) == CGColor(gray: 0.5, alpha: 0.25))
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])?.hexString == "#ff0000")
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1]) == nil)
    #expect(CGColorSpace(name: "nonsense") == nil)
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let light = try #require(CGColor(colorSpace: linear, components: [0.5, 0.5, 0.5, 1]))
    expect(light.red, near: 0.735357, within: 1e-6)
    #expect(CGColor.black.copy(alpha: 0) == CGColor.clear && CGColor.white.numberOfComponents == 4)
  }

  @Test func genericRGB() {
    let red = GenericRGB.encode(RGB(1, 0, 0))
    expect(red.red, near: 0.98595, within: 1e-5)
    expect(red.green, near: 0)
    expect(red.blue, near: 0.0288, within: 1e-4)
    // Halfway from red to blue, which appears as (146, 33, 149).
    let blue = GenericRGB.encode(RGB(0, 0, 1))
    expect(blue.red, near: 0)
    expect(blue.green, near: 0)
    expect(blue.blue, near: 0.99819, within: 1e-5)
    let middle = RGB((red.red + blue.red) / 2, (red.green + blue.green) / 2, (red.blue + blue.blue) / 2)
    expect(middle.red, near: 0.49298, within: 1e-5)
    expect(middle.blue, near: 0.51349, within: 1e-4)
    expect(pow(middle.red, 1.8), near: 0.28012, within: 2e-4)
    expect(pow(middle.blue, 1.8), near: 0.30133, within: 2e-4)
    let shown = GenericRGB.decode(middle)
    expect(SRGBCurve.decode(shown.red), near: 0.28759, within: 2e-4)
    expect(SRGBCurve.decode(shown.green), near: 0.01525, within: 2e-4)
    expect(SRGBCurve.decode(shown.blue), near: 0.30180, within: 2e-4)
    for (value, level) in zip([shown.red, shown.green, shown.blue], [146, 33, 149] as [CGFloat]) {
      expect((value * 255).rounded(), near: level)
    }
    // Colours inside both spaces come back.
    for color in [RGB(0.5, 0.4, 0.3), RGB(0.2, 0.6, 0.5), RGB(1, 1, 1), RGB(0, 0, 0)] {
      let back = GenericRGB.decode(GenericRGB.encode(color))
      expect(back.red, near: color.red, within: 1e-6)
      expect(back.green, near: color.green, within: 1e-6)
      expect(back.blue, near: color.blue, within: 1e-6)
    }
  }
}
