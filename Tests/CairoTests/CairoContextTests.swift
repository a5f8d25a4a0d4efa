// What a drawing context promises: exact colours, Core Graphics' edges, state that no bad number can spoil.

import Cairo
import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct CairoContextTests {
  @Test func coloursAreRoundedToTheNearestLevel() throws {
    let levels: [(CGFloat, Int)] = [(0.902665, 230), (0.431255, 110), (0.252707, 64), (0.075909, 19), (0.986359, 252)]
    for (value, level) in levels {
      let color = CGColor(red: value, green: value, blue: value, alpha: 1)
      let pixels = try drawn(2, 2) { $0.paint(.color(color)) }
      #expect(pixels.premultiplied(0, 0) == [level, level, level, 255])
    }
    for level in 0...255 {
      let value = CGFloat(level) / 255
      let pixels = try drawn(1, 1) { $0.paint(.color(CGColor(red: value, green: 1, blue: 0, alpha: 1))) }
      #expect(pixels.premultiplied(0, 0) == [level, 255, 0, 255])
    }
  }

  @Test func roundedCornersHaveCoreGraphicsCoverage() throws {
    // Coverage of a real layer with cornerRadius 10, rows 0 to 6 from column 0.
    let rows = [
      [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255], [0, 0, 0, 0, 81, 220, 255], [0, 0, 2, 138, 255], [0, 0, 138, 255],
      [0, 81, 255], [5, 220, 255], [85, 255],
    ]
    let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
    let pixels = try drawn(60, 60) {
      $0.fill(.roundedRect(rect, cornerWidth: 10, cornerHeight: 10), with: .color(.black))
    }
    for (y, row) in rows.enumerated() {
      for (x, expected) in row.enumerated() { #expect(abs(pixels.alpha(x, y) - expected) <= 9, "pixel \(x), \(y)") }
    }
  }

  @Test func strokesAndFillsPaintTheRightPixels() throws {
    let rect = PathData.rect(CGRect(x: 10, y: 10, width: 40, height: 30))
    let pen = StrokeStyle(width: 4)
    #expect(try drawn { $0.stroke(rect, pen, with: .color(.black)) }.paintedPixels == 560)
    #expect(try drawn { $0.fill(rect, with: .color(.black)) }.paintedPixels == 1200)
    let both = try drawn {
      $0.fill(rect, with: .color(.black))
      $0.stroke(rect, pen, with: .color(.black))
    }
    #expect(both.paintedPixels == 1496)
    let half = lines((10, 10), (50, 10), (50, 40))
    #expect(try drawn { $0.stroke(half, pen, with: .color(.black)) }.paintedPixels == 280)
    let outside = PathData.rect(CGRect(x: 60, y: 40, width: 30, height: 30))
    let clipped = try drawn {
      $0.clip(.rect(CGRect(x: 0, y: 0, width: 80, height: 60)))
      $0.fill(outside, with: .color(.black))
    }
    #expect(clipped.paintedPixels == 400)
  }

  @Test func transformsWithoutInverseDrawNothingAndHarmNothing() throws {
    let square = PathData.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let bad = [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: 1, y: 0),
      CGAffineTransform(translationX: .infinity, y: 0),
    ]
    let pixels = try drawn { context in
      for matrix in bad {
        context.save()
        context.concat(matrix)
        #expect(context.isDegenerate)
        context.clip(square)
        context.fill(square, with: .color(.black))
        context.stroke(square, StrokeStyle(width: 5), with: .color(.black))
        context.restore()
      }
      #expect(!context.isDegenerate)
      context.fill(square, with: .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
    }
    #expect(pixels.coverage == 100)
    #expect(pixels.premultiplied(5, 5) == [255, 0, 0, 255])
  }

  @Test func pathsThatAreNotNumbersDrawNothing() throws {
    let path = lines((10, 10), (.nan, 50), (90, 90))
    let endless = lines((10, 10), (.infinity, 50), (90, 90))
    let pixels = try drawn { context in
      for path in [path, endless] {
        context.fill(path, with: .color(.black))
        context.stroke(path, StrokeStyle(width: 5), with: .color(.black))
      }
    }
    #expect(pixels.paintedPixels == 0)
  }

  @Test func blendModesOfSetsKeepWhatLiesOutsideTheShape() throws {
    let half = PathData.rect(CGRect(x: 0, y: 0, width: 50, height: 100))
    for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop] {
      let pixels = try drawn {
        $0.paint(.color(.white))
        $0.blendMode = mode
        $0.fill(half, with: .color(.black))
      }
      #expect(pixels[75, 50] == 0xffff_ffff, "\(mode)")
    }
  }

  @Test func separableBlendModesFollowTheirFormulas() throws {
    let green = CGColor(red: 118 / 255, green: 186 / 255, blue: 64 / 255, alpha: 1)
    let blue = CGColor(red: 60 / 255, green: 168 / 255, blue: 250 / 255, alpha: 1)
    let expected: [(CGBlendMode, [Int])] = [
      (.multiply, [28, 123, 63, 255]), (.screen, [150, 231, 251, 255]), (.overlay, [56, 208, 248, 255]),
      (.darken, [60, 168, 64, 255]), (.difference, [58, 18, 186, 255]),
    ]
    for (mode, color) in expected {
      let pixels = try drawn(1, 1) {
        $0.paint(.color(blue))
        $0.blendMode = mode
        $0.paint(.color(green))
      }
      #expect(areNear(pixels.premultiplied(0, 0), color, 1), "\(mode) \(pixels.premultiplied(0, 0))")
    }
  }

  @Test func stateIsSavedTogether() throws {
    let pixels = try drawn { context in
      context.save()
      context.concat(CGAffineTransform(translationX: 50, y: 0))
      context.clip(to: PixelRect(x: 0, y: 0, width: 60, height: 10))
      context.blendMode = .clear
      context.restore()
      context.restore()
      #expect(context.transform.isIdentity)
      #expect(context.clipBounds == PixelRect(x: 0, y: 0, width: 100, height: 100))
      context.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
    }
    #expect(pixels.coverage == 100)
  }
}
