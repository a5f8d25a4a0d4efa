// The moments of keyframes: which segment a fraction falls in, and how far into it.

import RenderTree

/// Ascending moments in 0…1 with the easing of the segments between them.
struct KeyTimes: Sendable {
  let times: [Double]
  let curves: [TimingCurve]

  /// Moments as given, made ascending and kept inside 0…1 so that hostile numbers cannot turn time round.
  init(_ given: [Double], curves: [TimingCurve]) {
    var last = 0.0
    times = given.map { time in
      last = min(max(time.isNaN ? last : time, last), 1)
      return last
    }
    self.curves = curves
  }

  /// Evenly spaced moments, the first 0 and the last 1.
  static func even(_ count: Int) -> [Double] {
    count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0]
  }

  /// Moments spaced like distances; even when nothing moves.
  static func paced(_ distances: [Double]) -> [Double] {
    let total = distances.reduce(0, +)
    guard total > 0, total.isFinite else { return even(distances.count + 1) }
    var sum = 0.0
    return [0]
      + distances.map { distance in
        sum += distance
        return min(sum / total, 1)
      }
  }

  /// Sums of fractions and quotients meant to be the same moment differ by less than this.
  private static let precision = 1e-12

  /// The last moment not after a fraction; the first one before it.
  func index(at fraction: Double) -> Int {
    var low = 0
    var high = times.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= fraction + Self.precision { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The segment between two moments and the eased place inside it; before the first moment and after the last one the
  /// ends hold. There must be two moments.
  func segment(at fraction: Double) -> (index: Int, place: Double) {
    let index = min(index(at: fraction), times.count - 2)
    let length = times[index + 1] - times[index]
    let place = length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1
    return (index, index < curves.count ? curves[index].value(at: place) : place)
  }
}
