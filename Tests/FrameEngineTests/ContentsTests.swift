// Pictures as contents: where they sit, which part shows, how they stretch, and how they change.

import CoreAnimation
import Foundation
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct ContentsTests {
  private let quad: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff]

  private func plain(_ width: Int, _ height: Int, _ word: UInt32 = 0xffff_0000) -> CGImage {
    image(width, [UInt32](repeating: word, count: width * height))
  }

  /// The box of what is painted: x, y, width, height.
  private func box(_ pixels: PixelBuffer) -> [Int] {
    let places = (0..<pixels.count).filter { pixels.pixels[$0] >> 24 > 127 }
    let (columns, rows) = (places.map { $0 % pixels.width }, places.map { $0 / pixels.width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return []
    }
    return [left, top, right - left + 1, bottom - top + 1]
  }

  @Test func gravityPlacesAPictureOfItsNaturalSize() throws {
    // 50 × 50 pixels at two a point are 25 × 25 points, in a layer of 100 × 60 at (50, 50).
    let expected: [(CALayerContentsGravity, [Int])] = [
      (.center, [87, 67, 26, 26]), (.resize, [50, 50, 100, 60]), (.resizeAspect, [70, 50, 60, 60]),
      (.resizeAspectFill, [50, 30, 100, 100]), (.bottomLeft, [50, 50, 25, 25]), (.topRight, [125, 85, 25, 25]),
      (.left, [50, 67, 25, 26]), (.top, [87, 85, 26, 25]),
    ]
    for (gravity, place) in expected {
      let layer = panel(50, 50, 100, 60)
      layer.contents = plain(50, 50)
      layer.contentsScale = 2
      layer.contentsGravity = gravity
      let found = box(try picture(of: canvas(200, 160, layer), 200, 160))
      #expect(zip(found, place).allSatisfy { abs($0 - $1) <= 1 }, "\(gravity.rawValue): \(found)")
    }
    // Where y grows upwards the top is up.
    let layer = panel(50, 50, 100, 60)
    layer.contents = plain(50, 50)
    layer.contentsScale = 2
    layer.contentsGravity = .topLeft
    #expect(box(try picture(of: canvas(200, 160, layer), 200, 160, orientation: .yUp)) == [50, 50, 25, 25])
  }

  @Test func theFirstRowIsOnTopWhicheverWayYGrows() throws {
    let layer = panel(0, 0, 20, 20)
    layer.contents = image(2, quad)
    layer.magnificationFilter = .nearest
    for orientation in [RenderScene.Orientation.yDown, .yUp] {
      let pixels = try picture(of: layer, 20, 20, orientation: orientation)
      #expect(pixels[5, 5] == quad[0] && pixels[15, 5] == quad[1] && pixels[5, 15] == quad[2])
    }
  }

  @Test func contentsRectCountsFromTheCornerTheCoordinatesStartIn() throws {
    let layer = panel(0, 0, 20, 20)
    layer.contents = image(2, quad)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(try picture(of: layer, 20, 20)[10, 10] == quad[0])
    #expect(try picture(of: layer, 20, 20, orientation: .yUp)[10, 10] == quad[2])
  }

  @Test func ninePartsKeepTheirCorners() throws {
    // 30 × 30 in three columns and rows of other colours, in 100 × 60.
    let words = (0..<900).map { index -> UInt32 in
      let (column, row) = (index % 30 / 10, index / 30 / 10)
      return 0xff00_0000 | UInt32(column * 100 + 50) << 16 | UInt32(row * 100 + 50) << 8
    }
    let layer = panel(0, 0, 100, 60)
    layer.contents = image(30, words)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let pixels = try picture(of: layer, 100, 60)
    for (x, column) in [(5, 0), (8, 0), (12, 1), (50, 1), (88, 1), (92, 2), (97, 2)] {
      for (y, row) in [(5, 0), (8, 0), (12, 1), (30, 1), (48, 1), (52, 2), (57, 2)] {
        let color = pixels.premultiplied(x, y)
        #expect(abs(color[0] - (column * 100 + 50)) <= 1 && abs(color[1] - (row * 100 + 50)) <= 1, "\(x) \(y)")
      }
    }
  }

  @Test func ninePartsAreOfThePartThatIsShown() throws {
    // The right half of a picture of 40 × 20: its own left quarter stays five pixels wide.
    let words = (0..<800).map { index -> UInt32 in
      let column = index % 40
      return column < 20 ? 0xff00_ff00 : column < 25 ? 0xffff_0000 : 0xff00_00ff
    }
    let layer = panel(0, 0, 100, 20)
    layer.contents = image(40, words)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let pixels = try picture(of: layer, 100, 20)
    #expect(pixels.premultiplied(2, 10) == [255, 0, 0, 255] && pixels.premultiplied(3, 10) == [255, 0, 0, 255])
    for x in [7, 50, 94, 98] { #expect(pixels.premultiplied(x, 10) == [0, 0, 255, 255], "\(x)") }
    // Two pixels a point: half as wide.
    layer.contentsScale = 2
    let dense = try picture(of: layer, 100, 20)
    #expect(dense.premultiplied(1, 10) == [255, 0, 0, 255] && dense.premultiplied(4, 10) == [0, 0, 255, 255])
  }

  @Test func partsMeetWithoutASeamAndClipsMeetEdgesOnce() throws {
    func turned(_ adjust: (CALayer) -> Void) throws -> PixelBuffer {
      let layer = panel(40, 40, 90, 70)
      layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
      adjust(layer)
      return try picture(of: canvas(170, 150, layer), 170, 150)
    }
    let plain = try turned { $0.backgroundColor = .red }
    let parts = try turned {
      $0.contents = self.plain(30, 30)
      $0.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }
    // An edge that a clip crosses may be counted one row of Cairo's fifteen in a pixel otherwise; a seam is three.
    #expect(parts.largestDifference(from: plain) <= 17)
    // A picture that fills what it is clipped to ends where the clip does.
    for radius in [0, 14] as [CGFloat] {
      let round = try turned {
        $0.backgroundColor = .red
        $0.cornerRadius = radius
      }
      let clipped = try turned {
        $0.contents = self.plain(30, 30)
        $0.cornerRadius = radius
        $0.masksToBounds = true
      }
      #expect(clipped.largestDifference(from: round) <= 2, "\(radius)")
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 40, y: 40, width: 90, height: 70)
      gradient.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
      gradient.colors = [CGColor.red, CGColor.red]
      gradient.cornerRadius = radius
      gradient.masksToBounds = true
      let shown = try picture(of: canvas(170, 150, gradient), 170, 150)
      #expect(shown.largestDifference(from: round) <= 2, "\(radius)")
      let both = try turned {
        $0.contents = self.plain(30, 30)
        $0.addSublayer(panel(40, 30, 10, 10, .red))
        $0.cornerRadius = radius
        $0.masksToBounds = true
      }
      #expect(both.largestDifference(from: round) <= 2, "\(radius)")
    }
  }

  @Test func filtersDecideBetweenSquaresMixturesAndMeans() throws {
    let layer = panel(0, 0, 80, 10)
    layer.contents = image(2, [0xff00_0000, 0xffff_ffff])
    #expect(abs(try picture(of: layer, 80, 10).premultiplied(40, 5)[0] - 131) <= 3)
    layer.magnificationFilter = .nearest
    #expect(try picture(of: layer, 80, 10).premultiplied(39, 5)[0] == 0)
    #expect(try picture(of: layer, 80, 10).premultiplied(40, 5)[0] == 255)
    // Reduced sixteen times, stripes of one pixel are grey only when all pixels count.
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.contents = image(128, (0..<128 * 128).map { $0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff })
    layer.minificationFilter = .trilinear
    let mean = try picture(of: layer, 8, 8)
    for x in 1..<7 { #expect(abs(mean.premultiplied(x, 4)[0] - 128) < 12) }
  }

  @Test func picturesFollowEachOther() throws {
    let layer = panel(0, 0, 10, 10)
    let sequence = CAKeyframeAnimation(keyPath: "contents")
    sequence.values = quad.map { plain(1, 1, $0) }
    sequence.calculationMode = .discrete
    sequence.duration = 1
    sequence.repeatCount = .infinity
    layer.add(sequence, forKey: "sequence")
    for (time, index) in [(0.0, 0), (0.2, 0), (0.26, 1), (0.51, 2), (0.8, 3), (1.1, 0), (7.3, 1)] {
      #expect(try picture(of: layer, 10, 10, at: time)[5, 5] == quad[index], "at \(time)")
    }
  }

  @Test func picturesDissolveIntoEachOther() throws {
    let layer = panel(0, 0, 10, 10)
    layer.contents = plain(1, 1)
    layer.add(basic("contents", from: plain(1, 1, 0xffff_0000), to: plain(1, 1, 0xff00_00ff)), forKey: "dissolve")
    let pixels = try picture(of: layer, 10, 10, at: 0.25)
    #expect(areNear(pixels.premultiplied(5, 5), [191, 0, 64, 255], 1))
  }
}
