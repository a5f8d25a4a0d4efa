// `cairn profile`: what each layer of a scene costs, and what would be cheaper.

import Cairn
import Foundation

/// Measures a scene layer by layer, and tries what may be cheaper.
package struct ProfileCommand: Command {
  package static let name = "profile"
  package static let summary = "Measures what each layer costs, and what would be cheaper"
  package static let operands = "SCENE"
  package static let about = [
    """
    SCENE is as for cairn render. Its frames are drawn on one worker and not written. Then the layers that cost most are \
    made differently, one at a time (rasterized or not, a shadowPath, a clip for a mask, no corner clip, no group opacity, a \
    replicator for equal sublayers), and drawn beside the scene as it is, frame by frame.
    """,
    "Times are processor time; a saving that is not larger than chance is said to be none.",
  ]
  package static let options = [
    OptionGroup(
      "Profile",
      [
        durationOption.row, framesOption.row, changesOption.row, OutputOptions.quiet,
      ]),
    OptionGroup("Reports, on standard output unless a file is named", forms.map(\.option.row)), SceneOptions.group,
  ]
  package static let examples = [
    "cairn profile score-chart --data game.csv --duration 5s", "cairn profile scene.caml --html cost.html",
  ]

  private static let durationOption = Option(
    "duration", .value("TIME"), help: "how much of the scene: 4s, 500ms or 4 (default: the scene's own length, or 2 s)",
    noun: "a length of time", hint: "write a time above 0 such as 4s or 500ms, at most a day",
    read: { Seconds.read($0).flatMap { $0 > 0 ? $0 : nil } })

  private static let framesOption = Option(
    "frames", .value("LIST"),
    help: "only these frames: 0-99,120,-1 (ends included, negative numbers count from the end)",
    noun: "a list of frames", hint: "write numbers and ranges such as 0-99,120,-1", read: { FrameSelection($0) })

  private static let changesOption = Option(
    "changes", .value("N"), help: "how many changes are tried at most (default: 12)", noun: "a number of changes",
    hint: "write a number from 0 to 1000", read: { Int($0).flatMap { 0...1000 ~= $0 ? $0 : nil } })

  private static let forms: [ReportOutput<RunReport>.Form] = [
    (ReportOutput<RunReport>.option("json", help: "the whole report as JSON"), { $0.json }),
    (ReportOutput<RunReport>.option("html", help: "the whole report as a page"), { $0.html }),
  ]

  /// Seconds of a scene that states no length.
  private static let defaultDuration = 2.0
  /// Pictures of slow frames in a page.
  private static let thumbnails = 6
  /// Rows of the table.
  private static let rows = 20

  private let scene: SceneArgument
  private let sceneOptions: SceneOptions
  private let duration: Double?
  private let frames: FrameSelection?
  private let changes: Int?
  private let outputs: [ReportOutput<RunReport>]
  private let isQuiet: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    sceneOptions = try SceneOptions(arguments)
    duration = try arguments.value(Self.durationOption)
    frames = try arguments.value(Self.framesOption)
    changes = try arguments.value(Self.changesOption)
    outputs = try ReportOutput.outputs(Self.forms, arguments)
    isQuiet = arguments.contains(OutputOptions.quiet)
    scene = try SceneArgument(arguments)
  }

  package func run(_ console: Console) throws(CommandError) {
    for output in outputs { try output.check() }
    let stage = try sceneOptions.open(scene, console)
    var options = RenderOptions()
    options.duration = duration ?? stage.duration ?? Self.defaultDuration
    options.frames = frames
    var profiler = SceneProfiler()
    if let changes { profiler.changes = changes }
    profiler.thumbnails = outputs.isEmpty ? 0 : Self.thumbnails
    profiler.isCancelled = { Interruption.requested }
    if !isQuiet {
      profiler.onChange = { number, count in
        if number == 0 { console.note("trying \(count) change\(count == 1 ? "" : "s")") }
      }
    }
    let report: RunReport
    do {
      report = try profiler.profile(stage, options)
    } catch {
      throw RenderRun.explained(error)
    }
    let remarks = SceneRemarks.collect(texts: report.textProblems)
    if sceneOptions.isStrict { try remarks.refuse() }
    if !isQuiet { for line in remarks.lines { console.note(line) } }
    if !outputs.contains(where: \.isPrinted) { console.output(Self.text(report)) }
    for output in outputs { try output.write(report, console) }
  }

  private static func text(_ report: RunReport) -> String {
    let frames = max(report.frames.count, 1)
    var lines = [report.summary]
    for budget in report.budgets {
      lines.append(
        "\(budget.framesPerSecond) Hz: \(budget.fitting) of \(budget.frames) frames within "
          + "\(fixed(budget.milliseconds, 2)) ms; half within \(fixed(budget.percentiles[0].milliseconds, 2)), 95 % within "
          + "\(fixed(budget.percentiles[2].milliseconds, 2)), worst \(fixed(budget.worst, 2)) (frame \(budget.worstFrame)); "
          + "hitches \(fixed(budget.hitchRatio, 1)) ms/s, \(budget.verdict.rawValue)")
    }
    let layers = report.layers.sorted { $0.milliseconds > $1.milliseconds }
    var rows = [["layer", "ms/frame", "passes a frame", "executed", "cache"]]
    for layer in layers.prefix(Self.rows) {
      let cache = layer.cost.cache
      rows.append([
        layer.cost.path, fixed(layer.milliseconds / Double(frames), 3),
        passes(layer.cost.modelled.byReason.map { ($0.key.rawValue, $0.value) }, frames),
        passes(layer.cost.executed.byReason.map { ($0.key.rawValue, $0.value) }, frames),
        cache.hits + cache.misses > 0 ? "\(cache.hits) hits, \(cache.misses) misses" : "",
      ])
    }
    lines.append("")
    lines += TextTable.lines(rows, rightAligned: [1])
    if layers.count > Self.rows { lines.append("… and \(layers.count - Self.rows) more (--json has them all)") }
    if !report.findings.isEmpty { lines.append("") }
    lines += report.findings.map { "\($0.path)  \($0.text)" }
    if let advice = report.advice {
      lines.append("")
      lines += advice.isEmpty ? ["no change to try"] : advice.map(\.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func passes(_ counts: [(reason: String, count: Int)], _ frames: Int) -> String {
    counts.sorted { $0.reason < $1.reason }.map { reason, count in
      count == frames ? reason : "\(reason) \(fixed(Double(count) / Double(frames), 2))"
    }.joined(separator: " ")
  }

  private static func fixed(_ value: Double, _ digits: Int) -> String { TextTable.fixed(value, digits) }
}
