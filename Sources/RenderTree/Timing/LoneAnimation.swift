// The only animation of a layer that has nothing else, laid out so that a frame reads it in one piece.

import Foundation
import Graphics

/// The one property animation of a layer without sublayers, mask, transition or content of its own.
///
/// Most layers that move are such. A frame with thousands of them costs what reaching for their memory costs, so what
/// lies in five places of a committed layer (its timing, its animations, what they target, its values, the defaults) is
/// looked up once, at the commit, when the superlayer makes these for all of its sublayers, one after the other.
public final class LoneAnimation: Sendable {
  /// The layer's timing.
  public let timing: MediaTiming
  /// The animation.
  public let spec: AnimationSpec
  /// The model value of the property it changes, the default where none was set.
  private let property: PropertyValue
  /// The model value it targets: the property's, or a part of it.
  public let base: PropertyValue
  /// The property taken apart, where it is a transform and one of its numbers is changed.
  private let parts: (whole: TransformComponents, changed: TransformComponent)?

  /// - Returns: nil for animations of another kind, or one whose target is no part of the property's value.
  init?(_ animations: [AnimationSpec], over values: PropertyStore, in timing: MediaTiming) {
    guard animations.count == 1, var spec = animations.first, case .property = spec.kind,
      let base = spec.property.target.read(from: values)
    else { return nil }
    let target = spec.property.target
    spec.effect = .property(
      PropertyAnimation(
        target: target, track: Self.moved(spec.property.track), isAdditive: spec.property.isAdditive,
        isCumulative: spec.property.isCumulative))
    self.timing = timing
    self.spec = spec
    self.base = base
    property = values[target.key] ?? KeyTable.defaultValue(of: target.key)
    if case .transform(let whole) = property, let changed = target.component?.ofTransform {
      parts = (whole.components, changed)
    } else {
      parts = nil
    }
  }

  /// The same track in memory of its own: beside this object, and not where the animation was made.
  private static func moved(_ track: some ValueTrack) -> any ValueTrack { track }

  /// The property's value with the value the animation targets replaced; nil when it has no such part.
  public func whole(with value: PropertyValue) -> PropertyValue? {
    guard let parts else { return spec.property.target.whole(with: value, in: property) }
    guard let number = Double(value), number.isFinite else { return nil }
    var whole = parts.whole
    whole[parts.changed] = CGFloat(number)
    return .transform(whole.transform)
  }
}
