// A cubic Bézier easing curve and its solver.

/// An easing curve from (0,0) to (1,1) with two control points; the x of both must lie in 0…1.
public struct TimingCurve: Sendable, Hashable {
  /// Coordinates of the two control points.
  public let x1, y1, x2, y2: Double

  /// A curve from its control points. An x outside 0…1 is clamped: the curve would not be a function of time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Even speed.
  public static let linear = TimingCurve(0, 0, 1, 1)

  /// The eased fraction at a fraction of time, both exactly 0 and 1 at the ends.
  public func value(at fraction: Double) -> Double {
    if !(fraction > 0) { return 0 }
    if fraction >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return fraction }
    return Self.bezier(y1, y2, parameter(at: fraction))
  }

  /// Newton's method, guarded by bisection: where the curve's slope is zero Newton alone runs away.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var u = x
    for _ in 0..<64 {
      let error = Self.bezier(x1, x2, u) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = u } else { low = u }
      let slope = Self.slope(x1, x2, u)
      let next = slope > 1e-9 ? u - error / slope : .nan
      u = next > low && next < high ? next : (low + high) / 2
    }
    return u
  }

  private static func bezier(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * a * u * v * v + 3 * b * u * u * v + u * u * u
  }

  private static func slope(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * a * v * v + 6 * (b - a) * u * v + 3 * (1 - b) * u * u
  }
}
