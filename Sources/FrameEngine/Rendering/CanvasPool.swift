// Canvases used again: a frame's memory is large and asked for sixty times a second.

import Foundation
import Graphics

/// Buffers of one size, handed out and taken back by any thread.
final class CanvasPool: @unchecked Sendable {
  // Sendable by the lock, which guards the list.
  private let lock = NSLock()
  private let width: Int
  private let height: Int
  private var free: [PixelBuffer] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A canvas; what it holds is left over.
  func take() -> PixelBuffer {
    lock.lock()
    let known = free.popLast()
    lock.unlock()
    return known ?? PixelBuffer(width: width, height: height)
  }

  /// Takes a canvas back that nobody reads any more.
  func give(_ canvas: PixelBuffer) {
    lock.lock()
    free.append(canvas)
    lock.unlock()
  }
}
