// The string enumerations of CALayer, under Apple's names.

public import RenderTree

/// Where contents sit in the bounds when they do not fill them. Names of edges are in the layer's coordinates.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable, PropertyRepresentable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; a layer takes an unknown one for `center`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unscaled, in the middle.
  public static let center = Self(rawValue: "center")
  /// Unscaled, in the middle of the top edge.
  public static let top = Self(rawValue: "top")
  /// Unscaled, in the middle of the bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// Unscaled, in the middle of the left edge.
  public static let left = Self(rawValue: "left")
  /// Unscaled, in the middle of the right edge.
  public static let right = Self(rawValue: "right")
  /// Unscaled, in the top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// Unscaled, in the top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// Unscaled, in the bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// Unscaled, in the bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits inside the bounds, proportions kept.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers the bounds, proportions kept.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  static let all: [Self] = [
    center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect,
    resizeAspectFill,
  ]
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable, PropertyRepresentable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; a layer takes an unknown one for `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A curve whose curvature changes gradually.
  public static let continuous = Self(rawValue: "continuous")
}

/// How contents are sampled when stretched.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable, PropertyRepresentable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// A mean of the nearest pixels.
  public static let linear = Self(rawValue: "linear")
  /// Like `linear`, between smaller copies too.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The storage format of drawn contents; kept, and without effect: everything is 8-bit sRGB.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable, PropertyRepresentable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits a channel.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Half floats.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = Self(rawValue: "Gray8")
  /// Whatever fits the contents.
  public static let automatic = Self(rawValue: "Automatic")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32
  /// A set of edges from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = Self(rawValue: 8)
}
