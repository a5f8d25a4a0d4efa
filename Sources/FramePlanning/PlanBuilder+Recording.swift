// Where a layer's own drawing comes from: the memory, or a new recording.

import FrameResolving
import Graphics
import RenderTree

extension PlanBuilder {
  /// What a layer draws itself, as it was recorded before where nothing of its content is animated.
  mutating func recording(
    of layer: ResolvedNode, outline: CornerOutline, context: RecipeContext, isOpen: Bool
  ) -> LayerRecording {
    let node = layer.node
    guard layer.showsCommittedContent else {
      return LayerRecording(node, layer.values, outline: outline, context: context, isOpen: isOpen)
    }
    let (isFlipped, mixing) = (context.isFlipped, context.gradientMixing)
    if let kept = memory.recordings[node.id],
      kept.stands(for: node, isOpen: isOpen, isFlipped: isFlipped, mixing: mixing)
    {
      return kept.recording
    }
    let recording = LayerRecording(node, layer.values, outline: outline, context: context, isOpen: isOpen)
    memory.recordings[node.id] = RecordedLayer(
      recording, of: node, isOpen: isOpen, isFlipped: isFlipped, mixing: mixing)
    return recording
  }
}
