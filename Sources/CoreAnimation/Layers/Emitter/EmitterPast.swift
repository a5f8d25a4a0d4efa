// What an emitter layer was before: a particle is born of the values of its moment and keeps them.

import FrameResolving
import RenderTree

/// The changes of an emitter layer since its first commit; immutable, replaced with every change. Times are the layer's.
final class EmitterPast: Sendable {
  /// More changes than this are forgotten, the oldest first: ten minutes of one a frame. Particles that are still alive
  /// then are not touched, but the count of births starts anew.
  static let limit = 36_000

  /// The model values up to a time, that time included.
  struct Moment: Sendable {
    let end: Double
    let values: PropertyStore
    let state: EmitterState
  }

  /// An animation and when it was on the layer.
  struct Running: Sendable {
    let animation: AnimationSpec
    let from, end: Double
  }

  /// In order of time.
  let moments: [Moment]
  /// Animations that were taken off, in order of their end.
  let animations: [Running]
  /// When animations that are not mentioned above were added, by identity; those of the first commit are not listed.
  let additions: [UInt64: Double]

  init(moments: [Moment] = [], animations: [Running] = [], additions: [UInt64: Double] = [:]) {
    self.moments = moments
    self.animations = animations
    self.additions = additions
  }

  /// The past with the values that end now. What lies after now belongs to an earlier run of the layer's time, and is
  /// forgotten.
  func ending(_ values: PropertyStore, at now: Double) -> EmitterPast {
    var kept = forgetting(after: now)
    // Several changes of one moment are one.
    if let last = kept.moments.last, last.end == now { return kept }
    var values = values
    values[EmitterKeys.past.id] = nil
    let known = kept.moments.last.map { ($0.values, $0.state.cells) }
    let moment = Moment(end: now, values: values, state: EmitterState(values, known: known))
    kept = EmitterPast(
      moments: kept.moments.suffix(Self.limit - 1) + [moment], animations: kept.animations, additions: kept.additions)
    return kept
  }

  /// The past with an animation that is added now.
  func adding(_ animation: UInt64, at now: Double) -> EmitterPast {
    let kept = forgetting(after: now)
    var additions = kept.additions
    additions[animation] = now
    return EmitterPast(moments: kept.moments, animations: kept.animations, additions: additions)
  }

  /// The past with an animation that is taken off now.
  func removing(_ animation: AnimationSpec, at now: Double) -> EmitterPast {
    let kept = forgetting(after: now)
    var additions = kept.additions
    let from = additions.removeValue(forKey: animation.id) ?? -.infinity
    let ended = Running(animation: animation, from: from, end: now)
    return EmitterPast(
      moments: kept.moments, animations: kept.animations.suffix(Self.limit - 1) + [ended], additions: additions)
  }

  private func forgetting(after now: Double) -> EmitterPast {
    guard (moments.last?.end ?? now) > now || (animations.last?.end ?? now) > now else { return self }
    return EmitterPast(
      moments: moments.filter { $0.end <= now }, animations: animations.filter { $0.end <= now },
      additions: additions.mapValues { min($0, now) })
  }
}
