// What is known of a whole sequence of frames before its first one is drawn.

/// The properties all frames of a render share.
public struct StreamFormat: Sendable, Hashable {
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Whether every pixel of every frame is known to be opaque, so that alpha need not be stored.
  public var isOpaque: Bool
  /// Pixels per point.
  public var scale: Double
  /// Frames in `rateDenominator` seconds.
  public var rateNumerator: Int
  /// Seconds that `rateNumerator` frames take.
  public var rateDenominator: Int
  /// How many frames will come; `nil` when nobody knows yet.
  public var frameCount: Int?
  /// The index of the last frame, over all shards of the render; `nil` when nobody knows yet.
  public var lastIndex: Int?

  /// A format from its parts. `lastIndex` follows from `frameCount` when it is not given.
  public init(
    width: Int, height: Int, isOpaque: Bool = false, scale: Double = 1, rateNumerator: Int = 60,
    rateDenominator: Int = 1, frameCount: Int? = nil, lastIndex: Int? = nil
  ) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.scale = scale
    self.rateNumerator = rateNumerator
    self.rateDenominator = rateDenominator
    self.frameCount = frameCount
    self.lastIndex = lastIndex ?? frameCount.map { max($0 - 1, 0) }
  }
}
