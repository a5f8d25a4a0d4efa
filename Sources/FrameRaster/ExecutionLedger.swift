// What was really done for a frame, kept beside the work: it must equal the plan's cost.

public import FramePlanning
public import RenderTree

/// The account of an executed plan.
public struct ExecutionLedger: Sendable, Hashable {
  /// Passes made.
  public var passes = PassCounts()
  /// Kept bitmaps used and made; evictions and bytes are the plan's alone.
  public var cache = CacheCounts()
  /// Nanoseconds charged to each account; empty unless the rasterizer profiles.
  public var times: [WorkAccount: UInt64] = [:]
  /// Nanoseconds of filling each layer's bitmaps; empty unless the rasterizer profiles.
  public var fills: [LayerID: FillTime] = [:]

  /// Nothing done.
  public init() {}

  /// Whether this is what the plan said.
  public func matches(_ cost: FrameCost) -> Bool {
    passes == cost.executed && cache.hits == cost.cache.hits && cache.misses == cost.cache.misses
      && cache.fills == cost.cache.fills
  }
}
