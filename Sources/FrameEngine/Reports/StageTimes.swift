// How long the stages of a frame took.

/// Time spent in the stages of a frame.
public struct StageTimes: Sendable, Hashable {
  /// Milliseconds of computing presentation values.
  public var resolve = 0.0
  /// Milliseconds of planning.
  public var plan = 0.0
  /// Milliseconds of drawing.
  public var raster = 0.0
  /// Milliseconds of encoding.
  public var encode = 0.0
  /// Milliseconds of writing.
  public var write = 0.0

  /// No time.
  public init() {}

  /// All stages together.
  public var total: Double { resolve + plan + raster + encode + write }

  /// Adds other times.
  public static func += (a: inout StageTimes, b: StageTimes) {
    a.resolve += b.resolve
    a.plan += b.plan
    a.raster += b.raster
    a.encode += b.encode
    a.write += b.write
  }
}

extension StageTimes {
  /// Milliseconds until a frame's pixels are there.
  public var work: Double { resolve + plan + raster }
}
