// A scene played before it is drawn: what cannot be honoured is found before anything is written.

import Cairn
import FrameEngine

extension SceneOptions {
  /// In strict mode, plays a scene and throws what its layers cannot do; the scene is made anew afterwards.
  ///
  /// - Parameter last: the last frame that is wanted of a stage; nil when there is none.
  func rehearse(
    _ source: SceneSource, _ console: Console, through last: (Stage) throws(CommandError) -> Int?
  ) throws(CommandError) {
    guard isStrict else { return }
    let stage = try open(source, console)
    guard let last = try last(stage) else { return }
    try Self.rehearse(stage, seconds: stage.rate.time(of: last + 1)).refuse()
  }

  /// Plays a stage to a time, and returns what there is to say. It cannot be rendered afterwards.
  static func rehearse(_ stage: Stage, seconds: Double) throws(CommandError) -> SceneRemarks {
    do {
      let texts = try stage.rehearse(seconds: seconds, isCancelled: { Interruption.requested })
      return SceneRemarks.collect(texts: texts)
    } catch {
      throw RenderRun.explained(error)
    }
  }
}
