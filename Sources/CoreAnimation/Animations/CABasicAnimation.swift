// An animation between two values, either of which may be left out.

import Foundation
import FrameResolving
package import RenderTree

/// Changes a property from one value to another.
///
/// What is left out is taken from the value beneath (V): `fromValue` alone goes to V, `toValue` alone starts at V,
/// `byValue` alone goes from V to V plus it; with one end given it measures the other end from that.
/// Between two images it dissolves: `from·(1 - f) + to·f`, each placed as if it were alone; `presentation()` shows the
/// one or the other, changing half way.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any? { willSet { willChange() } }
  /// The last value.
  open var toValue: Any? { willSet { willChange() } }
  /// The difference between first and last.
  open var byValue: Any? { willSet { willChange() } }

  /// An animation with default values.
  public required init() { super.init() }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  package override func setProperty(_ name: String, to value: Any?) -> Bool {
    switch name {
    case "fromValue": fromValue = value
    case "toValue": toValue = value
    case "byValue": byValue = value
    default: return super.setProperty(name, to: value)
    }
    return true
  }

  package override func property(_ name: String) -> Any? {
    switch name {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.property(name)
    }
  }

  package override func advice(over values: PropertyStore) -> [String] {
    let set = keyPath.flatMap { PropertyPath($0).read(from: values) }
    return advice(onMorphing: [fromValue ?? set, toValue ?? set])
  }

  package override func makeTrack(duration: Double) -> (any ValueTrack)? {
    ends(
      from: fromValue.flatMap { PropertyValue(any: $0) }, to: toValue.flatMap { PropertyValue(any: $0) },
      by: byValue.flatMap { PropertyValue(any: $0) })
  }

  /// The smallest track that knows all it was given: it is asked once a frame and a layer.
  private func ends(from: PropertyValue?, to: PropertyValue?, by: PropertyValue?) -> any ValueTrack {
    let last = to ?? from.flatMap { from in by.flatMap { Addition.sum(from, adding: $0) } }
    guard let from, let last else { return BasicTrack(from: from, to: to, by: by) }
    return switch (from, last) {
    case (.number(let start), .number(let end)): NumberTrack(start: start, end: end)
    case (.point(let start), .point(let end)): PointTrack(start: start, end: end)
    default: EndsTrack(start: from, end: last)
    }
  }
}

/// Numbers between two others.
private struct NumberTrack: ValueTrack {
  let start, end: Double

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    .number(Interpolation.number(from: start, to: end, fraction: fraction))
  }
}

/// Points between two others.
private struct PointTrack: ValueTrack {
  let start, end: CGPoint

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    .point(
      CGPoint(
        x: Interpolation.number(from: start.x, to: end.x, fraction: fraction),
        y: Interpolation.number(from: start.y, to: end.y, fraction: fraction)))
  }
}

/// The value between two ends that do not depend on what lies beneath.
private struct EndsTrack: ValueTrack {
  let start, end: PropertyValue

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    Interpolation.dissolving(from: start, to: end, fraction: fraction)
  }
}

/// The value between two ends.
package struct BasicTrack: ValueTrack {
  /// The ends and their difference as far as they were given.
  package var from, to, by: PropertyValue?

  /// A track from what was given.
  package init(from: PropertyValue?, to: PropertyValue?, by: PropertyValue?) {
    (self.from, self.to, self.by) = (from, to, by)
  }

  package func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    guard let (start, end) = ends(base) else { return nil }
    return Interpolation.dissolving(from: start, to: end, fraction: fraction)
  }

  private func ends(_ base: PropertyValue) -> (PropertyValue, PropertyValue)? {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): Addition.sum(from, adding: by).map { (from, $0) }
    case (nil, let to?, let by?): Addition.difference(to, subtracting: by).map { ($0, to) }
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): Addition.sum(base, adding: by).map { (base, $0) }
    case (nil, nil, nil): (base, base)
    }
  }
}
