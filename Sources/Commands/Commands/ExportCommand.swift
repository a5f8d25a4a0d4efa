// `cairn export`: a scene as a CAML document or bundle.

import Cairn
import Foundation
import FrameEngine
import FrameOutput
import Graphics
import SceneFormats

/// Writes a scene as a document.
package struct ExportCommand: Command {
  package static let name = "export"
  package static let summary = "Writes a scene as a CAML document, or as a bundle with its images"
  package static let operands = "SCENE"
  package static let about = [
    """
    SCENE is as for cairn render. Its layers are written as they are at time 0, with their animations. What a document \
    cannot say is named on standard error: drawing code, changes made while a scene runs, classes of a program's own.
    """
  ]
  package static let options = [
    OptionGroup("Output", [outputOption.row]),
    OptionGroup(
      "Scene",
      [
        SceneOptions.dataOption.row, SceneOptions.setOption.row, SceneOptions.sizeOption.row,
        SceneOptions.fitOption.row, SceneOptions.backgroundOption.row, SceneOptions.seedOption.row,
        SceneOptions.fontsOption.row, SceneOptions.assetsOption.row, SceneOptions.strict,
      ]),
  ]
  package static let examples = [
    "cairn export score-chart --data game.csv -o chart.ca", "cairn export scene.ca -o scene.caml",
  ]

  private static let outputOption = Option(
    "output", short: "o", .value("PATH"),
    help: "the document (.caml), or the bundle (.ca), which must not be there yet (default: scene.ca)",
    noun: "a document", hint: "name a file that ends in .caml, or a bundle that ends in .ca",
    read: { path in
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      return path.lowercased().hasSuffix(".caml") || path.lowercased().hasSuffix(".ca") ? path : nil
    })

  private let scene: SceneArgument
  private let sceneOptions: SceneOptions
  private let path: String

  package init(_ arguments: Arguments) throws(CommandError) {
    sceneOptions = try SceneOptions(arguments)
    path = try arguments.value(Self.outputOption) ?? "scene.ca"
    scene = try SceneArgument(arguments)
  }

  package func run(_ console: Console) throws(CommandError) {
    let destination = DocumentDestination(path)
    try destination.check()
    let stage = try sceneOptions.open(scene, console)
    do throws(RenderError) { _ = try stage.scene(at: 0) } catch { throw CommandError(.badInput, error) }
    let remarks = SceneRemarks.collect()
    if sceneOptions.isStrict { try remarks.refuse() }
    for line in remarks.lines { console.note(line) }
    let document = CAMLWriter.write(stage.root, on: stage.canvas, duration: stage.duration)
    var notes = document.notes
    if stage.hasEvents {
      notes.append(WriteNote("what code changes while the scene runs is left out", hint: "render the scene itself"))
    }
    for note in notes {
      if sceneOptions.isStrict { throw CommandError(.badInput, note) }
      console.note(note.description)
    }
    try destination.write(document)
  }
}
