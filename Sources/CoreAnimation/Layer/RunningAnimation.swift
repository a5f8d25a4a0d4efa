// An animation on its layer: the frozen copy, what is known of its time, and who waits for its end.

package import RenderTree

/// An animation that was added to a layer.
package struct RunningAnimation {
  let key: String?
  let animation: CAAnimation
  package var spec: AnimationSpec
  /// Whether the next commit gives it its begin time.
  var isPending = true
  /// What waits for its end.
  let completions: [CompletionGroup]
}
