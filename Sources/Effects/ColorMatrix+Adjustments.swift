// The named colour adjustments as matrices.

import Foundation
package import Graphics

extension ColorMatrix {
  /// Adds `amount` to every channel; 0 changes nothing.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(factors: [1, 0, 0, 0, 1, 0, 0, 0, 1], bias: (amount, amount, amount))
  }

  /// Spreads channels about the middle: `(c - ½)·amount + ½` (CSS Filter Effects, `contrast`); 1 changes nothing.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let bias = (1 - amount) / 2
    return ColorMatrix(factors: [amount, 0, 0, 0, amount, 0, 0, 0, amount], bias: (bias, bias, bias))
  }

  /// Moves colours away from their luminance (CSS Filter Effects, `saturate`); 0 is gray, 1 changes nothing.
  package static func saturation(_ s: Double) -> ColorMatrix {
    if s == 1 { return ColorMatrix(factors: [1, 0, 0, 0, 1, 0, 0, 0, 1]) }
    return ColorMatrix(factors: [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s,
    ])
  }

  /// Turns colours about the gray axis (CSS Filter Effects, `hue-rotate`); radians, 0 changes nothing.
  package static func hueRotation(_ angle: Double) -> ColorMatrix {
    if angle == 0 { return ColorMatrix(factors: [1, 0, 0, 0, 1, 0, 0, 0, 1]) }
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix(factors: [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
    ])
  }

  /// Mixes with the opposite colour, `1 - c` (CSS Filter Effects, `invert`); 0 changes nothing.
  package static func inversion(_ amount: Double) -> ColorMatrix {
    let factor = 1 - 2 * amount
    return ColorMatrix(factors: [factor, 0, 0, 0, factor, 0, 0, 0, factor], bias: (amount, amount, amount))
  }

  /// Mixes with the luminance (Rec. 709 weights, as CSS `grayscale`) in one colour; an amount of 0 changes nothing.
  package static func monochrome(_ color: CGColor, amount: Double, bias: Double = 0) -> ColorMatrix {
    let luminance = [0.2126, 0.7152, 0.0722]
    var factors: [Double] = []
    for (row, tone) in [color.red, color.green, color.blue].enumerated() {
      for column in 0..<3 {
        factors.append((row == column ? 1 - amount : 0) + amount * Double(tone) * luminance[column])
      }
    }
    return ColorMatrix(factors: factors, bias: (amount * bias, amount * bias, amount * bias))
  }

  /// Mixes with an old photograph's brown (CSS Filter Effects, `sepia`); 0 changes nothing.
  package static func sepia(_ amount: Double) -> ColorMatrix {
    let full = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131]
    return ColorMatrix(factors: full.enumerated().map { ($0 % 4 == 0 ? 1 - amount : 0) + amount * $1 })
  }

  /// Multiplies every channel, alpha too, with the colour's; opaque white changes nothing.
  package static func multiplication(by color: CGColor) -> ColorMatrix {
    ColorMatrix([
      Double(color.red), 0, 0, 0, 0,
      0, Double(color.green), 0, 0, 0,
      0, 0, Double(color.blue), 0, 0,
      0, 0, 0, Double(color.alpha), 0,
    ])
  }

  /// Adds a colour, as far as it is opaque, times a factor; alpha stays, and a transparent colour changes nothing.
  package static func addition(of color: CGColor, times factor: Double = 1) -> ColorMatrix {
    let alpha = Double(color.alpha) * factor
    return ColorMatrix(
      factors: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      bias: (Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha))
  }

  /// Black whose alpha is the luminance (SVG, `luminanceToAlpha`).
  package static let luminanceToAlpha = ColorMatrix([
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0.2125, 0.7154, 0.0721, 0, 0,
  ])
}
