// Integer rectangles, and the way from real ones to them.

import Foundation
import Graphics
import Testing

@Suite struct PixelRectTests {
  let a = PixelRect(x: 0, y: 0, width: 10, height: 10)
  let b = PixelRect(x: 5, y: 6, width: 10, height: 10)

  @Test func setOperations() {
    #expect(a.union(b) == PixelRect(x: 0, y: 0, width: 15, height: 16))
    #expect(a.intersection(b) == PixelRect(x: 5, y: 6, width: 5, height: 4))
    #expect(a.intersection(PixelRect(x: 10, y: 0, width: 5, height: 5)) == .empty)
    #expect(a.union(.empty) == a && PixelRect.empty.union(a) == a)
    #expect(a.area == 100 && PixelRect.empty.area == 0)
    #expect(a.contains(a.insetBy(1)) && !a.contains(a.outset(1)) && a.contains(.empty))
    #expect(a.insetBy(5).isEmpty && a.outset(2) == PixelRect(x: -2, y: -2, width: 14, height: 14))
    #expect(a.contains(x: 9, y: 0) && !a.contains(x: 10, y: 0))
    #expect(a.intersects(b) && !a.intersects(.empty))
  }

  @Test func coversWholePixels() {
    let rect = CGRect(x: -0.5, y: 0.25, width: 1, height: 1)
    #expect(PixelRect(covering: rect) == PixelRect(x: -1, y: 0, width: 2, height: 2))
    #expect(PixelRect(inside: rect) == .empty)
    #expect(
      PixelRect(inside: CGRect(x: 0.5, y: 0.5, width: 3, height: 3)) == PixelRect(x: 1, y: 1, width: 2, height: 2))
    #expect(PixelRect(covering: a.cgRect) == a)
  }

  @Test func unusableRectanglesAreHarmless() {
    for rect in [CGRect.null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      #expect(PixelRect(covering: rect) == .empty)
    }
    for rect in [CGRect.infinite, CGRect(x: -1e300, y: -1e300, width: 3e300, height: 3e300)] {
      let huge = PixelRect(covering: rect)
      #expect(huge.minX == -PixelRect.limit && huge.maxX == PixelRect.limit && huge.area > 0)
      #expect(huge.intersection(a) == a)
    }
    #expect(PixelRect(covering: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)).maxX == PixelRect.limit)
  }
}
