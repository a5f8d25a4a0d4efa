// What a state does to layers: values it sets, animations it adds and takes away.

public import Foundation
import RenderTree

/// One thing that a state does to a layer. It is undone when the state is left.
public class CAStateElement: NSObject {
  /// The layer that is changed; nil once it is gone, and then nothing is.
  public weak var target: CALayer?

  fileprivate init(target: CALayer) { self.target = target }
}

/// Sets the value at a key path for as long as the state lasts.
public final class CAStateSetValue: CAStateElement {
  /// The property, or a part of one such as `position.y`.
  public let keyPath: String
  /// The value while the state lasts.
  public let value: Any?

  /// Sets a value of a layer.
  public init(target: CALayer, keyPath: String, value: Any?) {
    self.keyPath = keyPath
    self.value = value
    super.init(target: target)
  }
}

/// Adds an animation for as long as the state lasts.
public final class CAStateAddAnimation: CAStateElement {
  /// The key it is added under.
  public let key: String
  /// The animation, a copy of which is added.
  public let animation: CAAnimation

  /// Adds an animation to a layer.
  public init(target: CALayer, key: String, animation: CAAnimation) {
    self.key = key
    self.animation = animation
    super.init(target: target)
  }
}

/// Takes an animation away for as long as the state lasts.
public final class CAStateRemoveAnimation: CAStateElement {
  /// The key it was added under.
  public let key: String

  /// Takes an animation of a layer away.
  public init(target: CALayer, key: String) {
    self.key = key
    super.init(target: target)
  }
}
