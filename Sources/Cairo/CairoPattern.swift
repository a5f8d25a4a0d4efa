// What Cairo paints with: one exact colour, or the pixels of a surface placed somewhere.

package import Foundation
package import Graphics

/// A source of colour for a ``CairoContext``.
package struct CairoPattern {
  /// How a surface is sampled between its pixels.
  package enum Sampling {
    /// The pixel nearest: hard squares when enlarged.
    case nearest
    /// Bilinear between pixel centres; aliases when reduced to less than half.
    case linear
    /// Like linear when enlarged, averages all covered pixels when reduced.
    case smooth
  }

  /// What lies outside a surface.
  package enum Edges {
    /// Nothing.
    case transparent
    /// Its outermost pixels go on.
    case clamped
  }

  /// The coordinates a surface is placed in.
  package enum Space {
    /// The context's current coordinates.
    case user
    /// The pixels of the surface drawn to.
    case device
  }

  /// A colour as the pixel it is.
  struct ExactColor {
    /// The premultiplied pixel.
    let word: UInt32
    /// Straight components, 0…1.
    var red: Double { component(16) }
    var green: Double { component(8) }
    var blue: Double { component(0) }
    var alpha: Double { Double(word >> 24) / 255 }

    private func component(_ shift: UInt32) -> Double {
      word >> 24 == 0 ? 0 : Double(word >> shift & 255) / Double(word >> 24)
    }
  }

  enum Kind {
    case color(ExactColor)
    case surface(CairoSurface, placement: CGAffineTransform, space: Space, sampling: Sampling, edges: Edges)
  }

  let kind: Kind

  /// A colour, times an opacity.
  ///
  /// Cairo makes 16-bit components and drops the lower byte, one level off in a quarter of all cases; Core Graphics
  /// rounds. So the components handed over are those of the rounded 8-bit premultiplied colour, which pass exactly.
  package static func color(_ color: CGColor, opacity: CGFloat = 1) -> CairoPattern {
    let shown = opacity >= 1 ? color : color.copy(alpha: color.alpha * max(0, opacity)) ?? color
    return CairoPattern(kind: .color(ExactColor(word: shown.premultipliedWord)))
  }

  /// Full coverage, for drawing into masks.
  package static var opaque: CairoPattern { CairoPattern(kind: .color(ExactColor(word: 0xFF00_0000))) }

  /// A surface whose pixel squares are laid out by `placement`: it maps the surface's pixels to `space`.
  package static func surface(
    _ surface: CairoSurface, placement: CGAffineTransform, space: Space = .user, sampling: Sampling = .linear,
    edges: Edges = .transparent
  ) -> CairoPattern {
    CairoPattern(kind: .surface(surface, placement: placement, space: space, sampling: sampling, edges: edges))
  }

  /// A surface pixel for pixel, its first pixel at a device pixel.
  package static func surface(_ surface: CairoSurface, deviceX x: Int, deviceY y: Int) -> CairoPattern {
    let placement = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
    return .surface(surface, placement: placement, space: .device, sampling: .nearest)
  }
}
