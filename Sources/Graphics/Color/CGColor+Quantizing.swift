// Colours as bytes: rounding, pixel words and hexadecimal notation.

package import Foundation

/// The nearest of the 256 levels, halves rounded up as Core Graphics does; clamped.
package func colorLevel(_ value: CGFloat) -> UInt32 {
  // Written so that not-a-number fails the comparison and counts as 0.
  value > 0 ? UInt32(min(1, value) * 255 + 0.5) : 0
}

/// A premultiplied word of straight components.
package func premultipliedWord(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UInt32 {
  let opacity = max(0, min(1, alpha))
  let (r, g, b) = (max(0, min(1, red)), max(0, min(1, green)), max(0, min(1, blue)))
  return colorLevel(opacity) << 24 | colorLevel(r * opacity) << 16 | colorLevel(g * opacity) << 8
    | colorLevel(b * opacity)
}

extension CGColor {
  /// The colour with each component moved to the nearest of 256 levels and clamped.
  ///
  /// Core Graphics rounds to nearest; a painter that drops low bits agrees with it only when it is given exact levels.
  public var quantized: CGColor {
    func nearest(_ value: CGFloat) -> CGFloat { CGFloat(colorLevel(value)) / 255 }
    return CGColor(red: nearest(red), green: nearest(green), blue: nearest(blue), alpha: nearest(alpha))
  }

  /// The pixel of this colour: premultiplied, alpha in the top byte, then red, green, blue.
  public var premultipliedWord: UInt32 {
    Graphics.premultipliedWord(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `#rrggbb`, or `#rrggbbaa` when not opaque.
  public var hexString: String {
    let levels = [red, green, blue, alpha].map(colorLevel)
    return levels.prefix(levels[3] == 255 ? 3 : 4).reduce("#") { text, level in
      text + (level < 16 ? "0" : "") + String(level, radix: 16)
    }
  }

  /// A colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, the number sign optional; nil for anything else.
  public convenience init?(hex: String) {
    let digits = (hex.hasPrefix("#") ? hex.dropFirst() : hex[...]).map { $0.isASCII ? $0.hexDigitValue : nil }
    let values = digits.compactMap { $0 }
    guard values.count == digits.count else { return nil }
    let levels: [Int]
    switch values.count {
    case 3, 4: levels = values.map { $0 * 17 }
    case 6, 8: levels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let channels = levels.map { CGFloat($0) / 255 }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 1)
  }
}
