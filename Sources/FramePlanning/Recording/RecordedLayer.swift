// A layer's own drawing kept from frame to frame: most layers that move, turn or fade draw what they drew before.

import Graphics
import RenderTree

/// What a committed layer draws itself while nothing of its content is animated.
///
/// Lists that are kept are also the very lists of the frame before, so that comparing frames does not look into them.
package final class RecordedLayer: Sendable {
  private let node: RenderNode
  private let isOpen: Bool
  private let isFlipped: Bool
  private let mixing: GradientPaint.Mixing
  let recording: LayerRecording

  init(_ recording: LayerRecording, of node: RenderNode, isOpen: Bool, isFlipped: Bool, mixing: GradientPaint.Mixing) {
    self.recording = recording
    self.node = node
    self.isOpen = isOpen
    self.isFlipped = isFlipped
    self.mixing = mixing
  }

  /// Whether a layer drawn in this way draws the same.
  func stands(for node: RenderNode, isOpen: Bool, isFlipped: Bool, mixing: GradientPaint.Mixing) -> Bool {
    self.node === node && self.isOpen == isOpen && self.isFlipped == isFlipped && self.mixing == mixing
  }
}
