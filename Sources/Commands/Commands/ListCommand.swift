// `cairn list`: what there is to render, and into what.

import Compositions
import FrameOutput
import Graphics

/// Lists the rows of a catalogue on standard output.
package struct ListCommand: Command {
  package static let name = "list"
  package static let summary = "Lists compositions with their settings, or formats"
  package static let operands = "compositions|formats"
  package static let about: [String] = []
  package static let options: [OptionGroup] = []
  package static let examples = ["cairn list compositions"]

  private static let topics: [(name: String, text: @Sendable () -> String)] = [
    ("compositions", compositions),
    ("formats", formats),
  ]

  private let text: @Sendable () -> String

  package init(_ arguments: Arguments) throws(CommandError) {
    let names = Self.topics.map(\.name)
    let known = "cairn list takes " + names.joined(separator: " or ")
    guard let topic = arguments.operands.first else { throw .usage("what to list is missing", hint: known) }
    guard arguments.operands.count == 1 else {
      throw .usage("one thing is listed at a time", place: arguments.operands[1], hint: known)
    }
    guard let row = Self.topics.first(where: { $0.name == topic }) else {
      throw .usage("there is no list of “\(topic)”", hint: Spelling.hint(for: topic, among: names) ?? known)
    }
    text = row.text
  }

  package func run(_ console: Console) throws(CommandError) { console.output(text()) }

  private static func compositions() -> String {
    CompositionCatalogue.all.map { composition in
      let input = composition.input.map { "  data: \($0)\n" } ?? "  data: none\n"
      let settings = composition.parameters.map { parameter in
        "  --set \(parameter.name)=\(parameter.defaultValue)\n      \(parameter.summary): \(parameter.expectation)\n"
      }
      return "\(composition.name): \(composition.summary)\n\(input)\(settings.joined())"
    }.joined(separator: "\n")
  }

  private static func formats() -> String {
    "in:\n  .caml .ca    Core Animation documents\n  .csv         data of compositions\nout:\n"
      + SinkCatalogue.kinds.map { "  \($0.example)".padded(15) + $0.name + "\n" }.joined()
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(width - count, 1)) }
}
