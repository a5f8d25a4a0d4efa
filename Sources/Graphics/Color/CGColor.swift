// The colour: four numbers in sRGB.

public import Foundation

/// A colour in encoded sRGB with straight (not premultiplied) alpha. Equal when the four numbers are.
///
/// Components beyond 0…1 are kept for arithmetic and clamped where pixels are made; components that are not finite
/// count as 0.
public final class CGColor: Sendable, Hashable {
  /// The three channels.
  public let red, green, blue: CGFloat
  /// Opacity, 0 for transparent.
  public let alpha: CGFloat

  /// A colour of sRGB channels.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red.isFinite ? red : 0
    self.green = green.isFinite ? green : 0
    self.blue = blue.isFinite ? blue : 0
    self.alpha = alpha.isFinite ? alpha : 0
  }

  /// A colour of sRGB channels.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray on sRGB's curve.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A gray of gamma 2.2, read on sRGB's curve, which differs by less than a level or two of 255.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of a space's components followed by alpha; nil when their number is not right. Alpha may be left out.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    let count = colorSpace.numberOfComponents
    guard components.count == count || components.count == count + 1 else { return nil }
    let alpha = components.count > count ? components[count] : 1
    guard colorSpace.model == .rgb else {
      self.init(gray: components[0], alpha: alpha)
      return
    }
    var rgb = RGB(components[0], components[1], components[2])
    if colorSpace.name == CGColorSpace.genericRGB { rgb = GenericRGB.decode(rgb) }
    if colorSpace.name == CGColorSpace.linearSRGB {
      rgb = RGB(SRGBCurve.encode(rgb.red), SRGBCurve.encode(rgb.green), SRGBCurve.encode(rgb.blue))
    }
    if colorSpace.name == CGColorSpace.displayP3 { rgb = DisplayP3.decode(rgb) }
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Whether a channel lies outside 0…1: the colour is none of sRGB's, and pixels show the nearest channel by channel.
  public var isOutsideSRGB: Bool {
    let slack: CGFloat = 1e-6
    return [red, green, blue].contains { $0 < -slack || $0 > 1 + slack }
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// Four.
  public var numberOfComponents: Int { 4 }
  /// sRGB, always: colours given in another space are converted.
  public var colorSpace: CGColorSpace? { CGColorSpace(known: CGColorSpace.sRGB) }

  /// A colour of its own that is the same.
  public func copy() -> CGColor? { copy(alpha: alpha) }
  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Whether the four numbers are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha)
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// The colour a fraction of the way to another, straight components mixed as Core Animation does.
  public func interpolated(to other: CGColor, fraction: CGFloat) -> CGColor {
    CGColor(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
  }
}
