// Canvases used again: a frame's memory is large and asked for sixty times a second.

import Foundation
import Graphics

/// A canvas, and the number of the frame it holds; 0 for none.
struct UsedCanvas: Sendable {
  var pixels: PixelBuffer
  var frame: Int
}

/// Buffers of one size, handed out and taken back by any thread.
final class CanvasPool: @unchecked Sendable {
  // Sendable by the lock, which guards the list.
  private let lock = NSLock()
  private let width: Int
  private let height: Int
  private var free: [UsedCanvas] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A canvas with what is left over on it.
  func take() -> UsedCanvas {
    lock.lock()
    let known = free.popLast()
    lock.unlock()
    return known ?? UsedCanvas(pixels: PixelBuffer(width: width, height: height), frame: 0)
  }

  /// Takes a canvas back that nobody reads any more.
  func give(_ canvas: UsedCanvas) {
    lock.lock()
    free.append(canvas)
    lock.unlock()
  }
}
