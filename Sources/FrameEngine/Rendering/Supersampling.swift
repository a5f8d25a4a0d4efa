// Frames drawn several times as large and averaged: where shapes meet within a pixel, nothing behind them shows through.

import FrameOutput
import Foundation
import Graphics
import RenderTree

extension RenderScene.Canvas {
  /// The canvas with `factor` pixels across and down for each of its own.
  func supersampled(_ factor: Int) -> RenderScene.Canvas {
    guard factor > 1, scale > 0 else { return self }
    var canvas = self
    // Whole pixels of this canvas, so that every square of pixels drawn is whole.
    canvas.size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    canvas.scale = scale * CGFloat(factor)
    canvas.strokeGrid = strokeGrid.map { $0 * CGFloat(factor) }
    return canvas
  }
}

/// Averages frames before another encoder has them.
struct SupersamplingEncoder: FrameEncoder {
  let encoder: any FrameEncoder
  /// Pixels drawn for one pixel kept, across and down.
  let factor: Int

  func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
    if frame.repeatsPrevious { return EncodedFrame(repeatingAt: frame.index) }
    return try encoder.encode(Frame(index: frame.index, time: frame.time, pixels: frame.pixels.averaged(by: factor)))
  }
}

extension PixelBuffer {
  /// The mean of each square of `factor` × `factor` pixels, its channels premultiplied and rounded to nearest.
  func averaged(by factor: Int) -> PixelBuffer {
    let small = PixelBuffer(width: width / factor, height: height / factor)
    let area = UInt32(factor * factor)
    var sums = [SIMD4<UInt32>](repeating: .zero, count: small.width)
    for y in 0..<small.height {
      for x in sums.indices { sums[x] = SIMD4(repeating: area / 2) }
      for row in y * factor..<(y + 1) * factor {
        var pixel = pixels + row * width
        for x in sums.indices {
          for _ in 0..<factor {
            let word = pixel.pointee
            sums[x] &+= SIMD4(word & 255, word &>> 8 & 255, word &>> 16 & 255, word &>> 24)
            pixel += 1
          }
        }
      }
      let target = small.pixels + y * small.width
      for x in sums.indices {
        let mean = sums[x] / area
        target[x] = mean.x | mean.y &<< 8 | mean.z &<< 16 | mean.w &<< 24
      }
    }
    return small
  }
}
