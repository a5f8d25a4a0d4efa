// The classic mistakes with animations, which are allowed and do as they say: reported, never acted on.

import Foundation
import FrameResolving
import Graphics
import RenderTree

/// Looks at animations as they are added and as they end.
enum AnimationAdvice {
  // MARK: What an animation holds that cannot be meant

  /// Reports what the animation's class finds odd in it.
  static func look(atAdded animation: CAAnimation, forKey key: String?, on layer: CALayer) {
    let name = key ?? (animation as? CAPropertyAnimation)?.keyPath ?? "animation"
    for advice in animation.advice(over: layer.store) { LayerDiagnostics.report(layer, key: name, reason: advice) }
  }

  // MARK: Absolute time inside a group

  /// Reports members of a group whose begin times can only be meant as absolute ones.
  static func look(atAdded spec: AnimationSpec, on layer: CALayer) {
    guard case .group(let members) = spec.effect, !members.isEmpty else { return }
    let now = layer.localTime(fromAbsolute: CACurrentMediaTime())
    look(at: members, of: spec, named: spec.key ?? "animation", now: now, on: layer)
  }

  private static func look(
    at members: [AnimationSpec], of group: AnimationSpec, named key: String, now: Double, on layer: CALayer
  ) {
    for member in members {
      let begin = member.timing.beginTime
      let isAbsolute = now > 0 && begin >= now
      let rule = "begin times inside a group count from the group's start"
      if begin >= group.timing.duration {
        let advice = isAbsolute ? ", without CACurrentMediaTime()" : ""
        LayerDiagnostics.report(
          layer, key: key,
          reason: "\(member.title) begins when its group has ended and never runs: \(rule)\(advice)")
      } else if isAbsolute, begin - now < 1e-9 {
        LayerDiagnostics.report(
          layer, key: key, reason: "\(member.title) begins at the current time: \(rule), without CACurrentMediaTime()")
      }
      if case .group(let inner) = member.effect { look(at: inner, of: member, named: key, now: now, on: layer) }
    }
  }

  // MARK: A model value never set

  /// Reports properties that showed one value at the end of an animation and another one afterwards, because nobody set
  /// the end value on the layer.
  static func look(atFinished spec: AnimationSpec, on layer: CALayer) {
    guard spec.isRemovedOnCompletion else { return }
    let busy = Set(layer.running.flatMap(\.spec.targets).map(\.key))
    for ending in spec.endings where !busy.contains(ending.target.key) && isVisible(ending.target.key, on: layer) {
      let key = ending.target.key
      let end = AnimationStack.apply([spec], to: layer.store, at: ending.time, removesFinished: false)
      let path = PropertyPath(key: key)
      guard let shown = path.read(from: end), let set = path.read(from: layer.store), !shown.isNear(set) else {
        continue
      }
      LayerDiagnostics.report(
        layer, key: ending.target.description,
        reason: """
          it snapped back to the value that was set when \(spec.key.map { "the animation “\($0)”" } ?? "its animation") \
          ended: set the end value on the layer when adding the animation
          """)
    }
  }

  /// Whether a jump of a property can be seen: not on a layer that is meant to be gone.
  private static func isVisible(_ key: KeyID, on layer: CALayer) -> Bool {
    (!layer.isHidden || key == StandardKeys.hidden.id) && (layer.opacity > 0 || key == StandardKeys.opacity.id)
  }
}

extension AnimationSpec {
  /// What a message calls it.
  fileprivate var title: String {
    switch effect {
    case .property(let animation): "the animation of \(animation.target)"
    case .group: "a group"
    case .transition: "a transition"
    }
  }

  /// When each property that is replaced shows its last value; in the layer's time.
  fileprivate var endings: [(target: PropertyPath, time: Double)] {
    guard let end = endTime else { return [] }
    switch effect {
    case .property(let animation): return animation.isAdditive ? [] : [(animation.target, end)]
    case .transition: return []
    case .group(let members):
      var last: [PropertyPath: Double] = [:]
      for member in members where member.timing.beginTime < timing.duration {
        let memberEnd = min(member.endTime ?? .infinity, timing.duration)
        for target in member.replaced { last[target] = max(last[target] ?? 0, memberEnd) }
      }
      let isPlain =
        curve == nil && !timing.autoreverses && timing.speed > 0 && timing.timeOffset == 0
        && activeLengthIsOneCycle
      return last.map { target, time in
        (target, isPlain ? timing.beginTime + time / timing.speed : end)
      }.sorted { ($0.time, $0.target.description) < ($1.time, $1.target.description) }
    }
  }

  private var activeLengthIsOneCycle: Bool { timing.activeDuration == timing.duration }

  /// Properties that it and its members replace.
  private var replaced: [PropertyPath] {
    switch effect {
    case .property(let animation): animation.isAdditive ? [] : [animation.target]
    case .group(let members): members.flatMap(\.replaced)
    case .transition: []
    }
  }
}

extension PropertyValue {
  /// Whether nobody could see the difference.
  fileprivate func isNear(_ other: PropertyValue) -> Bool {
    if self == other { return true }
    if case .transform(let a) = self, case .transform(let b) = other {
      return Self.areNear(a.numbers.map { Double($0) }, b.numbers.map { Double($0) })
    }
    guard hasSameShape(as: other), let a = vector, let b = other.vector else { return false }
    return Self.areNear(a, b)
  }

  private static func areNear(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0), abs($1)) }
  }
}
