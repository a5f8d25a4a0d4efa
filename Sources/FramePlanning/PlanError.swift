// What a plan refuses, before anything is drawn.

public import Graphics

/// A scene beyond the limits of one frame.
public struct PlanError: Explained, Hashable {
  /// What happened.
  public let message: String
  /// Where, if anywhere.
  public let place: String?
  /// What would help.
  public let hint: String?

  init(_ message: String, place: String?, hint: String?) {
    self.message = message
    self.place = place
    self.hint = hint
  }
}

/// Limits that keep one frame of a hostile scene within memory and stack.
public struct RenderLimits: Sendable, Hashable {
  /// Layers one inside the other: each takes stack on its way to pixels.
  public var depth = 400
  /// Layers of one frame, copies included.
  public var layers = 2_000_000
  /// Pixels of one offscreen surface; 64 million are 256 MB.
  public var passPixels = 1 << 26
  /// The longest side of the flat surface of a layer in perspective, pixels: what is nearer than this shows is soft.
  public var flatSide = 4096
  /// The longest side Cairo can draw, pixels.
  public static let longestSide = 32_767

  /// The default limits.
  public init() {}
}
