// `cairn sheet`: frames of a scene side by side on one picture, with their times.

import Cairn
import Foundation

/// Renders a contact sheet.
package struct SheetCommand: Command {
  package static let name = "sheet"
  package static let summary = "Renders frames of a scene side by side on one picture, with their times"
  package static let operands = "SCENE"
  package static let about = [
    """
    SCENE is as for cairn render. Without --frames, --at or --step, twelve frames from the first to the last are shown; \
    --count asks for more or fewer.
    """
  ]
  package static let options = [
    OptionGroup(
      "Output",
      [
        outputOption.row, countOption.row, columnsOption.row, widthOption.row, OutputOptions.levelOption.row,
        OutputOptions.jobsOption.row, OutputOptions.quiet,
      ]),
    OptionGroup(
      "Time",
      [
        TimeOptions.durationOption.row, TimeOptions.framesOption.row, TimeOptions.timesOption.row,
        TimeOptions.stepOption.row,
      ]),
    SceneOptions.group,
  ]
  package static let examples = [
    "cairn sheet scene.caml", "cairn sheet score-chart --data game.csv --count 20 --columns 5 -o overview.png",
  ]

  private static let outputOption = Option(
    "output", short: "o", .value("PATH"), help: "the picture (default: sheet.png)",
    noun: "a picture", hint: "name a file that ends in .png",
    read: { $0.lowercased().hasSuffix(".png") && !$0.contains("%") ? $0 : nil })
  private static let countOption = Option(
    "count", .value("N"), help: "how many frames (default: 12, or as many as are asked for)",
    noun: "a number of frames", hint: "write a whole number from 1 to \(mostCells)",
    read: { Int($0).flatMap { 1...mostCells ~= $0 ? $0 : nil } })
  private static let columnsOption = Option(
    "columns", .value("N"), help: "how many stand side by side (default: 4)", noun: "a number of columns",
    hint: "write a whole number from 1 to 100", read: { Int($0).flatMap { 1...100 ~= $0 ? $0 : nil } })
  private static let widthOption = Option(
    "width", .value("PIXELS"), help: "width of a frame on the sheet (default: 240)", noun: "a width",
    hint: "write a whole number from 16 to 4096", read: { Int($0).flatMap { 16...4096 ~= $0 ? $0 : nil } })
  private static let mostCells = 1000

  private let scene: SceneArgument
  private let sceneOptions: SceneOptions
  private let time: TimeOptions
  private let output: OutputOptions
  private let count: Int?
  private let columns: Int
  private let width: Int

  package init(_ arguments: Arguments) throws(CommandError) {
    sceneOptions = try SceneOptions(arguments)
    time = try TimeOptions(arguments)
    output = OutputOptions(
      path: try arguments.value(Self.outputOption) ?? "sheet.png",
      pngLevel: try arguments.value(OutputOptions.levelOption), isQuiet: arguments.contains(OutputOptions.quiet),
      jobs: try arguments.value(OutputOptions.jobsOption) ?? OutputOptions.allCores)
    count = try arguments.value(Self.countOption)
    columns = try arguments.value(Self.columnsOption) ?? 4
    width = try arguments.value(Self.widthOption) ?? 240
    scene = try SceneArgument(arguments)
  }

  package func run(_ console: Console) throws(CommandError) {
    let source = try sceneOptions.find(scene, console)
    try sceneOptions.rehearse(source, console) { stage throws(CommandError) in
      try frames(of: stage, try time.options(for: stage) { _ in }.options).last
    }
    let stage = try sceneOptions.open(source, console)
    var options = try time.options(for: stage) { if !output.isQuiet { console.note($0) } }.options
    options.jobs = output.jobs
    let chosen = try frames(of: stage, options)
    options.frames = FrameSelection(chosen)
    options.step = 1
    // Frames are drawn as small as they are shown: nothing is thrown away, and text stays sharp.
    stage.canvas.scale *= CGFloat(width) / CGFloat(max(stage.canvas.pixelWidth, 1))
    let rate = stage.rate
    let pictures = PictureCollector()
    do { try stage.canvas.check() } catch { throw CommandError(.usage, error) }
    let run = RenderRun(
      stage: stage, options: options, output: output, frameCount: chosen.count, isStrict: sceneOptions.isStrict)
    let report = try run.render(to: pictures, options, console)
    try run.remark(report, console)
    let cells = chosen.compactMap { index in
      pictures.pictures[index].map {
        ContactSheet.Cell(picture: CGImage($0), caption: Self.caption(rate.time(of: index), index))
      }
    }
    let size = CGSize(width: stage.canvas.pixelWidth, height: stage.canvas.pixelHeight)
    let sheet = ContactSheet(columns: columns, cells: cells, cell: size).stage()
    do throws(RenderError) { try sheet.canvas.check() } catch {
      throw CommandError(.usage, error.message, hint: "show fewer frames (--count), or smaller ones (--width)")
    }
    var single = RenderOptions()
    single.duration = sheet.rate.time(of: 1)
    let drawing = RenderRun(stage: sheet, options: single, output: output, frameCount: 1, isStrict: false)
    _ = try drawing.render(to: SinglePNG(output.path, level: output.pngLevel), single, console)
    if !output.isQuiet { console.note("\(cells.count) frames on \(output.path)") }
  }

  /// The frames that are shown: those asked for, thinned out evenly to the number asked for.
  private func frames(of stage: Stage, _ options: RenderOptions) throws(CommandError) -> [Int] {
    let all: [Int]
    do throws(FrameSelectionError) {
      all = try options.indices(frameCount: stage.rate.frameCount(in: options.duration ?? 0))
    } catch {
      throw CommandError(.usage, error)
    }
    let isChosen = options.frames != nil || options.step > 1
    let wanted = min(count ?? (isChosen ? all.count : 12), all.count)
    guard !all.isEmpty else { throw .usage("there is no frame to show", hint: "see --duration") }
    guard wanted <= Self.mostCells else {
      throw .usage(
        "\(wanted) frames are too many for one picture", hint: "show at most \(Self.mostCells), as with --count 20")
    }
    guard wanted > 1 else { return [all[0]] }
    return (0..<wanted).map { all[$0 * (all.count - 1) / (wanted - 1)] }
  }

  private static func caption(_ time: Double, _ index: Int) -> String {
    "\(JSONValue.digits((time * 1000).rounded() / 1000)) s · \(index)"
  }
}
