// Two images giving way to each other: what an animation between two contents shows on its way.

public import Graphics

/// A mix of two images, each placed as if it were alone. Nil is an image of nothing.
public struct ImageDissolve: Sendable, Hashable {
  /// The image that fades out.
  public let from: CGImage?
  /// The image that fades in.
  public let to: CGImage?
  /// How far it has come, 0…1.
  public let fraction: Double

  /// A mix; fractions beyond the ends are the ends.
  public init(from: CGImage?, to: CGImage?, fraction: Double) {
    self.from = from
    self.to = to
    self.fraction = min(max(fraction, 0), 1)
  }

  /// The one image that stands for the mix where only one can: they change half way.
  public var nearest: CGImage? { fraction < 0.5 ? from : to }
}
