// How far two pictures are apart: what goldens and comparisons of frames are judged by.

import Graphics
import Testing

@Suite struct PixelDifferenceTests {
  /// A grey picture in which some pixels are others.
  private func picture(_ changed: [(x: Int, y: Int, word: UInt32)] = [], width: Int = 10, height: Int = 8)
    -> PixelBuffer
  {
    let picture = PixelBuffer(width: width, height: height)
    for index in 0..<picture.count { picture.pixels[index] = 0xFF80_8080 }
    for change in changed { picture[change.x, change.y] = change.word }
    return picture
  }

  @Test func theMostDifferentChannelCounts() throws {
    let other = picture([(2, 3, 0xFF82_8081), (5, 6, 0xFE80_8080), (7, 3, 0xFF80_8010)])
    let difference = try #require(picture().difference(from: other))
    #expect(difference.maximum == 0x70 && difference.pixels == 80)
    #expect(difference.histogram[0] == 77 && difference.histogram[1] == 1 && difference.histogram[2] == 1)
    #expect(abs(difference.mean - (1 + 2 + 0x70) / 80.0) < 1e-12)
    #expect(difference.bounds == PixelRect(x: 2, y: 3, width: 6, height: 4))
    #expect([-1, 0, 1, 2, 255, 300].map { difference.count(over: $0) } == [80, 3, 2, 1, 0, 0])
  }

  /// Both must hold: how far any pixel is off, and how many are.
  @Test func toleranceIsOfHowFarAndOfHowMany() throws {
    let two = try #require(picture().difference(from: picture([(0, 0, 0xFF81_8080), (9, 7, 0xFF7E_8080)])))
    #expect(two.isWithin(maximum: 2, pixels: 2))
    #expect(!two.isWithin(maximum: 1, pixels: 2) && !two.isWithin(maximum: 255, pixels: 1))
    let none = try #require(picture().difference(from: picture()))
    #expect(none.isWithin(maximum: 0, pixels: 0) && none.maximum == 0 && none.mean == 0 && none.bounds.isEmpty)
  }

  @Test func anotherSizeCannotBeCompared() {
    #expect(picture().difference(from: picture(width: 11)) == nil)
    #expect(picture().differencePicture(from: picture(height: 9)) == nil)
  }

  @Test func differencesAreRed() throws {
    let drawn = try #require(picture().differencePicture(from: picture([(4, 4, 0xFF81_8080)])))
    #expect(drawn[4, 4] == 0xFF80_0000)
    let grey = drawn[0, 0]
    #expect(grey >> 24 == 255 && grey >> 16 & 255 == grey & 255 && grey & 255 >= 224)
  }
}
