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

  /// Renders, writes the report, and says what it cost.
  func run(_ console: Console) throws(CommandError) {
    let sink = try output.sink(frames: frameCount, console)
    var options = options
    do {
      let format = try stage.streamFormat(options)
      if output.printsCommand { return try printCommand(sink, format, console) }
      if !output.isQuiet { for note in sink.notes(for: format) { console.note(note) } }
    } catch {
      throw Self.explained(error)
    }
    let progress = SharedProgress(Progress(output.progressStyle(console), total: frameCount, console: console))
    options.isCancelled = { Interruption.requested }
    options.onFrame = { _ in progress.advance() }
    output.report?.prepare(&options)
    let report: RunReport
    do {
      report = try stage.render(options, to: sink)
    } catch {
      progress.clear()
      throw Self.explained(error)
    }
    progress.clear()
    try output.report?.write(report)
    let remarks = LayerDiagnostics.collect()
    // Fonts that are not there were told of before; of characters one learns as they are drawn.
    let boxes = Fonts.collectProblems().filter(\.leavesBoxes)
    if isStrict, let first = remarks.first { throw CommandError(.badInput, first.sentence, place: first.path) }
    if isStrict, let first = boxes.first { throw CommandError(.badInput, first) }
    if output.isQuiet { return }
    for remark in remarks { console.note("\(remark.path): \(remark.sentence)") }
    for problem in boxes { console.note(problem.description) }
    console.note(report.summary)
    if let punctuality = report.punctuality { console.note(punctuality) }
    for finding in report.findings { console.note("\(finding.path): \(finding.text)") }
  }

  private func printCommand(_ sink: any FrameSink, _ format: StreamFormat, _ console: Console) throws {
    if let wanted = try options.frames?.indices(frameCount: Int(format.lastIndex ?? 0) + 1),
      let first = wanted.first, let last = wanted.last, last - first + 1 != wanted.count
    {
      throw CommandError.usage(
        "frames with gaps between them are no clip", place: "--frames", hint: "choose one range, such as 0-99")
    }
    guard let command = try sink.ffmpegCommand(for: format) else {
      throw CommandError.usage(
        "one picture needs no ffmpeg", place: output.path, hint: "name a folder, a pattern or a clip")
    }
    console.output(command + "\n")
  }

  /// The error of a run, with the exit code of its kind.
  static func explained(_ error: any Error) -> CommandError {
    switch error {
    case let error as CommandError: return error
    case RenderError.cancelled:
      return CommandError(.interrupted, "interrupted", hint: "the files written so far are whole")
    case let error as SinkError: return CommandError(.badOutput, error)
    case let error as FrameSelectionError: return CommandError(.usage, error)
    case let error as RenderError: return CommandError(.usage, error)
    case let error as any Explained: return CommandError(.badInput, error)
    default: return CommandError(.badInput, String(describing: error))
    }
  }
}

extension LayerDiagnostic {
  /// What was asked for, and why it was not done.
  var sentence: String { "\(key): \(reason)" }
}

/// Progress that a callback can advance; frames are reported one after the other on the thread that renders.
private final class SharedProgress {
  private var progress: Progress
  private var done = 0

  init(_ progress: Progress) { self.progress = progress }

  func advance() {
    done += 1
    progress.update(done: done)
  }

  func clear() { progress.clear() }
}
