// Offscreen passes as numbers: how many for each reason, how large, how deep inside each other.

/// Memory a pass needs.
public struct PassSurface: Sendable, Hashable {
  /// Pixels of all its surfaces.
  public var pixels: Int
  /// Bytes of all its surfaces, padding left out.
  public var bytes: Int

  /// Surfaces of a size.
  ///
  /// - Parameter bytes: nil for four bytes a pixel.
  public init(pixels: Int, bytes: Int? = nil) {
    self.pixels = pixels
    self.bytes = bytes ?? 4 * pixels
  }
}

/// The passes of one reason.
public struct PassTally: Sendable, Hashable {
  /// Number of passes.
  public var count = 0
  /// Pixels of their surfaces.
  public var pixels = 0
  /// Bytes of their surfaces.
  public var bytes = 0
  /// How many passes lie within each other down to the deepest of them, itself included.
  public var depth = 0

  /// No passes.
  public init() {}

  /// Adds other passes.
  public static func += (a: inout PassTally, b: PassTally) {
    a.count += b.count
    a.pixels += b.pixels
    a.bytes += b.bytes
    a.depth = max(a.depth, b.depth)
  }
}

/// Offscreen passes by reason.
public struct PassCounts: Sendable, Hashable {
  /// The passes of each reason; reasons without a pass are absent.
  public private(set) var tallies: [PassReason: PassTally] = [:]

  /// No passes.
  public init() {}

  /// Number of passes, by reason; reasons without a pass are absent.
  public var byReason: [PassReason: Int] { tallies.mapValues(\.count) }
  /// Passes of all reasons.
  public var total: Int { tallies.values.reduce(0) { $0 + $1.count } }
  /// Pixels of all passes' surfaces.
  public var pixels: Int { tallies.values.reduce(0) { $0 + $1.pixels } }
  /// Bytes of all passes' surfaces.
  public var bytes: Int { tallies.values.reduce(0) { $0 + $1.bytes } }
  /// How many passes lie within each other at most.
  public var depth: Int { tallies.values.reduce(0) { max($0, $1.depth) } }

  /// Counts one pass.
  ///
  /// - Parameter depth: passes around it, itself included.
  package mutating func add(_ reason: PassReason, _ surface: PassSurface, depth: Int = 1) {
    var tally = PassTally()
    tally.count = 1
    tally.pixels = surface.pixels
    tally.bytes = surface.bytes
    tally.depth = depth
    tallies[reason, default: PassTally()] += tally
  }

  /// Counts one pass of four bytes a pixel.
  package mutating func add(_ reason: PassReason, pixels: Int) { add(reason, PassSurface(pixels: pixels)) }

  /// Adds another count.
  public static func += (a: inout PassCounts, b: PassCounts) {
    for (reason, tally) in b.tallies { a.tallies[reason, default: PassTally()] += tally }
  }
}
