// A typed row: a property is declared once, with its name, default, cost of change and implicit action.

/// A property of a layer class.
public struct LayerKey<Value: PropertyRepresentable & Sendable>: Sendable {
  /// The interned name.
  public let id: KeyID
  /// The value of a layer that never set it.
  public let defaultValue: Value

  /// Declares a property.
  public init(
    _ name: String, default defaultValue: Value, impact: KeyImpact = .content, action: ImplicitAction = .basic
  ) {
    self.defaultValue = defaultValue
    id = KeyTable.declare(
      name, defaultValue: defaultValue.propertyValue, impact: impact, action: action,
      represent: { Value($0)?.propertyValue })
  }
}

extension PropertyStore {
  /// The value of a key; its default when it was never set.
  @inlinable public subscript<Value>(key: LayerKey<Value>) -> Value {
    get {
      guard let value = self[key.id] else { return key.defaultValue }
      return Value(value) ?? key.defaultValue
    }
    set { self[key.id] = newValue.propertyValue }
  }
}
