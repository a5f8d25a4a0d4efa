// One run from a stage to its files: progress, interruption, the report and the closing line.

import Cairn
import Foundation

/// A run that is about to start.
struct RenderRun {
  let stage: Stage
  let options: RenderOptions
  let output: OutputOptions
  /// How many frames will be written.
  let frameCount: Int
  /// Whether what a layer was asked for and could not do is an error.
  let isStrict: Bool
  /// What the frames are made from, when their files are to be listed for a later run.
  var identity: String?

  /// Renders, writes the report, and says what it cost.
  func run(_ console: Console) throws(CommandError) {
    let sink = try output.sink(frames: frameCount, identity: identity, shard: options.shard, console)
    var options = options
    do {
      let format = try stage.streamFormat(options)
      if output.printsCommand { return try printCommand(sink, format, console) }
      if !output.isQuiet { for note in sink.notes(for: format) { console.note(note) } }
      if output.resumes, let sequence = sink as? ResumableSequence {
        options.finished = try sequence.finishedFrames(format)
        if sequence.foundAnotherScene, options.finished.isEmpty, !output.isQuiet {
          console.note("\(output.path) holds frames of another scene, or of this one with other options: none is kept")
        }
      }
    } catch {
      throw Self.explained(error)
    }
    if !options.finished.isEmpty { try tellFinished(options, console) }
    let report = try render(to: sink, options, console)
    try output.report?.write(report)
    try remark(report, console)
    if output.isQuiet { return }
    console.note(report.summary)
    if let punctuality = report.punctuality { console.note(punctuality) }
    for finding in report.findings { console.note("\(finding.path): \(finding.text)") }
  }

  /// Renders into a sink, showing how far it is.
  func render(to sink: any FrameSink, _ options: RenderOptions, _ console: Console) throws(CommandError) -> RunReport {
    var options = options
    let total: Int
    do { total = try stage.streamFormat(options).frameCount ?? 0 } catch { throw Self.explained(error) }
    let progress = SharedProgress(Progress(output.progressStyle(console), total: total, console: console))
    let isVerbose = output.isVerbose
    options.isCancelled = { Interruption.requested }
    options.onFrame = { frame in
      progress.advance()
      if isVerbose { console.tell(of: frame) }
    }
    output.report?.prepare(&options)
    stage.supersampling = output.supersampling
    defer { progress.clear() }
    do {
      return try stage.render(options, to: sink)
    } catch {
      progress.clear()
      throw explained(error, sink, written: progress.done, of: total)
    }
  }

  /// Says what layers were asked for and could not do, and which texts have boxes.
  func remark(_ report: RunReport, _ console: Console) throws(CommandError) {
    let remarks = SceneRemarks.collect(texts: report.textProblems)
    // What the rehearsal found was thrown before anything was written, and texts are known in full by then.
    if isStrict { try SceneRemarks(layers: remarks.layers, texts: []).refuse() }
    if output.isQuiet { return }
    for line in remarks.lines { console.note(line) }
  }

  /// Says how many frames are there already.
  private func tellFinished(_ options: RenderOptions, _ console: Console) throws(CommandError) {
    do {
      let left = try stage.streamFormat(options).frameCount ?? 0
      if !output.isQuiet { console.note("\(frameCount - left) of \(frameCount) frames are there already") }
    } catch {
      throw Self.explained(error)
    }
  }

  private func printCommand(_ sink: any FrameSink, _ format: StreamFormat, _ console: Console) throws {
    let wanted = try options.indices(frameCount: (format.lastIndex ?? 0) + 1)
    if sink.division == .files, let first = wanted.first, let last = wanted.last, last - first + 1 != wanted.count {
      throw CommandError.usage(
        "ffmpeg reads numbered files up to the first gap between them", place: "--frames",
        hint: "choose one range, such as 0-99, or let cairn make the clip, as with -o clip.mp4")
    }
    guard let command = try sink.ffmpegCommand(for: format) else {
      throw CommandError.usage(
        "one picture needs no ffmpeg", place: output.path, hint: "name a folder, a pattern or a clip")
    }
    console.output(command + "\n")
  }

  /// An error of the render; an interruption with what can be done about it.
  private func explained(_ error: any Error, _ sink: any FrameSink, written: Int, of total: Int) -> CommandError {
    guard case RenderError.cancelled = error else { return Self.explained(error) }
    let message = "interrupted after \(written) of \(total) frames"
    switch sink.division {
    case .files:
      return CommandError(
        .interrupted, message, hint: "all files are whole; the same command with --resume renders the rest")
    case .stream: return CommandError(.interrupted, message, hint: "the frames written so far are whole")
    case .whole: return CommandError(.interrupted, message, hint: "this output is one piece: it must be rendered again")
    }
  }

  /// The error of a run, with the exit code of its kind.
  static func explained(_ error: any Error) -> CommandError {
    switch error {
    case let error as CommandError: return error
    case RenderError.cancelled: return CommandError(.interrupted, "interrupted")
    case let error as SinkError: return CommandError(.badOutput, error)
    case let error as FrameSelectionError: return CommandError(.usage, error)
    case let error as RenderError: return CommandError(.usage, error)
    case let error as any Explained: return CommandError(.badInput, error)
    default: return CommandError(.badInput, String(describing: error))
    }
  }
}

extension Console {
  /// One line about a frame: when it is, and how long its stages took.
  fileprivate func tell(of frame: FrameReport) {
    let times = frame.milliseconds
    if log == .json {
      record(
        "frame",
        [
          JSONValue.Member("index", .integer(frame.index)), JSONValue.Member("time", .number(frame.time)),
          JSONValue.Member("repeated", .boolean(frame.isRepeated)),
          JSONValue.Member("milliseconds", .number(times.total)),
        ])
      return
    }
    func short(_ value: Double) -> String { JSONValue.digits((value * 100).rounded() / 100) }
    let how =
      frame.isRepeated
      ? "as the one before" : "\(short(times.total)) ms, of which \(short(times.raster)) drawing"
    note("frame \(frame.index) at \(JSONValue.digits((frame.time * 1e6).rounded() / 1e6)) s: \(how)")
  }
}

/// Progress that a callback can advance; frames are reported one after the other on the thread that renders.
private final class SharedProgress {
  private var progress: Progress
  private(set) var done = 0

  init(_ progress: Progress) { self.progress = progress }

  func advance() {
    done += 1
    progress.update(done: done)
  }

  func clear() { progress.clear() }
}
