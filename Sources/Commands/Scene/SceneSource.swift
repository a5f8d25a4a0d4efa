// A scene that was found and not yet made: what can be read only once is held here, so that it can be made twice.

import Compositions
import Foundation
import SceneFormats

/// What a scene is made from.
enum SceneSource: Sendable {
  /// A composition with its data and its settings.
  case composition(any Composition.Type, CompositionInput)
  /// A document, and the list of its states where one was named.
  case document(SceneInput, states: Data?)
}
