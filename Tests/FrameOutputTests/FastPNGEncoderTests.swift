// The fast encoder against libpng: whatever the picture, every pixel comes back.

import Cairo
import FrameOutput
import Graphics
import Testing

@Suite struct FastPNGEncoderTests {
  @Test(arguments: [true, false]) func everySmallSizeComesBack(opaque: Bool) throws {
    var numbers = SeededNumbers(seed: 1)
    for width in 1...21 {
      for height in [1, 2, 3, 7, 20] {
        let image = picture(width, height) { _, _ in randomPixel(&numbers, opaque: opaque) }
        #expect(try PNGCodec.decode(encode(image, opaque: opaque)).equals(image), "\(width) × \(height)")
      }
    }
  }

  /// Runs end just before, at and after what one match holds (86 pixels of three bytes, 64 of four) and its multiples.
  @Test(arguments: [true, false]) func runsOfEveryLengthComeBack(opaque: Bool) throws {
    for length in [1, 2, 3, 4, 7, 8, 9, 63, 64, 65, 85, 86, 87, 127, 128, 129, 171, 172, 173, 257, 258, 259, 260] {
      for offset in [0, 1, 5, 8] {
        for color in [premultiplied(255, 0, 0, 0), premultiplied(255, 255, 255, 255), premultiplied(255, 1, 2, 3)] {
          let image = picture(length + offset + 3, 3) { x, y in
            let isInRun = x >= offset && x < offset + length
            return isInRun ? color : premultiplied(255, (x * 91) & 255, (x * 57 + y) & 255, 7)
          }
          #expect(try PNGCodec.decode(encode(image, opaque: opaque)).equals(image), "\(length) at \(offset)")
        }
      }
    }
  }

  /// A difference of zero in every pixel but one, at every place.
  @Test func oneChangedPixelComesBackWhereverItIs() throws {
    for place in 0..<40 {
      let image = picture(40, 2) { x, y in
        y == 1 && x == place ? premultiplied(255, 9, 8, 7) : premultiplied(255, 100, 100, 100)
      }
      #expect(try PNGCodec.decode(encode(image, opaque: true)).equals(image))
      #expect(try PNGCodec.decode(encode(image, opaque: false)).equals(image))
    }
  }

  @Test(arguments: [true, false]) func noiseComesBackAndHardlyGrows(opaque: Bool) throws {
    var numbers = SeededNumbers(seed: 2)
    let image = picture(200, 150) { _, _ in randomPixel(&numbers, opaque: opaque) }
    let bytes = try encode(image, opaque: opaque)
    #expect(try PNGCodec.decode(bytes).equals(image))
    #expect(bytes.count < 200 * 150 * (opaque ? 3 : 4) * 102 / 100 + 1000)
  }

  /// Most rows are flat and one in eight, never the sampled one, is noise: the sample promises what does not hold.
  @Test(arguments: [true, false]) func aMisleadingSampleIsSurvived(opaque: Bool) throws {
    var numbers = SeededNumbers(seed: 3)
    let image = picture(300, 128) { _, y in
      // Rows 8k + (3k mod 8) are sampled; they and the rows above them stay flat.
      let sampled = 3 * (y / 8) & 7
      let sampledNext = 3 * (y / 8 + 1) & 7
      let isFlat = y % 8 == sampled || y % 8 + 1 == sampled || (y % 8 == 7 && sampledNext == 0)
      return isFlat ? premultiplied(255, 50, 50, 50) : randomPixel(&numbers, opaque: opaque)
    }
    let bytes = try encode(image, opaque: opaque)
    #expect(try PNGCodec.decode(bytes).equals(image))
    #expect(bytes.count <= (1 + 300 * (opaque ? 3 : 4)) * 128 * 9 / 8 + 200)
  }

  /// Differences as rare as 2⁻ᵏ ask for codes of k bits, more than the limit.
  @Test(arguments: [true, false]) func rareSymbolsComeBack(opaque: Bool) throws {
    var numbers = SeededNumbers(seed: 4)
    var above = [Int](repeating: 0, count: 512)
    let image = picture(512, 512) { x, _ in
      above[x] = (above[x] + min(numbers.next().trailingZeroBitCount, 40)) & 255
      let blue = (above[x] * 3) & 255
      return premultiplied(255, above[x], above[x] ^ 1, blue)
    }
    #expect(try PNGCodec.decode(encode(image, opaque: opaque)).equals(image))
  }

  /// c·255/a rounded to nearest, for every alpha and every colour up to it; on even columns of blocks and in row ends.
  @Test(arguments: [0, 1, 5]) func straightColorsAreExact(shift: Int) throws {
    let image = picture(256 + shift, 256) { x, alpha in
      let color = min(max(x - shift, 0), alpha)
      return premultiplied(alpha, color, alpha - color, color / 2)
    }
    let stored = try PNGCodec.decodeStraight(encode(image, opaque: false))
    var wrong = 0
    for alpha in 0..<256 {
      for x in 0..<(256 + shift) {
        func straight(_ color: Int) -> Int { alpha == 0 ? 0 : (color * 255 + alpha / 2) / alpha }
        let color = min(max(x - shift, 0), alpha)
        let expected = premultiplied(alpha, straight(color), straight(alpha - color), straight(color / 2))
        if stored[x, alpha] != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(try PNGCodec.decode(encode(image, opaque: false)).equals(image))
  }

  @Test func aColorBeyondItsAlphaIsTakenAsFull() throws {
    let image = picture(24, 1) { _, _ in premultiplied(100, 101, 255, 50) }
    let stored = try PNGCodec.decodeStraight(encode(image, opaque: false))
    for x in 0..<24 { #expect(stored[x, 0] == premultiplied(100, 255, 255, 128)) }
  }

  @Test func opaqueFilesIgnoreAlpha() throws {
    let image = picture(30, 4) { x, y in premultiplied(x * 8, x, y, x + y) }
    let stored = try PNGCodec.decodeStraight(encode(image, opaque: true))
    for y in 0..<4 {
      for x in 0..<30 { #expect(stored[x, y] == premultiplied(255, x, y, x + y)) }
    }
  }

  @Test func bytesDependOnPixelsOnly() throws {
    var numbers = SeededNumbers(seed: 5)
    let image = picture(99, 77) { x, _ in x < 50 ? 0xFF10_2030 : randomPixel(&numbers, opaque: true) }
    let first = try encode(image, opaque: true)
    _ = try encode(picture(99, 77) { x, y in UInt32(x &* y) | 0xFF00_0000 }, opaque: true)
    #expect(try encode(image.copy(), opaque: true) == first)
  }

  @Test func aFlatFrameIsTiny() throws {
    let image = picture(1280, 720) { _, _ in 0xFF20_4060 }
    #expect(try encode(image, opaque: true).count < 8_000)
  }
}
