// Which tiles the last frames drew: all that an older canvas lacks of a newer frame.

import Graphics

/// Tiles drawn lately, by the number of the frame among those that are drawn.
struct TileHistory: Sendable {
  /// Frames remembered: more than are under way at a time on common machines.
  private static let length = 16

  /// Number of the next frame.
  private(set) var next = 0
  private var recent: [[PixelRect]] = []

  /// Remembers the next frame's tiles.
  mutating func add(_ tiles: [PixelRect]) {
    next += 1
    recent.append(tiles)
    if recent.count > Self.length { recent.removeFirst() }
  }

  /// Tiles in which the newest frame can differ from an older one; nil when that is too long ago to know.
  func tiles(since frame: Int) -> [PixelRect]? {
    let newer = next - 1 - frame
    guard newer >= 0, newer <= recent.count else { return nil }
    return recent.suffix(newer).flatMap { $0 }
  }
}
