// Colours changed pixel by pixel through a matrix: brightness, contrast, saturation, hue and their like.

import Foundation
package import Graphics

/// A linear map of straight encoded sRGB colours, channels and alpha in 0…1.
///
/// Rows make the new red, green, blue and alpha out of the old red, green, blue, alpha and 1; results are clamped. A map
/// that keeps alpha never needs a division: `clamp(M·c + b) · α = clamp(M·(c·α) + b·α, 0, α)` holds for premultiplied
/// pixels as they are.
package struct ColorMatrix: PixelEffect, Hashable {
  /// Four rows of five numbers.
  package let elements: [Float]

  /// A matrix of twenty numbers, row by row; any other count, or a number that is not finite, changes nothing.
  package init(_ elements: [Double]) {
    let isUsable = elements.count == 20 && elements.allSatisfy(\.isFinite)
    self.elements = isUsable ? elements.map { Float($0) } : Self.identity
  }

  /// A matrix of three rows of three factors, and what is added to each channel; alpha stays.
  init(factors: [Double], bias: (Double, Double, Double) = (0, 0, 0)) {
    precondition(factors.count == 9, "three channels are made of three")
    var all: [Double] = []
    for (row, bias) in [bias.0, bias.1, bias.2].enumerated() { all += factors[(3 * row)..<(3 * row + 3)] + [0, bias] }
    self.init(all + [0, 0, 0, 1, 0])
  }

  private static let identity: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

  /// Whether nothing changes.
  package var isIdentity: Bool { elements == Self.identity }

  package var reach: (x: Int, y: Int) { (0, 0) }

  /// Changes every pixel in place.
  package func apply(to buffer: PixelBuffer) {
    if isIdentity { return }
    if Array(elements[15...]) == Array(Self.identity[15...]) {
      applyKeepingAlpha(to: buffer)
    } else {
      applyWithAlpha(to: buffer)
    }
  }

  private func applyKeepingAlpha(to buffer: PixelBuffer) {
    let m = elements
    let (r0, r1, r2, r3, r4) = (m[0], m[1], m[2], m[3] / 255, m[4])
    let (g0, g1, g2, g3, g4) = (m[5], m[6], m[7], m[8] / 255, m[9])
    let (b0, b1, b2, b3, b4) = (m[10], m[11], m[12], m[13] / 255, m[14])
    let pixels = buffer.pixels
    for index in 0..<buffer.count {
      let word = pixels[index]
      let (r, g, b, a) = (channel(word &>> 16), channel(word &>> 8), channel(word), channel(word &>> 24))
      let red = min(max(r0 * r + r1 * g + r2 * b + (r3 * a + r4) * a, 0), a)
      let green = min(max(g0 * r + g1 * g + g2 * b + (g3 * a + g4) * a, 0), a)
      let blue = min(max(b0 * r + b1 * g + b2 * b + (b3 * a + b4) * a, 0), a)
      pixels[index] = (word & 0xff00_0000) | level(red) &<< 16 | level(green) &<< 8 | level(blue)
    }
  }

  private func applyWithAlpha(to buffer: PixelBuffer) {
    let m = elements
    let pixels = buffer.pixels
    for index in 0..<buffer.count {
      let word = pixels[index]
      let a = channel(word &>> 24)
      let scale = a > 0 ? 1 / a : 0
      let (r, g, b) = (channel(word &>> 16) * scale, channel(word &>> 8) * scale, channel(word) * scale)
      func row(_ first: Int) -> Float {
        let sum = m[first] * r + m[first + 1] * g + m[first + 2] * b + m[first + 3] * a / 255 + m[first + 4]
        return min(max(sum, 0), 1)
      }
      let alpha = row(15) * 255
      pixels[index] =
        level(alpha) &<< 24 | level(row(0) * alpha) &<< 16 | level(row(5) * alpha) &<< 8 | level(row(10) * alpha)
    }
  }
}

/// The lowest byte as a number.
@inline(__always) private func channel(_ word: UInt32) -> Float { Float(Int32(truncatingIfNeeded: word & 255)) }

/// A number of 0…255, rounded. Added to 2²³ its fraction is rounded away and the whole part lies in the lowest byte,
/// which vector units do faster than a conversion.
@inline(__always) private func level(_ value: Float) -> UInt32 { (value + 8_388_608).bitPattern & 255 }
