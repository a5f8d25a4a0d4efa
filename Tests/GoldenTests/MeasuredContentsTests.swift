// Pictures as contents: parts, nine parts, edges, and which way is up, as measured or documented.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct MeasuredContentsTests {
  private func layer(_ image: CGImage, _ size: CGSize) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.contents = image
    layer.magnificationFilter = .nearest
    return layer
  }

  /// Red, green above blue, white. The quarter at the origin is the lower left one, or the upper left where contents
  /// are flipped.
  @Test func theOriginOfAPart() throws {
    let quarters = PixelBuffer.image(["RG", "BW"])
    let part = layer(quarters, CGSize(width: 40, height: 40))
    part.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(try drawn([part], size: 40, .yUp).straight(20, 20) == [0, 0, 255, 255])
    part.isGeometryFlipped = true
    #expect(try drawn([part], size: 40, .yUp).straight(20, 20) == [255, 0, 0, 255])
  }

  @Test func outsideThePictureItsEdgesGoOn() throws {
    let part = layer(PixelBuffer.image(["RG", "BW"]), CGSize(width: 40, height: 40))
    part.contentsRect = CGRect(x: -1, y: -1, width: 3, height: 3)
    let pixels = try drawn([part], size: 40)
    for (x, y, color) in [
      (2, 2, [255, 0, 0]), (38, 2, [0, 255, 0]), (2, 38, [0, 0, 255]), (38, 38, [255, 255, 255]),
    ] {
      #expect(pixels.straight(x, y) == color + [255], "(\(x), \(y))")
    }
  }

  /// The natural size of a part is its share of the picture's.
  @Test func aPartHasItsOwnSize() throws {
    let part = layer(PixelBuffer.image(["RRRR", "RRRR"]), CGSize(width: 40, height: 40))
    part.contentsGravity = .center
    part.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(abs(try drawn([part], size: 40).coverage - 2) < 0.01)
    part.contentsScale = 0.25
    #expect(try drawn([part], size: 40).coverage == 32)
  }

  /// 30 × 30 pixels in nine squares of their own, the middle third stretched to 100 × 60: columns end at 10, 90 and
  /// 100, rows at 10, 50 and 60.
  @Test func nineParts() throws {
    let rows = ["RGB", "GBW", "BWR"]
    let colors: [Character: [Int]] = ["R": [255, 0, 0], "G": [0, 255, 0], "B": [0, 0, 255], "W": [255, 255, 255]]
    let large = rows.flatMap { row in
      [String](repeating: row.map { String(repeating: $0, count: 10) }.joined(), count: 10)
    }
    let panel = layer(PixelBuffer.image(large), CGSize(width: 100, height: 60))
    panel.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let pixels = try drawn([panel])
    for y in 0..<60 {
      for x in 0..<100 {
        let (column, row) = (x < 10 ? 0 : x < 90 ? 1 : 2, y < 10 ? 0 : y < 50 ? 1 : 2)
        let letter = Array(rows[row])[column]
        #expect(pixels.straight(x, y) == (colors[letter] ?? []) + [255], "(\(x), \(y))")
      }
    }
  }

  /// A centre without width is one pixel wide.
  @Test func aCentreOfNoWidth() throws {
    let panel = layer(PixelBuffer.image(["RRGBB"]), CGSize(width: 50, height: 10))
    panel.contentsCenter = CGRect(x: 0.4, y: 0, width: 0, height: 1)
    let pixels = try drawn([panel])
    #expect(pixels.straight(1, 5) == [255, 0, 0, 255] && pixels.straight(2, 5) == [0, 255, 0, 255])
    #expect(pixels.straight(47, 5) == [0, 255, 0, 255] && pixels.straight(48, 5) == [0, 0, 255, 255])
  }

  /// Between pixel centres colours are mixed, and the edges stand still.
  @Test func softMagnification() throws {
    let ramp = layer(PixelBuffer.image(["KW"]), CGSize(width: 40, height: 10))
    ramp.magnificationFilter = .linear
    let pixels = try drawn([ramp], size: 40)
    for x in 0..<40 {
      let level = min(max((Double(x) + 0.5 - 10) / 20, 0), 1) * 255
      #expect(abs(Double(pixels.premultiplied(x, 5)[0]) - level) <= 3, "column \(x)")
    }
  }

  /// Turned about the vertical, a layer shows its back between 90 and 270 degrees.
  @Test(arguments: [0, 45, 89, 91, 135, 180, 225, 269, 271, 315]) func backs(_ degrees: Int) throws {
    let layer = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
    layer.isDoubleSided = false
    layer.transform = CATransform3DMakeRotation(CGFloat(degrees) * .pi / 180, 0, 1, 0)
    let isSeen = try drawn([layer]).paintedPixels > 0
    #expect(isSeen == !(91...269).contains(degrees))
    layer.isDoubleSided = true
    #expect(try drawn([layer]).paintedPixels > 0)
  }

  @Test(arguments: [(-0.5, 0), (0, 0), (0.5, 128), (1, 255), (1.5, 255)] as [(Float, Int)])
  func opacityCountsFromZeroToOne(_ opacity: Float, _ alpha: Int) throws {
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    layer.opacity = opacity
    #expect(try drawn([layer]).alpha(5, 5) == alpha)
  }
}

extension PixelBuffer {
  /// An image of letters: red, green, blue, white, black.
  static func image(_ rows: [String]) -> CGImage {
    let colors: [Character: UInt32] = [
      "R": 0xFFFF_0000, "G": 0xFF00_FF00, "B": 0xFF00_00FF, "W": 0xFFFF_FFFF, "K": 0xFF00_0000,
    ]
    let buffer = PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() { buffer[x, y] = colors[letter] ?? 0 }
    }
    return CGImage(buffer)
  }
}
