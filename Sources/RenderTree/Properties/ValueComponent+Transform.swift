// The parts of a transform that key paths name: rotations, scales and translations.

import Foundation
public import Graphics

extension ValueComponent {
  /// The same part in the vocabulary of transforms; nil when it is no single number of a transform.
  var ofTransform: TransformComponent? {
    switch self {
    case .rotation: .rotation
    case .rotationX: .rotationX
    case .rotationY: .rotationY
    case .rotationZ: .rotationZ
    case .scale: .scale
    case .scaleX: .scaleX
    case .scaleY: .scaleY
    case .scaleZ: .scaleZ
    case .translationX: .translationX
    case .translationY: .translationY
    case .translationZ: .translationZ
    case .translation, .x, .y, .width, .height, .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: nil
    }
  }

  /// The part of a transform, radians and points; nil when a transform has no such part.
  public func read(from t: CATransform3D) -> PropertyValue? {
    if self == .translation { return .size(t.translation) }
    return ofTransform.map { .number(Double(t[$0])) }
  }

  /// The transform with one part replaced and the others kept, or nil when it has no such part or the new part is of
  /// another kind.
  public func write(_ part: PropertyValue, into t: CATransform3D) -> CATransform3D? {
    var changed = t
    if self == .translation {
      switch part {
      case .size(let size): changed.translation = size
      case .point(let point): changed.translation = CGSize(width: point.x, height: point.y)
      default: return nil
      }
      return changed
    }
    guard let component = ofTransform, let number = Double(part), number.isFinite else { return nil }
    changed[component] = CGFloat(number)
    return changed
  }
}
