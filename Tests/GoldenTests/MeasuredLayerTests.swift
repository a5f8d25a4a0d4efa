// The order in which a layer is put together, its corners and its shadow, as Core Animation's pixels have them.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct MeasuredLayerTests {
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let frame = CGRect(x: 10, y: 10, width: 50, height: 50)

  // MARK: Order

  @Test func opacityCountsOnce() throws {
    let layer = box(frame, .red, [box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)])
    layer.opacity = 0.5
    let pixels = try drawn([layer])
    #expect(pixels.alpha(15, 15) == 128 && pixels.alpha(30, 30) == 128)
    #expect(try drawn([layer], on: .white).premultiplied(30, 30) == [255, 127, 127, 255])
  }

  @Test func aMaskCountsForTheShadowToo() throws {
    let layer = box(frame, CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = .zero
    layer.mask = box(CGRect(x: 0, y: 0, width: 50, height: 50), .black)
    #expect(abs(try drawn([layer]).alpha(30, 30) - 192) <= 1)
    layer.mask = box(CGRect(x: 0, y: 0, width: 50, height: 50), CGColor(gray: 0, alpha: 0.5))
    #expect(abs(try drawn([layer]).alpha(30, 30) - 96) <= 1)
    // Outside the mask nothing shows.
    layer.mask = box(CGRect(x: 0, y: 0, width: 20, height: 50), .black)
    #expect(try drawn([layer]).alpha(31, 30) == 0)
  }

  /// Draws another layer into its contents.
  private final class Easel: CALayer {
    var picture: CALayer?
    override func draw(in ctx: CGContext) { picture?.render(in: ctx) }
  }

  /// Where y grows upwards, 40 × 30 points of 50 × 50 are the rows from 20 on, wherever the layer itself stands.
  @Test func aLayerIsRenderedInItsOwnSpace() throws {
    let picture = box(CGRect(x: 300, y: 200, width: 40, height: 30), .red)
    picture.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    let easel = Easel()
    easel.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    easel.picture = picture
    easel.setNeedsDisplay()
    let pixels = try drawn([easel], size: 50, .yUp)
    for (x, y, alpha) in [(0, 20, 255), (39, 49, 255), (20, 19, 0), (40, 30, 0), (0, 49, 255)] {
      #expect(pixels.alpha(x, y) == alpha, "(\(x), \(y))")
    }
    #expect(pixels.paintedPixels == 40 * 30)
    picture.opacity = 0.5
    easel.setNeedsDisplay()
    #expect(try drawn([easel], size: 50, .yUp).alpha(10, 30) == 128)
  }

  // MARK: Corners and borders

  @Test func contentsFillCornersUnlessTheyAreClipped() throws {
    let layer = box(whole, nil)
    layer.contents = PixelBuffer.image(["R"])
    layer.cornerRadius = 10
    #expect(try drawn([layer]).alpha(0, 0) == 255)
    layer.masksToBounds = true
    #expect(try drawn([layer]).alpha(0, 0) == 0)
  }

  @Test func aBorderIsWholePixelsWide() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 30, height: 30), .white)
    layer.borderWidth = 4
    let pixels = try drawn([layer], size: 30, scale: 3)
    #expect(pixels.straight(11, 45) == [0, 0, 0, 255] && pixels.straight(12, 45) == [255, 255, 255, 255])
    #expect(pixels.straight(78, 45) == [0, 0, 0, 255] && pixels.straight(77, 45) == [255, 255, 255, 255])
  }

  // MARK: Shadows

  /// A magenta shadow of radius 8 on white, its edge at 20: the green channel of the columns 4 to 19.
  @Test func theProfileOfAColouredShadow() throws {
    let layer = box(CGRect(x: 20, y: -100, width: 200, height: 300), .white)
    layer.shadowColor = CGColor(red: 1, green: 0, blue: 1, alpha: 1)
    layer.shadowOpacity = 1
    layer.shadowRadius = 8
    layer.shadowOffset = .zero
    let pixels = try drawn([layer], on: .white)
    let measured = [253, 251, 248, 245, 240, 235, 229, 222, 214, 205, 195, 184, 172, 160, 147, 134]
    for (place, level) in measured.enumerated() {
      #expect(areNear(pixels.premultiplied(4 + place, 50), [255, level, 255, 255], 1), "column \(4 + place)")
    }
    for x in 0...3 { #expect(pixels.premultiplied(x, 50) == [255, 255, 255, 255]) }
  }

  /// Radius and offset are lengths of the layer: scaled by 1.3, the shadow is that of a layer 1.3 times as large.
  @Test func shadowsScaleWithTheLayer() throws {
    func shaded(_ side: CGFloat, _ radius: CGFloat, _ offset: CGFloat) -> CALayer {
      let layer = box(CGRect(x: 50 - side / 2, y: 50 - side / 2, width: side, height: side), .red)
      layer.shadowOpacity = 0.8
      layer.shadowRadius = radius
      layer.shadowOffset = CGSize(width: offset, height: offset)
      return layer
    }
    let scaled = shaded(30, 6, 5)
    scaled.transform = CATransform3DMakeScale(1.3, 1.3, 1)
    let byHand = try drawn([shaded(39, 7.8, 6.5)])
    let difference = try #require(try drawn([scaled]).difference(from: byHand))
    #expect(difference.maximum <= 1)
  }

  /// A Gaussian cut at two deviations has 0.88 of the deviation.
  @Test func theCutNarrowsTheBlur() throws {
    let layer = box(CGRect(x: 50, y: -200, width: 300, height: 500), .white)
    layer.shadowOpacity = 1
    layer.shadowRadius = 10
    layer.shadowOffset = .zero
    let pixels = try drawn([layer])
    // The steps of the edge are one half of the kernel, and so are half of 255 together.
    var spread = 0.0
    for x in 25..<50 {
      let step = Double(pixels.alpha(x, 50) - pixels.alpha(x - 1, 50))
      let place = Double(x) - 50
      spread += step * place * place
    }
    #expect(abs((spread / 127.5).squareRoot() / 10 - 0.88) < 0.01)
  }

  @Test func noShadowOfNothing() throws {
    let layer = box(frame, nil)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 10, height: 10)
    #expect(try drawn([layer]).paintedPixels == 0)
    layer.addSublayer(box(CGRect(x: 20, y: 20, width: 10, height: 10), .red))
    #expect(try drawn([layer]).alpha(45, 45) > 0)
    // The shadow of the sublayer alone.
    #expect(try drawn([layer]).alpha(25, 25) == 0)
  }
}
