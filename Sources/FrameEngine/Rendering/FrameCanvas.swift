// The pixels of one frame on the way: drawn by one worker, wanted by the worker of the next frame.

import Foundation
import FramePlanning
import Graphics

/// A frame's canvas, promised when the frame is planned. Its memory goes back to the pool with the last who holds it.
final class FrameCanvas: Sendable {
  private let pool: CanvasPool
  /// The frame's number among those that are drawn.
  let frame: Int
  private let pixels = Promise<PixelBuffer>()

  init(_ pool: CanvasPool, frame: Int) {
    self.pool = pool
    self.frame = frame
  }

  deinit {
    if let canvas = pixels.withdraw() { pool.give(UsedCanvas(pixels: canvas, frame: frame)) }
  }

  /// Keeps the finished canvas.
  func fulfil(_ canvas: PixelBuffer) { pixels.fulfil(canvas) }

  /// Gives up on a canvas that will not come.
  func giveUp() { pixels.giveUp() }

  /// The canvas once it is finished; nil when it will not come. A frame waits only for the one planned before it, which
  /// was started before it.
  func wait() -> PixelBuffer? { pixels.wait() }

  /// The finished canvas, given up to whoever may draw on it: nobody else will look at it.
  func takeOver() -> PixelBuffer? {
    _ = pixels.wait()
    return pixels.withdraw()
  }
}

extension PixelBuffer {
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
