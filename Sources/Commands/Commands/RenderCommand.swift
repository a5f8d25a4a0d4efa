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
    input. A scene that states no length of its own is rendered for \(JSONValue.digits(TimeOptions.defaultDuration)) seconds.
    """
  ]
  package static let options = [OutputOptions.group, TimeOptions.group, SceneOptions.group, CostOptions.group]
  package static let examples = [
    "cairn render score-chart --data game.csv -o frames",
    "cairn render scene.caml --duration 4s --fps 30000/1001 -o shot_%05d.png",
    "cairn render scene.ca --frames 0 --scale 2 -o first.png --report cost.json",
    "cairn render scene.caml -o clip.mp4",
    "cairn render scene.caml -o frames --shard 2/4 --resume",
    "cairn render lock.ca --transition Locked:Unlock -o unlock.mp4",
    "cairn render scene.caml -o - --format y4m | ffmpeg -i - clip.mkv",
  ]

  private let scene: SceneArgument
  private let sceneOptions: SceneOptions
  private let time: TimeOptions
  private let output: OutputOptions
  private let cost: CostOptions
  private let arguments: Arguments

  package init(_ arguments: Arguments) throws(CommandError) {
    sceneOptions = try SceneOptions(arguments)
    output = try OutputOptions(arguments)
    cost = try CostOptions(arguments)
    time = try TimeOptions(arguments)
    scene = try SceneArgument(arguments)
    self.arguments = arguments
  }

  package func run(_ console: Console) throws(CommandError) {
    try output.report?.check()
    let source = try sceneOptions.find(scene, console)
    if !output.printsCommand {
      try sceneOptions.rehearse(source, console) { stage throws(CommandError) in
        try time.options(for: stage) { _ in }.frames.last
      }
    }
    let stage = try sceneOptions.open(source, console)
    var (options, frames) = try time.options(for: stage) { if !output.isQuiet { console.note($0) } }
    options.jobs = output.jobs
    cost.apply(to: &options)
    try RenderRun(
      stage: stage, options: options, output: output, frameCount: frames.count, isStrict: sceneOptions.isStrict,
      identity: arguments.identity(of: stage, except: Self.irrelevant)
    ).run(console)
  }

  /// Options that change no frame. What files hold is part of the stage's identity, so that their names do not matter.
  private static let irrelevant =
    TimeOptions.group.rows + HelpText.common.rows + [
      CostOptions.rasterCacheOption.row, CostOptions.paceOption.row, SceneOptions.strict, SceneOptions.dataOption.row,
      SceneOptions.scriptOption.row, SceneOptions.assetsOption.row, StateOptions.statesOption.row,
    ]
    + OutputOptions.group.rows.filter { row in
      [OutputOptions.levelOption.row, OutputOptions.supersampleOption.row].allSatisfy { $0.long != row.long }
    }
}
