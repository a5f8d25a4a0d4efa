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
    var store = values.overlaid
    animations.withUnsafeBufferPointer { animations in
      var hasAdditive = false
      run(animations, at: layerTime, additive: false, removesFinished: removesFinished, in: &store, &hasAdditive)
      guard hasAdditive else { return }
      run(animations, at: layerTime, additive: true, removesFinished: removesFinished, in: &store, &hasAdditive)
    }
    return store
  }

  /// What a lone animation changes at a time of the superlayer, or nil while it is not in effect.
  ///
  /// - Parameter lag: how far the layer is behind, in the superlayer's seconds.
  static func change(by lone: LoneAnimation, at parentTime: Double, lag: Double) -> PropertyStore.Entry? {
    let layerTime = lone.timing.localTime(fromParent: parentTime) - lag * lone.timing.speed
    guard let position = lone.spec.timing.progress(at: layerTime),
      !(position.isOver && lone.spec.isRemovedOnCompletion),
      let value = value(of: lone.spec, at: position, base: lone.base),
      let whole = lone.whole(with: value)
    else { return nil }
    return PropertyStore.Entry(key: lone.spec.property.target.key, value: whole)
  }

  /// The value a property animation gives what it targets, in the kind of the value beneath; nil when it has no effect.
  ///
  /// - Parameter base: the value beneath.
  private static func value(
    of animation: borrowing AnimationSpec, at position: CyclePosition, base: PropertyValue
  ) -> PropertyValue? {
    let fraction = animation.curve?.value(at: position.fraction) ?? position.fraction
    guard var value = animation.property.track.value(at: fraction, base: base) else { return nil }
    // Measured: with autoreverses every cycle ends where it began, and nothing accumulates.
    if animation.property.isCumulative, !animation.timing.autoreverses, position.cycle > 0,
      let end = animation.property.track.value(at: 1, base: base),
      let before = Addition.multiple(end, times: position.cycle), let sum = Addition.sum(before, adding: value)
    {
      value = sum
    }
    if animation.property.isAdditive {
      // What nothing was added to yet is what is added.
      guard let sum = base == .none ? value : Addition.sum(base, adding: value) else { return nil }
      value = sum
    }
    return value.isFinite ? value.fitted(to: base) : nil
  }

  /// One of the two rounds, of replacing and of adding; tells whether there is something for the other.
  ///
  /// Animations are read where they are: they are large values, and copying one costs more than evaluating it.
  private static func run(
    _ animations: UnsafeBufferPointer<AnimationSpec>, at time: Double, additive: Bool, removesFinished: Bool,
    in store: inout PropertyStore, _ sawOther: inout Bool
  ) {
    guard var animation = animations.baseAddress else { return }
    let end = animation + animations.count
    while animation < end {
      defer { animation += 1 }
      guard let position = animation.pointee.timing.progress(at: time),
        !(removesFinished && position.isOver && animation.pointee.isRemovedOnCompletion)
      else { continue }
      switch animation.pointee.kind {
      case .property:
        guard animation.pointee.property.isAdditive == additive else {
          sawOther = true
          continue
        }
        if let base = animation.pointee.property.target.read(from: store),
          let value = value(of: animation.pointee, at: position, base: base)
        {
          animation.pointee.property.target.write(value, into: &store)
        }
      case .group:
        // A group with no length of its own shows its members at their start.
        let length = animation.pointee.timing.duration
        let fraction = animation.pointee.curve?.value(at: position.fraction) ?? position.fraction
        let groupTime = length.isFinite ? fraction * length : animation.pointee.timing.unboundedTime(at: time)
        animation.pointee.members.withUnsafeBufferPointer {
          run($0, at: groupTime, additive: additive, removesFinished: false, in: &store, &sawOther)
        }
      case .transition: break
      }
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
