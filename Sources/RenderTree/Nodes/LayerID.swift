// Identity of a layer that outlives commits.

import Synchronization

/// The identity of a layer, the same in every scene committed from it.
public struct LayerID: Hashable, Comparable, Sendable {
  /// Unique in this process, growing with creation.
  public let raw: UInt64

  private static let last = Atomic<UInt64>(0)

  /// A new identity.
  public static func make() -> LayerID {
    LayerID(raw: last.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Order of creation.
  public static func < (a: LayerID, b: LayerID) -> Bool { a.raw < b.raw }
}
