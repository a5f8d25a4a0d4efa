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

  @Test func colouredImagesLieWherePlainOnesDo() throws {
    // Every fourth pixel another grey, some of them translucent, the rim opaque.
    let words = (0..<64).map { index -> UInt32 in
      let isRim = index % 8 == 0 || index % 8 == 7 || index / 8 == 0 || index / 8 == 7
      return isRim ? 0xffff_ffff : index % 4 == 0 ? 0x8040_4040 : index % 3 == 0 ? 0 : 0xff80_80c0
    }
    let turns = [
      CGAffineTransform(translationX: 8, y: 7), CGAffineTransform(translationX: 8.4, y: 7.3),
      CGAffineTransform(rotationAngle: 0.5).concatenating(CGAffineTransform(translationX: 12, y: 4)),
      CGAffineTransform(a: -1.7, b: 0, c: 0, d: 1.2, tx: 30, ty: 5),
      CGAffineTransform(a: 0.3, b: 0, c: 0, d: 0.3, tx: 9, ty: 9),
    ]
    for turn in turns {
      for mode in [CGBlendMode.normal, .plusLighter] {
        func laid(_ tint: Tint) throws -> PixelBuffer {
          var picture = drawing(image(8, words), CGRect(x: 0, y: 0, width: 16, height: 12))
          picture.tint = tint
          let ground = DrawCommand.fill(
            .rect(CGRect(x: 0, y: 0, width: 40, height: 15)), .winding, .color(CGColor(gray: 0.25, alpha: 1)))
          return try painted(40, 30, [ground, .blend(mode), .concat(turn), .image(picture)])
        }
        // So little colour that no level changes.
        let (plain, coloured) = (try laid(.none), try laid(Tint(red: 1, green: 1, blue: 0.9999)))
        var (largest, sum) = (0, 0)
        for y in 0..<30 {
          for x in 0..<40 {
            for (a, b) in zip(plain.premultiplied(x, y), coloured.premultiplied(x, y)) {
              largest = max(largest, abs(a - b))
              sum += abs(a - b)
            }
          }
        }
        // Cairo samples at 128ths of a pixel, and counts slanted edges row by row.
        #expect(largest <= 16 && Double(sum) / 4800 < 0.6, "\(turn) \(mode): \(largest) \(sum)")
      }
    }
  }

  @Test func fractionalEdgesAreSoft() throws {
    let white = drawing(image(1, [0xffff_ffff]), CGRect(x: 0.5, y: 0, width: 2, height: 3))
    let pixels = try painted(4, 3, [.image(white)])
    #expect((0..<4).map { pixels.alpha($0, 1) } == [128, 255, 128, 0])
  }
}
