// A change between two states as data: the values that change, and the animations that show it.

import FrameResolving
import RenderTree

/// A value that a state sets.
struct StateValue {
  let layer: CALayer
  let path: PropertyPath
  let value: PropertyValue

  /// nil when the layer is gone or the value is none that a layer stores.
  init?(_ element: CAStateSetValue) {
    guard let target = element.target, let value = PropertyValue(any: element.value) else { return nil }
    // Classes declare their keys when they are first looked at.
    _ = LayerCatalogue.all
    layer = target
    path = PropertyPath(element.keyPath)
    self.value = value
  }

  /// The property as it is now, all its parts.
  var whole: PropertyValue { layer.store[path.key] ?? KeyTable.row(of: path.key).defaultValue }

  func isOfSameProperty(as other: StateValue) -> Bool { layer === other.layer && path.key == other.path.key }
}

/// A property that changes.
struct StateChange {
  let layer: CALayer
  let key: KeyID
  let new: PropertyValue
  /// The parts of it that differ, as the states name them.
  let parts: [PropertyPath]
}

/// An animation that will be played, its ends filled in.
struct StatePlay {
  private let layer: CALayer
  private let key: String
  private let path: PropertyPath
  private let animation: CAAnimation

  /// nil when the layer is gone, or when there is nothing to see: a value that does not change and an animation that
  /// brings none of its own.
  init?(_ element: CAStateTransitionElement, _ changes: [StateChange]) {
    guard let target = element.target, let copy = element.animation.copy() as? CAAnimation else { return nil }
    layer = target
    key = element.key
    path = PropertyPath((copy as? CAPropertyAnimation)?.keyPath ?? element.key)
    let change = changes.first { [path] in $0.layer === target && $0.key == path.key }
    guard change != nil || Self.bringsValues(copy) else { return nil }
    var after = target.store
    for change in changes where change.layer === target { after[change.key] = change.new }
    Self.fill(copy, from: target.presentationValues, to: after)
    animation = copy
  }

  /// Whether a part of the layer's property is shown by this animation.
  func covers(_ part: PropertyPath, of layer: CALayer) -> Bool {
    layer === self.layer && path.key == part.key && (path == part || path.component == nil && path.member == nil)
  }

  /// Whether it shows the property that changes.
  func shows(_ change: StateChange) -> Bool { layer === change.layer && path.key == change.key }

  func remove() { layer.removeAnimation(forKey: key) }

  /// Adds the animation: it begins now.
  func add(speed: Float) {
    animation.speed *= speed
    // As elsewhere in the format, a vanishing time is written for zero.
    let delay = abs(animation.beginTime) < 1e-50 ? 0 : animation.beginTime
    animation.beginTime = delay == 0 ? 0 : layer.localTime(fromAbsolute: CACurrentMediaTime()) + delay
    layer.add(animation, forKey: key)
  }

  /// Seconds until an animation is over; of an endless one, a cycle.
  static func length(of animation: CAAnimation) -> Double {
    let timing = animation.timing(defaultDuration: CATransaction.animationDuration())
    let cycle = timing.autoreverses ? 2 * timing.duration : timing.duration
    let all =
      timing.repeatDuration > 0 ? timing.repeatDuration : cycle * (timing.repeatCount > 0 ? timing.repeatCount : 1)
    let length = max(timing.beginTime, 0) + (all.isFinite ? all : cycle) / (timing.speed == 0 ? 1 : abs(timing.speed))
    return length.isFinite ? length : 0
  }

  /// Whether an animation shows something by itself.
  private static func bringsValues(_ animation: CAAnimation) -> Bool {
    switch animation {
    case let basic as CABasicAnimation: basic.fromValue != nil || basic.toValue != nil || basic.byValue != nil
    case let group as CAAnimationGroup: (group.animations ?? []).contains(where: bringsValues)
    default: true
    }
  }

  /// Gives the ends that an animation leaves out.
  private static func fill(_ animation: CAAnimation, from old: PropertyStore, to new: PropertyStore) {
    if let group = animation as? CAAnimationGroup {
      let members = (group.animations ?? []).compactMap { $0.copy() as? CAAnimation }
      members.forEach { fill($0, from: old, to: new) }
      group.animations = members
    }
    guard let basic = animation as? CABasicAnimation, let keyPath = basic.keyPath, basic.byValue == nil else { return }
    let path = PropertyPath(keyPath)
    if basic.fromValue == nil { basic.fromValue = path.read(from: old)?.anyValue }
    if basic.toValue == nil { basic.toValue = path.read(from: new)?.anyValue }
  }
}
