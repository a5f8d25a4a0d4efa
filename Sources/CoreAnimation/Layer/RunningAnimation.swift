// An animation on its layer: the frozen copy, what is known of its time, and who waits for its end.

package import RenderTree

/// An animation that was added to a layer.
package struct RunningAnimation {
  package let key: String?
  package let animation: CAAnimation
  package var spec: AnimationSpec
  /// Whether the next commit gives it its begin time.
  var isPending = true
  /// Whether it ended and everyone was told: one that stays on its layer is told once.
  var isOver = false
  /// Whether the layer draws what it changes.
  let isDrawn: Bool
  /// What waits for its end.
  let completions: [CompletionGroup]

  /// The commit: a begin time of 0 means now, any other is kept.
  mutating func settle(at now: Double) {
    isPending = false
    guard spec.timing.beginTime == 0 else { return }
    spec.timing.beginTime = now
    animation.settle(beginTime: now)
  }
}
