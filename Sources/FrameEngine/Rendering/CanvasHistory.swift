// Which tiles the last frames drew: all that a canvas lacks which holds a frame of a while ago.

import FramePlanning
import Graphics

/// The tiles of the last frames, by the number of the frame; repeated frames draw nothing and have none.
struct CanvasHistory: Sendable {
  /// Frames remembered: more than are ever under way at once with as many workers as there are cores.
  private static let length = 64

  /// Number of the last frame; the first one is 1.
  private(set) var last = 0
  /// Oldest first.
  private var tiles: [[PixelRect]] = []

  /// Adds the next frame.
  mutating func add(_ plan: FramePlan) {
    last += 1
    if tiles.count == Self.length { tiles.removeFirst() }
    tiles.append(plan.tiles)
  }

  /// The tiles in which the last frame can differ from an earlier one; nil when that is too long ago.
  func tiles(since frame: Int) -> Set<PixelRect>? {
    let count = last - frame
    guard count >= 0, count <= tiles.count else { return nil }
    return Set(tiles.suffix(count).joined())
  }
}

extension PixelBuffer {
  /// Makes this the whole of a frame of which the plan's tiles are drawn.
  ///
  /// - Parameters:
  ///   - before: the frame before.
  ///   - stale: where this may hold something else than the frame before; nil is anywhere.
  func complete(_ plan: FramePlan, from before: PixelBuffer, stale: Set<PixelRect>?) {
    let missing = stale?.subtracting(plan.tiles)
    // A tile of another grid may lie over some that were drawn just now.
    guard let missing, !missing.contains(where: { tile in plan.tiles.contains { $0.intersects(tile) } }) else {
      return copyUndrawn(plan, from: before)
    }
    for tile in missing {
      for y in tile.minY..<tile.maxY {
        (pixels + y * width + tile.minX).update(from: before.pixels + y * width + tile.minX, count: tile.width)
      }
    }
  }
}
