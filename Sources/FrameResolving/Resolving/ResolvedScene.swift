// A scene at one moment: every value as it is presented, replicators written out, nothing left to look up.

public import RenderTree

/// A scene at one moment.
public struct ResolvedScene: Sendable {
  /// The top of the tree.
  public let root: ResolvedNode
  /// Where it is shown.
  public let canvas: RenderScene.Canvas
  /// The moment, seconds.
  public let time: Double
  /// The replicator with which there are more copies than the resolver makes; nil when there are not.
  public let excess: RenderNode?

  init(root: ResolvedNode, canvas: RenderScene.Canvas, time: Double, excess: RenderNode? = nil) {
    self.root = root
    self.canvas = canvas
    self.time = time
    self.excess = excess
  }
}
