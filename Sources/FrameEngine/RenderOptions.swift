// What a caller may choose about a render, and what can be wrong with it.

public import FramePlanning
public import Graphics
import RenderTree

/// When frames are made.
public enum RenderPace: String, Sendable, Hashable, CaseIterable {
  /// As fast as they can be.
  case virtual
  /// Each at its time on the real clock, as for a display; reports say which were late. The frames are the same.
  case wall
}

/// Choices of one render.
public struct RenderOptions {
  /// A way to show cost on the frames.
  public typealias Overlay = FramePlanning.Overlay

  /// Length in seconds; nil takes the stage's own.
  public var duration: Double?
  /// Frames that are wanted; nil means all.
  public var frames: FrameSelection?
  /// Every how-many-th of the wanted frames is rendered, from the first on. A sink is told of a rate that is lower by as
  /// much, so that clips keep their length. From 1 to 1,000,000; the nearest of these counts.
  public var step = 1 {
    didSet { step = min(max(step, 1), 1_000_000) }
  }
  /// Which part of these frames is rendered; nil means all.
  public var shard: FrameShard?
  /// Frames that are there already: they are played and not drawn.
  public var finished: Set<Int> = []
  /// Workers that draw and encode frames in parallel.
  public var jobs = 1
  /// Whether every frame is drawn whole instead of where it differs from the one before. The bytes are the same; it is
  /// slower, and shows how much damage saves.
  public var repaintsEverything = false
  /// When frames are made.
  public var pace = RenderPace.virtual
  /// Whether to measure how long each layer, pass and bitmap takes; otherwise no clock is looked at while drawing.
  public var isProfiling = false
  /// Whether bitmaps of rasterized layers are kept from frame to frame. Pixels do not depend on it.
  public var keepsRasters = true
  /// What is laid over the frames to show their cost.
  public var overlays: [Overlay] = []
  /// How many of the slowest frames the report has pictures of.
  public var thumbnails = 0
  /// Whether the report has every frame (`RunReport.frames`): about half a kilobyte each, which a render without an end
  /// cannot keep. `onFrame` is told of each in any case.
  public var keepsFrameReports = true
  /// Called after each frame that was written, in order.
  public var onFrame: ((FrameReport) -> Void)?
  /// Asked before each frame; true ends the render.
  public var isCancelled: () -> Bool = { false }

  /// All frames, one worker.
  public init() {}
}

extension RenderOptions {
  /// The frames of a render of a number of frames that belong to this run, those that are there already included.
  package func indices(frameCount: Int) throws(FrameSelectionError) -> [Int] {
    let chosen = try FrameSelection.indices(of: frames, frameCount: frameCount)
    let stepped = step > 1 ? stride(from: 0, to: chosen.count, by: step).map { chosen[$0] } : chosen
    return shard?.part(of: stepped) ?? stepped
  }
}

/// A render that cannot be done.
public enum RenderError: Explained, Hashable {
  /// The canvas has no pixels or more than can be drawn.
  case size(width: Int, height: Int)
  /// Nobody said how long the render is.
  case noDuration
  /// A stage's events have been played already.
  case alreadyRendered
  /// The render was ended early by its caller.
  case cancelled

  /// What happened, as one sentence.
  public var message: String {
    switch self {
    case .size(let width, let height):
      let limit = RenderLimits.longestSide
      if width > limit { return "width \(width) exceeds \(limit)" }
      if height > limit { return "height \(height) exceeds \(limit)" }
      return "a canvas of \(width)x\(height) pixels has nothing to draw on"
    case .noDuration: return "the length of the render is not known"
    case .alreadyRendered: return "this stage has been rendered already"
    case .cancelled: return "the render was interrupted"
    }
  }

  /// Layers and files play no part.
  public var place: String? { nil }

  /// What would help.
  public var hint: String? {
    switch self {
    case .size: return "choose a size from 1 to \(RenderLimits.longestSide) pixels, scale included"
    case .noDuration: return "give a duration, or the stage a duration of its own"
    case .alreadyRendered: return "make a new stage: its events change the layers as they are played"
    case .cancelled: return nil
    }
  }
}

extension RenderScene.Canvas {
  /// Throws unless the canvas can be drawn.
  package func check() throws(RenderError) {
    let range = 1...RenderLimits.longestSide
    guard range ~= pixelWidth, range ~= pixelHeight else { throw .size(width: pixelWidth, height: pixelHeight) }
  }
}
