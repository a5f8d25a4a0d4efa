// No path operation traps or hangs, whatever the coordinates are.

import Foundation
import Graphics
import Testing

@Suite struct UnusableNumbersTests {
  static let extremes: [CGFloat] = [0, -1, .nan, .infinity, -.infinity, 1e308, -1e308, CGFloat.leastNonzeroMagnitude]

  /// Every kind of element with every pairing of two extremes as coordinates.
  static let paths: [PathData] = extremes.flatMap { a in
    extremes.map { b in
      PathData(elements: [
        .move(CGPoint(x: a, y: b)), .line(CGPoint(x: 1, y: a)), .quad(CGPoint(x: b, y: 2), CGPoint(x: 3, y: a)),
        .curve(CGPoint(x: a, y: b), CGPoint(x: 4, y: b), CGPoint(x: b, y: 5)), .close,
      ])
    }
  }

  @Test func pathsSurviveEverything() {
    for path in Self.paths {
      let bounds = path.bounds
      #expect(bounds.isNull != path.isFinite)
      _ = path.trimmed(from: 0.2, to: 0.7)
      _ = path.dashed(phase: 1, lengths: [2, 3])
      _ = path.flattened()
      _ = path.contains(CGPoint(x: 1, y: 1))
      _ = path.isRectangle
      let measure = path.measure
      _ = measure.point(atDistance: measure.length / 2)
      _ = measure.tangent(atDistance: .nan)
    }
  }

  @Test func shapesSurviveEverything() {
    for a in Self.extremes {
      for b in Self.extremes {
        let rect = CGRect(x: a, y: 0, width: b, height: 10)
        _ = PathData.ellipse(in: rect).bounds
        _ = PathData.roundedRect(rect, cornerRadius: b, isContinuous: true).bounds
        _ = PathData.roundedRect(rect, cornerWidth: a, cornerHeight: b).bounds
        _ = PixelRect(covering: rect).area
        var path = PathData()
        path.addArc(center: CGPoint(x: 0, y: a), radius: b, startAngle: a, endAngle: b, clockwise: false)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: a, delta: b)
        path.addArc(tangent1End: CGPoint(x: a, y: b), tangent2End: CGPoint(x: b, y: 0), radius: a)
        _ = path.length
        _ = CGColor(red: a, green: b, blue: a, alpha: b).premultipliedWord
        var t = CATransform3DMakeScale(a, b, 1)
        t[.rotationZ] = a
        _ = CATransform3D.interpolate(from: t, to: CATransform3DMakeRotation(b, 1, a, 0), fraction: 0.5)
      }
    }
  }
}
