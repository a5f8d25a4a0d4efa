// Which bitmaps of rasterized layers are resident, and when one is still valid: values, not the bitmaps.

public import Foundation
public import FrameResolving
public import Graphics
public import RenderTree

/// One bitmap of one state of a rasterized layer.
public struct RasterKey: Sendable, Hashable {
  /// The layer.
  public var layer: LayerID
  /// Which copies of replicators it is in.
  public var instance: [Int]
  /// No other bitmap has the same; a later one's is larger.
  public var generation: Int
}

/// What is remembered of a resident bitmap.
public struct ResidentRaster: Sendable {
  /// Its key.
  public var key: RasterKey
  /// The content it shows.
  public var content: ResolvedNode
  /// Pixels in a point.
  public var scale: CGFloat
  /// Colours' factors.
  public var tint: Tint
  /// How contents stand in it.
  public var isFlipped: Bool
  /// Its pixels.
  public var bounds: PixelRect
  /// Number of the frame that used it last.
  public var lastUse: Int
  /// What Core Animation would do to draw it.
  var inside: [ModelledEvent] = []

  /// Whose it is.
  var place: RasterIndex.Place { RasterIndex.Place(layer: key.layer, instance: key.instance) }
  /// Memory it takes.
  public var bytes: Int { bounds.area * 4 }
}

/// One thing Core Animation would do, known when a layer is planned.
struct ModelledEvent: Sendable {
  /// What.
  enum Kind: Sendable {
    /// A pass.
    case pass(PassReason, PassSurface)
    /// Use of a rasterized layer's bitmap.
    case use(ResidentRaster)
    /// A layer that asks for a bitmap which Cairn does not make; the size it would have.
    case unkept(PassSurface)
  }

  var node: RenderNode
  var kind: Kind
  /// Passes around it, itself included where it is one.
  var depth: Int
}

/// The bitmaps that are resident, and the rules by which they go.
public struct RasterIndex: Sendable {
  /// Bytes kept at most; 256 MB are eight 4K screens, more than a scene shows at once.
  public static let byteBudget = 256 << 20
  /// Frames a bitmap may go unused: two seconds at 120 Hz, so that what scrolls out and back in is still there.
  public static let unusedFrames = 240

  /// A layer in its copies of replicators: it has one bitmap at most.
  struct Place: Hashable, Sendable {
    var layer: LayerID
    var instance: [Int]
  }

  private var residents: [Place: ResidentRaster] = [:]
  private var lastGeneration = 0

  /// Nothing resident.
  public init() {}

  /// Bytes of all bitmaps.
  public var bytes: Int { residents.values.reduce(0) { $0 + $1.bytes } }

  /// The resident bitmap of a layer, when it still shows what the layer looks like now.
  func valid(
    _ content: ResolvedNode, instance: [Int], scale: CGFloat, tint: Tint, isFlipped: Bool
  ) -> ResidentRaster? {
    guard let resident = residents[Place(layer: content.node.id, instance: instance)], resident.scale == scale,
      resident.tint == tint, resident.isFlipped == isFlipped,
      ContentStamp.isSame(resident.content, content)
    else { return nil }
    return resident
  }

  /// Notes a use.
  mutating func touch(_ resident: ResidentRaster, frame: Int) {
    residents[resident.place]?.lastUse = frame
  }

  /// Puts a bitmap, or none, where one was.
  mutating func put(_ resident: ResidentRaster?, at place: Place) { residents[place] = resident }

  /// Admits a bitmap in place of the layer's old one, which is returned.
  mutating func admit(
    _ content: ResolvedNode, instance: [Int], scale: CGFloat, tint: Tint, isFlipped: Bool, bounds: PixelRect,
    inside: [ModelledEvent], frame: Int
  ) -> (new: ResidentRaster, place: Place, before: ResidentRaster?) {
    let place = Place(layer: content.node.id, instance: instance)
    lastGeneration += 1
    let resident = ResidentRaster(
      key: RasterKey(layer: place.layer, instance: instance, generation: lastGeneration), content: content,
      scale: scale,
      tint: tint, isFlipped: isFlipped, bounds: bounds, lastUse: frame, inside: inside)
    return (resident, place, residents.updateValue(resident, forKey: place))
  }

  /// Lets go of what went unused for too long, then of the least recently used until the budget holds. What this frame
  /// uses stays.
  mutating func evict(frame: Int) -> [ResidentRaster] {
    var gone: [ResidentRaster] = []
    for (place, resident) in residents where frame - resident.lastUse > Self.unusedFrames {
      residents[place] = nil
      gone.append(resident)
    }
    var total = bytes
    if total > Self.byteBudget {
      let oldestFirst = residents.sorted {
        ($0.value.lastUse, $0.value.key.layer) < ($1.value.lastUse, $1.value.key.layer)
      }
      for (place, resident) in oldestFirst where total > Self.byteBudget && resident.lastUse < frame {
        residents[place] = nil
        total -= resident.bytes
        gone.append(resident)
      }
    }
    return gone.sorted { ($0.key.layer, $0.key.generation) < ($1.key.layer, $1.key.generation) }
  }
}
