// The bitmaps Core Animation would keep of rasterized layers, by the rules Apple states: a model for reports, which
// changes nothing that is drawn.

import RenderTree

/// Core Animation's rasterize cache as it is documented: 2.5 screens of pixels for all bitmaps together, and a bitmap
/// that no frame used for more than 100 ms is dropped.
///
/// Frames that repeat the one before are not composited and use nothing. When the room is short the least recently used
/// bitmap goes, in the order of drawing; one that is larger than all the room is never kept.
struct ModelledRasterCache: Sendable {
  /// Screens that all bitmaps together may take.
  static let screens = 2.5
  /// Seconds a bitmap may go unused.
  static let unusedSeconds = 0.1
  /// Less than this is the rounding of frame times.
  private static let rounding = 1e-9

  private struct Resident {
    var bitmap: ResidentRaster
    var time: Double
    var order: Int
  }

  private var residents: [RasterIndex.Place: Resident] = [:]
  private var uses = 0

  /// Bytes of all bitmaps.
  var bytes: Int { residents.values.reduce(0) { $0 + $1.bitmap.bytes } }

  /// Drops what went unused; answers whose bitmaps they were.
  mutating func expire(at time: Double) -> [RenderNode] {
    let old = residents.filter { time - $0.value.time > Self.unusedSeconds + Self.rounding }
    for place in old.keys { residents[place] = nil }
    return old.values.map(\.bitmap.content.node)
  }

  /// Whether a bitmap is there; it has been used then.
  mutating func use(_ bitmap: ResidentRaster, at time: Double) -> Bool {
    let place = bitmap.place
    guard let resident = residents[place], resident.bitmap.key == bitmap.key else { return false }
    uses += 1
    residents[place]?.time = time
    residents[place]?.order = uses
    return true
  }

  /// Keeps a bitmap that was just drawn, if it fits; answers whose bitmaps had to make room.
  mutating func admit(_ bitmap: ResidentRaster, at time: Double, screen pixels: Int) -> [RenderNode] {
    let room = Int(Self.screens * Double(pixels)) * 4
    residents[bitmap.place] = nil
    guard bitmap.bytes <= room else { return [] }
    var gone: [RenderNode] = []
    var taken = bytes
    while taken + bitmap.bytes > room, let oldest = residents.min(by: { $0.value.order < $1.value.order }) {
      residents[oldest.key] = nil
      taken -= oldest.value.bitmap.bytes
      gone.append(oldest.value.bitmap.content.node)
    }
    uses += 1
    residents[bitmap.place] = Resident(bitmap: bitmap, time: time, order: uses)
    return gone
  }
}
