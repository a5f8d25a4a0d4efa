// Small pictures of the frames that cost most, for reports.

import FrameOutput
import Foundation
import Graphics

/// A small picture of a frame.
public struct FrameThumbnail: Sendable {
  /// Index of the frame.
  public let index: Int
  /// Milliseconds of its work.
  public let milliseconds: Double
  /// The picture as a PNG file.
  public let png: [UInt8]
}

/// Collects the pictures of a run's slowest frames. Used by any thread.
final class SlowestFrames: @unchecked Sendable {
  // Sendable by the lock, which guards the list.
  private let lock = NSLock()
  private let count: Int
  private var kept: [(index: Int, milliseconds: Double, picture: PixelBuffer)] = []

  /// Longest side of a picture, pixels.
  private static let side = 320

  /// - Parameter count: how many frames are wanted.
  init(_ count: Int) { self.count = count }

  /// Takes a frame into account. The pixels are read before this returns.
  func add(index: Int, milliseconds: Double, _ pixels: PixelBuffer) {
    lock.lock()
    defer { lock.unlock() }
    let place = kept.firstIndex { $0.milliseconds < milliseconds } ?? kept.count
    guard place < count else { return }
    kept.insert((index, milliseconds, pixels.reduced(to: Self.side)), at: place)
    if kept.count > count { kept.removeLast() }
  }

  /// The pictures, most work first.
  func thumbnails() -> [FrameThumbnail] {
    lock.lock()
    defer { lock.unlock() }
    return kept.compactMap { frame in
      let format = StreamFormat(
        width: frame.picture.width, height: frame.picture.height, isOpaque: false, scale: 1, rateNumerator: 1,
        rateDenominator: 1, frameCount: 1, lastIndex: 0)
      guard let encoder = try? PNGFrameEncoder(format, level: 6),
        let file = try? encoder.encode(Frame(index: 0, time: 0, pixels: frame.picture))
      else { return nil }
      return FrameThumbnail(index: frame.index, milliseconds: frame.milliseconds, png: file.bytes)
    }
  }
}

extension PixelBuffer {
  /// The picture made smaller by a whole factor, each pixel the mean of those it takes the place of.
  fileprivate func reduced(to side: Int) -> PixelBuffer {
    let factor = max((max(width, height) + side - 1) / side, 1)
    let small = PixelBuffer(width: max(width / factor, 1), height: max(height / factor, 1))
    for row in 0..<small.height {
      for column in 0..<small.width {
        var sums = SIMD4<UInt32>(repeating: 0)
        var count: UInt32 = 0
        for y in row * factor..<min((row + 1) * factor, height) {
          for x in column * factor..<min((column + 1) * factor, width) {
            let word = pixels[y * width + x]
            sums &+= SIMD4(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
            count += 1
          }
        }
        let mean = (sums &+ count / 2) / max(count, 1)
        small.pixels[row * small.width + column] = mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
      }
    }
    return small
  }
}
