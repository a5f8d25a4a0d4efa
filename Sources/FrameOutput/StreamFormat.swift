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

  /// The index of the first frame that will be written.
  public var firstIndex: Int
  /// What lies beneath every frame, as a premultiplied word; 0 when nothing does.
  public var background: UInt32

  /// A format from its parts. `lastIndex` follows from `frameCount` when it is not given.
  public init(
    width: Int, height: Int, isOpaque: Bool = false, scale: Double = 1, rateNumerator: Int = 60,
    rateDenominator: Int = 1, frameCount: Int? = nil, lastIndex: Int? = nil, firstIndex: Int = 0,
    background: UInt32 = 0
  ) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.scale = scale
    self.rateNumerator = rateNumerator
    self.rateDenominator = rateDenominator
    self.frameCount = frameCount
    self.firstIndex = firstIndex
    self.background = background
    self.lastIndex = lastIndex ?? frameCount.map { max($0 - 1, 0) }
  }
}

extension StreamFormat {
  /// Frames a second as ffmpeg writes it: `60`, `30000/1001`.
  var rate: String { rateDenominator == 1 ? "\(rateNumerator)" : "\(rateNumerator)/\(rateDenominator)" }

  /// Throws unless a frame has the size of the stream.
  func requireSize(of frame: Frame) throws(SinkError) {
    guard frame.pixels.width == width, frame.pixels.height == height else {
      throw SinkError(
        "frame \(frame.index) is \(frame.pixels.width) × \(frame.pixels.height) pixels in a stream of "
          + "\(width) × \(height)")
    }
  }
}
