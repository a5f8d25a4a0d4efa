// The options that say which scene is drawn and on what canvas; every command that draws takes them.

import Compositions
import Foundation
import FrameEngine
import Graphics
import SceneFormats

/// A scene as the command line asks for it.
package struct SceneOptions: Sendable {
  let size: SizeRequest?
  let scale: Double
  let rate: FrameRate
  let background: Background?
  let dataPath: String?
  let scriptPath: String?
  let settings: [Setting]
  let fonts: [String]
  let isStrict: Bool
  let obeysRasterize: Bool
  let snapsStrokes: Bool
  let fit: Fit?
  let seed: UInt32
  let assets: [String]
  let missingAssets: MissingImages
  let states: StateOptions

  /// How a document fills a canvas of other proportions.
  enum Fit: String, Sendable, CaseIterable {
    /// All of it, as large as goes; the canvas may show beside it.
    case contain
    /// All of the canvas, as small as goes; some of the document may be cut off.
    case cover
    /// Stretched to the canvas.
    case fill
  }

  /// What lies beneath a scene.
  enum Background: Sendable {
    case none
    case color(CGColor)
  }

  package static let group = OptionGroup(
    "Scene",
    [
      dataOption.row, scriptOption.row, setOption.row, sizeOption.row, scaleOption.row, fitOption.row, rateOption.row,
      backgroundOption.row, seedOption.row, fontsOption.row, assetsOption.row, missingAssetsOption.row,
    ] + StateOptions.rows + [strict, noRasterize, snap])

  static let sizeOption = Option(
    "size", .value("WxH"),
    help: """
      canvas in points: 1280x720, 1280x or x720 (default: the scene's own). A composition is laid out for it; a document \
      is enlarged or reduced to it, in the middle
      """,
    noun: "a size", hint: "write 1280x720, 1280x or x720", read: { SizeRequest($0) })

  static let scaleOption = Option(
    "scale", .value("N"), help: "pixels in a point, so 2 doubles both sides of the picture (default: 1)",
    noun: "a scale", hint: "write a number above 0, at most 64",
    read: { text in Seconds.decimal(text[...]).flatMap { $0 > 0 && $0 <= 64 ? $0 : nil } })

  static let rateOption = Option(
    "fps", .value("RATE"), help: "frames a second: 60, 29.97 or 30000/1001 (default: 60)",
    noun: "a number of frames a second", hint: "write a rate above 0, such as 60 or 30000/1001",
    read: { FrameRate($0) })

  static let backgroundOption = Option<Background>(
    "background", .value("COLOR"), help: "none, or #rgb, #rgba, #rrggbb, #rrggbbaa (default: the scene's own)",
    noun: "a background", hint: "write none, or a colour such as #203040",
    read: { $0 == "none" ? Background.none : HexColor.read($0).map { .color($0) } })

  static let fitOption = Option<Fit>.choice(
    "fit",
    help:
      "how a document takes a --size of other proportions: contain, cover or fill, which stretches (default: contain)"
  )

  static let seedOption = Option(
    "seed", .value("N"), help: "seed of everything random (default: 0)", noun: "a seed",
    hint: "write a whole number from 0 to \(UInt32.max)", read: { UInt32($0) })

  static let assetsOption = Option(
    "assets", .repeated("DIR"),
    help: "where a document's images are looked for when they are not beside it; may be repeated", noun: "a folder",
    hint: "name a folder", read: { $0.isEmpty ? nil : $0 })

  static let missingAssetsOption = Option<MissingImages>.choice(
    "missing-assets",
    help: "what an image of a document that is not there is: error, skip, or placeholder (default: skip, and said)")

  static let dataOption = Option(
    "data", .value("FILE"), help: "data of a composition; - reads standard input", noun: "a file",
    hint: "name a file, or - for standard input", read: { $0.isEmpty ? nil : $0 })

  static let scriptOption = Option(
    "script", .value("FILE"),
    help: """
      scripted input of a composition, such as touches: JSON lines with a time each (cairn list compositions -v shows \
      them); - reads standard input
      """, noun: "a file",
    hint: "name a file, or - for standard input", read: { $0.isEmpty ? nil : $0 })

  static let setOption = Option(
    "set", .repeated("KEY=VALUE"),
    help: "a setting of a composition; may be repeated (cairn list compositions shows them)",
    noun: "a setting", hint: "write --set key=value", read: { Setting($0) })

  static let fontsOption = Option(
    "fonts", .repeated("PATH"), help: "a folder of fonts, or one font file, beside the system's; may be repeated",
    noun: "a folder", hint: "name a folder or a font file", read: { $0.isEmpty ? nil : $0 })

  static let strict = OptionRow.flag(
    "strict",
    help: "what a document holds or a layer is asked for and cannot be honoured, a missing font included, is an error")

  static let noRasterize = OptionRow.flag(
    "no-rasterize", help: "draw as if no layer asked for shouldRasterize")

  static let snap = OptionRow.flag(
    "snap", help: "move the level and upright parts of strokes onto the pixels, so that thin lines are sharp")

  package init(_ arguments: Arguments) throws(CommandError) {
    size = try arguments.value(Self.sizeOption)
    scale = try arguments.value(Self.scaleOption) ?? 1
    rate = try arguments.value(Self.rateOption) ?? .sixty
    background = try arguments.value(Self.backgroundOption)
    dataPath = try arguments.value(Self.dataOption)
    scriptPath = try arguments.value(Self.scriptOption)
    settings = try arguments.values(Self.setOption)
    fonts = try arguments.values(Self.fontsOption)
    isStrict = arguments.contains(Self.strict)
    obeysRasterize = !arguments.contains(Self.noRasterize)
    snapsStrokes = arguments.contains(Self.snap)
    fit = try arguments.value(Self.fitOption)
    seed = try arguments.value(Self.seedOption) ?? 0
    assets = try arguments.values(Self.assetsOption)
    missingAssets = try arguments.value(Self.missingAssetsOption) ?? .skip
    states = try StateOptions(arguments)
    if fit != nil, size == nil {
      throw .usage(
        "there is nothing to fit: the canvas is the scene's own", place: Self.fitOption.row.spelled,
        hint: "say how large it is to be, as in --size 1280x720")
    }
    if dataPath == "-", scriptPath == "-" {
      throw .usage(
        "standard input cannot be both the data and the script", place: Self.scriptOption.row.spelled,
        hint: "name a file for one of them")
    }
    var seen: Set<String> = []
    for setting in settings where !seen.insert(setting.key).inserted {
      throw .usage("\(setting.key) is set twice", place: Self.setOption.row.spelled, hint: "keep one of the two")
    }
  }
}
