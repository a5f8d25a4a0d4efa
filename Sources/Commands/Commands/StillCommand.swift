// `cairn still`: one moment of a scene as one picture.

import Cairn

/// Renders the frame of a moment to one PNG file.
package struct StillCommand: Command {
  package static let name = "still"
  package static let summary = "Renders one moment of a scene to a PNG file"
  package static let operands = "SCENE"
  package static let about = [
    "SCENE is as for cairn render. The picture is the frame of a whole run that is nearest to the moment, byte for byte."
  ]
  package static let options = [
    OptionGroup(
      "Output",
      [
        timeOption.row, outputOption.row, OutputOptions.levelOption.row, OutputOptions.supersampleOption.row,
        OutputOptions.quiet,
      ]),
    SceneOptions.group,
  ]
  package static let examples = ["cairn still score-chart --data game.csv --at 1.2s -o one.png"]

  private static let timeOption = Option(
    "at", .value("TIME"), help: "which moment: 1.2s, 500ms or 1.2 (default: 0)",
    noun: "a time", hint: "write a time such as 1.2s or 500ms, at most a day", read: { Seconds.read($0) })

  private static let outputOption = Option(
    "output", short: "o", .value("PATH"), help: "the picture (default: still.png)",
    noun: "a picture", hint: "name a file that ends in .png",
    read: { $0.lowercased().hasSuffix(".png") && !$0.contains("%") ? $0 : nil })

  private let scene: SceneArgument
  private let sceneOptions: SceneOptions
  private let output: OutputOptions
  private let time: Double

  package init(_ arguments: Arguments) throws(CommandError) {
    sceneOptions = try SceneOptions(arguments)
    let path = try arguments.value(Self.outputOption) ?? "still.png"
    let level = try arguments.value(OutputOptions.levelOption)
    output = OutputOptions(
      path: path, pngLevel: level, supersampling: try arguments.value(OutputOptions.supersampleOption) ?? 1,
      isQuiet: arguments.contains(OutputOptions.quiet))
    time = try arguments.value(Self.timeOption) ?? 0
    scene = try SceneArgument(arguments)
  }

  package func run(_ console: Console) throws(CommandError) {
    let source = try sceneOptions.find(scene, console)
    try sceneOptions.rehearse(source, console) { $0.rate.nearestFrame(time) }
    let stage = try sceneOptions.open(source, console)
    let index = stage.rate.nearestFrame(time)
    var options = RenderOptions()
    options.duration = stage.rate.time(of: index + 1)
    options.frames = FrameSelection([index])
    try RenderRun(
      stage: stage, options: options, output: output, frameCount: 1, isStrict: sceneOptions.isStrict
    ).run(console)
  }
}
