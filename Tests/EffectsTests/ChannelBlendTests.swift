// Blend formulas against their definitions.

import Effects
import Graphics
import Testing

@Suite struct ChannelBlendTests {
  private func blended(_ formula: ChannelBlend, _ source: UInt32, _ backdrop: UInt32, _ opacity: Float = 1) -> [Int] {
    var result = backdrop
    withUnsafePointer(to: source) { formula.composite($0, over: &result, count: 1, opacity: opacity) }
    return [16, 8, 0, 24].map { Int(result >> UInt32($0) & 255) }
  }

  @Test func opaqueColoursFollowTheFormulas() {
    // Source (0.2, 0.6, 0.8), backdrop (0.8, 0.4, 0.6).
    let (s, b): (UInt32, UInt32) = (0xff33_99cc, 0xffcc_6699)
    let expected: [(ChannelBlend, [Int])] = [
      (.linearBurn, [0, 0, 102]), (.linearDodge, [255, 255, 255]), (.linearLight, [51, 153, 255]),
      (.pinLight, [102, 102, 153]), (.hardMix, [255, 255, 255]), (.subtract, [153, 0, 0]),
      (.divide, [255, 170, 191]), (.vividLight, [128, 128, 255]), (.plusDarker, [0, 0, 102]),
      (.subtractSource, [153, 0, 0]), (.subtractDestination, [0, 51, 51]), (.minimum, [51, 102, 153]),
      (.maximum, [204, 153, 204]),
    ]
    for (formula, channels) in expected {
      let result = blended(formula, s, b)
      #expect(result[3] == 255, "\(formula)")
      for (level, channel) in zip(result, channels) { #expect(abs(level - channel) <= 1, "\(formula) \(result)") }
    }
    #expect(Set(expected.map(\.0)) == Set(ChannelBlend.allCases))
  }

  @Test func emptyParts() {
    for formula in ChannelBlend.allCases where formula != .minimum && formula != .subtractDestination {
      #expect(blended(formula, 0, 0x8040_2010) == [64, 32, 16, 128], "\(formula)")
    }
    // W3C: over nothing the source shows unchanged.
    for formula: ChannelBlend in [.linearBurn, .linearLight, .vividLight, .pinLight, .hardMix, .subtract, .divide] {
      #expect(blended(formula, 0x8040_2010, 0) == [64, 32, 16, 128], "\(formula)")
      #expect(blended(formula, 0xff80_4020, 0, 0.5) == [64, 32, 16, 128], "\(formula)")
    }
  }

  @Test func everyNameMeansSomething() {
    let modes = [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
      "hardLight",
      "difference", "exclusion", "hue", "saturation", "color", "luminosity",
    ]
    for mode in modes {
      let ours = CompositingCatalogue.compositing(named: mode + "BlendMode")
      #expect(ours?.name == (mode == "normal" ? nil : mode))
      #expect(
        CompositingCatalogue.compositing(named: "CI\(mode.prefix(1).uppercased())\(mode.dropFirst())BlendMode") == ours)
    }
    #expect(CompositingCatalogue.compositing(named: "xor") == .mode(.xor))
    #expect(CompositingCatalogue.compositing(named: "plusL") == .mode(.plusLighter))
    #expect(CompositingCatalogue.compositing(named: "nothing") == nil)
  }
}
