// A key path as text becomes a key and, perhaps, a part of its value.

/// A property, or a part of one, that an animation or a key path names.
public struct PropertyPath: Sendable, Hashable {
  /// The property.
  public let key: KeyID
  /// The part of its value, or nil for the whole.
  public let component: ValueComponent?
  /// A value of one record of a list, as in `emitterCells.spark.birthRate`; nil for the property itself.
  public let member: Member?

  /// A value of the record of a name.
  public struct Member: Sendable, Hashable {
    /// The record's name.
    public var name: String
    /// The value.
    public var key: KeyID
  }

  /// The whole of a property, or a part.
  public init(key: KeyID, component: ValueComponent? = nil) {
    self.key = key
    self.component = component
    member = nil
  }

  /// Parses a key path. A name that is itself a key means that key even when it holds dots; what follows the first dot
  /// names a part of the value, or a record of a list and its value; anything else is a key of the caller's own.
  public init(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    if words.count == 3, let list = KeyTable.knownID(of: String(words[0])),
      case .array = KeyTable.row(of: list).defaultValue
    {
      key = list
      component = nil
      member = Member(name: String(words[1]), key: KeyTable.id(of: String(words[2])))
      return
    }
    member = nil
    if KeyTable.knownID(of: text) == nil, let dot = text.firstIndex(of: "."),
      let component = ValueComponent(rawValue: String(text[text.index(after: dot)...]))
    {
      key = KeyTable.id(of: String(text[..<dot]))
      self.component = component
    } else {
      key = KeyTable.id(of: text)
      component = nil
    }
  }

  /// The value at this path, the default when it was never set; nil when the value has no such part.
  public func read(from store: PropertyStore) -> PropertyValue? {
    let value = store[key] ?? KeyTable.defaultValue(of: key)
    if let member { return member.read(from: value) }
    guard let component else { return value }
    return component.read(from: value)
  }

  /// Replaces the value at this path. False when it has no such part; then nothing changed.
  @discardableResult
  public func write(_ value: PropertyValue, into store: inout PropertyStore) -> Bool {
    guard let changed = whole(with: value, in: store[key] ?? KeyTable.defaultValue(of: key)) else { return false }
    store[key] = changed
    return true
  }

  /// The property's value with the value at this path replaced; nil when it has no such part.
  package func whole(with value: PropertyValue, in whole: @autoclosure () -> PropertyValue) -> PropertyValue? {
    if let component { return component.write(value, into: whole()) }
    if let member { return member.write(value, into: whole()) }
    return value
  }
}

extension PropertyPath.Member {
  /// The value of the first record of the name, its default when it was never set.
  func read(from list: PropertyValue) -> PropertyValue? {
    guard case .array(let records) = list else { return nil }
    for case .record(let values) in records where values[StandardKeys.name] == name {
      return values[key] ?? KeyTable.row(of: key).defaultValue
    }
    return nil
  }

  /// The list with the value replaced in every record of the name; nil when there is none.
  func write(_ value: PropertyValue, into list: PropertyValue) -> PropertyValue? {
    guard case .array(var records) = list else { return nil }
    var found = false
    for (index, record) in records.enumerated() {
      guard case .record(var values) = record, values[StandardKeys.name] == name else { continue }
      values[key] = value
      records[index] = .record(values)
      found = true
    }
    return found ? .array(records) : nil
  }
}

extension PropertyPath: CustomStringConvertible {
  /// The key path as text.
  public var description: String {
    if let member { return "\(key).\(member.name).\(member.key)" }
    return component.map { "\(key).\($0.rawValue)" } ?? key.description
  }
}
