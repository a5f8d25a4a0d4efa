// Apple's Generic RGB of gamma 1.8, in which its software renderer mixes gradients.

package import Foundation

/// Three encoded channels.
package struct RGB: Sendable, Hashable {
  /// The channels, 0…1.
  package var red, green, blue: CGFloat

  /// Channels in order.
  package init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  fileprivate func map(_ change: (CGFloat) -> CGFloat) -> RGB { RGB(change(red), change(green), change(blue)) }
}

/// Conversions between encoded sRGB and Generic RGB: gamma 1.8 and primaries R (.63, .34), G (.295, .605),
/// B (.155, .077), as measured on gradients that Core Animation drew.
package enum GenericRGB {
  /// From sRGB, kept within 0…1: pure sRGB red is outside.
  package static func encode(_ color: RGB) -> RGB {
    let c = color.map(SRGBCurve.decode)
    let linear = RGB(
      0.97485 * c.red + 0.027295 * c.green - 0.002145 * c.blue, -0.02 * c.red + 1.054209 * c.green - 0.034209 * c.blue,
      0.001691 * c.red + 0.001564 * c.green + 0.996745 * c.blue)
    return linear.map { pow(max(0, min(1, $0)), 1 / 1.8) }
  }

  /// To sRGB, kept within 0…1.
  package static func decode(_ color: RGB) -> RGB {
    let c = color.map { pow(max(0, $0), 1.8) }
    let linear = RGB(
      1.025251953 * c.red - 0.026547182 * c.green + 0.001295229 * c.blue,
      0.019393210 * c.red + 0.948028056 * c.green + 0.032578734 * c.blue,
      -0.001769793 * c.red - 0.001442520 * c.green + 1.003212313 * c.blue)
    return linear.map { SRGBCurve.encode(max(0, min(1, $0))) }
  }
}

/// sRGB's transfer curve (IEC 61966-2-1).
package enum SRGBCurve {
  /// From an encoded channel to light.
  package static func decode(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// From light to an encoded channel.
  package static func encode(_ value: CGFloat) -> CGFloat {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
