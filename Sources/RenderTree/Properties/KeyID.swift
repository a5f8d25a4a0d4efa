// A property's name as a small number, so that stores compare and search without touching strings.

/// The interned name of a property. Equal names have equal ids for the life of the program.
@frozen public struct KeyID: Hashable, Comparable, Sendable {
  @usableFromInline let raw: Int32
  @usableFromInline init(raw: Int32) { self.raw = raw }

  /// Order of interning.
  @inlinable public static func < (a: KeyID, b: KeyID) -> Bool { a.raw < b.raw }
}
