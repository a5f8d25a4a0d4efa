// Translucent shapes are mixed by ourselves on small pictures and by Cairo on large ones: to the same bytes.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct TranslucentFillTests {
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

  @Test(arguments: 1...40) func smallPicturesAreMixedAsLargeOnes(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let small = picture(width: 70, height: 50, &random)
    let large = PixelBuffer(width: 700, height: 500)
    for y in 0..<50 { for x in 0..<70 { large.pixels[y * 700 + x] = small.pixels[y * 70 + x] } }
    let contexts = [try CairoContext(CairoSurface(small)), try CairoContext(CairoSurface(large))]
    for _ in 0..<6 {
      // Well inside both: where a shape is cut by its picture, edges depend on the cut.
      let box = CGRect(x: random.number(1...40), y: random.number(1...25), width: random.number(1...28), height: 22)
      let path =
        random.happens(0.5)
        ? PathData.ellipse(in: box)
        : PathData.roundedRect(box, cornerRadius: random.number(0...12), corners: .all, isContinuous: true)
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1), alpha: random.number(0...1))
      let rule = random.happens(0.5) ? CGPathFillRule.winding : .evenOdd
      let clip = random.happens(0.3) ? PixelRect(x: 8, y: 5, width: 40, height: 33) : nil
      let angle = random.happens(0.3) ? random.number(-0.2...0.2) : 0
      for context in contexts {
        context.save()
        if let clip { context.clip(to: clip) }
        context.concat(
          CGAffineTransform(translationX: -box.midX, y: -box.midY)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY)))
        context.fill(path, rule, with: .color(color))
        context.restore()
        try context.check()
      }
    }
    for y in 0..<50 {
      for x in 0..<70 where small.pixels[y * 70 + x] != large.pixels[y * 700 + x] {
        Issue.record("at \(x), \(y)")
        return
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
