// What was committed at a frame: enough to draw it again, and to draw it in another way.

package import RenderTree

/// A frame that was played and not drawn.
package struct RecordedFrame: Sendable {
  /// Number of the frame.
  package let index: Int
  /// Virtual time, seconds.
  package let time: Double
  /// What is shown.
  package var scene: RenderScene
}
