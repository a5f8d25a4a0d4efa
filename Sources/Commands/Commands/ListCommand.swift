// `cairn list`: what there is to render, and into what.

import Benchmarking
import Cairn
import Compositions
import CoreAnimation
import Foundation
import FrameOutput
import SceneFormats
import Graphics

/// Lists the rows of a catalogue on standard output.
package struct ListCommand: Command {
  package static let name = "list"
  package static let summary = "Lists what there is: compositions with their settings, formats, classes"
  package static let operands = "TOPIC [SCENE]"
  package static let about = [
    """
    TOPIC is compositions, formats, layers, animations, effects, fonts, cases (of cairn bench), or supported: the page of everything that is \
    drawn and what is not. cairn list states SCENE shows the states of a document.
    """
  ]
  package static let options = [OptionGroup("Listing", [verbose])]
  package static let examples = ["cairn list compositions", "cairn list compositions -v", "cairn list states lock.ca"]

  private static let verbose = OptionRow.flag(
    "verbose", short: "v", help: "of compositions, also the scripted input they take, line by line")

  private static let topics: [(name: String, text: @Sendable (Bool) -> String)] = [
    ("compositions", compositions),
    ("formats", { _ in formats() }),
    ("layers", { _ in rows(LayerCatalogue.all.map { ($0.name, $0.summary) }) }),
    ("animations", { _ in AnimationCatalogue.rows.map { "  \($0.name)\n" }.joined() }),
    ("effects", { _ in effects() }),
    ("fonts", { _ in rows(Fonts.families.map { ($0.name, $0.styles.joined(separator: ", ")) }) }),
    ("cases", { _ in rows(BenchCatalogue.all.map { ($0.name, $0.summary) }) }),
    ("supported", { _ in SupportedPage.text }),
  ]

  /// The topic that is of a document.
  private static let states = "states"

  package static var operandWords: [String] { topics.map(\.name) + [states] }

  private let text: @Sendable (Console) throws(CommandError) -> String

  package init(_ arguments: Arguments) throws(CommandError) {
    let names = Self.operandWords
    let known = "cairn list takes " + names.joined(separator: ", ")
    guard let topic = arguments.operands.first else { throw .usage("what to list is missing", hint: known) }
    let isVerbose = arguments.contains(Self.verbose)
    if isVerbose, names.contains(topic), topic != "compositions" {
      throw .usage("there is no more to say of \(topic)", place: Self.verbose.spelled)
    }
    if topic == Self.states {
      guard arguments.operands.count == 2 else {
        throw .usage("states are listed of one document", place: topic, hint: "write cairn list states scene.ca")
      }
      let path = arguments.operands[1]
      text = { (console) throws(CommandError) in try Self.states(of: path, console) }
      return
    }
    guard arguments.operands.count == 1 else {
      throw .usage("one thing is listed at a time", place: arguments.operands[1], hint: known)
    }
    guard let row = Self.topics.first(where: { $0.name == topic }) else {
      throw .usage("there is no list of “\(topic)”", hint: Spelling.hint(for: topic, among: names) ?? known)
    }
    text = { _ in row.text(isVerbose) }
  }

  package func run(_ console: Console) throws(CommandError) { console.output(try text(console)) }

  /// The states of a document, one a line.
  private static func states(of path: String, _ console: Console) throws(CommandError) -> String {
    do throws(SceneError) {
      let document =
        path == "-" ? try SceneDocument.read(Data(console.input())) : try SceneDocument.read(contentsOf: path)
      let names = CAStateController(layer: document.root).stateNames
      if names.isEmpty { console.note("the document has no states") }
      return names.map { "\($0)\n" }.joined()
    } catch {
      throw CommandError(.badInput, error)
    }
  }

  private static func compositions(isVerbose: Bool) -> String {
    CompositionCatalogue.all.map { composition in
      let input = composition.input.map { "  data: \($0)\n" } ?? "  data: none\n"
      let settings = composition.parameters.map { parameter in
        "  --set \(parameter.name)=\(parameter.defaultValue)\n      \(parameter.summary): \(parameter.expectation)\n"
      }
      let kinds = composition.script
      let script =
        kinds.isEmpty
        ? "" : isVerbose ? kinds.map(event).joined() : "  script: \(kinds.map(\.type).joined(separator: ", "))\n"
      return "\(composition.name): \(composition.summary)\n\(input)\(settings.joined())\(script)"
    }.joined(separator: "\n")
  }

  private static func event(_ kind: ScriptEventKind) -> String {
    let fields = kind.fields.map { field in
      "      \(field.name)\(field.isRequired ? " (needed)" : ""): \(field.summary)\n"
    }
    return "  script: \(kind.example)\n      \(kind.summary)\n\(fields.joined())"
  }

  private static func formats() -> String {
    let scenes = FormatCatalogue.all.map { format in
      (format.extensions.map { "." + $0 }.joined(separator: " "), format.summary)
    }
    let outputs = SinkCatalogue.kinds.map { ($0.example, $0.name) }
    return "in:\n\(rows(scenes))out:\n\(rows(outputs))"
  }

  private static func effects() -> String {
    let filters = CAFilter.filterTypes.map { type in
      (type, CAFilter(type: type).inputKeys.joined(separator: ", "))
    }
    return "filters, backgroundFilters:\n\(rows(filters))compositingFilter:\n"
      + CAFilter.compositingTypes.map { "  \($0)\n" }.joined()
  }

  /// Two columns.
  private static func rows(_ rows: [(name: String, text: String)]) -> String {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    return rows.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count) + text + "\n"
    }.joined()
  }
}
