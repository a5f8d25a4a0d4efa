// What a drawing context says of its path and state, where Core Graphics documents it.

import Foundation
import Graphics
import Testing

@Suite struct CGContextTests {
  @Test func thePathUnderConstructionIsDescribed() {
    let context = CGContext()
    #expect(context.isPathEmpty && context.currentPointOfPath == .zero && context.boundingBoxOfPath.isNull)
    context.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 4, y: 5, width: 2, height: 3)])
    #expect(!context.isPathEmpty)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 6, height: 8))
    context.beginPath()
    #expect(context.isPathEmpty)
  }

  /// A quarter circle of radius 5 in the corner (10, 0) touches the sides at (5, 0) and (10, 5).
  @Test func anArcRoundsACorner() {
    let context = CGContext()
    context.move(to: .zero)
    context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    let end = context.currentPointOfPath
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 5) < 1e-9)
    let path = context.path
    #expect(path?.contains(CGPoint(x: 5, y: 0.5)) == true)
    // The corner itself is cut off: it is 5√2 - 5 from the arc.
    #expect(path?.contains(CGPoint(x: 9.5, y: 0.5)) == false)
  }

  @Test func aWidthOfItsOwnIsForOneStroke() {
    let context = CGContext()
    context.setLineWidth(2)
    context.setStrokeColor(gray: 0.5, alpha: 0.25)
    context.stroke(CGRect(x: 0, y: 0, width: 9, height: 9), width: 7)
    context.stroke(CGRect(x: 0, y: 0, width: 9, height: 9))
    var widths: [CGFloat] = []
    for case .stroke(_, let style, let paint) in context.displayList.commands {
      widths.append(style.width)
      #expect(paint == .color(CGColor(gray: 0.5, alpha: 0.25)))
    }
    #expect(widths == [7, 2])
  }

  @Test func greyFills() {
    let context = CGContext()
    context.setFillColor(gray: 0.75, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .fill(_, _, let paint)? = context.displayList.commands.first else {
      Issue.record("nothing was filled")
      return
    }
    #expect(paint == .color(CGColor(red: 0.75, green: 0.75, blue: 0.75, alpha: 1)))
  }

  @Test func aGradientIsMadeOfComponents() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(
      CGGradient(colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0, 0.75], count: 2))
    #expect(
      gradient.colors == [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)])
    #expect(gradient.locations == [0, 0.75])
    let grey = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 0.5, 1, 1, 0], locations: nil, count: 3)
    #expect(grey?.locations == [0, 0.5, 1] && grey?.colors.last == CGColor(gray: 1, alpha: 0))
    #expect(CGGradient(colorSpace: space, colorComponents: [0, 0, 0, 1], locations: nil, count: 0) == nil)
  }

  @Test func anImageSaysHowItIsStored() {
    let image = CGImage(PixelBuffer(width: 3, height: 2))
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 12 && !image.isMask)
    let copy = image.copy()
    #expect(copy != image && copy?.buffer === image.buffer)
  }
}
