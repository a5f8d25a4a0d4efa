// Small shapes are laid through coverage of their own: to the bytes that Cairo gives, whatever is kept.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct ShapeCoverageTests {
  /// A picture of random pixels, premultiplied, some of them opaque.
  private func picture(width: Int, height: Int, _ random: inout SeededGenerator) -> PixelBuffer {
    let picture = PixelBuffer(width: width, height: height)
    for index in 0..<(width * height) {
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.happens(0.5) ? 1 : random.number(0...1))
      picture.pixels[index] = color.premultipliedWord
    }
    return picture
  }

  private func draw(
    _ shapes: [(path: PathData, rule: CGPathFillRule, color: CGColor, placed: CGAffineTransform, clip: PixelRect?)],
    on picture: PixelBuffer, by coverage: () -> CoverageCache, extra: PathData = PathData()
  ) throws {
    for shape in shapes {
      let context = try CairoContext(try CairoSurface(picture), coverage: coverage())
      if let clip = shape.clip { context.clip(to: clip) }
      context.concat(shape.placed)
      var path = shape.path
      path.append(extra.applying(shape.placed.inverted()))
      context.fill(path, shape.rule, with: .color(shape.color))
      try context.check()
      context.surface.flush()
    }
  }

  @Test(arguments: 1...60) func smallShapesAreMixedAsCairoMixesThem(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let shapes = (0..<6).map { _ in
      // Well inside: where a shape is cut by its picture, Cairo's edges depend on the cut.
      let box = CGRect(x: random.number(1...40), y: random.number(1...25), width: random.number(1...28), height: 22)
      let path =
        random.happens(0.5)
        ? PathData.ellipse(in: box)
        : PathData.roundedRect(box, cornerRadius: random.number(0...12), corners: .all, isContinuous: true)
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.happens(0.4) ? 1 : random.number(0...1))
      let angle = random.happens(0.3) ? random.number(-0.2...0.2) : 0
      let placed = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
      let rule = random.happens(0.5) ? CGPathFillRule.winding : .evenOdd
      return (path: path, rule: rule, color: color, placed: placed, clip: PixelRect?.none)
    }
    let ground = picture(width: 400, height: 80, &random)
    let kept = CoverageCache()
    var pictures: [PixelBuffer] = []
    // A triangle far away makes a shape too large for coverage of its own.
    let far = lines((390, 70), (398, 70), (390, 78), closed: true)
    for (cache, extra) in [
      ({ CoverageCache() }, far), ({ CoverageCache() }, PathData()), ({ kept }, PathData()),
      ({ kept }, PathData()),
    ] {
      let picture = PixelBuffer(width: 400, height: 80)
      picture.pixels.update(from: ground.pixels, count: ground.count)
      try draw(shapes, on: picture, by: cache, extra: extra)
      pictures.append(picture)
    }
    let cairo = pictures[0]
    for picture in pictures[1...] {
      for y in 0..<60 {
        for x in 0..<200 where picture.pixels[y * 400 + x] != cairo.pixels[y * 400 + x] {
          Issue.record("\(x), \(y): \(String(picture.pixels[y * 400 + x], radix: 16))")
          return
        }
      }
    }
  }

  /// A clip along pixels, as the edge of the picture, only leaves pixels out.
  @Test(arguments: 1...20) func whatIsCutOffChangesNoOtherPixel(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let box = CGRect(
      x: random.number(-9...30), y: random.number(-9...30), width: random.number(9...30), height: random.number(9...30))
    let turn = CGAffineTransform(rotationAngle: random.number(-0.01...0.01))
    let color = CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.7)
    let whole = PixelBuffer(width: 100, height: 100)
    let shifted = turn.concatenating(CGAffineTransform(translationX: 20, y: 20))
    try draw([(.ellipse(in: box), .winding, color, shifted, nil)], on: whole, by: { CoverageCache() })
    let clip = PixelRect(x: 3, y: 4, width: 17, height: 23)
    let part = PixelBuffer(width: 40, height: 40)
    try draw([(.ellipse(in: box), .winding, color, turn, clip)], on: part, by: { CoverageCache() })
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = x >= clip.minX && x < clip.maxX && y >= clip.minY && y < clip.maxY
        #expect(part.pixels[y * 40 + x] == (isInside ? whole.pixels[(y + 20) * 100 + x + 20] : 0), "\(x), \(y)")
      }
    }
  }

  /// The formula in whole numbers, one pixel after the other, at lengths around the four that are mixed at a time.
  @Test func everyLengthAndCoverageFollowsTheFormula() throws {
    func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (a * b + 127) / 255 }
    for coverage in 0...255 as ClosedRange<UInt32> {
      let color = CGColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6).premultipliedWord
      var expected = [UInt32]()
      var pixels = [UInt32]()
      for index in 0..<7 as Range<UInt32> {
        let under = CGColor(red: 0.2, green: CGFloat(index) / 7, blue: 0.8, alpha: 1 - CGFloat(index) / 9)
          .premultipliedWord
        pixels.append(under)
        let left = 255 - product(color >> 24, coverage)
        var word: UInt32 = 0
        for shift in stride(from: 0, through: 24, by: 8) {
          let channel = product(color >> shift & 255, coverage) + product(under >> shift & 255, left)
          word |= channel << shift
        }
        expected.append(word)
      }
      CoverageMixer(color).mix([UInt8](repeating: UInt8(coverage), count: 7), into: &pixels, count: 7)
      #expect(pixels == expected, "\(coverage)")
    }
  }
}
