// A value through a list of values: held, mixed evenly, at even speed, or along a smooth curve.

import FrameResolving
import Foundation
import RenderTree

/// How the values between keyframes are found.
enum KeyframeMode: Sendable, Hashable {
  case linear, discrete, paced, cubic, cubicPaced
}

/// Tension, continuity and bias of each keyframe; missing entries are 0.
struct KeyframeShape: Sendable, Hashable {
  var tension: [Double] = []
  var continuity: [Double] = []
  var bias: [Double] = []

  func tension(_ index: Int) -> Double { index < tension.count ? tension[index] : 0 }
  func continuity(_ index: Int) -> Double { index < continuity.count ? continuity[index] : 0 }
  func bias(_ index: Int) -> Double { index < bias.count ? bias[index] : 0 }
}

/// The value through keyframe values.
struct KeyframeTrack: ValueTrack {
  private let values: [PropertyValue]
  private let mode: KeyframeMode
  private let keys: KeyTimes
  private let spline: Spline?

  /// A track, or nil when there are fewer than two values: such an animation has no effect (measured).
  ///
  /// When values and key times differ in number, only as many as both have count (measured).
  init?(
    values given: [PropertyValue], keyTimes: [Double]?, mode: KeyframeMode, curves: [TimingCurve],
    shape: KeyframeShape = KeyframeShape()
  ) {
    let isPaced = mode == .paced || mode == .cubicPaced
    let keyTimes = isPaced || keyTimes?.isEmpty == true ? nil : keyTimes
    let count = min(given.count, keyTimes?.count ?? given.count)
    guard count >= 2 else { return nil }
    values = Array(given[..<count])
    self.mode = mode
    if let keyTimes {
      keys = KeyTimes(Array(keyTimes[..<count]), curves: curves)
    } else if mode == .discrete {
      keys = KeyTimes((0..<count).map { Double($0) / Double(count) }, curves: curves)
    } else if isPaced, let distances = Self.distances(values) {
      keys = KeyTimes(KeyTimes.paced(distances), curves: curves)
    } else {
      keys = KeyTimes(KeyTimes.even(count), curves: curves)
    }
    spline = mode == .cubic || mode == .cubicPaced ? Spline(values, times: keys.times, shape: shape) : nil
  }

  /// Distances between neighbours; nil when the values are of a kind without one.
  private static func distances(_ values: [PropertyValue]) -> [Double]? {
    var distances: [Double] = []
    for (a, b) in zip(values, values.dropFirst()) {
      guard let distance = a.distance(to: b) else { return nil }
      distances.append(distance)
    }
    return distances
  }

  func value(at fraction: Double, base: PropertyValue) -> PropertyValue? {
    if mode == .discrete { return values[keys.index(at: fraction)] }
    let (index, place) = keys.segment(at: fraction)
    if let spline { return values[index].withVector(spline.point(in: index, at: place)) }
    return Interpolation.value(from: values[index], to: values[index + 1], fraction: place)
  }
}

/// A Kochanek–Bartels spline: cubic Hermite curves whose inner tangents are shaped by tension, continuity and bias.
///
/// The end tangents are the whole first and last differences (less their tension), and inner tangents are scaled by the
/// length of the segment against that of its neighbourhood; both reproduce Core Animation's measured values.
private struct Spline: Sendable {
  let points: [[Double]]
  let times: [Double]
  let shape: KeyframeShape

  /// A spline through vectors of one kind; nil for values that are none, which are mixed evenly instead.
  init?(_ values: [PropertyValue], times: [Double], shape: KeyframeShape) {
    points = values.compactMap(\.vector)
    self.times = times
    self.shape = shape
    guard points.count == values.count, values.allSatisfy({ $0.hasSameShape(as: values[0]) }) else { return nil }
  }

  func point(in segment: Int, at s: Double) -> [Double] {
    let outgoing = tangent(at: segment, leaving: true, segment: segment)
    let incoming = tangent(at: segment + 1, leaving: false, segment: segment)
    let s2 = s * s
    let s3 = s2 * s
    let (a, b, c, d) = (2 * s3 - 3 * s2 + 1, s3 - 2 * s2 + s, 3 * s2 - 2 * s3, s3 - s2)
    let (start, end) = (points[segment], points[segment + 1])
    return start.indices.map { i in
      a * start[i] + b * outgoing[i] + c * end[i] + d * incoming[i]
    }
  }

  private func tangent(at index: Int, leaving: Bool, segment: Int) -> [Double] {
    let last = points.count - 1
    let t = 1 - shape.tension(index)
    if index == 0 || index == last { return difference(index == 0 ? 0 : last - 1).map { t * $0 } }
    let before = difference(index - 1)
    let after = difference(index)
    let neighbourhood = times[index + 1] - times[index - 1]
    let scale = neighbourhood > 0 ? 2 * (times[segment + 1] - times[segment]) / neighbourhood : 0
    let c = leaving ? shape.continuity(index) : -shape.continuity(index)
    let b = shape.bias(index)
    let ofBefore = scale * t * (1 + c) * (1 + b) / 2
    let ofAfter = scale * t * (1 - c) * (1 - b) / 2
    return before.indices.map { ofBefore * before[$0] + ofAfter * after[$0] }
  }

  private func difference(_ index: Int) -> [Double] {
    zip(points[index + 1], points[index]).map { $0 - $1 }
  }
}
