// What a run cost, frame by frame and layer by layer.

public import FramePlanning

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
  /// Milliseconds after its time on the real clock; nil unless the run kept to that.
  public var late: Double?

  /// A report from its parts.
  public init(index: Int, time: Double, isRepeated: Bool, cost: FrameCost, milliseconds: StageTimes = StageTimes()) {
    self.index = index
    self.time = time
    self.isRepeated = isRepeated
    self.cost = cost
    self.milliseconds = milliseconds
  }
}

/// Time that kept bitmaps took.
public struct BitmapTimes: Sendable, Hashable {
  /// Milliseconds of drawing bitmaps, everything inside included.
  public var filling = 0.0
  /// Milliseconds of laying bitmaps over what is beneath them.
  public var laying = 0.0

  /// No time.
  public init() {}
}

/// What one layer cost in a whole run.
public struct LayerReport: Sendable, Hashable {
  /// Counts summed over the frames.
  public var cost: LayerCost
  /// Milliseconds spent on its own paints, passes and bitmaps; its sublayers have their own. 0 unless the run was
  /// profiled.
  public var milliseconds: Double
  /// The part of them that its passes took, by reason.
  public var passMilliseconds: [PassReason: Double] = [:]
  /// Time its bitmaps took.
  public var bitmapMilliseconds = BitmapTimes()

  /// Milliseconds that keeping its bitmap saved: what drawing it in the frames that found it would have taken, as long as
  /// it took on average, less what laying the bitmap over took.
  public var savedMilliseconds: Double {
    guard cost.cache.fills > 0 else { return 0 }
    let uses = cost.cache.hits + cost.cache.misses
    let hits = Double(cost.cache.hits)
    return hits * (bitmapMilliseconds.filling / Double(cost.cache.fills) - bitmapMilliseconds.laying / Double(uses))
  }

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
  /// Whether the time of each layer was measured.
  public var isProfiled = false
  /// Texts with characters that no installed font has; boxes are drawn for them.
  public var textProblems: [Fonts.Problem] = []
  /// What was tried and measured; nil when nothing was.
  public var advice: [Advice]?
  /// Pictures of the frames with the most work, most first.
  public var thumbnails: [FrameThumbnail] = []
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
