// How far the frames of two ways to draw a scene are apart.

import Graphics

/// How far frames are from others.
public struct FrameDifference: Sendable, Hashable {
  /// Largest difference of a channel, 0…255.
  public private(set) var largest = 0
  /// Frames with any difference.
  public private(set) var frames = 0

  /// No difference.
  public init() {}

  /// A difference from its parts.
  public init(largest: Int, frames: Int) {
    self.largest = largest
    self.frames = frames
  }

  mutating func add(_ a: PixelBuffer, _ b: PixelBuffer) {
    if a.equals(b) { return }
    frames += 1
    largest = max(largest, a.difference(from: b).map { Int($0.maximum) } ?? 255)
  }
}
