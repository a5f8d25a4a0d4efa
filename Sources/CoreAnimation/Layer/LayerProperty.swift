// Animatable properties of the caller's own layer classes.

import Foundation
public import RenderTree

/// A property of a layer subclass that is stored and animated like the layer's own.
///
/// ```swift
/// final class DialLayer: CALayer {
///   @LayerProperty("progress") var progress: CGFloat = 0
///   override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
///   override func draw(in ctx: CGContext) { … progress … }
/// }
/// ```
///
/// It stands where Apple's sources say `@NSManaged`, which has no counterpart without the Objective-C runtime.
@propertyWrapper
public struct LayerProperty<Value: PropertyRepresentable & Sendable> {
  private let key: LayerKey<Value>

  /// A property with a default value.
  ///
  /// - Parameter name: the key it is known by in key paths.
  public init(wrappedValue: Value, _ name: String) {
    key = LayerKey(name, default: wrappedValue, action: .none)
  }

  /// Not used: the value lives in the layer.
  @available(*, unavailable, message: "a layer property belongs to a layer")
  public var wrappedValue: Value {
    get { key.defaultValue }
    nonmutating set {}
  }

  /// Reads and writes the value in the layer.
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Layer, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Layer, Self>
  ) -> Value {
    get { layer[layer[keyPath: storageKeyPath].key] }
    set { layer[layer[keyPath: storageKeyPath].key] = newValue }
  }
}
