// The string enumerations of CATextLayer, under Apple's names.

/// Which part of a line gives way to an ellipsis when it does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines run on.
  public static let none = Self(rawValue: "none")
  /// The beginning.
  public static let start = Self(rawValue: "start")
  /// The middle.
  public static let middle = Self(rawValue: "middle")
  /// The end.
  public static let end = Self(rawValue: "end")
}

/// Where lines sit between the left and the right edge.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string.
  public let rawValue: String
  /// A value of any name; an unknown one is kept.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Left for scripts written from the left, right for those written from the right.
  public static let natural = Self(rawValue: "natural")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// Stretched to both edges.
  public static let justified = Self(rawValue: "justified")
}
