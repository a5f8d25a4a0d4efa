// Display P3: SMPTE RP 431-2 primaries, D65, sRGB's curve.

import Foundation

/// Conversion from Display P3.
enum DisplayP3 {
  /// To encoded sRGB. Channels outside 0…1 follow the curve mirrored at 0, as extended sRGB does.
  static func decode(_ color: RGB) -> RGB {
    let r = light(color.red), g = light(color.green), b = light(color.blue)
    // The product of the two spaces' matrices to and from CIE XYZ.
    return RGB(
      encode(1.2249401763 * r - 0.2249401763 * g), encode(-0.0420569547 * r + 1.0420569547 * g),
      encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b))
  }

  private static func light(_ value: CGFloat) -> CGFloat {
    value < 0 ? -SRGBCurve.decode(-value) : SRGBCurve.decode(value)
  }

  private static func encode(_ value: CGFloat) -> CGFloat {
    value < 0 ? -SRGBCurve.encode(-value) : SRGBCurve.encode(value)
  }
}
