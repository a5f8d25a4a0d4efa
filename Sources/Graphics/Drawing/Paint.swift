// What an area is filled with: one colour, or a gradient in the unit square of a rectangle.

public import Foundation

/// The colour source of a fill or a stroke.
public enum Paint: Sendable, Hashable {
  /// One sRGB colour.
  case color(CGColor)
  /// A gradient.
  case gradient(GradientPaint)
}

/// A gradient whose geometry lives in the unit square of `rect`, as CAGradientLayer's does: lines of equal colour are
/// not perpendicular to the axis in a layer that is not square.
public struct GradientPaint: Sendable, Hashable {
  /// How the position along the gradient is found from a place in the unit square.
  public enum Kind: Sendable, Hashable {
    /// Projection on the line from start to end.
    case axial
    /// Distance from start, end giving the two semi-axes.
    case radial
    /// Angle about start, counted from the ray to end, growing from +x towards +y.
    case conic
  }

  /// The space colours between two stops are mixed in.
  public enum Mixing: Sendable, Hashable {
    /// Encoded sRGB, as on Apple's GPU compositor and in CGGradient.
    case sRGB
    /// Apple's old Generic RGB (gamma 1.8), as `CALayer.render(in:)` draws on Apple's systems. To match its pictures,
    /// rounded gradient layers get continuous corners with it, too.
    case genericRGB
  }

  /// Axial, radial or conic.
  public var kind: Kind
  /// Stop colours; straight alpha.
  public var colors: [CGColor]
  /// Stop positions in 0…1, as many as colours.
  public var locations: [CGFloat]
  /// Start in the unit square.
  public var start: CGPoint
  /// End in the unit square.
  public var end: CGPoint
  /// The rectangle the unit square is stretched over, in the drawing's coordinates.
  public var rect: CGRect
  /// Mixing space.
  public var mixing: Mixing

  /// A gradient from all its parts.
  public init(
    kind: Kind, colors: [CGColor], locations: [CGFloat], start: CGPoint, end: CGPoint, rect: CGRect,
    mixing: Mixing = .sRGB
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
    self.rect = rect
    self.mixing = mixing
  }
}
