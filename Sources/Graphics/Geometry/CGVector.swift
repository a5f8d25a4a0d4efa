// A displacement in the plane, which Foundation lacks on Linux.

public import Foundation

/// A vector in the plane.
public struct CGVector: Sendable, Hashable, Codable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector()

  /// A vector from its parts; nothing given is the zero vector.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// Its length.
  public var length: CGFloat { hypot(dx, dy) }
  /// Its direction in radians, from +x towards +y; 0 for the zero vector.
  public var angle: CGFloat { atan2(dy, dx) }
}
