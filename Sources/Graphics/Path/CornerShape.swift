// One corner of a rounded rectangle, as offsets from the corner point.

import Foundation

/// A corner's outline from the side along x to the side along y; offsets point into the rectangle.
struct CornerShape {
  /// Runs of points: one is a line to it, three are a curve.
  private var runs: [[CGPoint]]

  /// A right angle.
  static let square = CornerShape(runs: [[.zero]])

  /// A quarter ellipse.
  static func circular(width: CGFloat, height: CGFloat) -> CornerShape {
    let rest = 1 - quarterCircleKappa
    return CornerShape(runs: [
      [CGPoint(x: width, y: 0)],
      [CGPoint(x: width * rest, y: 0), CGPoint(x: 0, y: height * rest), CGPoint(x: 0, y: height)],
    ])
  }

  /// How far beyond the radius a continuous corner reaches.
  static let continuousExpansion: CGFloat = 1.52866483

  /// A continuous corner; coefficients from the study of iOS 7's UIBezierPath by PaintCode, within 0.1 pixel of
  /// Core Animation's.
  ///
  /// Where the sides are too short for it (`limit` is what one corner may take of them), it turns into the circle in
  /// proportion to the reach that is missing, so that the largest radius gives a circle and nothing jumps before.
  static func continuous(radius: CGFloat, limit: CGFloat) -> CornerShape {
    let reach = min(continuousExpansion, limit / radius)
    let share = max(0, (reach - 1) / (continuousExpansion - 1))
    let points = zip(circleRuns, continuousRuns).map { circle, soft in
      zip(circle, soft).map { from, to in
        CGPoint(x: radius * (from.x + (to.x - from.x) * share), y: radius * (from.y + (to.y - from.y) * share))
      }
    }
    return CornerShape(runs: points)
  }

  private static let continuousRuns: [[CGPoint]] = [
    [CGPoint(x: 1.52866483, y: 0)],
    [CGPoint(x: 1.08849323, y: 0), CGPoint(x: 0.86840689, y: 0), CGPoint(x: 0.66993427, y: 0.06549600)],
    [CGPoint(x: 0.63149399, y: 0.07491100)],
    [
      CGPoint(x: 0.37282392, y: 0.16905899), CGPoint(x: 0.16905899, y: 0.37282392),
      CGPoint(x: 0.07491100, y: 0.63149399),
    ],
    [CGPoint(x: 0.06549600, y: 0.66993427)],
    [CGPoint(x: 0, y: 0.86840689), CGPoint(x: 0, y: 1.08849323), CGPoint(x: 0, y: 1.52866483)],
  ]

  /// The quarter circle of radius 1 cut into the same runs, the lines shrunk to points.
  private static let circleRuns: [[CGPoint]] = {
    // Where the continuous corner's short line touches the circle.
    let cut = asin(1 - (0.66993427 + 0.63149399) / 2)
    func arc(_ from: CGFloat, _ to: CGFloat) -> [CGPoint] {
      let k = 4 / 3 * tan((to - from) / 4)
      let (a, b) = (CGPoint(x: 1 - sin(from), y: 1 - cos(from)), CGPoint(x: 1 - sin(to), y: 1 - cos(to)))
      return [
        CGPoint(x: a.x - k * cos(from), y: a.y + k * sin(from)), CGPoint(x: b.x + k * cos(to), y: b.y - k * sin(to)), b,
      ]
    }
    let (first, second, third) = (arc(0, cut), arc(cut, .pi / 2 - cut), arc(.pi / 2 - cut, .pi / 2))
    return [[CGPoint(x: 1, y: 0)], first, [first[2]], second, [second[2]], third]
  }()

  /// The outline as elements from wherever the pen is, starting on the side along x or on the side along y.
  func elements(isEnteredAlongX: Bool) -> [PathData.Element] {
    let ordered = isEnteredAlongX ? runs : reversedRuns
    return ordered.map { $0.count == 3 ? .curve($0[0], $0[1], $0[2]) : .line($0[0]) }
  }

  /// The same outline from the side along y to the side along x.
  private var reversedRuns: [[CGPoint]] {
    var points = Array(runs.joined().reversed())
    var result: [[CGPoint]] = [[points.removeFirst()]]
    for run in runs.dropFirst().reversed() {
      result.append(Array(points.prefix(run.count)))
      points.removeFirst(run.count)
    }
    return result
  }
}
