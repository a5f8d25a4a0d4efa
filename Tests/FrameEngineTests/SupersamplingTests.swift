// Frames kept as means of the pixels drawn.

import CoreAnimation
import FrameEngine
import FrameOutput
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct SupersamplingTests {
  /// Keeps the pixels of one frame.
  private final class Keeper: FrameSink {
    private final class Store: @unchecked Sendable { var frames: [PixelBuffer] = [] }
    private struct Encoder: FrameEncoder {
      let store: Store
      func encode(_ frame: Frame) throws(SinkError) -> EncodedFrame {
        let copy = PixelBuffer(width: frame.pixels.width, height: frame.pixels.height)
        copy.pixels.update(from: frame.pixels.pixels, count: copy.count)
        store.frames.append(copy)
        return EncodedFrame(index: frame.index, bytes: [])
      }
    }
    private let store = Store()
    var format: StreamFormat?
    var pixels: PixelBuffer? { store.frames.first }

    func begin(_ format: StreamFormat) throws(SinkError) -> any FrameEncoder {
      self.format = format
      return Encoder(store: store)
    }
    func write(_ frame: EncodedFrame) throws(SinkError) {}
    func finish() throws(SinkError) {}
    func abandon() {}
  }

  private func picture(
    _ supersampling: Int, size: CGSize = CGSize(width: 100, height: 10), scale: CGFloat = 1, _ layers: [CALayer]
  ) throws -> Keeper {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    root.sublayers = layers
    let stage = Stage(root, size: size)
    stage.canvas.background = .white
    stage.canvas.scale = scale
    stage.supersampling = supersampling
    let keeper = Keeper()
    try stage.render(seconds: 1.0 / 60, to: keeper)
    return keeper
  }

  private func rect(_ x: CGFloat, _ width: CGFloat, _ color: CGColor = .black) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: width, height: 10)
    layer.backgroundColor = color
    return layer
  }

  /// Two black rectangles on white that meet at x = 50.5.
  @Test func abuttingShapesLeaveNoSeam() throws {
    func seam(_ supersampling: Int) throws -> Int {
      let pixels = try #require(try picture(supersampling, [rect(0, 50.5), rect(50.5, 49.5)]).pixels)
      return pixels.premultiplied(50, 5)[0]
    }
    // Both cover half: a quarter of the white shows through.
    #expect(abs(try seam(1) - 63) <= 1)
    #expect(try seam(2) <= 2 && seam(4) <= 2)
  }

  @Test(arguments: 1...8) func coverageIsThatOfTheArea(_ factor: Int) throws {
    // A quarter of the pixel is black, on grids that have that line and on those that do not.
    let pixels = try #require(try picture(factor, [rect(0, 50.25)]).pixels)
    #expect(abs(pixels.premultiplied(50, 5)[0] - 191) <= 1 && pixels.premultiplied(49, 5)[0] == 0)
  }

  @Test func sizesAndDensityAreThoseOfTheCanvas() throws {
    let keeper = try picture(3, size: CGSize(width: 10.6, height: 7.4), scale: 1.5, [rect(0, 4)])
    let format = try #require(keeper.format)
    #expect(format.width == 16 && format.height == 11 && format.scale == 1.5)
    #expect(keeper.pixels?.width == 16 && keeper.pixels?.height == 11)
  }

  @Test func tooLargeIsAnError() {
    #expect(throws: RenderError.size(width: 40_000, height: 40)) {
      try picture(4, size: CGSize(width: 10_000, height: 10), [])
    }
  }
}
