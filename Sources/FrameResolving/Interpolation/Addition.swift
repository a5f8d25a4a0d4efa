// Sums of values: additive animations, cumulative repetitions, and ends given by a difference.

import Foundation
import Graphics
public import RenderTree

/// Sums of property values. The "sum" of transforms is their product: the added one acts first.
public enum Addition {
  /// The sum of two values of one kind; nil when they cannot be added.
  public static func sum(_ base: PropertyValue, adding other: PropertyValue) -> PropertyValue? {
    switch (base, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
    default:
      guard base.hasSameShape(as: other), let a = base.vector, let b = other.vector else { return nil }
      return numeric(base).withVector(zip(a, b).map { $0 + $1 })
    }
  }

  /// What added to `other` gives `whole`; nil when they cannot be subtracted.
  public static func difference(_ whole: PropertyValue, subtracting other: PropertyValue) -> PropertyValue? {
    switch (whole, other) {
    case (.number(let a), .number(let b)): return .number(a - b)
    case (.transform(let a), .transform(let b)): return .transform(b.inverted().concatenating(a))
    default:
      guard whole.hasSameShape(as: other), let a = whole.vector, let b = other.vector else { return nil }
      return numeric(whole).withVector(zip(a, b).map { $0 - $1 })
    }
  }

  /// The value added to itself until it counts `times`, a whole number; nil when it cannot be added.
  public static func multiple(_ value: PropertyValue, times: Double) -> PropertyValue? {
    switch value {
    case .number(let number): return .number(number * times)
    case .transform(let transform): return power(transform, times).map { .transform($0) }
    default: return value.vector.flatMap { numbers in numeric(value).withVector(numbers.map { $0 * times }) }
    }
  }

  /// Truth values add up as numbers.
  private static func numeric(_ value: PropertyValue) -> PropertyValue {
    if case .bool(let flag) = value { .number(flag ? 1 : 0) } else { value }
  }

  /// By repeated squaring: an endless animation may be in its millionth cycle.
  private static func power(_ transform: CATransform3D, _ exponent: Double) -> CATransform3D? {
    guard exponent >= 0, exponent < 9e15 else { return nil }
    var rest = UInt64(exponent)
    var square = transform
    var product = CATransform3D.identity
    while rest > 0 {
      if rest & 1 == 1 { product = product.concatenating(square) }
      rest >>= 1
      if rest > 0 { square = square.concatenating(square) }
    }
    return PropertyValue.transform(product).isFinite ? product : nil
  }
}
