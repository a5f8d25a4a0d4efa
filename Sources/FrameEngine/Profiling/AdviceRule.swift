// What a kind of change is: something that is tried on one layer at a time.

import FramePlanning
import FrameResolving
import RenderTree

/// A layer of a run, seen from all of its frames.
struct ProfiledLayer: Sendable {
  /// The layer as it was committed last.
  var node: RenderNode
  /// Its path.
  var path: String
  /// What it cost; nil when it cost nothing itself.
  var report: LayerReport?
  /// Milliseconds of it and everything beneath it.
  var milliseconds: Double
  /// Whether a layer around it is rasterized.
  var isInBitmap: Bool
  /// The scene at some moments of the run.
  var samples: [ResolvedScene]
}

/// A kind of change that may save something.
protocol AdviceRule: Sendable {
  /// What it is called in a line of advice.
  static var change: String { get }
  /// The change of a layer; nil when there is no reason to try it.
  static func edit(_ layer: ProfiledLayer) -> SceneEdit?
  /// Whether the layer's bitmap says how it went.
  static var countsBitmap: Bool { get }
}

extension AdviceRule {
  static var countsBitmap: Bool { false }
}
