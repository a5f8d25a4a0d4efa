// A key path as text becomes a key and, perhaps, a part of its value.

/// A property, or a part of one, that an animation or a key path names.
public struct PropertyPath: Sendable, Hashable {
  /// The property.
  public let key: KeyID
  /// The part of its value, or nil for the whole.
  public let component: ValueComponent?

  /// The whole of a property.
  public init(key: KeyID, component: ValueComponent? = nil) {
    self.key = key
    self.component = component
  }

  /// Parses a key path. A name that is itself a key means that key even when it holds dots; what follows the first dot
  /// names a part of the value; anything else is a key of the caller's own.
  public init(_ text: String) {
    if KeyTable.knownID(of: text) == nil, let dot = text.firstIndex(of: "."),
      let component = ValueComponent(rawValue: String(text[text.index(after: dot)...])) {
      key = KeyTable.id(of: String(text[..<dot]))
      self.component = component
    } else {
      key = KeyTable.id(of: text)
      component = nil
    }
  }

  /// The value at this path, the default when it was never set; nil when the value has no such part.
  public func read(from store: PropertyStore) -> PropertyValue? {
    let value = store[key] ?? KeyTable.row(of: key).defaultValue
    guard let component else { return value }
    return component.read(from: value)
  }

  /// Replaces the value at this path. False when it has no such part; then nothing changed.
  @discardableResult
  public func write(_ value: PropertyValue, into store: inout PropertyStore) -> Bool {
    guard let component else {
      store[key] = value
      return true
    }
    let whole = store[key] ?? KeyTable.row(of: key).defaultValue
    guard let changed = component.write(value, into: whole) else { return false }
    store[key] = changed
    return true
  }
}

extension PropertyPath: CustomStringConvertible {
  /// The key path as text.
  public var description: String { component.map { "\(key).\($0.rawValue)" } ?? key.description }
}
