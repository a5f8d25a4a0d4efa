// The value between two values: one switch over kinds.

import Foundation
import Graphics
public import RenderTree

/// Mixing of property values.
public enum Interpolation {
  /// The value a fraction of the way from one to another. Fractions outside 0…1 go on beyond the ends.
  ///
  /// Numbers, points, sizes, rectangles and colours mix by component (colours straight, not premultiplied, in their
  /// encoded space); transforms by decomposition; paths of equal structure point by point, others hold the first until
  /// the end; truth values as 0 and 1, so that they are true while the mix is not 0; strings, images and objects change
  /// half way; a colour and nil make nil.
  /// - Returns: nil when the two cannot be mixed; such an animation has no effect.
  public static func value(from a: PropertyValue, to b: PropertyValue, fraction f: Double) -> PropertyValue? {
    switch (a, b) {
    case (.number(let x), .number(let y)): return .number(mix(x, y, f))
    case (.point(let x), .point(let y)): return .point(mix(x, y, f))
    case (.size(let x), .size(let y)): return .size(mix(x, y, f))
    case (.rect(let x), .rect(let y)):
      return .rect(CGRect(origin: mix(x.origin, y.origin, f), size: mix(x.size, y.size, f)))
    case (.transform(let x), .transform(let y)):
      return .transform(CATransform3D.interpolate(from: x, to: y, fraction: f))
    case (.color(let x), .color(let y)): return .color(mix(x, y, f))
    case (.path(let x), .path(let y)): return .path(mix(x, y, f))
    case (.array(let x), .array(let y)): return mix(x, y, f)
    case (.string, .string), (.string, .text), (.text, .string), (.text, .text), (.image, .image), (.object, .object):
      return f < 0.5 ? a : b
    case (.image, .none), (.none, .image), (.string, .none), (.none, .string): return f < 0.5 ? a : b
    case (.path, .none), (.none, .path): return f < 1 ? a : b
    case (.color, .none), (.none, .color), (.none, .none): return PropertyValue.none
    case (.bool(let x), .bool(let y)): return .bool(mix(x ? 1 : 0, y ? 1 : 0, f) != 0)
    case (.bool, .number), (.number, .bool):
      guard let x = Double(a), let y = Double(b) else { return nil }
      return .number(mix(x, y, f))
    case (.point(let x), .size(let y)): return .point(mix(x, CGPoint(x: y.width, y: y.height), f))
    case (.size(let x), .point(let y)): return .size(mix(x, CGSize(width: y.x, height: y.y), f))
    // Two different kinds; the compiler cannot check pairs for exhaustiveness.
    default: return nil
    }
  }

  /// Like ``value(from:to:fraction:)``, but two images, of which one may be nil, are mixed: one fades into the other.
  /// Keyframes change from image to image instead, which is what sequences of images mean.
  public static func dissolving(from a: PropertyValue, to b: PropertyValue, fraction f: Double) -> PropertyValue? {
    switch (a, b) {
    case (.image(let x), .image(let y)) where f > 0 && f < 1 && x != y:
      return .dissolve(ImageDissolve(from: x, to: y, fraction: f))
    case (.image(let x), .none) where f > 0 && f < 1: return .dissolve(ImageDissolve(from: x, to: nil, fraction: f))
    case (.none, .image(let y)) where f > 0 && f < 1: return .dissolve(ImageDissolve(from: nil, to: y, fraction: f))
    default: return value(from: a, to: b, fraction: f)
    }
  }

  /// The number a fraction of the way from one to another, exact at both ends.
  public static func number(from a: Double, to b: Double, fraction f: Double) -> Double { mix(a, b, f) }

  private static func mix(_ a: Double, _ b: Double, _ f: Double) -> Double {
    // Exact at the ends, also where the difference of the two overflows or loses bits.
    if f == 0 { return a }
    if f == 1 { return b }
    return a + (b - a) * f
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ f: Double) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, f), y: mix(a.y, b.y, f))
  }

  private static func mix(_ a: CGSize, _ b: CGSize, _ f: Double) -> CGSize {
    CGSize(width: mix(a.width, b.width, f), height: mix(a.height, b.height, f))
  }

  private static func mix(_ a: CGColor, _ b: CGColor, _ f: Double) -> CGColor {
    if f == 0 || a == b { return a }
    if f == 1 { return b }
    return a.interpolated(to: b, fraction: f)
  }

  private static func mix(_ a: PathData, _ b: PathData, _ f: Double) -> PathData {
    if f == 0 { return a }
    if f == 1 { return b }
    return a.interpolated(to: b, fraction: f) ?? (f < 1 ? a : b)
  }

  private static func mix(_ a: [PropertyValue], _ b: [PropertyValue], _ f: Double) -> PropertyValue? {
    guard a.count == b.count else { return nil }
    var mixed: [PropertyValue] = []
    mixed.reserveCapacity(a.count)
    for (x, y) in zip(a, b) {
      guard let value = value(from: x, to: y, fraction: f) else { return nil }
      mixed.append(value)
    }
    return .array(mixed)
  }
}
