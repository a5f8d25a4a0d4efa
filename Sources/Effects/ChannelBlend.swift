// Ways of combining a picture with what is beneath it that Core Graphics has no name for.

import Graphics

/// A formula that combines source and backdrop channel by channel, encoded.
package enum ChannelBlend: Sendable, Hashable, CaseIterable {
  // Arithmetic on premultiplied channels.
  /// `max(0, s + d - 1)` of what is missing, alphas added.
  case plusDarker
  /// The backdrop less the source; the backdrop's alpha.
  case subtractSource
  /// The source less the backdrop; the source's alpha.
  case subtractDestination
  /// The lesser of each channel.
  case minimum
  /// The greater of each channel.
  case maximum

  // Formulas B(backdrop, source) of straight channels, composited as W3C Compositing and Blending has it for separable
  // modes: αs·(1-αb)·Cs + αb·(1-αs)·Cb + αs·αb·B.
  case linearBurn, linearDodge, linearLight, vividLight, pinLight, hardMix, subtract, divide

  /// Lays pixels over pixels, `count` of each, in place; the source's alpha is multiplied with `opacity` first.
  package func composite(
    _ source: UnsafePointer<UInt32>, over backdrop: UnsafeMutablePointer<UInt32>, count: Int, opacity: Float
  ) {
    for index in 0..<count {
      let (s, d) = (Pixel(source[index]).faded(opacity), Pixel(backdrop[index]))
      if s.alpha == 0 && keepsBackdropWhereEmpty { continue }
      backdrop[index] = composite(s, d).word
    }
  }

  /// The least of two is nothing where one is empty.
  private var keepsBackdropWhereEmpty: Bool { self != .minimum && self != .subtractDestination }

  private func composite(_ s: Pixel, _ d: Pixel) -> Pixel {
    switch self {
    case .plusDarker:
      let alpha = min(1, s.alpha + d.alpha)
      return Pixel(s, d, alpha: alpha) { max(0, alpha - ((s.alpha - $0) + (d.alpha - $1))) }
    case .subtractSource: return Pixel(s, d, alpha: d.alpha) { max(0, $1 - $0) }
    case .subtractDestination: return Pixel(s, d, alpha: s.alpha) { max(0, $0 - $1) }
    case .minimum: return Pixel(s, d, alpha: min(s.alpha, d.alpha)) { min($0, $1) }
    case .maximum: return Pixel(s, d, alpha: max(s.alpha, d.alpha)) { max($0, $1) }
    default:
      let alpha = s.alpha + d.alpha - s.alpha * d.alpha
      let both = s.alpha * d.alpha
      return Pixel(s, d, alpha: alpha) { source, backdrop in
        let alone = source * (1 - d.alpha) + backdrop * (1 - s.alpha)
        return both > 0 ? alone + both * mixed(backdrop / d.alpha, source / s.alpha) : alone
      }
    }
  }

  /// B of a straight backdrop and source channel.
  private func mixed(_ b: Float, _ s: Float) -> Float {
    let value: Float =
      switch self {
      case .linearBurn: b + s - 1
      case .linearDodge: b + s
      case .linearLight: b + 2 * s - 1
      case .vividLight: s <= 0.5 ? Self.burn(b, 2 * s) : Self.dodge(b, 2 * s - 1)
      case .pinLight: s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1)
      case .hardMix: b + s >= 1 ? 1 : 0
      case .subtract: b - s
      case .divide: s > 0 ? b / s : 1
      default: s
      }
    return min(max(value, 0), 1)
  }

  private static func burn(_ b: Float, _ s: Float) -> Float { b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
  private static func dodge(_ b: Float, _ s: Float) -> Float { b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
}

/// A premultiplied pixel in floating point.
private struct Pixel {
  var red, green, blue, alpha: Float

  init(_ word: UInt32) {
    func channel(_ shift: UInt32) -> Float { Float(Int32(word >> shift & 255)) / 255 }
    (red, green, blue, alpha) = (channel(16), channel(8), channel(0), channel(24))
  }

  init(_ s: Pixel, _ d: Pixel, alpha: Float, _ channel: (Float, Float) -> Float) {
    (red, green, blue) = (channel(s.red, d.red), channel(s.green, d.green), channel(s.blue, d.blue))
    self.alpha = alpha
  }

  func faded(_ opacity: Float) -> Pixel {
    var faded = self
    (faded.red, faded.green, faded.blue, faded.alpha) = (
      red * opacity, green * opacity, blue * opacity, alpha * opacity
    )
    return faded
  }

  var word: UInt32 {
    func level(_ value: Float, _ most: UInt32) -> UInt32 { min(most, UInt32(min(max(value, 0), 1) * 255 + 0.5)) }
    let a = level(alpha, 255)
    return a << 24 | level(red, a) << 16 | level(green, a) << 8 | level(blue, a)
  }
}
