// Pictures and kept bitmaps that are stretched over hardly anything: drawn or left out, they harm no frame.

import CoreAnimation
import Foundation
import FrameEngine
import Graphics
import RenderTree
import TestSupport
import Testing

@Suite struct ThinPicturesTests {
  private enum Kind: CaseIterable { case whole, nineParts, large, largeNineParts, bitmap }

  @Test(arguments: 1...25) func picturesDownToNothingAreDrawnOrLeftOut(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for kind in Kind.allCases {
      for _ in 0..<5 {
        let layer = CALayer()
        layer.bounds = CGRect(
          x: 0, y: 0, width: pow(10, random.number(-2...1.5)), height: pow(10, random.number(-2...1.5)))
        layer.position = CGPoint(x: random.number(0...60), y: random.number(0...40))
        layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
        let isLarge = kind == .large || kind == .largeNineParts
        let width = random.whole(1...9) * (isLarge ? 1000 : 1)
        let picture = PixelBuffer(width: width, height: random.whole(1...9))
        for index in 0..<picture.count { picture.pixels[index] = 0xFF00_FF00 }
        layer.contents = CGImage(picture)
        if kind == .nineParts || kind == .largeNineParts {
          layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        }
        if kind == .bitmap {
          layer.shouldRasterize = true
          layer.transform = CATransform3DScale(
            layer.transform, pow(10, random.number(-7...0)), pow(10, random.number(-7...0)), 1)
        }
        let sound = CALayer()
        sound.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        sound.backgroundColor = .black
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
        root.addSublayer(layer)
        root.addSublayer(sound)
        let frame = try FrameRenderer().render(try Stage(root, size: root.bounds.size).scene(at: 0), at: 0)
        #expect(frame.pixels.premultiplied(1, 1) == [0, 0, 0, 255], "\(kind) \(layer.bounds) \(layer.transform)")
      }
    }
  }

  /// Between fixed ends that just fit, the stretched part has no room, or hardly any.
  @Test(arguments: [0, 1e-12, 1e-5, 0.01]) func ninePartsThatJustFit(_ room: Double) throws {
    let picture = PixelBuffer(width: 12, height: 12)
    for index in 0..<picture.count { picture.pixels[index] = 0xFF00_FF00 }
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 8 + room, height: 8 + room)
    layer.contents = CGImage(picture)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
    root.addSublayer(layer)
    let pixels = try FrameRenderer().render(try Stage(root, size: root.bounds.size).scene(at: 0), at: 0).pixels
    #expect(abs(pixels.coverage - (8 + room) * (8 + room)) < 0.5)
  }
}
