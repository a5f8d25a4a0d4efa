// `cairn check`: what of a scene is understood, what its layers complain of, and whether it can be drawn.

import Cairn
import CoreAnimation
import Foundation
import FrameEngine
import SceneFormats

/// Reads and plays a scene without drawing it.
package struct CheckCommand: Command {
  package static let name = "check"
  package static let summary = "Says what of a scene is understood and whether it can be drawn"
  package static let operands = "SCENE"
  package static let about = [
    """
    The scene is played for its whole length without being drawn. What is listed first was met in the document, with line \
    and column; then comes what its layers could not do, and animations that rarely are what was meant.
    """,
    "Ends with 0 when the scene can be drawn and with 3 when it cannot; with --strict, 3 also when anything was met.",
  ]
  package static let options = [OptionGroup("Output", [json]), SceneOptions.group]
  package static let examples = ["cairn check scene.caml", "cairn check scene.ca --json"]

  private static let json = OptionRow.flag("json", help: "print one JSON object")

  private let scene: SceneArgument
  private let options: SceneOptions
  private let isJSON: Bool

  package init(_ arguments: Arguments) throws(CommandError) {
    options = try SceneOptions(arguments)
    isJSON = arguments.contains(Self.json)
    scene = try SceneArgument(arguments)
  }

  package func run(_ console: Console) throws(CommandError) {
    var check = Check()
    do throws(CommandError) {
      try examine(&check, console)
    } catch {
      check.error = error
    }
    console.output(isJSON ? check.json.text + "\n" : check.text)
    if let error = check.error { throw error }
  }

  private func examine(_ check: inout Check, _ console: Console) throws(CommandError) {
    let source = try options.find(scene, console)
    defer { check.remarks = check.remarks ?? SceneRemarks.collect() }
    var read: Diagnostics?
    let stage: Stage
    do throws(CommandError) {
      stage = try options.open(source, console) { read = $0 }
      check.document = read
    } catch {
      check.document = read
      throw error
    }
    check.name = stage.name
    check.size = stage.canvas.size
    check.seconds = stage.duration
    check.owners = CAStateController(layer: stage.root).owners
    let remarks: SceneRemarks
    do throws(CommandError) {
      remarks = try SceneOptions.rehearse(stage, seconds: stage.duration ?? TimeOptions.defaultDuration)
    } catch {
      // What can be drawn at no size is the scene's fault here, where nothing is drawn.
      throw error.exitCode == .interrupted ? error : CommandError(.badInput, error)
    }
    check.remarks = remarks
    if options.isStrict { try remarks.refuse() }
  }
}

/// What was found.
private struct Check {
  var name: String?
  var size: CGSize?
  var seconds: Double?
  /// nil for a composition, which is no document, and for a document that could not be read.
  var document: Diagnostics?
  /// Layers that have states.
  var owners: [CALayer] = []
  /// nil until the scene was played.
  var remarks: SceneRemarks?
  var error: CommandError?

  private var understood: [(name: String, count: Int)] {
    (document?.understood ?? [:]).map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  var text: String {
    var lines: [String] = []
    if !understood.isEmpty {
      lines.append("understood: " + understood.map { "\($0.count) \($0.name)" }.joined(separator: ", "))
    }
    for owner in owners { lines += Self.lines(of: owner) }
    lines += (document?.all ?? []).map(\.description)
    lines += remarks?.lines ?? []
    if error == nil, let name, let size {
      let length = seconds.map { ", \(JSONValue.digits($0)) s" } ?? ", no length of its own"
      lines.append(
        "\(name) can be drawn: \(JSONValue.digits(size.width))x\(JSONValue.digits(size.height)) points\(length)")
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  var json: JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    var members = [
      JSONValue.Member("drawable", .boolean(error == nil)),
      JSONValue.Member("scene", text(name)),
      JSONValue.Member("size", size.map { .array([.number($0.width), .number($0.height)]) } ?? .null),
      JSONValue.Member("seconds", seconds.map { .number($0) } ?? .null),
      JSONValue.Member(
        "understood", .object(understood.map { JSONValue.Member($0.name, .integer($0.count)) })),
      JSONValue.Member("states", .array(owners.flatMap(Self.states))),
      JSONValue.Member("transitions", .array(owners.flatMap(Self.transitions))),
      JSONValue.Member("document", .array((document?.all ?? []).map(Self.json))),
      JSONValue.Member(
        "layers",
        .array(
          (remarks?.layers ?? []).map {
            .object([
              JSONValue.Member("path", .string($0.path)), JSONValue.Member("key", .string($0.key)),
              JSONValue.Member("reason", .string($0.reason)),
            ])
          })),
      JSONValue.Member("texts", .array((remarks?.texts ?? []).map { .string($0.message) })),
    ]
    if let error {
      members.append(
        JSONValue.Member(
          "error",
          .object([
            JSONValue.Member("place", text(error.place)), JSONValue.Member("message", .string(error.message)),
            JSONValue.Member("hint", text(error.hint)),
          ])))
    }
    return .object(members)
  }

  /// What is said of a layer's states.
  private static func lines(of owner: CALayer) -> [String] {
    let states = owner.states.map { $0.isInitial ? "\($0.name) (initial)" : $0.name }
    let transitions = owner.stateTransitions.map { "\($0.fromState) to \($0.toState)" }
    return ["states of \(owner.treePath): \(states.joined(separator: ", "))"]
      + (transitions.isEmpty ? [] : ["transitions of \(owner.treePath): \(transitions.joined(separator: ", "))"])
  }

  private static func states(of owner: CALayer) -> [JSONValue] {
    owner.states.map { state in
      .object([
        JSONValue.Member("layer", .string(owner.treePath)), JSONValue.Member("name", .string(state.name)),
        JSONValue.Member("initial", .boolean(state.isInitial)),
        JSONValue.Member("elements", .integer(state.elements.count)),
      ])
    }
  }

  private static func transitions(of owner: CALayer) -> [JSONValue] {
    owner.stateTransitions.map { transition in
      .object([
        JSONValue.Member("layer", .string(owner.treePath)), JSONValue.Member("from", .string(transition.fromState)),
        JSONValue.Member("to", .string(transition.toState)),
        JSONValue.Member("animations", .integer(transition.elements.count)),
      ])
    }
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      JSONValue.Member("kind", .string(diagnostic.kind.rawValue)),
      JSONValue.Member("message", .string(diagnostic.message)),
      JSONValue.Member("file", .string(diagnostic.location.file)),
      JSONValue.Member("line", .integer(diagnostic.location.line)),
      JSONValue.Member("column", .integer(diagnostic.location.column)),
      JSONValue.Member("hint", diagnostic.hint.map { .string($0) } ?? .null),
      JSONValue.Member("occurrences", .integer(diagnostic.occurrences)),
    ])
  }
}
