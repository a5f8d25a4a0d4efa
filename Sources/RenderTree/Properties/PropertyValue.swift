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
/// A sorted copy-on-write array, because animation writes by name and a commit is a copy.
@frozen public struct PropertyStore: Sendable, Hashable {
  /// One key and its value.
  @frozen public struct Entry: Sendable, Hashable {
    /// The key.
    public let key: KeyID
    /// Its value.
    public var value: PropertyValue

    @inlinable init(key: KeyID, value: PropertyValue) {
      self.key = key
      self.value = value
    }
  }

  @usableFromInline var entries: ContiguousArray<Entry>

  /// A store in which everything has its default.
  @inlinable public init() { entries = [] }

  /// What was set, sorted by key.
  @inlinable public var all: ContiguousArray<Entry> { entries }

  /// The value that was set, or nil when the key has its default.
  @inlinable public subscript(key: KeyID) -> PropertyValue? {
    get {
      let index = position(of: key)
      return index < entries.count && entries[index].key == key ? entries[index].value : nil
    }
    set {
      let index = position(of: key)
      let found = index < entries.count && entries[index].key == key
      switch (newValue, found) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(key: key, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Index of the first entry not before a key.
  @inlinable func position(of key: KeyID) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if entries[middle].key < key { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Whether both hold the same values; stores that share their memory are equal without a look inside.
  public static func == (a: PropertyStore, b: PropertyStore) -> Bool { a.entries == b.entries }
}
