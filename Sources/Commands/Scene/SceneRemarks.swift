// What was asked for and could not be done while a scene was made, played or drawn: said, or an error when that is wished.

import CoreAnimation
import FrameEngine

/// Remarks on a scene.
struct SceneRemarks {
  /// What layers were asked for and could not do.
  let layers: [LayerDiagnostic]
  /// Texts with characters that no font has. Fonts that are not there are told of as a scene is opened.
  let texts: [Fonts.Problem]

  /// Takes what came up of layers on this thread since the last time, and adds what there is to say of texts.
  static func collect(texts: [Fonts.Problem] = []) -> SceneRemarks {
    SceneRemarks(layers: LayerDiagnostics.collect(), texts: texts)
  }

  /// All of them, each as a sentence with its place.
  var lines: [String] { layers.map { "\($0.path): \($0.sentence)" } + texts.map(\.description) }

  /// Throws the first.
  func refuse() throws(CommandError) {
    if let first = layers.first { throw CommandError(.badInput, first.sentence, place: first.path) }
    if let first = texts.first { throw CommandError(.badInput, first) }
  }
}

extension LayerDiagnostic {
  /// What was asked for, and why it was not done.
  fileprivate var sentence: String { "\(key): \(reason)" }
}
