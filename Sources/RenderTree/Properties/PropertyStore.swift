// The values of one layer: a sorted copy-on-write array, because animation writes by name and a commit is a copy.

/// The properties a layer has set, by key. What is absent has its default.
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
