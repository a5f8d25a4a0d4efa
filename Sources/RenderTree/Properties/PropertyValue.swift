// The closed set of value kinds a layer property can hold (adding one makes the compiler list every switch), and the
// store of such values, which is one of the kinds itself: the two cannot be told apart.

public import Foundation
public import Graphics

/// The value of one property of one layer.
///
/// `none` is a value of its own: absence from a store means the default, so clearing a colour whose default is black
/// must be remembered.
public enum PropertyValue: Sendable, Hashable {
  /// nil, remembered.
  case none
  /// A truth value.
  case bool(Bool)
  /// Any number.
  case number(Double)
  /// A point.
  case point(CGPoint)
  /// A size.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A 4×4 transform, boxed: it is five times the size of everything else.
  indirect case transform(CATransform3D)
  /// A colour.
  case color(CGColor)
  /// A path.
  case path(PathData)
  /// An image.
  case image(CGImage)
  /// Two images mixed; only animations make it.
  indirect case dissolve(ImageDissolve)
  /// A text with parts that differ in look.
  case text(AttributedText)
  /// A string or the raw value of a string enumeration.
  case string(String)
  /// A list.
  case array([PropertyValue])
  /// The values of an object that belongs to the layer and is drawn with it: an emitter's cell, a filter.
  case record(PropertyStore)
  /// A value Cairn stores for the caller and never draws.
  case object(OpaqueObject)

  /// A short name of the kind, for messages.
  public var kindName: String {
    switch self {
    case .none: "nil"
    case .bool: "boolean"
    case .number: "number"
    case .point: "point"
    case .size: "size"
    case .rect: "rectangle"
    case .transform: "transform"
    case .color: "colour"
    case .path: "path"
    case .image, .dissolve: "image"
    case .string: "string"
    case .text: "text"
    case .array: "list"
    case .record: "record"
    case .object: "object"
    }
  }

  /// Whether every number inside is finite. Values that are not would poison the drawing of everything after them.
  public var isFinite: Bool {
    switch self {
    case .none, .bool, .image, .dissolve, .string, .text, .object: true
    case .number(let n): !n.isNaN
    case .point(let p): p.x.isFinite && p.y.isFinite
    case .size(let s): s.width.isFinite && s.height.isFinite
    case .rect(let r):
      r.origin.x.isFinite && r.origin.y.isFinite && r.size.width.isFinite && r.size.height.isFinite
    case .transform(let t): t.isFinite
    case .color(let c): c.red.isFinite && c.green.isFinite && c.blue.isFinite && c.alpha.isFinite
    case .path(let p): p.isFinite
    case .array(let a): a.allSatisfy(\.isFinite)
    case .record(let values): values.all.allSatisfy(\.value.isFinite)
    }
  }
}

/// Any object of the caller's, compared by identity and never looked into.
public struct OpaqueObject: @unchecked Sendable, Hashable {
  // Sendable by promise: the renderer carries the reference and never touches what it refers to.
  /// The stored object or boxed value.
  public let object: AnyObject
  /// Wraps a reference.
  public init(_ object: AnyObject) { self.object = object }

  /// Whether both are the same object.
  public static func == (a: OpaqueObject, b: OpaqueObject) -> Bool { a.object === b.object }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// The properties a layer has set, by key. What is absent has its default.
///
/// Sorted copy-on-write arrays, because animation writes by name and a commit is a copy.
@frozen public struct PropertyStore: Sendable, Hashable {
  /// One key and its value.
  @frozen public struct Entry: Sendable, Hashable {
    /// The key.
    public let key: KeyID
    /// Its value.
    public var value: PropertyValue

    /// A key and its value.
    @inlinable public init(key: KeyID, value: PropertyValue) {
      self.key = key
      self.value = value
    }
  }

  /// Sorted by key, as are the changes.
  @usableFromInline var entries: ContiguousArray<Entry>
  /// Values that stand before those of `entries`.
  @usableFromInline var changes: ContiguousArray<Entry>
  @usableFromInline var keepsEntries: Bool

  /// A store in which everything has its default.
  @inlinable public init() {
    entries = []
    changes = []
    keepsEntries = false
  }

  /// The same values in a store that keeps what is written to it beside them: a layer that moves writes one value a
  /// frame, and the others need not be copied for it.
  @inlinable public var overlaid: PropertyStore {
    var store = self
    store.keepsEntries = true
    return store
  }

  /// What was written to an overlaid store, sorted by key.
  package var overlay: ContiguousArray<Entry> { changes }

  /// This store with values over it, sorted by key.
  package func overlaid(with overlay: ContiguousArray<Entry>) -> PropertyStore {
    if overlay.isEmpty { return self }
    var store = overlaid
    store.changes = overlay
    return store
  }

  /// What was set, sorted by key.
  @inlinable public var all: ContiguousArray<Entry> { changes.isEmpty ? entries : merged }

  @usableFromInline var merged: ContiguousArray<Entry> {
    var store = self
    store.keepsEntries = false
    for entry in changes { Self.write(entry.value, for: entry.key, into: &store.entries) }
    return store.entries
  }

  /// The value that was set, or nil when the key has its default.
  @inlinable public subscript(key: KeyID) -> PropertyValue? {
    get {
      if !changes.isEmpty, let place = Self.place(of: key, in: changes) { return changes[place].value }
      return Self.place(of: key, in: entries).map { entries[$0].value }
    }
    set {
      switch newValue {
      case let value? where keepsEntries: Self.write(value, for: key, into: &changes)
      case let value?: Self.write(value, for: key, into: &entries)
      case nil:
        entries = all
        changes = []
        if let place = Self.place(of: key, in: entries) { entries.remove(at: place) }
      }
    }
  }

  @inlinable static func write(_ value: PropertyValue, for key: KeyID, into list: inout ContiguousArray<Entry>) {
    let index = position(of: key, in: list)
    if index < list.count && list[index].key == key {
      list[index].value = value
    } else if list.isEmpty {
      list = [Entry(key: key, value: value)]
    } else {
      list.insert(Entry(key: key, value: value), at: index)
    }
  }

  @inlinable static func place(of key: KeyID, in list: ContiguousArray<Entry>) -> Int? {
    let index = position(of: key, in: list)
    return index < list.count && list[index].key == key ? index : nil
  }

  /// Index of the first entry not before a key.
  @inlinable static func position(of key: KeyID, in list: ContiguousArray<Entry>) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if list[middle].key < key { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Whether both hold the same values; stores that share their memory are equal without a look inside.
  public static func == (a: PropertyStore, b: PropertyStore) -> Bool {
    (a.changes == b.changes && a.entries == b.entries) || (a.changes.count + b.changes.count > 0 && a.all == b.all)
  }

  /// Feeds the values, wherever they are kept.
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
