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
    /// What was drawn lately.
    var history: TileHistory
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
  }

  private let sink: any FrameSink
  private let pool: OrderedPool<Job, Done>?
  private let serial: ((Job) -> Done)?
  private let maximumPending: Int
  private let written: (FrameReport) -> Void
  private let canvases: CanvasPool
  private var last: FrameCanvas?
  private var history = TileHistory()
  private(set) var reports: [FrameReport] = []
  private var layers = LayerAccounts()

  /// - Parameters:
  ///   - encoder: what `sink.begin` answered.
  ///   - written: told of each frame after it was written.
  init(
    sink: any FrameSink, encoder: any FrameEncoder, width: Int, height: Int, jobs: Int,
    written: @escaping (FrameReport) -> Void
  ) {
    self.sink = sink
    self.written = written
    let canvases = CanvasPool(width: width, height: height)
    self.canvases = canvases
    let work: @Sendable () -> (Job) -> Done = {
      let rasterizer = Rasterizer()
      return { job in Self.carryOut(job, rasterizer, encoder, canvases, isAlone: jobs <= 1) }
    }
    // Memory is bounded by the frames under way: two a worker keep all busy while one is written.
    maximumPending = max(jobs, 1) * 2
    pool = jobs > 1 ? OrderedPool(threads: jobs, work: work) : nil
    serial = jobs > 1 ? nil : work()
  }

  deinit { pool?.close() }

  /// One report a layer, summed over the frames written so far.
  var layerReports: [LayerReport] { layers.reports }

  /// Takes a planned frame on; writes what is ready, and waits when too much is under way.
  func submit(index: Int, time: Double, _ prepared: FramePreparation.Prepared) throws {
    let plan = prepared.plan
    // A repeated frame draws nothing: the next one goes on from the frame before it.
    let canvas: FrameCanvas
    if plan.repeatsPrevious, let last {
      canvas = last
    } else {
      canvas = FrameCanvas(canvases, frame: history.next)
    }
    let base = plan.repeatsPrevious || plan.drawsWholeCanvas ? nil : last
    last = canvas
    let job = Job(index: index, time: time, prepared: prepared, base: base, canvas: canvas, history: history)
    if !plan.repeatsPrevious { history.add(plan.tiles) }
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
    try sink.write(encoded)
    let plan = done.prepared.plan
    assert(plan.repeatsPrevious || done.ledger.matches(plan.cost), "a frame did not cost what its plan said")
    var report = FrameReport(
      index: done.index, time: done.time, isRepeated: plan.repeatsPrevious, cost: plan.cost)
    report.milliseconds.resolve = done.prepared.resolveMilliseconds
    report.milliseconds.plan = done.prepared.planMilliseconds
    report.milliseconds.raster = done.raster
    report.milliseconds.encode = done.encode
    report.milliseconds.write = watch.milliseconds
    reports.append(report)
    layers.add(plan.layers, done.ledger)
    written(report)
  }

  /// - Parameter isAlone: whether frames are drawn one after the other, so that the one before is finished with and its
  ///   canvas can be drawn on.
  private static func carryOut(
    _ job: Job, _ rasterizer: Rasterizer, _ encoder: any FrameEncoder, _ canvases: CanvasPool, isAlone: Bool
  ) -> Done {
    var done = Done(
      index: job.index, time: job.time, prepared: job.prepared, encoded: .success(EncodedFrame(repeatingAt: job.index)),
      ledger: ExecutionLedger(), raster: 0, encode: 0)
    if job.prepared.plan.repeatsPrevious { return done }
    let watch = Stopwatch()
    do {
      let own = isAlone ? job.base?.takeOver().map { (canvas: $0, frame: Int?.none) } : nil
      let (canvas, frame) = own ?? canvases.take()
      // Drawn before the frame before is waited for: meanwhile that one is drawn by another worker.
      done.ledger = try rasterizer.execute(job.prepared.plan, job.prepared.bindings, on: canvas)
      if !isAlone, let base = job.base {
        guard let before = base.wait() else { throw CairoError.drawing(reason: "the frame before could not be drawn") }
        if let frame, let tiles = job.history.tiles(since: frame) {
          canvas.copyUndrawn(job.prepared.plan, from: before, differingIn: tiles)
        } else {
          canvas.copyUndrawn(job.prepared.plan, from: before)
        }
      }
      job.canvas.fulfil(canvas)
      done.raster = watch.milliseconds
      done.encoded = .success(try encoder.encode(Frame(index: job.index, time: job.time, pixels: canvas)))
      done.encode = watch.milliseconds - done.raster
    } catch {
      job.canvas.giveUp()
      done.encoded = .failure(error)
    }
    return done
  }
}

/// Costs of layers summed over frames, in the order the layers were first met.
private struct LayerAccounts {
  private(set) var reports: [LayerReport] = []
  private var places: [LayerID: Int] = [:]

  mutating func add(_ costs: [LayerCost], _ ledger: ExecutionLedger) {
    for cost in costs {
      let place: Int
      if let known = places[cost.id] {
        place = known
        reports[place].cost.modelled += cost.modelled
        reports[place].cost.executed += cost.executed
        reports[place].cost.cache += cost.cache
        reports[place].cost.pixels += cost.pixels
      } else {
        place = reports.count
        places[cost.id] = place
        reports.append(LayerReport(cost: cost, milliseconds: 0))
      }
      reports[place].milliseconds += Double(ledger.nanoseconds[cost.id] ?? 0) / 1e6
    }
  }
}
