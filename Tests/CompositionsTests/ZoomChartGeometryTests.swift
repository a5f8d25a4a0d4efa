// Zoom: the transform, what is thrown, and which points are drawn, against closed forms and plain searches.

import Compositions
import Foundation
import Testing

@Suite struct ZoomChartGeometryTests {
  private func transform() -> ZoomTransform {
    ZoomTransform(domain: ValueRange(low: 1000, high: 6000), width: 1000, inset: 24)
  }

  @Test func wholeSeriesIsInViewFirst() {
    let transform = transform()
    #expect(transform.view(1000) == 24 && transform.view(6000) == 1024)
    #expect(abs(transform.data(524) - 3500) < 1e-9)
    let point = ZoomTransform(domain: ValueRange(low: 7, high: 7), width: 1000, inset: 24)
    #expect(point.view(7) == 524)
  }

  /// The datum between the fingers stays between them, wherever they go, as long as the limits do not hold it back.
  @Test(arguments: [1.5, 3, 10], [300.0, 524, 700])
  func pinchKeepsItsDatum(scale: Double, center: Double) {
    var transform = transform()
    transform.zoom(to: 2, putting: 3500, at: 524)
    let datum = transform.data(center)
    for part in 1...20 {
      let place = center + Double(part)
      transform.zoom(to: 2 * pow(scale / 2, Double(part) / 20), putting: datum, at: place)
      if transform.offset > transform.offsets.lowerBound, transform.offset < transform.offsets.upperBound {
        #expect(abs(transform.data(place) - datum) < 1e-6)
        #expect(abs(transform.view(datum) - place) < 1e-6)
      }
    }
    #expect(abs(transform.scale - scale) < 1e-9)
  }

  @Test func magnificationHasLimits() {
    var transform = transform()
    transform.zoom(to: 100, putting: 3500, at: 524)
    #expect(transform.scale == 10)
    transform.zoom(to: 0.01, putting: 3500, at: 524)
    #expect(transform.scale == 0.5)
    #expect(ZoomTransform.limits == 0.5...10)
  }

  @Test(arguments: [0.5, 0.8, 1, 4, 10], [-1e6, -300, 300, 1e6])
  func curveStaysInView(scale: Double, distance: Double) {
    var transform = transform()
    transform.zoom(to: scale, putting: 3500, at: 524)
    transform.pan(by: distance)
    let (first, last) = (transform.view(1000), transform.view(6000))
    if scale >= 1 {
      #expect(first <= 24 + 1e-9 && last >= 1024 - 1e-9)
    } else {
      #expect(first >= 24 - 1e-9 && last <= 1024 + 1e-9)
    }
  }

  /// x(t) = v (1 − e^(−k t)) / k, at rest when v e^(−k t) = 8.
  @Test func thrownCurvesComeToRest() throws {
    let inertia = try #require(Inertia(start: 2, origin: -500, velocity: -1200, within: -9000...0))
    let k = 2.002
    for time in [2, 2.1, 2.5, 3.7] {
      #expect(abs(inertia.offset(at: time) - (-500 - 1200 * (1 - exp(-k * (time - 2))) / k)) < 1e-9)
    }
    #expect(abs(inertia.end - (2 + log(150) / k)) < 1e-9)
    #expect(inertia.offset(at: 99) == inertia.offset(at: inertia.end))
    #expect(Inertia(start: 0, origin: 0, velocity: 5, within: -10...10) == nil)
    #expect(Inertia(start: 0, origin: 0, velocity: 500, within: -10...0) == nil)
  }

  @Test func thrownCurvesEndAtTheLimit() throws {
    let inertia = try #require(Inertia(start: 0, origin: -100, velocity: 2000, within: -900...0))
    #expect(inertia.end < 0.2)
    #expect(abs(inertia.offset(at: inertia.end)) < 1e-6)
  }

  @Test func velocityIsThatOfTheLastTenth() {
    var tracker = VelocityTracker()
    for step in 0...60 { tracker.add(CGFloat(step < 30 ? 0 : (step - 30) * 10), at: Double(step) / 120) }
    #expect(abs(tracker.velocity(at: 0.5) - 1200) < 1e-6)
    // The finger rested before it let go.
    #expect(tracker.velocity(at: 0.7) == 0)
  }

  private static func series(_ count: Int) -> Series {
    var state: UInt64 = 42
    var walk = 0.0
    let y = (0..<count).map { index -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      walk += Double(Int64(bitPattern: state) >> 40) / 1e6
      return index % 997 < 3 ? .nan : walk
    }
    let x = (0..<count).map { (index: Int) -> Double in Double(index) / 2 + (index % 3 == 0 ? 0.1 : 0) }
    return Series(axis: .number, x: x, y: y)
  }

  @Test(arguments: [1, 7, 8, 9, 64, 65, 1000, 4097])
  func extremaAreThoseOfAPlainSearch(count: Int) {
    let values = Self.series(count).y
    let tree = ExtremaTree(values)
    var visits = 0
    for low in stride(from: 0, to: count, by: max(1, count / 23)) {
      for high in stride(from: low, through: count, by: max(1, count / 29)) {
        let found = tree.extrema(low..<high, visits: &visits)
        let slice = values[low..<high].filter(\.isFinite)
        if let least = slice.min(), let greatest = slice.max() {
          #expect(values[Int(found.least)] == least && values[Int(found.greatest)] == greatest)
        } else {
          #expect(found == .none)
        }
      }
    }
  }

  /// Each column keeps its least and its greatest value, so that no spike is lost at any magnification.
  @Test(arguments: [1.0, 3, 10])
  func spikesAreKept(zoom: Double) {
    var series = Self.series(50_000)
    for place in [10_123, 25_077, 26_500] { series.y[place] = 1e6 }
    let sampler = Downsampler(series)
    let width = 25_000 / zoom
    let low = 12_538.5 - width / 2
    let choice = sampler.choose(from: low, to: low + width, column: width / 1100)
    let drawn = Set(choice.runs.joined())
    for place in [10_123, 25_077, 26_500] where low...low + width ~= series.x[place] {
      #expect(drawn.contains(place))
    }
    #expect(zip(choice.runs.joined(), choice.runs.joined().dropFirst()).allSatisfy { $0 < $1 })
  }

  /// What is drawn, and what finding it costs, follows the columns and not the points.
  @Test func costFollowsPixels() {
    var counts: [Int] = []
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      let sampler = Downsampler(Self.series(count))
      let span = Double(count) / 2
      for zoom in [1.0, 10] {
        let choice = sampler.choose(from: 0, to: span / zoom, column: span / zoom / 1100)
        // Two points a column, or all points where there are at most four a column; the neighbours of the view.
        #expect(choice.count <= 1100 * 4 + 4)
        // A column costs two searches for its edges and a walk up the tree.
        let walk = 2 * log2(Double(count)) + 32 * log2(Double(count)) / 3
        #expect(Double(choice.visits) <= 1102 * walk)
        counts.append(choice.visits)
      }
    }
    #expect(Double(counts[6]) < 2.5 * Double(counts[4]))
  }

  /// While the view only moves, the points that stay in it are the same: a curve that is dragged does not flicker.
  @Test func draggingChoosesTheSamePoints() {
    let sampler = Downsampler(Self.series(100_000))
    let column = 40.0
    let first = Set(sampler.choose(from: 10_000, to: 30_000, column: column).runs.joined())
    let second = Set(sampler.choose(from: 10_013.7, to: 30_013.7, column: column).runs.joined())
    let inner = { (places: Set<Int>) in places.filter { 10_100.0...29_900 ~= sampler.series.x[$0] } }
    #expect(inner(first) == inner(second))
    #expect(inner(first).count > 900)
  }

  @Test func nearestDatum() {
    let series = Series(axis: .number, x: [0, 1, 4, 4, 9], y: [1, 2, 3, 4, 5])
    let sampler = Downsampler(series)
    for (x, index) in [(-5.0, 0), (0.4, 0), (0.6, 1), (2.4, 1), (2.6, 2), (6.4, 3), (6.6, 4), (99, 4)] {
      #expect(sampler.nearest(to: x) == index)
    }
  }

  @Test func gapsBreakTheLine() {
    let series = Series(axis: .index, x: [0, 1, 2, 3, 4], y: [.nan, 1, .nan, 2, 3])
    #expect(Downsampler(series).choose(from: 0, to: 4, column: 1).runs == [[1], [3, 4]])
    #expect(Downsampler(series).range(from: 0, to: 4) == ValueRange(low: 1, high: 3))
  }
}
