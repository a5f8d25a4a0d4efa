// `cairn inspect`: the layer tree at a moment, with what is shown, what was set, and what runs.

import Cairn
import Foundation
import FrameEngine
import RenderTree

/// Prints a scene's layers at one moment.
package struct InspectCommand: Command {
  package static let name = "inspect"
  package static let summary = "Prints the layers of a scene at one moment, with their presentation values"
  package static let operands = "SCENE"
  package static let about = [
    "A value that is shown and differs from the one that was set comes from an animation: both are printed."
  ]
  package static let options = [
    OptionGroup("Output", [timeOption.row, json, plan]),
    SceneOptions.group,
  ]
  package static let examples = ["cairn inspect scene.caml --at 0.5s", "cairn inspect scene.caml --at 0.5s --json"]

  private static let timeOption = Option(
    "at", .value("TIME"), help: "which moment: 1.2s, 500ms or 1.2 (default: 0)",
    noun: "a time", hint: "write a time such as 1.2s or 500ms, at most a day", read: { Seconds.read($0) })
  private static let json = OptionRow.flag("json", help: "print one JSON object")
  private static let plan = OptionRow.flag("plan", help: "print the frame's plan: every draw, pass and bitmap")

  private let scene: SceneArgument
  private let options: SceneOptions
  private let time: Double
  private let isJSON: Bool
  private let isPlan: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    options = try SceneOptions(arguments)
    time = try arguments.value(Self.timeOption) ?? 0
    isJSON = arguments.contains(Self.json)
    isPlan = arguments.contains(Self.plan)
    guard !(isJSON && isPlan) else { throw .usage("--json and --plan exclude each other", hint: "choose one") }
    scene = try SceneArgument(arguments)
  }

  package func run(_ console: Console) throws(CommandError) {
    let stage = try options.open(scene, console)
    let inspected: (root: InspectedLayer, plan: String)
    do {
      let (root, plan) = try SceneInspection.inspect(stage, at: time)
      inspected = (root, plan.description)
    } catch let error as any Explained {
      throw CommandError(.badInput, error)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    let remarks = SceneRemarks.collect()
    if options.isStrict { try remarks.refuse() }
    for line in remarks.lines { console.note(line) }
    if isPlan {
      console.output(inspected.plan + "\n")
    } else if isJSON {
      console.output(Self.json(inspected.root).text + "\n")
    } else {
      var lines: [String] = []
      Self.write(inspected.root, role: "", indent: 0, into: &lines)
      console.output(lines.joined(separator: "\n") + "\n")
    }
  }

  // MARK: Text

  private static func write(_ layer: InspectedLayer, role: String, indent: Int, into lines: inout [String]) {
    let margin = String(repeating: "  ", count: indent)
    lines.append("\(margin)\(role)\(layer.className)\(layer.name.map { " \"\($0)\"" } ?? "")")
    let model = Dictionary(layer.model.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    for property in layer.presentation {
      let set = model[property.key]
      let isQuiet = property.key == "transform" && set == property.value || property.key == "hidden"
      if isQuiet, KeyTable.row(of: KeyTable.id(of: property.key)).defaultValue == property.value { continue }
      let was = set == property.value ? "" : "  (set: \(set.map { json($0).text } ?? "nothing"))"
      lines.append("\(margin)    \(property.key): \(json(property.value).text)\(was)")
    }
    if !layer.animations.isEmpty {
      lines.append("\(margin)    animations: \(layer.animations.joined(separator: ", "))")
    }
    for mask in layer.mask { write(mask, role: "mask: ", indent: indent + 1, into: &lines) }
    for sublayer in layer.sublayers { write(sublayer, role: "", indent: indent + 1, into: &lines) }
  }

  // MARK: JSON

  private static func json(_ layer: InspectedLayer) -> JSONValue {
    func object(_ properties: [InspectedLayer.Property]) -> JSONValue {
      .object(properties.map { JSONValue.Member($0.key, json($0.value)) })
    }
    var members = [
      JSONValue.Member("class", .string(layer.className)),
      JSONValue.Member("name", layer.name.map { .string($0) } ?? .null),
      JSONValue.Member("path", .string(layer.path)),
      JSONValue.Member("presentation", object(layer.presentation)),
      JSONValue.Member("model", object(layer.model)),
      JSONValue.Member("animations", .array(layer.animations.map { .string($0) })),
      JSONValue.Member("sublayers", .array(layer.sublayers.map { json($0) })),
    ]
    if let mask = layer.mask.first { members.append(JSONValue.Member("mask", json(mask))) }
    return .object(members)
  }

  private static func json(_ value: PropertyValue) -> JSONValue {
    func numbers(_ values: [CGFloat]) -> JSONValue { .array(values.map { .number(Double($0)) }) }
    switch value {
    case .none: return .null
    case .bool(let flag): return .boolean(flag)
    case .number(let number): return number.isFinite ? .number(number) : .string("\(number)")
    case .point(let p): return numbers([p.x, p.y])
    case .size(let s): return numbers([s.width, s.height])
    case .rect(let r): return numbers([r.origin.x, r.origin.y, r.size.width, r.size.height])
    case .transform(let t): return numbers(t.numbers)
    case .color(let c): return numbers([c.red, c.green, c.blue, c.alpha])
    case .path(let path): return .string("path of \(path.elements.count) elements")
    case .dissolve(let mix): return .string("two images, \(mix.fraction) of the way from one to the other")
    case .image(let image): return .string("image of \(image.width)x\(image.height) pixels")
    case .string(let text): return .string(text)
    case .text(let text): return .string(text.string)
    case .array(let values): return .array(values.map { json($0) })
    case .record(let values):
      return .object(values.all.map { JSONValue.Member($0.key.description, json($0.value)) })
    case .object(let object): return .string("\(type(of: object.object))")
    }
  }
}
