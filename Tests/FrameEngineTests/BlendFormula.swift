// The blend modes of W3C Compositing and Blending Level 1 as the specification writes them, opaque source and backdrop.

import Foundation

enum BlendFormula {
  /// The blended channels.
  static func result(_ mode: String, source s: [Double], backdrop b: [Double]) -> [Double] {
    switch mode {
    case "hue": return setLum(setSat(s, sat(b)), lum(b))
    case "saturation": return setLum(setSat(b, sat(s)), lum(b))
    case "color": return setLum(s, lum(b))
    case "luminosity": return setLum(b, lum(s))
    default: return zip(s, b).map { channel(mode, $0, $1) }
    }
  }

  private static func channel(_ mode: String, _ s: Double, _ b: Double) -> Double {
    switch mode {
    case "multiply": return s * b
    case "screen": return b + s - b * s
    case "overlay": return channel("hardLight", b, s)
    case "darken": return min(s, b)
    case "lighten": return max(s, b)
    case "colorDodge": return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case "colorBurn": return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case "hardLight": return s <= 0.5 ? b * 2 * s : channel("screen", 2 * s - 1, b)
    case "softLight":
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case "difference": return abs(b - s)
    case "exclusion": return b + s - 2 * b * s
    default: return s
    }
  }

  private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private static func sat(_ c: [Double]) -> Double { c.reduce(c[0], max) - c.reduce(c[0], min) }

  private static func setLum(_ c: [Double], _ l: Double) -> [Double] {
    let moved = c.map { $0 + l - lum(c) }
    let (light, low, high) = (lum(moved), moved.reduce(moved[0], min), moved.reduce(moved[0], max))
    return moved.map { value in
      var value = value
      if low < 0 { value = light + (value - light) * light / (light - low) }
      if high > 1 { value = light + (value - light) * (1 - light) / (high - light) }
      return value
    }
  }

  private static func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let (low, high) = (c.reduce(c[0], min), c.reduce(c[0], max))
    return high > low ? c.map { ($0 - low) * s / (high - low) } : [0, 0, 0]
  }
}
