// The closed drawing vocabulary: everything a layer's own content can ask a rasterizer to do.

public import Foundation

/// How an image is sampled when its pixels do not fall on the target's.
public enum ImageFilter: String, Sendable, Hashable {
  /// The pixel that is nearest.
  case nearest
  /// The four pixels around, weighed by their distance.
  case linear
  /// The mean of all pixels that fall onto one, when the image shrinks.
  case trilinear
}

/// Part of an image, stretched over a rectangle.
public struct ImageDrawing: Sendable, Hashable {
  /// The picture.
  public var image: CGImage
  /// The part shown, in the image's pixels. Beyond the pixels it touches, as beyond the image, the outermost go on: what
  /// lies beside the part never shines in.
  public var source: CGRect
  /// The part whose pixels are sampled, when it is not the shown part itself.
  public var sampled: CGRect?
  /// Where it is stretched to, in the drawing's coordinates. The image's first row lands on the smaller y.
  public var target: CGRect
  /// Sampling when enlarged.
  public var magnification: ImageFilter
  /// Sampling when reduced.
  public var minification: ImageFilter
  /// Opacity of the whole image.
  public var alpha: CGFloat
  /// Straight colour every pixel is multiplied with.
  public var tint: Tint

  /// An image drawing from its parts.
  public init(
    image: CGImage, source: CGRect, target: CGRect, magnification: ImageFilter = .linear,
    minification: ImageFilter = .linear, alpha: CGFloat = 1, tint: Tint = .none
  ) {
    self.image = image
    self.source = source
    sampled = nil
    self.target = target
    self.magnification = magnification
    self.minification = minification
    self.alpha = alpha
    self.tint = tint
  }

  /// The same drawing, its outermost pixels going on beyond the edges by lengths of the drawing's coordinates, as far as
  /// pixel coordinates reach: where that is less, a pixel of the picture is too small to be seen.
  public func extended(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) -> ImageDrawing {
    guard target.width > 0, target.height > 0 else { return self }
    let (x, y) = (source.width / target.width, source.height / target.height)
    func grown(_ rect: CGRect, _ scaleX: CGFloat, _ scaleY: CGFloat) -> CGRect {
      let (left, right) = (min(left * x, Self.reach) * scaleX, min(right * x, Self.reach) * scaleX)
      let (top, bottom) = (min(top * y, Self.reach) * scaleY, min(bottom * y, Self.reach) * scaleY)
      return CGRect(
        x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right, height: rect.height + top + bottom)
    }
    var wide = self
    wide.sampled = sampled ?? source
    wide.source = grown(source, 1, 1)
    wide.target = grown(target, 1 / x, 1 / y)
    return wide
  }

  /// Pixels a picture goes on beyond its edges at most; pixel coordinates have sixteen bits.
  private static let reach: CGFloat = 8192
}

/// A straight colour that multiplies the colours drawn (a replicator's instance colour).
public struct Tint: Sendable, Hashable {
  /// Factors of the three channels, 0…1.
  public var red, green, blue: CGFloat
  /// White: changes nothing.
  public static let none = Tint(red: 1, green: 1, blue: 1)

  /// A tint of three factors.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Both tints, one after the other.
  public func multiplied(by other: Tint) -> Tint {
    Tint(red: red * other.red, green: green * other.green, blue: blue * other.blue)
  }
}

/// One step of a drawing. State commands nest: `save` and `restore` come in pairs.
public enum DrawCommand: Sendable, Hashable {
  /// Remembers transform, clip, blend mode and antialiasing.
  case save
  /// Returns to what `save` remembered.
  case restore
  /// The new transform acts first, then the current one.
  case concat(CGAffineTransform)
  /// Keeps only what falls inside the path.
  case clip(PathData, CGPathFillRule)
  /// How the following commands combine with what is beneath.
  case blend(CGBlendMode)
  /// Whether the edges of the following commands are softened by partial coverage.
  case antialias(Bool)
  /// Paints the inside of a path.
  case fill(PathData, CGPathFillRule, Paint)
  /// Paints the outline of a path.
  case stroke(PathData, StrokeStyle, Paint)
  /// Paints an image.
  case image(ImageDrawing)
  /// Sets and paints text.
  case text(TextRun)
}
