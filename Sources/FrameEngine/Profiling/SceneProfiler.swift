// Profile and advice: a run measured layer by layer, then again with one layer made differently at a time.

import FramePlanning
import FrameResolving
import RenderTree

/// Profiles a stage.
package struct SceneProfiler {
  /// Most changes that are tried.
  package var changes = 12
  /// How many of the slowest frames the report has pictures of.
  package var thumbnails = 0
  /// Told of each change before it is tried.
  package var onChange: (_ number: Int, _ count: Int) -> Void = { _, _ in }
  /// Asked before each frame; true ends the profile.
  package var isCancelled: () -> Bool = { false }

  /// A profiler.
  package init() {}

  /// Plays a stage and measures it on the calling thread. The stage cannot be rendered afterwards.
  ///
  /// - Throws: what cannot be drawn, or `RenderError.cancelled`.
  package func profile(_ stage: Stage, _ options: RenderOptions) throws -> RunReport {
    var options = options
    options.isCancelled = isCancelled
    let frames = try stage.record(options)
    let watch = Stopwatch()
    var report = RunReport(
      scene: stage.name, pixelWidth: stage.canvas.pixelWidth, pixelHeight: stage.canvas.pixelHeight,
      scale: Double(stage.canvas.scale), rate: stage.rate, jobs: 1)
    try measure(frames, into: &report)
    report.seconds = watch.milliseconds / 1000
    report.peakBytes = Stage.peakBytes
    report.advice = try advice(on: frames, report)
    return report
  }

  private func measure(_ frames: [RecordedFrame], into report: inout RunReport) throws {
    let renderer = FrameRenderer(isProfiling: true)
    let slowest = SlowestFrames(thumbnails)
    var accounts = LayerAccounts()
    for frame in frames {
      if isCancelled() { throw RenderError.cancelled }
      let result = try renderer.render(frame.scene, at: frame.time)
      report.frames.append(
        FrameReport(
          index: frame.index, time: frame.time, isRepeated: result.plan.repeatsPrevious, cost: result.plan.cost,
          milliseconds: result.milliseconds))
      accounts.add(result.plan.layers, result.ledger)
      if thumbnails > 0 {
        slowest.add(index: frame.index, milliseconds: result.milliseconds.work, result.pixels)
      }
    }
    report.layers = accounts.reports
    report.isProfiled = true
    report.thumbnails = slowest.thumbnails()
    report.textProblems = renderer.textProblems
  }

  // MARK: Advice

  private struct Trial {
    var layer: ProfiledLayer
    var rule: any AdviceRule.Type
    var edit: SceneEdit
  }

  private func advice(on frames: [RecordedFrame], _ report: RunReport) throws -> [Advice] {
    let trials = trials(frames, report)
    var advice: [Advice] = []
    for (number, trial) in trials.enumerated() {
      onChange(number, trials.count)
      var comparison = SceneComparison()
      comparison.isCancelled = isCancelled
      let sides = try comparison.run([frames, trial.edit.applied(to: frames)])
      let (before, after) = (sides[0], sides[1])
      let saving = Advice.saving(before: before.milliseconds, after: after.milliseconds)
      let cost = after.layers.first { $0.id == trial.layer.node.id }
      advice.append(
        Advice(
          path: trial.layer.path, change: trial.rule.change, savedMilliseconds: saving.mean,
          uncertainty: saving.uncertainty,
          savedModelledPasses: before.cost.modelled.total - after.cost.modelled.total,
          cache: trial.rule.countsBitmap ? cost?.cache : nil, difference: after.difference))
    }
    return advice.sorted { $0.savedMilliseconds > $1.savedMilliseconds }
  }

  /// What is tried: the changes of the layers that cost most, their sublayers included.
  private func trials(_ frames: [RecordedFrame], _ report: RunReport) -> [Trial] {
    var trials: [Trial] = []
    for layer in layers(frames, report) {
      for rule in AdviceCatalogue.all {
        guard let edit = rule.edit(layer) else { continue }
        trials.append(Trial(layer: layer, rule: rule, edit: edit))
      }
    }
    let order = trials.enumerated().sorted {
      ($1.element.layer.milliseconds, $0.offset) < ($0.element.layer.milliseconds, $1.offset)
    }
    return order.prefix(changes).map(\.element)
  }

  private func layers(_ frames: [RecordedFrame], _ report: RunReport) -> [ProfiledLayer] {
    guard let first = frames.first, let last = frames.last else { return [] }
    let reports = Dictionary(report.layers.map { ($0.cost.id, $0) }, uniquingKeysWith: { first, _ in first })
    let middle = frames[frames.count / 2]
    let moments = [first, frames[frames.count / 3], middle, frames[frames.count * 2 / 3], last]
    let samples = moments.map { Resolver.resolve($0.scene, at: $0.time) }
    var layers: [ProfiledLayer] = []
    func visit(_ node: RenderNode, path: String, isInBitmap: Bool) -> Double {
      let report = reports[node.id]
      let place = layers.count
      layers.append(
        ProfiledLayer(
          node: node, path: report?.cost.path ?? path, report: report, milliseconds: 0, isInBitmap: isInBitmap,
          samples: samples))
      let isInBitmap = isInBitmap || node.values[StandardKeys.shouldRasterize]
      var milliseconds = report?.milliseconds ?? 0
      for (number, sublayer) in node.sublayers.enumerated() {
        let name = sublayer.name ?? "\(sublayer.className)[\(number)]"
        milliseconds += visit(sublayer, path: "\(path)/\(name)", isInBitmap: isInBitmap)
      }
      layers[place].milliseconds = milliseconds
      return milliseconds
    }
    _ = visit(middle.scene.root, path: middle.scene.root.name ?? "root", isInBitmap: false)
    return layers
  }
}
