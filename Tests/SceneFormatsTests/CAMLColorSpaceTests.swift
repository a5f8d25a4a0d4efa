// Colours in a space of their own, and those that pixels cannot show.

import CoreAnimation
import Foundation
import Graphics
import SceneFormats
import Testing

@Suite struct CAMLColorSpaceTests {
  private func color(_ space: String, _ value: String = "1 0 0") throws -> CGColor? {
    try read(
      document(
        "<CALayer bounds=\"0 0 9 9\"><backgroundColor colorSpace=\"\(space)\" value=\"\(value)\" opacity=\"0.5\"/></CALayer>"
      )
    ).root.backgroundColor
  }

  /// The red of Display P3 in extended sRGB, as the spaces' definitions give it.
  @Test(arguments: ["displayP3", "kCGColorSpaceDisplayP3"]) func wideColoursAreConverted(_ name: String) throws {
    let color = try #require(try color(name))
    for (channel, wanted) in zip([color.red, color.green, color.blue, color.alpha], [1.0930, -0.2267, -0.1501, 0.5]) {
      #expect(abs(Double(channel) - wanted) < 2e-4)
    }
    #expect(color.isOutsideSRGB)
    // White is white in both.
    let white = try #require(try self.color(name, "1 1 1"))
    #expect(abs(white.red - 1) < 1e-5 && abs(white.green - 1) < 1e-5 && abs(white.blue - 1) < 1e-5)
  }

  @Test func othersAreReadAsTheyAreCalled() throws {
    #expect(try color("sRGB") == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let linear = try #require(try color("kCGColorSpaceLinearSRGB", "0.2140411 0 0"))
    #expect(abs(linear.red - 0.5) < 1e-6)
    #expect(try color("ProPhoto") == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let met = try diagnostics("<CALayer><backgroundColor colorSpace=\"ProPhoto\" value=\"1 0 0\"/></CALayer>")
    #expect(
      met.count == 1 && met[0].contains("scene.caml:2:39: unknown: no colour space is called \"ProPhoto\""), "\(met)")
  }
}
