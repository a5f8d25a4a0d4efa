// SCENE on a command line: a document, a bundle, standard input, or the name of a composition.

import Cairn
package import Compositions
import Foundation
import SceneFormats

/// Where a scene comes from.
package enum SceneArgument: Sendable {
  /// A file or bundle; `-` is standard input.
  case document(String)
  case composition(any Composition.Type)

  /// The one operand of a command that draws.
  package init(_ arguments: Arguments) throws(CommandError) {
    guard let word = arguments.operands.first else {
      throw .usage("SCENE is missing", hint: "name a .caml file, a .ca bundle, or one of \(Self.names)")
    }
    guard arguments.operands.count == 1 else {
      throw .usage("one scene is drawn at a time", place: arguments.operands[1])
    }
    self = try Self.named(word)
  }

  private static func named(_ word: String) throws(CommandError) -> SceneArgument {
    if let composition = CompositionCatalogue.named(word) { return .composition(composition) }
    if word == "-" || word.contains("/") || word.contains(".") || FileManager.default.fileExists(atPath: word) {
      return .document(word)
    }
    let near = Spelling.hint(for: word, among: CompositionCatalogue.all.map { $0.name })
    throw CommandError(
      .badInput, "there is no file and no composition of this name", place: word,
      hint: near ?? "the compositions are \(names)")
  }

  private static var names: String { CompositionCatalogue.all.map { $0.name }.joined(separator: ", ") }
}
