// The pixels of one frame on the way: drawn by one worker, wanted by the worker of the next frame.

import Foundation
import FramePlanning
import Graphics

/// A frame's canvas, promised when the frame is planned.
final class FrameCanvas: @unchecked Sendable {
  // Sendable by the condition, which guards both fields.
  private let condition = NSCondition()
  private let pool: CanvasPool
  private let frame: Int
  private var pixels: PixelBuffer?
  private var isBroken = false

  /// - Parameter frame: number among the frames that are drawn.
  init(_ pool: CanvasPool, frame: Int) {
    self.pool = pool
    self.frame = frame
  }

  deinit {
    if let pixels { pool.give(pixels, holding: frame) }
  }

  /// Keeps the finished canvas.
  func fulfil(_ canvas: PixelBuffer) {
    condition.lock()
    pixels = canvas
    condition.broadcast()
    condition.unlock()
  }

  /// Gives up on a canvas that will not come.
  func giveUp() {
    condition.lock()
    if pixels == nil { isBroken = true }
    condition.broadcast()
    condition.unlock()
  }

  /// The canvas once it is finished; nil when it will not come. A frame waits only for the one planned before it, which
  /// was started before it.
  func wait() -> PixelBuffer? {
    condition.lock()
    defer { condition.unlock() }
    while pixels == nil && !isBroken { condition.wait() }
    return pixels
  }

  /// The finished canvas, given up to whoever may draw on it: nobody else will look at it.
  func takeOver() -> PixelBuffer? {
    let canvas = wait()
    condition.lock()
    pixels = nil
    condition.unlock()
    return canvas
  }
}

extension PixelBuffer {
  /// Takes over from another canvas what a plan does not draw, where these tiles are all that can differ.
  func copyUndrawn(_ plan: FramePlan, from other: PixelBuffer, differingIn tiles: [PixelRect]) {
    let drawn = Set(plan.tiles)
    let missing = Set(tiles).subtracting(drawn)
    // Tiles of another grid than the plan's lie across what was drawn.
    if missing.contains(where: { tile in drawn.contains { $0.intersects(tile) } }) {
      return copyUndrawn(plan, from: other)
    }
    for tile in missing {
      for y in tile.minY..<tile.maxY {
        (pixels + y * width + tile.x).update(from: other.pixels + y * width + tile.x, count: tile.width)
      }
    }
  }

  /// Takes over from another canvas what a plan does not draw.
  func copyUndrawn(_ plan: FramePlan, from other: PixelBuffer) {
    var row = 0
    while row < height {
      // Tiles come row by row; between them whole stretches are copied.
      let line = plan.tiles.filter { $0.minY <= row && row < $0.maxY }.sorted { $0.x < $1.x }
      let bottom = line.map(\.maxY).min() ?? plan.tiles.map(\.minY).filter { $0 > row }.min() ?? height
      var x = 0
      for stop in line.map({ ($0.minX, $0.maxX) }) + [(width, width)] {
        if stop.0 > x {
          for y in row..<bottom {
            (pixels + y * width + x).update(from: other.pixels + y * width + x, count: stop.0 - x)
          }
        }
        x = stop.1
      }
      row = bottom
    }
  }
}
