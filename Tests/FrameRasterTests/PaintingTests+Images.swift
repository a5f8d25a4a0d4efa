// Images stretched over rectangles: sampling, edges, tint, opacity.

import Foundation
import FrameRaster
import Graphics
import TestSupport
import Testing

@Suite struct ImagePaintingTests {
  private func image(_ width: Int, _ words: [UInt32]) -> CGImage {
    let pixels = PixelBuffer(width: width, height: words.count / width)
    for (index, word) in words.enumerated() { pixels.pixels[index] = word }
    return CGImage(pixels)
  }

  private let quad: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff]

  private func drawing(_ image: CGImage, _ target: CGRect) -> ImageDrawing {
    ImageDrawing(
      image: image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height), target: target)
  }

  @Test func alignedImagesAreCopied() throws {
    let pixels = try painted(4, 4, [.image(drawing(image(2, quad), CGRect(x: 1, y: 1, width: 2, height: 2)))])
    #expect([pixels[1, 1], pixels[2, 1], pixels[1, 2], pixels[2, 2]] == quad)
    #expect(pixels.paintedPixels == 4)
  }

  @Test func nearestGivesHardSquares() throws {
    var enlarged = drawing(image(2, quad), CGRect(x: 0, y: 0, width: 8, height: 8))
    enlarged.magnification = .nearest
    let pixels = try painted(8, 8, [.image(enlarged)])
    for y in 0..<8 { for x in 0..<8 { #expect(pixels[x, y] == quad[y / 4 * 2 + x / 4]) } }
  }

  @Test func linearMixesBetweenCentresAndKeepsEdges() throws {
    let row = image(2, [0xff00_0000, 0xffff_ffff])
    let pixels = try painted(8, 2, [.image(drawing(row, CGRect(x: 0, y: 0, width: 8, height: 2)))])
    let greys = (0..<8).map { pixels.premultiplied($0, 0)[0] }
    // Centres lie at 2 and 6; the middle of pixel x is x + .5.
    let expected = [0, 0, 32, 96, 159, 223, 255, 255]
    #expect(areNear(greys, expected, 2), "\(greys)")
    #expect((0..<8).allSatisfy { pixels.alpha($0, 0) == 255 && pixels.alpha($0, 1) == 255 })
  }

  @Test func trilinearAveragesWhenReduced() throws {
    let stripes = image(64, (0..<64 * 64).map { $0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff })
    var reduced = drawing(stripes, CGRect(x: 0, y: 0, width: 8, height: 8))
    reduced.minification = .trilinear
    let pixels = try painted(8, 8, [.image(reduced)])
    for x in 1..<7 { #expect(abs(pixels.premultiplied(x, 4)[0] - 128) < 12) }
  }

  @Test func partsOfAnImage() throws {
    var part = drawing(image(2, quad), CGRect(x: 0, y: 0, width: 4, height: 4))
    part.source = CGRect(x: 1, y: 0, width: 1, height: 1)
    part.magnification = .nearest
    #expect(try painted(4, 4, [.image(part)])[2, 2] == 0xff00_ff00)
    part.source = CGRect(x: 2, y: 0, width: 2, height: 1)
    #expect(try painted(4, 4, [.image(part)])[3, 2] == 0xff00_ff00)
  }

  @Test func opacityAndTintMultiply() throws {
    var white = drawing(image(1, [0xffff_ffff]), CGRect(x: 0, y: 0, width: 4, height: 4))
    white.alpha = 0.5
    #expect(try painted(4, 4, [.image(white)]).premultiplied(2, 2) == [128, 128, 128, 128])
    white.tint = Tint(red: 1, green: 0.5, blue: 0)
    #expect(areNear(try painted(4, 4, [.image(white)]).premultiplied(2, 2), [128, 64, 0, 128], 1))
  }

  @Test func fractionalEdgesAreSoft() throws {
    let white = drawing(image(1, [0xffff_ffff]), CGRect(x: 0.5, y: 0, width: 2, height: 3))
    let pixels = try painted(4, 3, [.image(white)])
    #expect((0..<4).map { pixels.alpha($0, 1) } == [128, 255, 128, 0])
  }
}
