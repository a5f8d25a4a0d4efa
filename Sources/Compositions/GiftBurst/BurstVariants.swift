// The four ways gifts are built, by name: one row each.

/// All ways.
package enum BurstVariants {
  /// All ways, in the order they are listed.
  package static let all: [any BurstVariant.Type] = [
    SyncedBurst.self, NaiveBurst.self, ReplicatorBurst.self, PooledBurst.self,
  ]

  /// The way of a name; nil when there is none.
  package static func named(_ name: String) -> (any BurstVariant.Type)? { all.first { $0.name == name } }
}
