// `cairn render`: a scene becomes numbered frames, a clip or a stream.

import Cairn
import Foundation

/// Renders a scene to numbered PNG frames, a clip or a stream.
package struct RenderCommand: Command {
  package static let name = "render"
  package static let summary = "Renders a scene to numbered PNG frames, a clip or a stream"
  package static let operands = "SCENE"
  package static let about = [
    """
    SCENE is a .caml file, a .ca bundle, the name of a composition (cairn list compositions), or - for CAML on standard \
    input. A scene that states no length of its own is rendered for \(JSONValue.digits(RenderCommand.defaultDuration)) seconds.
    """
  ]
  package static let options = [OutputOptions.group, timeGroup, SceneOptions.group, CostOptions.group]
  package static let examples = [
    "cairn render score-chart --data game.csv -o frames",
    "cairn render scene.caml --duration 4s --fps 30000/1001 -o shot_%05d.png",
    "cairn render scene.ca --frames 0 --scale 2 -o first.png --report cost.json",
    "cairn render scene.caml -o clip.mp4",
    "cairn render scene.caml -o - --format y4m | ffmpeg -i - clip.mkv",
  ]

  /// Seconds rendered of a scene that states no length.
  static let defaultDuration = 5.0

  private static let timeGroup = OptionGroup("Time", [durationOption.row, framesOption.row])

  private static let durationOption = Option(
    "duration", .value("TIME"), help: "how long to render: 4s, 500ms, 2min or 4 (default: the scene's own length)",
    noun: "a length of time", hint: "write a time above 0 such as 4s or 500ms, at most a day",
    read: { Seconds.read($0).flatMap { $0 > 0 ? $0 : nil } })

  private static let framesOption = Option(
    "frames", .value("LIST"),
    help: "only these frames: 0-99,120,-1 (ends included, negative numbers count from the end)",
    noun: "a list of frames", hint: "write numbers and ranges such as 0-99,120,-1", read: { FrameSelection($0) })

  private let scene: SceneArgument
  private let sceneOptions: SceneOptions
  private let output: OutputOptions
  private let cost: CostOptions
  private let duration: Double?
  private let frames: FrameSelection?

  package init(_ arguments: Arguments) throws(CommandError) {
    sceneOptions = try SceneOptions(arguments)
    output = try OutputOptions(arguments)
    cost = try CostOptions(arguments)
    duration = try arguments.value(Self.durationOption)
    frames = try arguments.value(Self.framesOption)
    scene = try SceneArgument(arguments)
  }

  package func run(_ console: Console) throws(CommandError) {
    try output.report?.check()
    let stage = try sceneOptions.open(scene, console)
    let seconds = length(of: stage, console)
    let count = try frameCount(stage.rate.frameCount(in: seconds))
    var options = RenderOptions()
    options.duration = seconds
    options.frames = frames
    options.jobs = output.jobs
    cost.apply(to: &options)
    try RenderRun(
      stage: stage, options: options, output: output, frameCount: count, isStrict: sceneOptions.isStrict
    ).run(console)
  }

  private func length(of stage: Stage, _ console: Console) -> Double {
    if let seconds = duration ?? stage.duration { return seconds }
    if !output.isQuiet {
      console.note(
        "\(stage.name) states no length: rendering \(JSONValue.digits(Self.defaultDuration)) s (--duration changes it)")
    }
    return Self.defaultDuration
  }

  /// How many frames will be written.
  private func frameCount(_ whole: Int) throws(CommandError) -> Int {
    guard let frames else { return whole }
    do throws(FrameSelectionError) {
      return try frames.indices(frameCount: whole).count
    } catch {
      throw CommandError(.usage, error.message, place: Self.framesOption.row.spelled, hint: error.hint)
    }
  }
}
