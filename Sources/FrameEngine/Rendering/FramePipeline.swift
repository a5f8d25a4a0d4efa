// Planned frames → sink: drawn and encoded by workers, written in order, accounted for.

import Cairo
import Foundation
import FrameOutput
import FramePlanning
import FrameRaster
import Graphics
import RenderTree

/// The parallel half of a render. Used from one thread.
final class FramePipeline {
  /// A frame on its way through a worker.
  private struct Job: Sendable {
    var index: Int
    var time: Double
    var prepared: FramePreparation.Prepared
    /// The frame before, when some of it stays.
    var base: FrameCanvas?
    var canvas: FrameCanvas
    /// What was drawn up to the frame before.
    var history: CanvasHistory
  }

  /// A frame on its way back.
  private struct Done: Sendable {
    var index: Int
    var time: Double
    var prepared: FramePreparation.Prepared
    var encoded: Result<EncodedFrame, any Error>
    var ledger: ExecutionLedger
    var raster: Double
    var encode: Double
    /// When it was finished, on the real clock.
    var finished = WallClock.now
  }

  /// What is wanted of the frames besides their pixels.
  struct Extras: Sendable {
    var isProfiling = false
    /// How many of the slowest frames are kept as pictures.
    var thumbnails = 0
    /// Whether the reports of all frames are kept.
    var keepsReports = true
    /// When frames are due; nil when nobody waits.
    var schedule: WallSchedule?
  }

  private let sink: any FrameSink
  private let pool: OrderedPool<Job, Done>?
  private let serial: ((Job) -> Done)?
  private let maximumPending: Int
  private let written: (FrameReport) -> Void
  private let canvases: CanvasPool
  private var last: FrameCanvas?
  private var history = CanvasHistory()
  private(set) var reports: [FrameReport] = []
  private var layers = LayerAccounts()
  private let extras: Extras
  private let slowest: SlowestFrames?
  private let fonts = FontReports()

  /// - Parameters:
  ///   - encoder: what `sink.begin` answered.
  ///   - written: told of each frame after it was written.
  init(
    sink: any FrameSink, encoder: any FrameEncoder, width: Int, height: Int, jobs: Int,
    extras: Extras = Extras(), written: @escaping (FrameReport) -> Void
  ) {
    self.extras = extras
    let slowest = extras.thumbnails > 0 ? SlowestFrames(extras.thumbnails) : nil
    self.slowest = slowest
    let isProfiling = extras.isProfiling
    self.sink = sink
    self.written = written
    let canvases = CanvasPool(width: width, height: height)
    self.canvases = canvases
    let fonts = fonts
    let work: @Sendable () -> (Job) -> Done = {
      let rasterizer = Rasterizer(isProfiling: isProfiling, reports: fonts)
      return { job in Self.carryOut(job, rasterizer, encoder, canvases, slowest, isAlone: jobs <= 1) }
    }
    // Memory is bounded by the frames under way: two a worker keep all busy while one is written.
    maximumPending = max(jobs, 1) * 2
    pool = jobs > 1 ? OrderedPool(threads: jobs, work: work) : nil
    serial = jobs > 1 ? nil : work()
  }

  deinit { pool?.close() }

  /// One report a layer, summed over the frames written so far.
  var layerReports: [LayerReport] { layers.reports }

  /// What is wrong with the texts of the frames drawn so far.
  var textProblems: [Fonts.Problem] { Fonts.problems(fonts) }

  /// Pictures of the slowest frames written so far.
  var thumbnails: [FrameThumbnail] { slowest?.thumbnails() ?? [] }

  /// Takes a planned frame on; writes what is ready, and waits when too much is under way.
  func submit(index: Int, time: Double, _ prepared: FramePreparation.Prepared) throws {
    let plan = prepared.plan
    // A repeated frame draws nothing: the next one goes on from the frame before it.
    let next = FrameCanvas(canvases, frame: history.last + 1)
    let canvas = plan.repeatsPrevious ? last ?? next : next
    let base = plan.repeatsPrevious || plan.drawsWholeCanvas ? nil : last
    last = canvas
    let job = Job(index: index, time: time, prepared: prepared, base: base, canvas: canvas, history: history)
    if canvas === next { history.add(plan) }
    guard let pool else {
      if let serial { try write(serial(job)) }
      return
    }
    pool.submit(job)
    while let done = pool.nextIfReady() { try write(done) }
    while pool.pending >= maximumPending, let done = pool.next() { try write(done) }
  }

  /// Writes everything still under way.
  func drain() throws {
    while let done = pool?.next() { try write(done) }
  }

  private func write(_ done: Done) throws {
    let encoded = try done.encoded.get()
    let watch = Stopwatch()
    do throws(SinkError) { try sink.write(encoded) } catch { throw error.of(frame: done.index) }
    let plan = done.prepared.plan
    assert(plan.repeatsPrevious || done.ledger.matches(plan.cost), "a frame did not cost what its plan said")
    var report = FrameReport(
      index: done.index, time: done.time, isRepeated: plan.repeatsPrevious, cost: plan.cost)
    report.milliseconds.resolve = done.prepared.resolveMilliseconds
    report.milliseconds.plan = done.prepared.planMilliseconds
    report.milliseconds.raster = done.raster
    report.milliseconds.encode = done.encode
    report.milliseconds.write = watch.milliseconds
    report.late = extras.schedule.map { $0.lateness(of: done.index, at: done.finished) }
    if extras.keepsReports { reports.append(report) }
    layers.add(plan.layers, done.ledger)
    written(report)
  }

  /// - Parameter isAlone: whether frames are drawn one after the other, so that the one before is finished with and its
  ///   canvas can be drawn on.
  private static func carryOut(
    _ job: Job, _ rasterizer: Rasterizer, _ encoder: any FrameEncoder, _ canvases: CanvasPool,
    _ slowest: SlowestFrames?, isAlone: Bool
  ) -> Done {
    var done = Done(
      index: job.index, time: job.time, prepared: job.prepared, encoded: .success(EncodedFrame(repeatingAt: job.index)),
      ledger: ExecutionLedger(), raster: 0, encode: 0)
    defer { done.finished = WallClock.now }
    if job.prepared.plan.repeatsPrevious && job.prepared.marks == nil { return done }
    let watch = Stopwatch()
    do {
      if job.prepared.plan.repeatsPrevious {
        done.encoded = .success(try encode(job, job.canvas.wait(), encoder))
        done.encode = watch.milliseconds
        return done
      }
      let own = isAlone ? job.base?.takeOver() : nil
      let used = own.map { UsedCanvas(pixels: $0, frame: job.history.last) } ?? canvases.take()
      let canvas = used.pixels
      // Drawn before the frame before is waited for: meanwhile that one is drawn by another worker.
      done.ledger = try rasterizer.execute(job.prepared.plan, job.prepared.bindings, on: canvas)
      if own == nil, let base = job.base {
        guard let before = base.wait() else { throw CairoError.drawing(reason: "the frame before could not be drawn") }
        canvas.complete(job.prepared.plan, from: before, stale: job.history.tiles(since: used.frame))
      }
      job.canvas.fulfil(canvas)
      done.raster = watch.milliseconds
      done.encoded = .success(try encode(job, canvas, encoder))
      done.encode = watch.milliseconds - done.raster
      let work = job.prepared.resolveMilliseconds + job.prepared.planMilliseconds + done.raster
      slowest?.add(index: job.index, milliseconds: work, canvas)
    } catch {
      job.canvas.giveUp()
      done.encoded = .failure(error)
    }
    return done
  }

  /// The frame in its sink's form, with what is laid over it.
  private static func encode(
    _ job: Job, _ canvas: PixelBuffer?, _ encoder: any FrameEncoder
  ) throws -> EncodedFrame {
    guard let canvas else { throw CairoError.drawing(reason: "the frame before could not be drawn") }
    let pixels = try job.prepared.marks.map { try OverlayPainter.marked(canvas, $0) } ?? canvas
    return try encoder.encode(Frame(index: job.index, time: job.time, pixels: pixels))
  }
}
