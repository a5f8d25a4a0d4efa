// Which corners of a layer are rounded.

/// A set of corners, named in the layer's own coordinates: minY is at the top where y grows downwards.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// One bit a corner.
  public let rawValue: UInt

  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of smallest x and smallest y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner of largest x and smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner of smallest x and largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner of largest x and largest y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  /// All four.
  public static let all = CACornerMask(rawValue: 15)
}
