// From the damping ratio and duration a view's animation is asked for to a spring's mass, stiffness and damping.

public import QuartzCore

/// UIKit's springs by damping ratio: the spring that has come within a thousandth of its distance when the duration ends.
///
/// Measured on UIKit: with β = ζ·ωn and ωd = ωn·√(1 - ζ²), ωn solves |(β - v) / ωd| · e^(-β·D) = 0.001.
public enum ViewSpring {
  /// What is left of the distance at the end.
  public static let rest = 0.001

  /// The undamped angular frequency; radians a second.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; less swings more, more counts as 1.
  ///   - duration: seconds.
  ///   - velocity: at the beginning, in distances a second.
  public static func frequency(dampingRatio: Double, duration: Double, velocity: Double = 0) -> Double {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let duration = max(duration, 1e-3)
    // Beyond its maximum what is left falls as the frequency grows: the last place where it passes the limit.
    func left(_ frequency: Double) -> Double {
      guard ratio < 1 else { return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) }
      let decay = ratio * frequency
      return abs((decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())) * exp(-decay * duration)
    }
    var high = 1 / (ratio * duration)
    while left(high) > rest || high * ratio * duration < 8 + abs(velocity) * duration { high *= 2 }
    var low = 0.0
    // From the top down to the first place that is above the limit, then between the two.
    var step = high
    for _ in 0..<400 {
      step *= 0.98
      if left(step) > rest {
        low = step
        break
      }
      high = step
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if left(middle) > rest { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The animation of a key path with such a spring.
  public static func animation(
    keyPath: String, dampingRatio: CGFloat, duration: Double, velocity: CGFloat
  ) -> CASpringAnimation {
    let frequency = frequency(
      dampingRatio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
    let spring = CASpringAnimation(keyPath: keyPath)
    spring.mass = 1
    spring.stiffness = CGFloat(frequency * frequency)
    spring.damping = CGFloat(2 * min(max(Double(dampingRatio), 0.01), 1) * frequency)
    spring.initialVelocity = velocity
    spring.duration = duration
    return spring
  }
}
