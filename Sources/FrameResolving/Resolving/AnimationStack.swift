// A layer's animations applied to its model values at a moment: the values it presents.

import Foundation
public import RenderTree

/// Applies animations in Core Animation's order: every animation that replaces a value first, in the order they were
/// added and also those inside groups, then every one that adds to a value.
public enum AnimationStack {
  /// The presentation values.
  ///
  /// - Parameters:
  ///   - layerTime: the layer's local time.
  ///   - removesFinished: whether animations that are removed on completion are gone from the very moment they end, as
  ///     they are from a layer. Otherwise they still show their end value at the end itself, and go on to fill.
  public static func apply(
    _ animations: [AnimationSpec], to values: PropertyStore, at layerTime: Double, removesFinished: Bool = true
  ) -> PropertyStore {
    if animations.isEmpty { return values }
    var store = values
    var hasAdditive = false
    for animation in animations {
      if removesFinished && animation.isGone(at: layerTime) { continue }
      run(animation, at: layerTime, additive: false, in: &store, sawOther: &hasAdditive)
    }
    guard hasAdditive else { return store }
    var ignored = false
    for animation in animations {
      if removesFinished && animation.isGone(at: layerTime) { continue }
      run(animation, at: layerTime, additive: true, in: &store, sawOther: &ignored)
    }
    return store
  }

  private static func run(
    _ animation: AnimationSpec, at time: Double, additive: Bool, in store: inout PropertyStore, sawOther: inout Bool
  ) {
    if case .property(let property) = animation.effect, property.isAdditive != additive {
      sawOther = true
      return
    }
    guard let position = animation.timing.progress(at: time) else { return }
    let fraction = animation.curve?.value(at: position.fraction) ?? position.fraction
    switch animation.effect {
    case .property(let property):
      // Measured: with autoreverses every cycle ends where it began, and nothing accumulates.
      let cycles = property.isCumulative && !animation.timing.autoreverses ? position.cycle : 0
      property.run(at: fraction, cyclesBefore: cycles, in: &store)
    case .group(let members):
      // A group with no length of its own shows its members at their start.
      let length = animation.timing.duration
      let groupTime = length.isFinite ? fraction * length : animation.timing.unboundedTime(at: time)
      for member in members { run(member, at: groupTime, additive: additive, in: &store, sawOther: &sawOther) }
    case .transition: break
    }
  }
}

extension AnimationSpec {
  /// The end in the layer's time; nil when it never ends by itself.
  public var endTime: Double? { timing.endTime }

  /// Whether it is in effect at a layer time, its fill mode considered.
  public func isActive(at layerTime: Double) -> Bool { timing.progress(at: layerTime) != nil }

  /// Whether the layer has let go of it by a layer time.
  public func isGone(at layerTime: Double) -> Bool { isRemovedOnCompletion && timing.isOver(at: layerTime) }
}

extension PropertyAnimation {
  fileprivate func run(at fraction: Double, cyclesBefore: Double, in store: inout PropertyStore) {
    guard let base = target.read(from: store), var value = track.value(at: fraction, base: base) else { return }
    if cyclesBefore > 0, let end = track.value(at: 1, base: base),
      let before = Addition.multiple(end, times: cyclesBefore), let sum = Addition.sum(before, adding: value)
    {
      value = sum
    }
    if isAdditive {
      // What nothing was added to yet is what is added.
      guard let sum = base == .none ? value : Addition.sum(base, adding: value) else { return }
      value = sum
    }
    guard value.isFinite, let fitting = value.fitted(to: base) else { return }
    target.write(fitting, into: &store)
  }
}

extension PropertyValue {
  /// The value in the kind of the one it replaces, or nil when it is of another kind: such an animation is ignored
  /// rather than making the property fall back to its default.
  fileprivate func fitted(to base: PropertyValue) -> PropertyValue? {
    switch (base, self) {
    case (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform), (.color, .color), (.color, .none),
      (.number, .number), (.number, .bool), (.bool, .bool), (.bool, .number):
      self
    case (.point, .size(let size)): .point(CGPoint(x: size.width, y: size.height))
    case (.size, .point(let point)): .size(CGSize(width: point.x, height: point.y))
    case (.point, _), (.size, _), (.rect, _), (.transform, _), (.color, _), (.number, _), (.bool, _): nil
    case (.none, _), (.path, _), (.image, _), (.dissolve, _), (.string, _), (.text, _), (.array, _), (.record, _),
      (.object, _):
      self
    }
  }
}
