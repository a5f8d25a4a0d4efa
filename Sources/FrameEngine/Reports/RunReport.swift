// What a run cost, frame by frame and layer by layer.

public import FramePlanning

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

/// What one frame cost.
public struct FrameReport: Sendable, Hashable {
  /// Number of the frame.
  public var index: Int
  /// Virtual time, seconds.
  public var time: Double
  /// Whether its pixels are the previous frame's.
  public var isRepeated: Bool
  /// Counts.
  public var cost: FrameCost
  /// Milliseconds by stage.
  public var milliseconds: StageTimes

  /// A report from its parts.
  public init(index: Int, time: Double, isRepeated: Bool, cost: FrameCost, milliseconds: StageTimes = StageTimes()) {
    self.index = index
    self.time = time
    self.isRepeated = isRepeated
    self.cost = cost
    self.milliseconds = milliseconds
  }
}

/// What one layer cost in a whole run.
public struct LayerReport: Sendable, Hashable {
  /// Counts summed over the frames.
  public var cost: LayerCost
  /// Milliseconds spent drawing it.
  public var milliseconds: Double

  /// A report from its parts.
  public init(cost: LayerCost, milliseconds: Double) {
    self.cost = cost
    self.milliseconds = milliseconds
  }
}

/// What a run cost.
public struct RunReport: Sendable {
  /// Name of the scene.
  public var scene: String
  /// Width of the canvas in pixels.
  public var pixelWidth: Int
  /// Height of the canvas in pixels.
  public var pixelHeight: Int
  /// Pixels in a point.
  public var scale: Double
  /// Frames a second.
  public var rate: FrameRate
  /// Workers.
  public var jobs: Int
  /// One report a frame, in order.
  public var frames: [FrameReport]
  /// One report a layer, in tree order.
  public var layers: [LayerReport]
  /// Wall seconds.
  public var seconds: Double
  /// Largest resident memory of the program, bytes.
  public var peakBytes: Int

  /// A report from its parts.
  public init(
    scene: String, pixelWidth: Int, pixelHeight: Int, scale: Double, rate: FrameRate, jobs: Int,
    frames: [FrameReport] = [], layers: [LayerReport] = [], seconds: Double = 0, peakBytes: Int = 0
  ) {
    self.scene = scene
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.rate = rate
    self.jobs = jobs
    self.frames = frames
    self.layers = layers
    self.seconds = seconds
    self.peakBytes = peakBytes
  }

  /// All frames' counts summed (`cache.bytes` is the last frame's).
  public var totalCost: FrameCost { frames.reduce(into: FrameCost()) { $0 += $1.cost } }
  /// All frames' milliseconds summed.
  public var totalMilliseconds: StageTimes { frames.reduce(into: StageTimes()) { $0 += $1.milliseconds } }
  /// Frames a wall second.
  public var framesPerWallSecond: Double { seconds > 0 ? Double(frames.count) / seconds : 0 }
}
