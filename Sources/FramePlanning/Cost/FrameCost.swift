// What a frame costs, as counts: known from the plan before a pixel is drawn, checked against the ledger after.

public import RenderTree

/// Use of the bitmaps kept for `shouldRasterize`.
public struct CacheCounts: Sendable, Hashable {
  /// Rasterized layers whose bitmap was there.
  public var hits = 0
  /// Rasterized layers whose bitmap was missing or stale.
  public var misses = 0
  /// Bitmaps drawn.
  public var fills = 0
  /// Bitmaps given up.
  public var evictions = 0
  /// Bytes of all bitmaps kept after the frame.
  public var bytes = 0

  /// Nothing used.
  public init() {}

  /// Adds another count; `bytes` takes the later value.
  public static func += (a: inout CacheCounts, b: CacheCounts) {
    a.hits += b.hits
    a.misses += b.misses
    a.fills += b.fills
    a.evictions += b.evictions
    a.bytes = b.bytes
  }
}

/// Layers met on the way to a frame.
public struct LayerCounts: Sendable, Hashable {
  /// Layers looked at.
  public var visited = 0
  /// Layers that drew something.
  public var drawn = 0
  /// Layers left out: hidden, transparent or outside the canvas.
  public var culled = 0

  /// No layers.
  public init() {}

  /// Adds another count.
  public static func += (a: inout LayerCounts, b: LayerCounts) {
    a.visited += b.visited
    a.drawn += b.drawn
    a.culled += b.culled
  }
}

/// What one frame costs.
public struct FrameCost: Sendable, Hashable {
  /// Layers met.
  public var layers = LayerCounts()
  /// Passes Core Animation's compositor would make.
  public var modelled = PassCounts()
  /// Passes Cairn makes.
  public var executed = PassCounts()
  /// Use of kept bitmaps.
  public var cache = CacheCounts()
  /// Use of the bitmaps Core Animation would keep.
  public var modelledCache = CacheCounts()
  /// Rectangles repainted.
  public var damageRects = 0
  /// Pixels repainted.
  public var damagePixels = 0

  /// No cost.
  public init() {}

  /// Adds another frame's cost.
  public static func += (a: inout FrameCost, b: FrameCost) {
    a.layers += b.layers
    a.modelled += b.modelled
    a.executed += b.executed
    a.cache += b.cache
    a.modelledCache += b.modelledCache
    a.damageRects += b.damageRects
    a.damagePixels += b.damagePixels
  }
}

/// What one layer costs in one frame, its sublayers' own costs left out.
public struct LayerCost: Sendable, Hashable {
  /// Which layer.
  public var id: LayerID
  /// Names from the root, joined by slashes; a layer without a name shows its class and place.
  public var path: String
  /// The layer class.
  public var className: String
  /// Passes Core Animation would make for it.
  public var modelled = PassCounts()
  /// Passes Cairn makes for it.
  public var executed = PassCounts()
  /// Its kept bitmap.
  public var cache = CacheCounts()
  /// The bitmap Core Animation would keep.
  public var modelledCache = CacheCounts()
  /// Device pixels its own drawing covers, clipped to the canvas.
  public var pixels = 0

  /// Adds its cost in another frame.
  public static func += (a: inout LayerCost, b: LayerCost) {
    a.modelled += b.modelled
    a.executed += b.executed
    a.cache += b.cache
    a.modelledCache += b.modelledCache
    a.pixels += b.pixels
  }

  /// A layer that costs nothing yet.
  public init(id: LayerID, path: String, className: String) {
    self.id = id
    self.path = path
    self.className = className
  }
}
