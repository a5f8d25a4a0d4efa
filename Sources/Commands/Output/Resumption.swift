// What frames are made from, in a word: two runs with the same word make the same frames.

import FrameEngine
import Graphics

extension Arguments {
  /// A digest of everything that decides about pixels and bytes of frames: the scene and all options but those that only
  /// choose among frames or say something about them.
  func identity(of stage: Stage, except irrelevant: [OptionRow]) -> String {
    var digest = ContentDigest()
    digest.add("cairn " + cairnVersion)
    digest.add(stage.identity ?? stage.name)
    for text in givenTexts(except: Set(irrelevant.map(\.long))) { digest.add(text) }
    return digest.text
  }
}
