// A layer tree on a canvas with a clock: where code becomes frames.

public import CoreAnimation
public import Foundation
public import FrameOutput
import FramePlanning
import FrameResolving
public import RenderTree

/// Runs the app-side half of an animation on a virtual clock and renders it.
///
/// Everything happens on the calling thread in the order of virtual time: closures given to `at(_:_:)`, display links,
/// delegate calls, transaction flushes. Committed scenes are immutable and may be drawn in parallel. A stage is rendered
/// once, since playing its events changes the layers.
public final class Stage {
  /// The top of the tree.
  public let root: CALayer
  /// The scene's name in reports.
  public var name = "scene"
  /// Size in points, scale, background and orientation.
  public var canvas: RenderScene.Canvas
  /// Pixels drawn across and down for each pixel of a frame, which is their mean; at least 1. Shapes that meet within a
  /// pixel then leave no seam through which what is behind them shows, where the finer grid has a line there.
  public var supersampling = 1 {
    didSet { supersampling = max(supersampling, 1) }
  }
  /// Frames a second.
  public var rate: FrameRate
  /// The scene's own length in seconds, when it has one.
  public var duration: Double?
  /// What the scene was made from, as a digest: stages with the same one, on the same canvas, have the same frames. nil
  /// when nobody knows.
  package var identity: String?

  private let timeline: StageTimeline
  private var wasRendered = false

  /// A stage for a tree.
  ///
  /// - Parameters:
  ///   - size: the canvas in points; the root layer is placed on it by its own frame.
  ///   - framesPerSecond: from 1 up.
  public init(_ root: CALayer, size: CGSize, framesPerSecond: Int = 60) {
    self.root = root
    canvas = RenderScene.Canvas(size: size)
    rate = FrameRate(framesPerSecond) ?? .sixty
    timeline = StageTimeline(root)
  }

  /// Runs a closure at a virtual time in seconds, before the frame of that time, as an app's event would run: its
  /// changes are committed after it. `CACurrentMediaTime()` is that time meanwhile. What is scheduled for infinity never
  /// runs; a time that is no number is 0.
  public func at(_ time: Double, _ body: @escaping () -> Void) { timeline.at(time, body) }

  /// Whether closures are still to run at times to come, or on every frame.
  package var hasEvents: Bool { timeline.hasEvents }

  /// Lets something hear of every frame.
  public func add(_ listener: any FrameListener) { timeline.add(listener) }

  /// Renders from time 0 for a number of seconds.
  @discardableResult
  public func render(seconds: Double, to sink: any FrameSink) throws -> RunReport {
    var options = RenderOptions()
    options.duration = seconds
    return try render(options, to: sink)
  }

  /// Renders the frames that are wanted. Earlier frames are played without being drawn, so that a frame is the same
  /// whether it is rendered alone or with all others.
  ///
  /// - Throws: `RenderError`, `FrameSelectionError`, `PlanError`, `CairoError` or `SinkError`. The sink is abandoned then
  ///   and leaves nothing half-written.
  @discardableResult
  public func render(_ options: RenderOptions, to sink: any FrameSink) throws -> RunReport {
    try drawnCanvas.check()
    guard !wasRendered else { throw RenderError.alreadyRendered }
    guard let duration = options.duration ?? duration else { throw RenderError.noDuration }
    let count = rate.frameCount(in: duration)
    let wanted = try options.indices(frameCount: count).filter { !options.finished.contains($0) }
    wasRendered = true
    let watch = Stopwatch()
    var report = RunReport(
      scene: name, pixelWidth: canvas.pixelWidth, pixelHeight: canvas.pixelHeight, scale: Double(canvas.scale),
      rate: rate, jobs: max(options.jobs, 1))
    do {
      var encoder = try sink.begin(format(count: count, wanted: wanted, step: options.step))
      if supersampling > 1 { encoder = SupersamplingEncoder(encoder: encoder, factor: supersampling) }
      let schedule = options.pace == .wall ? WallSchedule(rate, first: wanted.first ?? 0) : nil
      let pipeline = FramePipeline(
        sink: sink, encoder: encoder, width: drawnCanvas.pixelWidth, height: drawnCanvas.pixelHeight,
        jobs: options.jobs,
        extras: FramePipeline.Extras(
          isProfiling: options.isProfiling, thumbnails: options.thumbnails, keepsReports: options.keepsFrameReports,
          schedule: schedule),
        written: options.onFrame ?? { _ in })
      try play(wanted, into: pipeline, options, schedule)
      try sink.finish()
      report.frames = pipeline.reports
      report.layers = pipeline.layerReports
      report.isProfiled = options.isProfiling
      report.thumbnails = pipeline.thumbnails
      report.textProblems = pipeline.textProblems
    } catch {
      sink.abandon()
      throw error
    }
    report.seconds = watch.milliseconds / 1000
    report.peakBytes = Self.peakBytes
    return report
  }

  private var drawnCanvas: RenderScene.Canvas { canvas.supersampled(supersampling) }

  private func play(
    _ wanted: [Int], into pipeline: FramePipeline, _ options: RenderOptions, _ schedule: WallSchedule?
  ) throws {
    let preparation = FramePreparation(
      repaintsEverything: options.repaintsEverything, keepsRasters: options.keepsRasters, overlays: options.overlays)
    var remaining = wanted[...]
    var index = 0
    while let next = remaining.first {
      if options.isCancelled() { throw RenderError.cancelled }
      if index == next { schedule?.wait(for: index) }
      let root = timeline.advance(to: tick(index))
      if index == next, let root {
        remaining.removeFirst()
        let scene = RenderScene(root: root, canvas: drawnCanvas)
        try pipeline.submit(
          index: index, time: rate.time(of: index), preparation.prepare(scene, at: rate.time(of: index)))
      }
      index += 1
    }
    try pipeline.drain()
  }

  /// The committed scene at a time, everything before it played: for inspection instead of rendering.
  package func scene(at time: Double) throws(RenderError) -> RenderScene {
    try canvas.check()
    guard !wasRendered else { throw .alreadyRendered }
    wasRendered = true
    var index = 0
    while rate.time(of: index) < time {
      _ = timeline.advance(to: tick(index))
      index += 1
    }
    let last = DisplayTick(index: index, time: time, nextTime: rate.time(of: index + 1), rate: rate)
    guard let root = timeline.advance(to: last) else { throw .noDuration }
    return RenderScene(root: root, canvas: canvas)
  }

  /// Plays the frames that are wanted without drawing any: what is committed at each of them, to be drawn as often as
  /// wanted, one way or another.
  package func record(_ options: RenderOptions) throws -> [RecordedFrame] {
    try canvas.check()
    guard !wasRendered else { throw RenderError.alreadyRendered }
    guard let duration = options.duration ?? duration else { throw RenderError.noDuration }
    let count = rate.frameCount(in: duration)
    var remaining = try FrameSelection.indices(of: options.frames, frameCount: count)[...]
    wasRendered = true
    var frames: [RecordedFrame] = []
    var index = 0
    while let next = remaining.first {
      if options.isCancelled() { throw RenderError.cancelled }
      let root = timeline.advance(to: tick(index))
      if index == next, let root {
        remaining.removeFirst()
        let scene = RenderScene(root: root, canvas: canvas)
        frames.append(RecordedFrame(index: index, time: rate.time(of: index), scene: scene))
      }
      index += 1
    }
    return frames
  }

  /// Plays and plans every frame without drawing any, the ends of what runs to the last moment included: whether the
  /// scene can be drawn, and what its layers report meanwhile.
  ///
  /// - Returns: what is wrong with its texts, each problem once.
  package func rehearse(seconds: Double, isCancelled: () -> Bool = { false }) throws -> [Fonts.Problem] {
    try canvas.check()
    guard !wasRendered else { throw RenderError.alreadyRendered }
    wasRendered = true
    let count = rate.frameCount(in: seconds)
    var memory = PlannerMemory()
    var problems: [Fonts.Problem] = []
    for index in 0..<count {
      if isCancelled() { throw RenderError.cancelled }
      guard let root = timeline.advance(to: tick(index)) else { continue }
      let scene = RenderScene(root: root, canvas: canvas)
      let resolved = Resolver.resolve(scene, at: rate.time(of: index), previous: memory.previous)
      let (plan, next) = try Planner.plan(resolved, memory)
      memory = next
      for text in plan.repeatsPrevious ? [] : plan.texts {
        guard problems.count < Self.mostProblems, let problem = Fonts.problem(of: text), !problems.contains(problem)
        else { continue }
        problems.append(problem)
      }
    }
    _ = timeline.advance(to: tick(count))
    return problems
  }

  /// More would be the same few again.
  private static let mostProblems = 100

  private func tick(_ index: Int) -> DisplayTick {
    DisplayTick(index: index, time: rate.time(of: index), nextTime: rate.time(of: index + 1), rate: rate)
  }

  /// What a sink will be told of such a run.
  package func streamFormat(_ options: RenderOptions) throws -> StreamFormat {
    guard let duration = options.duration ?? duration else { throw RenderError.noDuration }
    let count = rate.frameCount(in: duration)
    let wanted = try options.indices(frameCount: count).filter { !options.finished.contains($0) }
    return format(count: count, wanted: wanted, step: options.step)
  }

  private func format(count: Int, wanted: [Int], step: Int) -> StreamFormat {
    StreamFormat(
      width: canvas.pixelWidth, height: canvas.pixelHeight, isOpaque: (canvas.background?.alpha ?? 0) >= 1,
      scale: Double(canvas.scale), rateNumerator: rate.numerator, rateDenominator: rate.denominator * step,
      frameCount: wanted.count, lastIndex: max(count - 1, 0),
      firstIndex: wanted.first ?? 0, background: canvas.background?.premultipliedWord ?? 0)
  }

  /// Largest resident memory of the program, bytes.
  static var peakBytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
