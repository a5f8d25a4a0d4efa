// Canvases used again: a frame's memory is large and asked for sixty times a second.

import Foundation
import Graphics

/// Buffers of one size, handed out and taken back by any thread.
final class CanvasPool: @unchecked Sendable {
  // Sendable by the lock, which guards the list.
  private let lock = NSLock()
  private let width: Int
  private let height: Int
  private var free: [(canvas: PixelBuffer, frame: Int?)] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A canvas, and the number of the drawn frame that is left over on it.
  func take() -> (canvas: PixelBuffer, frame: Int?) {
    lock.lock()
    let known = free.popLast()
    lock.unlock()
    return known ?? (PixelBuffer(width: width, height: height), nil)
  }

  /// Takes a canvas back that nobody reads any more.
  func give(_ canvas: PixelBuffer, holding frame: Int) {
    lock.lock()
    free.append((canvas, frame))
    lock.unlock()
  }
}
