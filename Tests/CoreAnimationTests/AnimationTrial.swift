// What the animation tests share: a layer's values as plain numbers, with animations applied at a moment.

import CoreAnimation
import FrameResolving
import Foundation
import Graphics
import RenderTree
import Testing

/// Model values and animations, asked for presentation values. Times are the layer's; nothing is removed by itself.
struct AnimationTrial {
  var values = PropertyStore()
  var specs: [AnimationSpec] = []
  var removesFinished = false

  init(_ model: [String: Any] = [:], _ animations: [CAAnimation], defaultDuration: Double = 0.25) {
    // What layers do when they are made: declare the properties.
    _ = [StandardKeys.position.id, StandardKeys.bounds.id, StandardKeys.transform.id, StandardKeys.opacity.id]
    _ = [StandardKeys.hidden.id, StandardKeys.backgroundColor.id, StandardKeys.zPosition.id]
    for (key, any) in model {
      if let value = PropertyValue(any: any) { PropertyPath(key).write(value, into: &values) }
    }
    for (index, animation) in animations.enumerated() {
      let spec = animation.makeSpec(id: UInt64(index + 1), key: nil, defaultDuration: defaultDuration)
      if let spec { specs.append(spec) }
    }
  }

  func value(_ keyPath: String, at time: Double) -> PropertyValue? {
    let shown = AnimationStack.apply(specs, to: values, at: time, removesFinished: removesFinished)
    return PropertyPath(keyPath).read(from: shown)
  }

  func number(_ keyPath: String, at time: Double) -> Double {
    value(keyPath, at: time).flatMap { Double($0) } ?? .nan
  }

  func point(_ keyPath: String, at time: Double) -> [Double] { value(keyPath, at: time)?.vector ?? [] }

  func transform(at time: Double) -> CATransform3D {
    guard case .transform(let transform)? = value("transform", at: time) else { return CATransform3D() }
    return transform
  }
}

/// Whether two lists hold the same numbers within a tolerance.
func areNear(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// A basic animation of one second.
func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
  animation.duration = duration
  return animation
}

protocol Adjustable: AnyObject {}
extension CAAnimation: Adjustable {}
extension Adjustable {
  /// The same animation with more of it set.
  func with(_ set: (Self) -> Void) -> Self {
    set(self)
    return self
  }
}
