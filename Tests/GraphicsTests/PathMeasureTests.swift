// Arc lengths and places at a distance.

import Foundation
import Graphics
import Testing

@Suite struct PathMeasureTests {
  /// A line of 100, then a curve; the measured values of Core Animation's path animation belong to it.
  let path = PathData(elements: [
    .move(.zero), .line(CGPoint(x: 100, y: 0)),
    .curve(CGPoint(x: 150, y: 0), CGPoint(x: 200, y: 50), CGPoint(x: 200, y: 100)),
  ])

  @Test func circleLength() {
    let circle = PathData.ellipse(in: CGRect(x: 0, y: 0, width: 200, height: 200))
    // The Bézier circle is longer than the true one by 1.4e-4 of it.
    expect(circle.length, near: 200 * .pi, within: 200 * .pi * 3e-4)
    // And it is the sum of a fine polygon to the accuracy that has.
    expect(circle.length, near: circle.flattened(tolerance: 1e-7).length, within: 1e-5)
  }

  @Test func parabolaLength() throws {
    // y = x² from 0 to 1 as a quadratic: √5/2 + asinh(2)/4.
    let parabola = PathData(elements: [.move(.zero), .quad(CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1))])
    expect(parabola.length, near: CGFloat(5).squareRoot() / 2 + asinh(2) / 4, within: 1e-12)
    let segment = try #require(parabola.segments.first)
    let t = segment.parameter(atLength: parabola.length / 3)
    expect(segment.length(to: t), near: parabola.length / 3, within: 1e-11)
  }

  @Test func foldedCurveLength() {
    // A straight cubic that turns round at three quarters of its controls' distance: out and back.
    let folded = PathData(elements: [
      .move(.zero), .curve(CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 0)),
    ])
    expect(folded.length, near: 6, within: 6e-6)
  }

  @Test(
    arguments: [
      (0, 0, 0), (0.1, 25.49, 0), (0.25, 63.72, 0), (0.5, 126.87, 4.62), (0.6, 149.72, 15.82), (0.75, 177.88, 41.5),
      (0.9, 195.99, 74.98), (0.99, 199.96, 97.46),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pacedPlaces(_ fraction: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    // Core Animation's own places are a few hundredths off the true arc length inside the curve.
    let measure = path.measure
    expect(measure.length, near: 254.887, within: 1e-3)
    expect(measure.point(atDistance: fraction * measure.length), near: x, y, within: 0.06)
  }

  @Test(
    arguments: [(0.6, 129.6, 5.6), (0.75, 168.75, 31.25), (0.9, 194.4, 70.4), (0.99, 199.94, 97.0)]
      as [(CGFloat, CGFloat, CGFloat)])
  func placesByParameter(_ time: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    expect(path.segments[1].point(at: time * 2 - 1), near: x, y, within: 0.02)
  }

  @Test func tangents() {
    let measure = path.measure
    #expect(measure.tangent(atDistance: 50) == CGVector(dx: 1, dy: 0))
    let end = measure.tangent(atDistance: 1e9) ?? .zero
    expect(end.angle, near: .pi / 2)
    // A control point on the start leaves no derivative there.
    let sharp = PathData(elements: [.move(.zero), .curve(.zero, CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5))])
    expect(sharp.segments[0].tangent(at: 0).angle, near: .pi / 2, within: 1e-3)
  }

  @Test func boundariesBelongToTheNextSegment() {
    #expect(path.measure.location(atDistance: 100)?.segment == 1)
    let closed = PathData.ellipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)).measure
    #expect(closed.segments.map(\.kind) == [.curve, .curve, .curve, .curve, .close])
    expect((closed.tangent(atDistance: closed.length) ?? .zero).angle, near: .pi / 2)
  }

  @Test func nothingToMeasure() {
    #expect(PathData().measure.point(atDistance: 0) == nil && PathData().length == 0)
    let dot = PathData(elements: [.move(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 3, y: 4))]).measure
    #expect(dot.point(atDistance: 5) == CGPoint(x: 3, y: 4) && dot.tangent(atDistance: 0) == .zero)
    let broken = PathData(elements: [.move(.zero), .curve(.zero, CGPoint(x: CGFloat.infinity, y: 0), .zero)])
    #expect(broken.length == 0)
  }
}
